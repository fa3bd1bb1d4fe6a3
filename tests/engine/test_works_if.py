"""Cards that work on another card, while their own place is full, or while they are marked so."""

from __future__ import annotations

from typing import Any

import pytest

from interpreter.game.moves.working import tuned

YARD = """
mark state for each ship "state"
    words  moored, ready

kind ship is card "ship"
    starts  dock
    works when it is in its owner's bay and its hold is full and its state is ready

kind gun is card "gun"
    starts  arsenal
    works when it is in its ship's hold

zone dock of ship "dock"
zone arsenal of gun "arsenal"
zone bay of ship for each player "bay"
zone hold of gun for each ship "hold"
    holds  2

value force of player = 0

ship frigate "Frigate"

    always:
        your force is 10 more

    after a card wakes:
        gain 100 fame

gun cannon "Cannon"
    copies  3

    always:
        your force is 1 more

action load "Load"
    choose a ship from your bay where its hold is not full
    put top of arsenal into ship's hold

action unload "Unload"
    choose a ship from your bay where its hold is not empty
    put top of ship's hold into arsenal

action ready "Ready"
    choose a ship from your bay where its state is moored
    set ship's state to ready

action give "Give"
    choose a ship from your bay
    put ship into your left's bay

action tell "Tell"
    gain (your force) fame

setup:
    each player where it is first
        put top of dock into their bay
"""


OF_A_KIND = YARD.replace('ship frigate "Frigate"', 'warship frigate "Frigate"').replace(
    "kind gun is card", 'kind warship is ship "warship"\n\nkind gun is card'
)


@pytest.fixture(params=[(YARD, True), (YARD, False), (OF_A_KIND, True)], ids=["fused", "plain", "of a kind of ships"])
def t(request: pytest.FixtureRequest, small: Any) -> Any:
    text, fuse = request.param
    return small.start(text, rounds=8, fuse=fuse)


def forces(t: Any, *labels: str) -> tuple[int, int]:
    """The force of both players after answers; whoever is heard is noted truly after each."""
    for label in labels:
        t.pick(label)
        live = {channel: set(heard) for channel, heard in t.match.state.live.items()}
        assert live == {channel: set(heard) for channel, heard in tuned(t.match.state).items()}
    return t.match.receipt("force", 0).result, t.match.receipt("force", 1).result


def test_a_card_works_on_the_card_that_it_lies_on_for_its_holder(t: Any) -> None:
    assert forces(t, "Load") == (1, 0)
    assert forces(t, "Give") == (0, 1)


def test_a_card_works_while_its_place_is_full_and_it_is_marked_so(t: Any) -> None:
    assert forces(t, "Load", "Load") == (2, 0)
    assert forces(t, "Ready") == (12, 0)
    assert forces(t, "Unload") == (1, 0)
    assert forces(t, "Load") == (12, 0)


FACED = """
kind lamp is card "lamp"
    faces   lit, dark
    works when it is in its owner's shelf and its face is lit

kind key is card "key"
    starts box
zone box of key "box"
zone shelf of lamp for each player "shelf"
zone store of lamp "store"
value light of player = 0

lamp lantern "Lantern"
    copies 2

    always:
        your light is 1 more

    after this card rests, working or not:
        gain 5 fame

    after a card wakes:
        gain 20 fame

key iron "Iron Key"

action turn_down "Turn down"
    choose a lamp from your shelf where its face is lit
    flip lamp to dark
    gain (your light) fame

action turn_up "Turn up"
    choose a lamp from your shelf where its face is dark
    flip lamp to lit
    gain (your light) fame

action flip_nothing "Flip nothing"
    flip (top of store) to dark

setup:
    each player where it is first
        put all lamps from store into their shelf
"""


def test_a_card_can_work_by_its_face(small: Any, fuse: bool) -> None:
    t = small.start(FACED.replace("faces   lit, dark", "faces   lit, dark\n    starts  store"), rounds=8, fuse=fuse)

    def lit(*labels: str) -> tuple[int, int]:
        for label in labels:
            t.pick(label)
            live = {channel: set(heard) for channel, heard in t.match.state.live.items()}
            assert live == {channel: set(heard) for channel, heard in tuned(t.match.state).items()}
        return t.match.receipt("light", 0).result, t.number("fame")

    start = t.number("fame")
    assert lit() == (2, start)
    assert lit("Turn down") == (1, start + 1 + 5)
    assert lit("Turn down") == (0, start + 1 + 10)
    assert lit("Flip nothing") == (0, start + 11)
    fame = lit("Turn up")
    assert fame == (1, start + 11 + 1 + 20)


def test_what_is_marked_last_can_make_a_card_work(t: Any) -> None:
    assert forces(t, "Ready", "Load") == (1, 0)
    assert forces(t, "Load") == (12, 0)
