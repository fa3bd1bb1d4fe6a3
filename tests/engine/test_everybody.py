"""The places of several players, meant together: `everybody's grip`, `your opponents' stacks`."""

from __future__ import annotations

import pytest

from tests.engine.conftest import horn

BELLS = """
charm bell "Bell"
    tint    red
    weight  3
    copies  6

charm cup "Cup"
    tint    blue
    weight  1
    copies  4
"""


def played(table, *lines, fuse=True, n=3, rules="", **parts):
    """A table of three: the first has a horn and two bells lying, the others a bell, and a cup in hand."""
    stacks = {0: ["horn", ["bell", "bell"]], 1: ["bell"], 2: ["bell"]}
    grip = {0: ["cup"], 1: ["cup", "bell"], 2: ["cup"]}
    seats = {seat: own for seat, own in stacks.items() if seat < n}
    hands = {seat: own for seat, own in grip.items() if seat < n}
    return table(BELLS + horn(*lines), n=n, stacks=seats, grip=hands, fuse=fuse, rules=rules, **parts).pick("Bow")


@pytest.mark.parametrize(
    ("counted", "told"),
    [
        ("number of everybody's grip", 4),
        ("number of everybody's stacks", 5),
        ("number of your opponents' stacks", 2),
        ("number of your left's opponents' stacks", 4),
        ("number of (cards in everybody's stacks where it is working)", 4),
        ("total weight of red cards in everybody's stacks", 12),
        ("highest weight of cards in your opponents' stacks", 3),
        ("number of stacks in everybody's stacks", 12),
        ("number of stacks in your opponents' stacks", 8),
        ("number of pebbles in everybody's bag", 15),
        ("number of your opponents' bag", 10),
        ("number of (pebbles in everybody's bag where its owner is you)", 5),
        ("number of cards in all_of_it", 9),
    ],
)
def test_places_are_counted_together(table, counted, told, fuse):
    rules = "value all_of_it = everybody's grip or everybody's stacks\n" if "all_of_it" in counted else ""
    assert played(table, f"gain ({counted}) fame", fuse=fuse, rules=rules).number("fame") == told + 1


def test_places_of_seats_that_nobody_takes_are_not_there(table, fuse):
    t = played(table, "gain (number of pebbles in everybody's bag) fame", fuse=fuse, n=2)
    assert t.number("fame") == 11


def test_a_card_is_in_everybodys_places(table, fuse):
    lines = ("if this is in everybody's stacks and not this is in your opponents' stacks", "    gain 3 fame")
    assert played(table, *lines, fuse=fuse).number("fame") == 4
    pile = ("choose a stack from your opponents' stacks where it is not empty", "if stack is in your opponents' stacks")
    t = played(table, *pile, "    gain 3 fame", fuse=fuse)
    assert len(t.options) == 2
    assert t.pick(t.options[1]).number("fame") == 4


def test_equal_cards_are_offered_once_for_each_place(table, fuse):
    t = played(table, "choose a card from your opponents' grip", "put it into ash", fuse=fuse)
    assert len(t.options) == 3
    assert t.match.state.z[t.match.sheet.zones["ash"].at] == []
    t.pick(t.options[0])
    assert t.pile("ash") in (["cup"], ["bell"])


def test_they_are_gone_through_from_the_first_player(table, fuse):
    lines = ("for each card in everybody's grip", "    put it into ash")
    assert played(table, *lines, fuse=fuse).pile("ash") == ["cup", "cup", "bell", "cup"]
    lines = ("for each card in your left's opponents' grip", "    put it into ash")
    assert played(table, *lines, fuse=fuse).pile("ash") == ["cup", "cup"]


def test_pieces_of_everybody_are_gone_through(table, fuse):
    t = played(table, "for each pebble in your opponents' bag", "    put it into pit", fuse=fuse)
    assert [t.pieces("bag", seat) for seat in range(3)] == [5, 0, 0]
    t = played(table, "if everybody's ring_of_stones is empty", "    gain 2 fame", fuse=fuse)
    assert t.number("fame") == 3


def test_nobody_has_no_opponents(table, fuse):
    lines = (
        "choose a card from heap",
        "gain (number of card's owner's opponents' grip) fame  ## allow never-owned it is nobody's",
    )
    t = played(table, *lines, fuse=fuse)
    assert t.pick(t.options[0]).number("fame") == 1
