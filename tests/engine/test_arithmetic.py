"""The highest and the lowest of several numbers, products, and what is divided."""

from __future__ import annotations

import pytest

RULES = """
value fee = 1 coin + 2 salt
value twice = 2 times fee

action count "Count"
    pay fee times 1
    set your fame to {number}
    gain (total of twice) dread
"""


@pytest.mark.parametrize(
    ("number", "fame"),
    [
        ("highest of your coin and 5", 5),
        ("highest of (your coin + 4), 5 and your salt", 6),
        ("lowest of your coin, 5 and (2 - 4) + 1", -1),
        ("highest of (lowest of 9 and 4) and 3", 4),
        ("3 times your coin - 2", 4),
        ("2 times 3 times (1 + 1)", 12),
        ("(1 - your coin) times 2", -2),
        ("2 for each player times 3", 12),
        ("(your coin + 6) divided by 3", 2),
        ("9 divided by 2 divided by 2", 2),
        ("3 times 5 divided by 4 - 1", 2),
        ("(1 - your coin) divided by 2", -1),
        ("4 for each 2 players", 4),
        ("4 for each 3 players", 0),
    ],
)
def test_numbers_are_worked_out(table, number, fame, fuse):
    t = table(rules=RULES.format(number=number), fuse=fuse).pick("Count")
    assert [t.number(name) for name in ("fame", "dread", "coin", "salt", "wax")] == [fame, 6, 2, 1, 3]
