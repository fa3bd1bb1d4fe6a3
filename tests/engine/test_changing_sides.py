"""A working card that comes to another player has stopped working for the first and starts working for the second."""

from __future__ import annotations

import pytest

from interpreter.game.moves.working import tuned

CARDS = """
charm lamp "Lamp"
    ring [B]:
        gain 1 wax

    always:
        your lure is 1 more

charm thief "Thief"
    after strike:
        choose a card from target's stacks where it is working
        put card {where}

charm witness "Witness"
    after a charm rests:
        gain 1 dread

    after a charm wakes:
        gain 1 salt
"""
RULES = """
after a charm rests:
    for each pebble on card
        put it into its owner's bag
"""
PLACES = {"on top of a card": "onto this stack", "alone": "onto a stack from your stacks where it is empty"}
UNDER = "under this stack"


def stolen(table, where, thieves=("thief",), **more):
    """The second player has sounded the lamp, and the first has taken it."""
    cards = CARDS.format(where=where)
    t = table(cards, rules=RULES, stacks={0: [*thieves], 1: ["lamp"]}, **more)
    t.pick("Nap", "Sound")
    assert (t.pieces("bag", 1), t.number("wax", 1)) == (4, 4)
    return t.pick("Strike")


@pytest.mark.parametrize("where", PLACES)
def test_it_gives_back_its_pieces_and_can_be_used_at_once(table, where, fuse):
    t = stolen(table, PLACES[where], fuse=fuse)
    assert not t.match.state.cells
    assert t.pieces("bag", 1) == 5
    t.pick("Nap", "Sound")
    assert (t.number("wax"), t.pieces("bag", 0)) == (4, 4)


def test_under_a_card_of_the_other_player_it_only_rests(table):
    t = stolen(table, UNDER)
    assert (t.match.state.cells, t.pieces("bag", 1)) == ({}, 5)


def test_it_rests_once_and_wakes_once(table):
    t = stolen(table, PLACES["alone"], thieves=("thief", "witness"))
    assert t.number("dread") == 2  # one is that of the strike
    assert t.number("salt") == 6  # two for the cards that the set-up has put there


def test_it_does_not_hear_that_it_has_stopped_itself(table):
    cards = CARDS.format(where=PLACES["alone"]) + 'charm idol "Idol"\n    after a charm rests:\n        gain 1 dread\n'
    t = table(cards, stacks={0: ["thief"], 1: ["idol"]}).pick("Strike")
    assert (t.pile("stacks", 0, 1), t.numbers("dread")) == (["idol"], [1, 0])  # the one is that of the strike


def test_what_it_changes_is_changed_for_the_new_owner(table):
    t = stolen(table, PLACES["alone"])
    state = t.match.state
    assert {channel: set(cards) for channel, cards in state.live.items()} == {
        channel: set(cards) for channel, cards in tuned(state).items()
    }
    t.pick("Nap", "Boast", "Boast")
    assert t.numbers("fame") == [3, 1]  # two each and one from the lamp; the second has lost one to the strike


def test_to_another_pile_of_the_same_player_it_takes_its_pieces_along(table):
    cards = CARDS.format(where=UNDER) + (
        'charm shunt "Shunt"\n    on lay:\n        choose a card from your stacks where it is lamp\n'
        "        put card onto a stack from your stacks where it is empty\n"
    )
    t = table(cards, rules=RULES, stacks={0: ["lamp"]}, grip={0: ["shunt"]})
    t.pick("Sound", "Nap", "Lay")
    assert len(t.match.state.cells) == 1
