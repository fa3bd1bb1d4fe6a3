"""Places printed on cards: what is printed in each, what lies there, and what is empty and full."""

from __future__ import annotations

from pathlib import Path

import pytest

from interpreter.game.match import Match
from interpreter.loader import Game, load
from moodsl.extras.agents.hidden import Blinds
from moodsl.extras.agents.luck import Luck
from moodsl.scenario import load_suite, run_scenario

COLONY = """
pack colony "Colony"
    version   "1"
    language  "3"

game colony "Colony"
    players     2 to 2
    ordered_by  owner

ending done "done"

counter fame for each player "fame"
    range  0 or more

kind square is place "square"
    wealth    money, science, any, optional
    advanced  yes, no
    bonus     0 to 3, optional

kind sector is card "sector"
    squares  square, printed
    starts   space

kind settler is card "settler"
    owned   by_player
    starts  barracks

kind bay is place "bay"
    built  part, optional

kind part is card "part"
    energy  -5 to 5
    starts  workshop

kind blueprint is card "blueprint"
    owned   by_player
    bays    bay, printed
    starts  desk

kind cell is place "cell"
    colour  red, blue

kind project is card "project"
    cells   cell, printed
    starts  plans
    works when it is in its owner's plant and it is full

kind research is project "research"

mark closed for each cell "state"
    words  open, lost

zone plans of project "plans"

zone plant of project for each player "plant"

zone space of sector "space"  ## allow never-shuffled the tests know in which order they come
    face  down

zone realm of sector for each player "realm"

zone barracks of settler for each player "barracks"

zone desk of blueprint for each player "desk"

zone workshop of part "workshop"

zone settlers of settler for each square "settlers"
    holds  1

zone fitted of part for each bay "parts on it"

zone cubes of settler for each cell "cubes"
    holds  1

value power of bay
    (top of bay's fitted)'s energy if bay's fitted is not empty
    bay's built's energy otherwise

value dividend of player = 0

action settle "Settle"
    choose a square on your realm where it is empty and its advanced is no
    put a settler from your barracks into square's settlers

action fit "Fit"
    choose a bay on your desk
    put a part from workshop into bay's fitted

action strip "Strip"
    choose a bay on your desk where it is not empty
    put all parts from bay's fitted into workshop

action invest "Invest"
    choose an empty cell on your plant
    put a settler from your barracks into cell's cubes

action close "Close"
    choose a cell on your plant
    set cell's closed to lost

action count "Count"
    gain ({asked}) fame

action pass "Pass"
    gain 0 fame

setup:
    each player
        put top 2 of space into their realm
        put top of plans into their plant

play:
    repeat at most 8 times
        each player where it is first
            perform an action
    end game by done

scoring:
    each player
        score their fame + their dividend + ((power of it) for each bay on their desk)

sector vega "Vega"
    squares  any, advanced money bonus 2
    copies   2

sector castor "Castor"
    squares  money, advanced science, money, 2 nothing
    copies   3

settler colonist "Colonist"
    copies  6

part drive "Drive"
    energy  -1
    copies  3

part source "Source"
    energy  3
    copies  3

blueprint interceptor "Interceptor"
    bays  drive, source, nothing, source

research mine "Mine"
    cells   red, blue
    copies  2

    always:
        your dividend is 5
"""


SCENARIO = """
scenario "a part on the blueprint of a rival"
    given
        rival's interceptor_source's fitted is [drive]
    when
        you perform count
    then
        your fame is 1
        rival's interceptor_source's fitted is [drive]
"""


def made(folder: Path, asked: str = "0", fuse: bool = True) -> Game:
    (folder / "colony.moo").write_text(COLONY.replace("{asked}", asked), encoding="utf-8")
    return load(folder, cache=False, fuse=fuse)


def labels(match: Match) -> list[str]:
    assert match.decision is not None
    return [option.label for option in match.decision.options]


def answer(match: Match, *wanted: str) -> None:
    """Choose options by their labels; the first of several."""
    for label in wanted:
        match.choose(labels(match).index(label))


def fame_of(match: Match) -> int:
    return match.state.c[match.sheet.counters["fame"].at]


