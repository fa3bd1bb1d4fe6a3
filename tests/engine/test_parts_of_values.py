"""Values of several parts, each behind a word of its own: inside one another, in any order, and changed by cards."""

from __future__ import annotations

import pytest

RULES = """
value reach of charm for least (number) against rival (player) by player to most (number) with extra (number)
    most if charm's weight is at least most
    charm's weight + extra + rival's salt - player's wax if charm's weight is at least least
    0 otherwise

value link of player for other (player) against third (player) = player is other or other is third

action tell "Tell"
    choose a charm from your grip
    {}

action count "Count"
    choose a charm from your grip
    gain ((reach of charm for 1 against first by you to 9 with 0)) fame
    if link of you for you against first
        gain 1 dread
"""
CARDS = """
charm cup "Cup"
    weight  4
charm jug "Jug"
    weight  7
charm bell "Bell"
    always:
        (reach of cards for 2 against your opponents by you to 5 with 1) is 2 more
"""


@pytest.mark.parametrize(
    ("line", "fame"),
    [
        ("gain ((reach of charm for 1 against you by you to 9 with 2)) fame", 6),
        ("gain ((reach of charm by you to 9 with 2 for 1 against you)) fame", 6),
        ("gain ((charm's reach for 1 with 2 against you to 3 by you)) fame", 3),
        ("gain ((reach of charm for 5 against you by you to 9 with 2)) fame", 0),
        ("gain ((reach of charm for ((reach of charm for 1 against you by you to 2 with 0)) against you by you "
         "to (2 + (reach of charm for 1 against you by you to 3 with 0)) with 1)) fame", 5),
        ("lose 2 salt\n    gain ((reach of charm for 1 against (your left) by you to 9 with 0)) fame", 4),
        ("gain ((reach of charm for 2 against (your left) by you to 5 with 1)) fame", 7),
        ("if link of you for (your left) against (your left)\n        gain 5 fame", 5),
    ],
)  # fmt: skip
def test_a_value_takes_any_number_of_parts(table, line, fame, fuse):
    t = table(CARDS, rules=RULES.format(line), grip={0: ["cup"]}, stacks={0: ["bell"]}, fuse=fuse)
    assert t.pick("Tell").number("fame") == fame
