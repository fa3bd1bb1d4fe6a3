"""What single things carry: `counter hits for each ship`, `mark course for each ship`, `mark goal for each ship`."""

from __future__ import annotations

from typing import Any

import pytest

from interpreter.game.match import Match

SEA = """
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
"""


@pytest.fixture
def t(small: Any, fuse: bool) -> Any:
    return small.start(SEA, rounds=6, who="each player", fuse=fuse)


def marks(match: Match) -> dict[str, int | str]:
    """The marks of the first player's first ship that he sees."""
    card = match.view(0).pile("fleet", 0).cards
    assert card is not None
    return {name: now for one, name, now in match.view(0).marks if one == card[0]}


def test_a_ship_carries_numbers_words_things_and_players(t: Any) -> None:
    t.pick("Watcher")
    assert marks(t.match) == {"hits": 2, "course": "ready", "goal": 0, "foe": 1}


def test_a_number_is_shown_as_it_is_at_the_start_unless_it_is_0(small: Any) -> None:
    begun = SEA.replace("    range    0 to 3\n", "    range    0 to 3\n    start    2\n")
    t = small.start(begun, rounds=6, who="each player")
    assert marks(t.match) == {"hits": 2}
    t.pick("Mend", "Watcher")
    assert marks(t.match) == {"hits": 0}


def test_a_gain_is_heard_and_what_is_gained_stays_within_the_range(t: Any) -> None:
    t.pick("Watcher")  # and the other player a sloop, which is the only choice
    assert t.match.view(0).numbers["fame"] == (4, 0)
    t.pick("Ram", "Watcher")
    assert marks(t.match)["hits"] == 3
    assert t.match.view(0).numbers["fame"] == (5, 0)  # one was gained, and so much is told


def test_what_is_marked_with_nothing_has_nothing(t: Any) -> None:
    t.pick("Watcher", "Sail")
    assert t.match.view(0).numbers["fame"] == (4 + 2 + 4, 0)  # the hits, and the toll of the goal
    assert marks(t.match) == {"hits": 2, "course": "retreating", "foe": 1}


def test_a_player_who_is_named_gains_and_while_there_is_none_nobody_does(small: Any, fuse: bool) -> None:
    blame = 'action blame "Blame"\n    choose a ship from your fleet\n    its foe gains 4 fame\n'
    t = small.start(SEA + "\n" + blame, rounds=6, fuse=fuse)
    t.pick("Blame", "Watcher")
    assert t.match.view(0).numbers["fame"] == (0, 0)
    t.pick("Ram", "Watcher", "Blame", "Watcher")
    assert t.match.view(0).numbers["fame"] == (2, 4)


def test_a_mark_is_kept_only_where_it_says(t: Any) -> None:
    t.pick("Watcher", "Sink")
    (wreck,) = t.match.view(0).pile("wreck").cards or ()
    assert {name for card, name, _now in t.match.view(0).marks if card == wreck} == {"course", "goal", "foe"}


def test_equal_ships_with_different_marks_are_two_options(t: Any) -> None:
    t.pick("Watcher", "Mend", "Ram")
    assert t.options == [
        "Sloop (2 damage, course ready, goal Haven, foe Player 1)", "Sloop",
    ]  # fmt: skip


def test_a_copy_and_a_match_taken_back_have_the_marks_they_had(t: Any) -> None:
    t.pick("Watcher")
    before = marks(t.match)
    other = t.match.clone()
    t.pick("Ram", "Watcher")
    assert (marks(other), marks(t.match)["hits"]) == (before, 3)
    t.match.undo(0)
    assert marks(t.match) == before


def test_what_is_marked_is_told(t: Any) -> None:
    t.pick("Watcher")
    assert {"Watcher +2 damage", "Watcher: course ready", "Watcher: goal Haven"} <= set(t.match.view(1).log)


def test_what_is_marked_elsewhere_is_kept_until_the_card_moves(small: Any) -> None:
    """What is set before a ship comes into its `fleet` comes with it, elsewhere it is lost; the watcher gives 2."""
    verbs = """
to hit_it ship
    ship gains 2 hits
    put ship onto {place}
    gain (ship's hits) fame
"""
    for place, fame in (("your fleet", 4), ("wreck", 2)):
        t = small.start(
            SEA.replace("copies  3", "copies  4") + verbs.format(place=place),
            turn="hit_it top of dock\n            perform an action",
        )
        assert t.match.view(0).numbers["fame"] == (fame, 0)
