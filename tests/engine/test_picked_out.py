"""`the X where …`: the first thing that fits, or none; those of which something is highest or lowest, among what the
rest of a `where` leaves; and brackets where a thing stands."""

from __future__ import annotations

import pytest

CARDS = """
charm cup "Cup"
    tint    red
    weight  4
charm jug "Jug"
    tint    blue
    weight  7
charm pan "Pan"
    tint    red
    weight  7
charm rag "Rag"
    copies  2
    tint    red
    weight  2
"""
RULES = """
action tell "Tell"
    choose a charm from your grip where {}
    gain (charm's weight) fame
    put charm into ash
"""
GRIP = {0: ["cup", "jug", "rag", "pan", "rag"]}


@pytest.mark.parametrize(
    ("where", "offered"),
    [
        ("its weight is the highest", ["Jug", "Pan"]),
        ("its weight is the lowest", ["Rag"]),  # equal copies are one option
        ("its weight is the highest and its tint is red", ["Pan"]),
        ("its tint is red and its weight is the lowest and it is not rag", ["Cup"]),
        ("its weight + your coin is the highest and its weight is less than 7", ["Cup"]),
        ("its weight is the highest and number of (cards in your grip where its tint is red) is 4", ["Jug", "Pan"]),
        ("its weight is the highest and its weight is 9", []),
    ],
)
def test_only_those_are_offered(table, where, offered, fuse):
    t = table(CARDS, rules=RULES.format(where), grip=GRIP, fuse=fuse)
    if not offered:
        assert "Tell" not in t.options
        return
    t.pick("Tell")
    left = [name for name in ["Jug", "Pan"] if name in t.options]
    if len(offered) > 1:
        assert left == offered
        t.pick(offered[0])
    assert t.pile("ash") == [name.lower() for name in offered[:1]]


def test_copies_that_nothing_tells_apart_are_one_option(table):
    """Two rags are the lightest; nobody is asked which."""
    t = table(CARDS, rules=RULES.format("its weight is the lowest"), grip=GRIP)
    assert t.pick("Tell").number("fame") == 2


PICK = """
value heavy of player for least (number) = the charm in player's grip where its weight is at least least
value sum of number = number + 1

action tell "Tell"
    {}

action count "Count"
    gain ((heavy of you for (sum of (1)))'s weight) fame
"""


@pytest.mark.parametrize(
    ("line", "fame"),
    [
        ("gain ((the charm in your grip where its tint is blue)'s weight) fame", 7),
        ("gain ((the charm in your grip where its weight is at least 4)'s weight) fame", 4),  # the first of two
        ("gain ((the charm in your grip where its weight is 9)'s weight) fame", 0),
        ("gain ((heavy of you for (2 + 3))'s weight) fame", 7),
        ("gain ((heavy of you for (9))'s weight) fame", 0),
        ("gain (sum of (2 + 3)) fame", 6),
        ("gain (number of (cards in (top of ash)'s pile where it is dust) + 3) fame", 3),
        ("if heavy of you for (5) is the charm in your grip where its tint is blue\n        gain 2 fame", 2),
        ("put (the charm in your grip where it is jug) into ash\n    gain (number of cards in ash) fame", 1),
        ("put (the charm in your grip where its weight is 3) into ash\n    gain (number of cards in ash) fame", 0),
        ("(the player where their grip is 1)'s left gains 3 fame", 3),
        ("(the player where their grip is 5)'s left gains 3 fame", 0),
        ("let who be the opponent where their grip is 1\n    gain (who's grip) fame", 1),
        ("let who be the opponent where their grip is 5\n    gain (who's grip) fame\n    who gains 5 fame", 0),
        ("put (the charm from your grip where it is cup) onto (the stack in your stacks where it is empty)\n"
         "    gain (number of cards in your stacks) fame", 1),
    ],
)  # fmt: skip
def test_one_thing_is_picked_out(table, line, fame, fuse):
    t = table(CARDS, rules=PICK.format(line), grip={0: ["cup", "jug"], 1: ["dust"]}, fuse=fuse)
    assert t.pick("Tell").number("fame") == fame
    assert t.number("fame", 1) == 0
