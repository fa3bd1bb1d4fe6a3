"""Whose a thing is, wherever it lies: `kind ship is card` with `owned by_player`, `your ship from sea`."""

from __future__ import annotations

from typing import Any

import pytest

BAY = """
kind port is card "port"
    starts  coast

kind ship is card "ship"
    owned   by_player
    sails   0 to 9
    effect  land
    starts  dock
    discarded  dock
    works when it is in its owner's yard

zone coast of port "coast"
zone sea of ship "sea"
zone dock of ship for each player "dock"
zone yard of ship for each player "yard"
zone berth of ship for each port "berth"

port haven "Haven"

ship sloop "Sloop"
    sails   2
    copies  2

    land:
        gain 3 fame

    always:
        your pull is 1 more

ship brig "Brig"
    sails  4

value pull of player = 1

action land "Land"
    choose your ship from sea
    perform ship's land
    choose a port from coast
    put ship into port's berth

action chase "Chase"
    choose an opponent's ship from sea
    gain (ship's sails) fame
    ship's owner gains 10 fame

action steal "Steal"
    choose an opponent's ship from sea
    put ship into your yard
    gain (your pull) fame

action borrow "Borrow"
    choose an opponent's ship from sea
    put ship into your yard
    ship's holder gains 5 fame
    ship's owner gains 2 fame

action wreck "Wreck"
    choose an opponent's ship from sea
    discard it
    gain (number of your left's dock) fame

action count "Count"
    gain (number of your ships in sea + total sails of your opponents' ships in sea) fame

setup:
    each player
        put all ships from their dock into sea
"""
TIDE = BAY.replace(
    "setup:\n",
    """action tide "Tide"
    announce start of tide
    gain (number of your dock) fame

at tide start:
    discard all ships from sea

setup:
""",
)


@pytest.fixture
def t(small: Any, fuse: bool) -> Any:
    return small.start(BAY, rounds=1, fuse=fuse)


def fame(t: Any, *labels: str) -> tuple[int, ...]:
    """The fame of all after answers, each an option by its label."""
    counted = t.pick(*labels).match.view(0).numbers["fame"]
    assert isinstance(counted, tuple)
    return counted


def test_every_player_has_the_ships_of_his_own_and_nobody_at_the_table_the_others(t: Any) -> None:
    sea = t.match.view(0).pile("sea").cards or ()
    assert sorted(owner for card, owner in t.match.view(0).owners if card in sea) == [0, 0, 0, 1, 1, 1]


def test_your_ship_is_yours_wherever_it_lies(t: Any) -> None:
    assert fame(t, "Land", "Sloop") == (3, 0)


def test_an_opponents_ship_brings_its_owner_what_it_brings(t: Any) -> None:
    assert fame(t, "Chase", "Brig") == (4, 10)


def test_its_holder_is_the_player_in_whose_place_it_lies(t: Any) -> None:
    assert fame(t, "Borrow", "Brig") == (5, 2)


def test_a_ship_works_for_its_owner_only_in_his_own_place(t: Any) -> None:
    assert fame(t, "Steal", "Sloop") == (1, 0)


def test_a_ship_is_discarded_to_its_owners_place(t: Any) -> None:
    assert fame(t, "Wreck", "Sloop") == (1, 0)


def test_ships_are_counted_by_whose_they_are(t: Any) -> None:
    assert fame(t, "Count") == (3 + 2 + 2 + 4, 0)


def test_copies_of_one_owner_are_one_option_and_those_of_another_are_not(t: Any) -> None:
    fame(t, "Land")
    assert t.options == ["Sloop", "Brig"]


def test_ships_are_discarded_to_their_owners_places_though_nobody_acts(small: Any, fuse: bool) -> None:
    assert fame(small.start(TIDE, rounds=1, fuse=fuse), "Tide") == (3, 0)
