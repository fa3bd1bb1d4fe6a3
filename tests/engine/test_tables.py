"""Tables: a number for each number or word, and for each pair of two; what is not there, and what goes beyond."""

from __future__ import annotations

import pytest

RULES = """
table upkeep of player by player's dread
    0, 1    5
    2 to 3  4
    4 to 8  -2
    9       0

table toll_of of charm for extra (number) by charm's tint, charm's weight + extra
    extra  up to 0  1, 2  3  4 or more
    red    1        2     3  4
    blue   5        6     7  8

action tell "Tell"
    gain {dread} dread
    set your fame to {number}
"""
CARDS = """
charm cup "Cup"
    tint    red
    weight  1
charm jug "Jug"
    tint    blue
    weight  2
"""
CUP, JUG = "(the charm in your grip where it is cup)", "(the charm in your grip where it is jug)"


@pytest.mark.parametrize("fuse", [True, False])
@pytest.mark.parametrize(
    ("dread", "number", "fame"),
    [
        (1, "your upkeep", 5),
        (3, "your upkeep + 1", 5),
        (8, "your upkeep", -2),
        (9, "your upkeep", 0),
        (1, f"toll_of of {CUP} for 0", 2),
        (1, f"toll_of of {CUP} for (1 - 2)", 1),
        (1, f"toll_of of {JUG} for (0 - 9)", 5),
        (1, f"toll_of of {JUG} for 1", 7),
        (1, f"toll_of of {JUG} for 99", 8),
        (1, "toll_of of (the charm in your grip where its weight is 9) for 2", 0),  # no charm has no tint
    ],
)
def test_a_table_is_looked_up(table, dread, number, fame, fuse):
    other = 'action count "Count"\n    gain (toll_of of (top of ash) for 1 + your upkeep) fame\n'
    t = table(CARDS, rules=RULES.format(dread=dread, number=number) + other, grip={0: ["cup", "jug"]}, fuse=fuse)
    assert t.pick("Tell").number("fame") == fame
