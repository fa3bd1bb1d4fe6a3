"""Tables: a number for each number or word, and for each pair of two; what is not there, and what goes beyond."""

from __future__ import annotations

import pytest

WORDED = """
table mood of player by player's dread
    0 to 3   red
    4 to 9   blue

table good_of of charm by charm's tint
    red   salt
    blue  wax

table is_heavy of charm for extra (number) by charm's tint, charm's weight + extra
    extra  up to 2  3 or more
    red    no       yes
    blue   yes      yes

action tell "Tell"
    {lines}
"""


@pytest.mark.parametrize(
    ("lines", "fame"),
    [
        ("set your fame to (number of (charms in your grip where its tint is mood of you))", 1),
        ("if mood of you is red / gain 3 fame", 3),
        ("gain 4 dread / if mood of you is blue / gain 3 fame", 3),
        ("gain 2 good_of of JUG / gain (your wax) fame", 5),
        ("gain (your good_of of CUP) fame", 3),
        ("let good be good_of of CUP / pay 2 good / gain (your salt) fame", 1),
        ("let good be good_of of (top of ash) / gain 2 good / gain (your wax) fame", 3),
        ("if is_heavy of CUP for 1 is no and is_heavy of CUP for 2 is yes / gain 1 fame", 1),
        ("if is_heavy of (top of ash) for 9 is yes / gain 1 fame", 0),
    ],
)
def test_a_table_holds_words_resources_or_flags(table, lines, fame, fuse):
    text, deeper = "", "    "
    for line in lines.replace("CUP", CUP).replace("JUG", JUG).split(" / "):
        text, deeper = text + deeper + line + "\n", deeper + "    " * line.startswith("if")
    other = 'action many "Many"\n    gain 1 good_of of CUP\n    if mood of you is red\n        gain 1 fame\n'
    other += "    if is_heavy of CUP for 1 is yes\n        gain 1 fame\n"
    rules = WORDED.replace("    {lines}\n", text) + other.replace("CUP", CUP)
    t = table(CARDS, rules=rules, grip={0: ["cup", "jug"]}, fuse=fuse)
    assert t.pick("Tell").number("fame") == fame


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