COUNTED = [
    ("number of squares on your realm", 10),
    ("number of squares", 20 - 3),
    ("number of squares on (top of your realm)", 5),
    ("number of (empty squares on your realm where its wealth is money)", 4),
    ("number of money squares on your realm", 4),
    ("total bonus of squares on your opponents' realm", 2),
    ("number of (squares in your realm's squares where its advanced is yes)", 2),
    ("(number of squares on its sector) for each money square on your realm", 20),
    ("(power of it) for each bay on your desk", 5),
    ("total energy of parts in your desk's bays's fitted", 0),
    ("number of (cells on your plant where its colour is either red or blue)", 2),
]


@pytest.mark.parametrize(("asked", "fame"), COUNTED)
def test_places_of_cards_are_counted_by_what_is_printed_in_them(
    tmp_path: Path, asked: str, fame: int, fuse: bool
) -> None:
    match = made(tmp_path, asked, fuse).start(2, 1, first=0)
    answer(match, "Count")
    assert fame_of(match) == fame


def test_a_place_is_on_its_card_and_what_lies_in_it_fills_it(tmp_path: Path) -> None:
    match = made(tmp_path, "number of empty squares on your realm").start(2, 1, first=0)
    answer(match, "Settle")
    assert labels(match) == ["Castor: money", "Castor: square", "Castor: money", "Castor: square"]  # of each card once
    answer(match, "Castor: money", "Settle")
    assert labels(match) == ["Castor: money", "Castor: square", "Castor: money", "Castor: square"]
    answer(match, "Castor: money", "Settle")
    assert labels(match) == ["Castor: square", "Castor: money", "Castor: square"]  # both of the first are taken
    answer(match, "Castor: square", "Count")
    assert fame_of(match) == 7


def test_a_part_covers_what_is_printed_and_uncovers_it_again(tmp_path: Path) -> None:
    match = made(tmp_path, "(power of it) for each bay on your desk").start(2, 1, first=0)
    answer(match, "Fit")
    assert labels(match) == ["Interceptor: drive", "Interceptor: source", "Interceptor: bay"]
    answer(match, "Interceptor: drive", "Source", "Count")
    assert fame_of(match) == 9
    answer(match, "Strip", "Count")
    assert fame_of(match) == 9 + 5


def test_a_card_works_while_all_its_places_are_full(tmp_path: Path, fuse: bool) -> None:
    match = made(tmp_path, "your dividend", fuse).start(2, 1, first=0)
    answer(match, "Invest", "Mine: blue", "Count")
    assert fame_of(match) == 0
    answer(match, "Invest", "Count")
    assert fame_of(match) == 5


def test_a_place_carries_marks(tmp_path: Path) -> None:
    match = made(tmp_path, "number of lost cells on your plant").start(2, 1, first=0)
    answer(match, "Close", "Mine: red", "Count")
    assert fame_of(match) == 1


def test_places_of_hidden_cards_are_hidden_with_them(tmp_path: Path) -> None:
    match = made(tmp_path).start(2, 1, first=0)
    told = [pile for pile in match.view(0).piles if pile.zone == "squares"]
    assert [pile.owner for pile in told] == [0, 0, 1, 1]  # and none of the one that lies in space
    match = Match.from_json(match.program, match.to_json())
    assert [pile for pile in match.view(0).piles if pile.zone == "squares"] == told


def test_a_guess_leaves_every_place_on_its_card(tmp_path: Path) -> None:
    game = made(tmp_path)
    state = game.start(2, 1, first=0).state
    new = Blinds(game.program).guess(state, 0, Luck(1))
    squares = game.program.sheet.zones["squares"]
    assert [new.z[squares.at + row] for row in range(len(squares.hosts))] == [
        state.z[squares.at + row] for row in range(len(squares.hosts))
    ]


def test_a_scenario_names_what_lies_on_the_card_of_a_rival(tmp_path: Path) -> None:
    (tmp_path / "scenarios.moo").write_text(SCENARIO, encoding="utf-8")
    made(tmp_path, "(power of it) for each bay on your opponents' desk")
    outcome = run_scenario(load_suite(tmp_path), 0)
    assert outcome.passed, outcome
