"""What single things carry: `counter hits for each ship`, `mark course for each ship`, `mark goal for each ship`."""

from __future__ import annotations

from pathlib import Path

import pytest

from interpreter.game.match import Match
from interpreter.loader import load

SEA = """
pack sea "Sea"
    version   "1"
    language  "3"

game sea "Sea"
    players     2 to 2
    ordered_by  owner

ending done "done"

counter fame for each player "fame"
    range  0 or more

counter hits for each ship "damage"
    range    0 to 3
    kept_in  fleet

mark course for each ship "course"
    words  lost, ready, retreating

mark goal for each ship "goal"
    names  port

mark foe for each ship "foe"
    names  player

kind port is card "port"
    toll    0 to 9
    starts  coast

kind ship is card "ship"
    works when it is in its owner's fleet
    sails   0 to 9
    starts  dock

zone coast of port "coast"
zone dock of ship "dock"
zone wreck of ship "wreck"
zone fleet of ship for each player "fleet"

port haven "Haven"
    toll  4

ship sloop "Sloop"
    sails   2
    copies  3

ship watcher "Watcher"
    sails  1

    after a ship gains hits:
        gain (amount) fame

action ram "Ram"
    choose a ship from your fleet
    it gains 2 hits
    set its course to ready
    set its goal to haven_of
    set its foe to your left

action sail "Sail"
    needs there is a ready ship in your fleet
    gain (total hits of ships in your fleet) fame
    for each ready ship in your fleet
        gain (its goal's toll) fame
        set its course to retreating
        set its goal to nothing

action sink "Sink"
    choose a ship from your fleet where its hits is at least 2
    put it onto wreck

action mend "Mend"
    choose a ship from your fleet where its hits is more than 0
    it loses 3 hits

value haven_of = top of coast

setup:
    each player
        put top of dock onto their fleet
        put top of dock onto their fleet

play:
    repeat 6 times
        each player
            perform an action
    end game by done

scoring:
    each player
        score their fame
"""


@pytest.fixture(params=[True, False], ids=["fused", "plain"])
def match(request: pytest.FixtureRequest, tmp_path: Path) -> Match:
    (tmp_path / "sea.moo").write_text(SEA, encoding="utf-8")
    return load(tmp_path, cache=False, fuse=request.param).start(2, 1, first=0)


def play(match: Match, *labels: str) -> None:
    """Answer the decisions, one after the other, with the option of this label."""
    for label in labels:
        assert match.decision is not None
        match.choose([option.label for option in match.decision.options].index(label))


def marks(match: Match) -> dict[str, int | str]:
    """The marks of the first player's first ship that he sees."""
    card = match.view(0).pile("fleet", 0).cards
    assert card is not None
    return {name: now for one, name, now in match.view(0).marks if one == card[0]}


def test_a_ship_carries_numbers_words_things_and_players(match: Match) -> None:
    play(match, "Watcher")
    assert marks(match) == {"hits": 2, "course": "ready", "goal": 0, "foe": 1}


def test_a_gain_is_heard_and_what_is_gained_stays_within_the_range(match: Match) -> None:
    play(match, "Watcher")  # and the other player a sloop, which is the only choice
    assert match.view(0).numbers["fame"] == (4, 0)
    play(match, "Ram", "Watcher")
    assert marks(match)["hits"] == 3
    assert match.view(0).numbers["fame"] == (5, 0)  # one was gained, and so much is told


def test_what_is_marked_with_nothing_has_nothing(match: Match) -> None:
    play(match, "Watcher", "Sail")
    assert match.view(0).numbers["fame"] == (4 + 2 + 4, 0)  # the hits, and the toll of the goal
    assert marks(match) == {"hits": 2, "course": "retreating", "foe": 1}


def test_a_mark_is_kept_only_where_it_says(match: Match) -> None:
    play(match, "Watcher", "Sink")
    (wreck,) = match.view(0).pile("wreck").cards or ()
    assert {name for card, name, _now in match.view(0).marks if card == wreck} == {"course", "goal", "foe"}


def test_equal_ships_with_different_marks_are_two_options(match: Match) -> None:
    play(match, "Watcher", "Mend", "Ram")
    assert match.decision is not None
    assert [option.label for option in match.decision.options] == [
        "Sloop (2 damage, course ready, goal Haven, foe Player 1)", "Sloop",
    ]  # fmt: skip


def test_a_copy_and_a_match_taken_back_have_the_marks_they_had(match: Match) -> None:
    play(match, "Watcher")
    before = marks(match)
    other = match.clone()
    play(match, "Ram", "Watcher")
    assert (marks(other), marks(match)["hits"]) == (before, 3)
    match.undo(0)
    assert marks(match) == before


def test_what_is_marked_is_told(match: Match) -> None:
    play(match, "Watcher")
    assert {"Watcher +2 damage", "Watcher: course ready", "Watcher: goal Haven"} <= set(match.view(1).log)
