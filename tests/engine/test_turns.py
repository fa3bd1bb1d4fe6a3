"""Whose turn comes next: the other way round the table, or in an order of the players."""

from __future__ import annotations

import pytest

BOTH = pytest.mark.parametrize("fuse", [True, False])
PLAY = """
play:
    {before}
    take turns{order} while their dread is less than {turns}
        gain 1 dread
        {turn}
    end game by worn_out

scoring:
    rank by their result
"""


def played(table, order, *, n=3, turns=2, turn="perform an action", before="gain 0 hour", fuse=True, cards="", **parts):
    """Turns in an order, in each of which an action is asked for."""
    play = PLAY.format(order=order, turns=turns, turn=turn, before=before)
    return table(cards, n=n, play=play, fuse=fuse, **parts)


def askers(t):
    """Who is asked one after the other, to the end."""
    found = []
    while not t.match.over:
        found.append(t.asker)
        t.pick("Nap")
    return found


@BOTH
@pytest.mark.parametrize(
    ("order", "told"),
    [
        (" from first", [0, 1, 2, 0, 1, 2]),
        (" from first leftwards", [0, 1, 2, 0, 1, 2]),
        (" from first rightwards", [0, 2, 1, 0, 2, 1]),
        (" from first's right rightwards", [2, 1, 0, 2, 1, 0]),
        (" from first's left's right rightwards", [0, 2, 1, 0, 2, 1]),
        (", by highest fame", [2, 0, 1, 2, 0, 1]),
        (", by lowest fame, by highest salt", [1, 0, 2, 1, 0, 2]),
        (", by lowest salt", [0, 2, 1, 0, 2, 1]),
    ],
)
def test_turns_go_round_in_an_order(table, order, told, fuse):
    setup = """    each player where it is first's left's left
        gain 3 fame
    each player where it is first's left
        gain 1 salt"""
    assert askers(played(table, order, setup=setup, fuse=fuse)) == told


@BOTH
def test_the_order_is_that_of_the_beginning(table, fuse):
    turn = "gain 5 fame\n        perform an action"
    assert askers(played(table, ", by highest fame", turn=turn, n=2, fuse=fuse)) == [0, 1, 0, 1]


@BOTH
def test_a_right_neighbour(table, fuse):
    horn = 'charm horn "Horn"\n    tint  red\n\n    after you bow:\n        your right gains 1 salt\n'
    t = table(horn, n=3, stacks={0: ["horn"]}, fuse=fuse)
    assert t.pick("Bow").numbers("salt") == [3, 3, 4]
