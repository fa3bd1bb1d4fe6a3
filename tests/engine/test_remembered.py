"""Values that are remembered say what they would say if they were worked out anew."""

import random
from types import SimpleNamespace

import pytest

from interpreter.compile.code.nodes import Call
from interpreter.compile.code.statements import For
from interpreter.compile.whole import code_of
from interpreter.effects.parts import walk
from interpreter.game import remembering
from interpreter.game.match import Match
from interpreter.loader import check_sources, load, read
from interpreter.report import Reporter
from interpreter.text import locate

GAMES = locate("tests") / "games"
PACKS = {
    "eclipse": ["eclipse"],
    "galaxy": ["galaxy"],
    **{name: [GAMES / name] for name in ("frontier", "caravans")},
}
LONGEST = 250  # decisions of a game


def untrue(match: Match) -> list[object]:
    """What is remembered, but would be worked out as something else."""
    m, functions, design = match.state, match.program.functions, match.program.design
    found = []
    for name, given, by_design, numbers in match.program.kept:
        for key in [key for number in numbers for key in m.kept[number]]:
            args = list(key[:given] if isinstance(key, tuple) else (key,)[:given])
            for place in by_design:
                args[place] = len(design) - 1 - design[::-1].index(args[place])  # the last copy
            if functions[name](m, *args) != functions[f"{name}_anew"](m, *args):
                found.append((name, args))
    return found


@pytest.mark.parametrize("pack", PACKS)
def test_what_is_remembered_is_true_in_every_position_and_in_copies(pack, monkeypatch):
    monkeypatch.setattr(remembering, "TRIAL", 10**9)  # all are remembered, however seldom they are asked
    game, remembered = load(*PACKS[pack]), 0
    assert game.program.kept
    for seed in range(4):
        luck = random.Random(seed)
        match = game.start(game.program.sheet.players[seed % 2], seed, record=False)
        for count in range(LONGEST):
            if match.over:
                break
            copy = match.clone() if count % 10 == 0 else None
            match.play(luck.choice(match.state.options))
            assert not untrue(match), (seed, count)
            if copy is not None:
                copy.play(luck.choice(copy.state.options))
                assert not untrue(copy) and not untrue(match), (seed, count)
            remembered += sum(map(len, match.state.kept))
    assert remembered


def test_a_small_value_that_goes_through_things_is_remembered_and_not_written_out():
    """`touches` of Eclipse has ten parts and goes through all hexes; `can_ally` asks it for each pair of players."""
    reporter = Reporter()
    code, _data = code_of(check_sources(read(["eclipse"], reporter, scenarios=False), reporter))
    alliance = code.functions["value_can_ally"]
    assert not any(isinstance(part, For) for part in walk(alliance.body))
    called = {part.name for part in walk(alliance.body) if isinstance(part, Call)} & code.functions.keys()
    going = {name for name in called if any(isinstance(part, For) for part in walk(code.functions[name].body))}
    assert len(going) >= 2 and all(code.functions[name].kept is not None for name in going)


LAND = """
game land "Land"
    players  2

kind field is place "field"

board land of field "Land"
    form    squares
    width   6
    height  {height}

kind crop is card "crop"
    starts  bag

zone bag of crop "bag"

zone plot of crop for each field "plot"

mark keeper for each field "keeper"
    names  player

mark state for each field "state"
    words  fallow, sown

{value}value counted of player = number of (fields where {condition})

play:
    each player
        choose a field
        set field's keeper to they
        set field's state to sown
        put top of bag into field's plot

scoring:
    each player
        score counted of they

crop wheat
    copies  9
"""


VALUES = {
    "reaches": """value reaches of here (field) for player
    yes if there is a (field where it is here and its keeper is player)
    no otherwise

""",
    "bears": """value bears of here (field) for player
    no if here's state is fallow or here's plot is empty
    yes if here's keeper is player
    no otherwise

""",
    "is_rich": """value is_rich of here (field) for player
    no if not (here's keeper is player)
    yes otherwise

""",
}


@pytest.mark.parametrize(
    ("condition", "height", "gathered", "count"),
    [
        ("its keeper is player", 6, {"all_with_keeper"}, 1),
        ("its plot is empty or its keeper is player", 6, set(), 35),
        ("its state is sown", 6, {"all_with_state"}, 2),
        ("its plot is not empty", 6, {"all_holding_plot"}, 2),
        ("its plot is not empty", 2, set(), 2),  # of 12 fields
        ("its state is fallow", 6, set(), 34),
        ("reaches of it for player is yes", 6, {"all_that_reaches_0", "all_with_keeper"}, 1),
        ("reaches of it for player is yes", 2, set(), 1),
        ("its keeper is nobody", 6, set(), 34),
        ("bears of it for player is yes", 6, {"all_holding_plot"}, 1),
        ("is_rich of it for player is yes", 6, {"all_with_keeper"}, 1),
        ("is_rich of it for player is no", 6, set(), 35),
    ],
)
def test_of_very_many_places_only_those_that_can_be_meant_are_gone_through(
    tmp_path, condition, height, gathered, count
):
    path, reporter = tmp_path / "land.moo", Reporter()
    value = VALUES.get(condition.split()[0], "")
    path.write_text(LAND.format(condition=condition, height=height, value=value), encoding="utf-8")
    code, _data = code_of(check_sources(read([str(path)], reporter), reporter))
    assert {name for name in code.functions if name.startswith("all_")} == gathered
    match = load(str(path)).start(2, 1)
    for place in (7, 3):
        match.choose(place)
    results = match.sheet.counters["result"].at
    assert match.state.c[results : results + 2] == [count, count]


def test_only_whom_a_value_is_about_is_looked_at():
    """`can_host of player` asks, in itself and by another value, for counters of this player alone."""
    reporter = Reporter()
    code, _data = code_of(check_sources(read(["eclipse"], reporter, scenarios=False), reporter))
    kept = code.functions["value_can_host"].kept
    assert len(kept.counters) == 4 and all(param == 0 for _low, _high, param in kept.counters)


@pytest.mark.parametrize("pack", ["orion", "eminent"])
def test_a_game_without_places_remembers_nothing(pack):
    program = load(pack).program
    assert not program.kept and not program.kept_by_pile


@pytest.mark.parametrize("often", [True, False])
def test_only_what_is_asked_again_is_remembered(often, monkeypatch):
    monkeypatch.setattr(remembering, "TRIAL", 10)
    kept = {}

    def twice(_m, number):
        if number not in kept:
            kept[number] = space["twice_anew"](_m, number)
        return kept[number]

    def worked_out(_m, number):
        return 2 * number

    program = SimpleNamespace(kept_by_pile=[[0, 1], []], kept_by_mark=[[0]], kept_by_work=[1, 0])
    space = {"twice": twice, "twice_anew": worked_out}
    remembering.watch(program, space, "twice", [0])
    handed_on = space["twice"]
    for number in range(20):
        asked = number % 3 if often else number
        assert handed_on(None, asked) == 2 * asked
        if not often:
            kept.clear()
    assert space["twice"] is (twice if often else worked_out) and space["twice_anew"] is worked_out
    left = [0] if often else []
    assert program.kept_by_pile == [[*left, 1], []] and program.kept_by_mark == [left]
    assert program.kept_by_work == [1, *left]
