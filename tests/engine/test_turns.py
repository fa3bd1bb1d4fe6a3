"""Whose turn comes next: the other way round the table, or in an order of the players."""

from __future__ import annotations

import pytest

from interpreter.game.match import Match
from tests.engine.conftest import horn

PLAY = """
play:
    {before}
    take turns{order} while their dread is less than {turns}
        gain 1 dread
        {turn}
"""


def played(table, order, *, n=3, turns=2, turn="perform an action", before="gain 0 hour", fuse=True, cards="", **parts):
    """Turns in an order, in each of which an action is asked for."""
    play = PLAY.format(order=order, turns=turns, turn=turn, before=before)
    return table(cards, n=n, play=play, fuse=fuse, **parts)


def in_a_row(seats):
    return "".join(map(str, seats))


@pytest.mark.parametrize(
    ("order", "told"),
    [
        (" from first", "012012"),
        (" from first leftwards", "012012"),
        (" from first rightwards", "021021"),
        (" from first's right rightwards", "210210"),
        (" from first's left's right rightwards", "021021"),
        (", by highest fame", "201201"),
        (", by lowest fame, by highest salt", "102102"),
        (", by lowest salt", "021021"),
    ],
)
def test_turns_go_round_in_an_order(table, order, told, fuse):
    setup = """    each player where it is first's left's left
        gain 3 fame
    each player where it is first's left
        gain 1 salt"""
    assert in_a_row(played(table, order, setup=setup, fuse=fuse).askers("Nap")) == told


def test_the_order_is_that_of_the_beginning(table, fuse):
    turn = "gain 5 fame\n        perform an action"
    assert played(table, ", by highest fame", turn=turn, n=2, fuse=fuse).askers("Nap") == [0, 1, 0, 1]


def test_a_right_neighbour(table, fuse):
    t = table(horn("your right gains 1 salt"), n=3, stacks={0: ["horn"]}, fuse=fuse)
    assert t.pick("Bow").numbers("salt") == [3, 3, 4]


def turns_of(table, line, *, n=3, turns=2, fuse=True, bows=1, order=" from first"):
    """Whose turns there are, if the first player's first bow does this."""
    t = played(table, order, n=n, turns=turns, fuse=fuse, cards=horn(line), stacks={0: ["horn"]})
    found = []
    while not t.match.over:
        found.append(t.asker)
        bows -= "Bow" in t.options and t.asker == 0
        t.pick("Bow" if t.asker == 0 and bows >= 0 else "Nap")
    return found


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("your left skips a turn", "020121"),
        ("skip a turn", "012120"),
        ("your left skips 2 turns", "020211"),
        ("each player skips a turn", "012012"),
        ("take another turn", "001212"),
        ("your right takes another turn", "021201"),
        ("end turn", "012012"),
    ],
)
def test_turns_are_skipped_and_taken_again(table, line, told, fuse):
    assert in_a_row(turns_of(table, line, fuse=fuse)) == told


def test_the_end_of_a_turn_drops_what_is_still_to_be_done_in_it(table, fuse):
    turn = "perform an action\n        perform an action\n        gain 1 wax"
    cards = horn("gain 1 salt", "end turn", "gain 5 salt")
    t = played(table, " from first", n=2, turns=1, turn=turn, fuse=fuse, cards=cards, stacks={0: ["horn"]})
    t.pick("Bow")
    assert (t.asker, t.number("salt"), t.number("wax")) == (1, 4, 3)
    t.pick("Nap", "Nap")
    assert t.match.over and t.numbers("wax") == [3, 4]


def test_outside_of_turns_the_end_of_one_is_nothing(table, fuse):
    before = "each player\n        perform an action"
    cards = horn("end turn", "gain 5 salt")
    t = played(table, " from first", n=2, before=before, fuse=fuse, cards=cards, stacks={0: ["horn"]})
    assert t.pick("Bow").number("salt") == 8


def test_turns_to_come_are_told_and_saved(table):
    cards = horn("your left skips a turn")
    t = played(table, " from first", cards=cards, stacks={0: ["horn"]}).pick("Bow")
    assert "Player 2 skips a turn" in t.log()
    again = Match.from_json(t.match.program, t.match.to_json())
    assert again.decision.player == 2
