"""Moments of gaining and losing: a gain or loss is what changes something, and no more of it."""

from __future__ import annotations

import pytest

# Coin goes from 0 to 9, and everybody has 3.
EARS = """
charm ear "Ear"
    {moment}
        gain (amount) salt

charm purse "Purse"
    on lay:
        {line}
"""


def heard(table, moment, line, setup="", **more):
    """The salt that the ear has brought, of the 3 that were there, when a player has gained or lost coin."""
    cards = EARS.format(moment=moment, line=line)
    start = f"    each player\n        {setup or 'gain 0 coin'}"
    t = table(cards, setup=start, stacks={0: ["ear"]}, grip={0: ["purse"]}, **more).pick("Lay")
    return t.pick(t.options[-1]).number("salt") - 3


@pytest.mark.parametrize(
    ("moment", "line"),
    [
        ("after you gain coin:", "gain 2 coin"),
        ("before you gain coin:", "gain 2 coin"),
        ("when you would gain coin:", "gain 2 coin"),
        ("after you lose coin:", "lose 2 coin"),
        ("before you lose coin:", "lose 2 coin"),
        ("when you would lose coin:", "lose 2 coin"),
    ],
)
def test_it_fires_where_something_can_change_and_only_there(table, moment, line, fuse):
    at_the_limit = "gain 9 coin" if "gain" in line else "lose 9 coin"
    assert heard(table, moment, line, fuse=fuse) == 2
    assert heard(table, moment, line, at_the_limit, fuse=fuse) == 0


LIMITED = """
resource ore for each player "ore"
    range  0 to 9
    limit  store

value store of player = 4

action mine "Mine"
    gain 2 ore

action trade "Trade"
    gain 1 ore
    needs_much

to needs_much
    needs your ore is at least 5
    gain 1 fame

action fix "Fix"
    set ore to 9
"""
SHED = """
charm shed "Shed"
    copies 2
    always:
        your store is 2 more

charm ear "Ear"
    after you gain ore:
        gain (amount) salt
"""


@pytest.mark.parametrize(
    ("stacks", "numbers"),
    [((), [2, 4, 4]), (("shed",), [2, 4, 6]), (("shed", "shed", "ear"), [2, 4, 6]), (("ear",), [2, 4, 4])],
)
def test_a_value_limits_what_somebody_has(table, stacks, numbers, fuse):
    t = table(SHED, rules=LIMITED, stacks={0: stacks}, fuse=fuse)
    for number in numbers:
        assert ("Trade" in t.options) == (t.number("ore") >= 4 and bool(set(stacks) - {"ear"}))
        t.pick("Mine", "Bow")
        assert t.number("ore") == number
        assert t.number("salt") == 3 + (number if "ear" in stacks else 0)
    t.pick("Fix")
    assert t.number("ore") == min(4 + 2 * stacks.count("shed"), 9)


def test_what_somebody_has_beyond_a_limit_he_keeps(table, fuse):
    falling = "value store of player\n    6 if player's salt is at least 3\n    4 otherwise\n"
    t = table(rules=LIMITED.replace("value store of player = 4\n", falling), fuse=fuse)
    t.pick("Mine", "Bow", "Mine", "Bow", "Mine", "Bow", "Gamble", "Bow", "Mine", "Bow")
    assert t.number("ore") == 6
    t.pick("Fix")
    assert t.number("ore") == 4


def test_afterwards_the_amount_is_what_has_changed(table):
    assert heard(table, "after you gain coin:", "gain 4 coin", "gain 5 coin") == 1
    assert heard(table, "after you lose coin:", "lose 4 coin", "lose 2 coin") == 1


def test_before_and_in_place_of_it_the_amount_is_that_of_the_line(table):
    assert heard(table, "before you gain coin:", "gain 4 coin", "gain 5 coin") == 4
    assert heard(table, "when you would lose coin:", "lose 4 coin", "lose 2 coin") == 4


def test_what_came_before_may_leave_nothing_to_gain(table):
    hand = 'charm hand "Hand"\n    before you gain coin, once a game:\n        gain 9 coin\n'
    cards = EARS.format(moment="after you gain coin:", line="gain 4 coin") + hand
    t = table(cards, stacks={0: [("ear",), "hand"]}, grip={0: ["purse"]}).pick("Lay")
    t.pick(t.options[-1])
    assert t.number("salt") - 3 == 6  # for the gain from 3 to 9, and none for the four that were lost


def test_a_chain_that_fills_a_counter_ends_there(table):
    spring = 'charm spring "Spring"\n    after you gain coin:\n        gain 1 coin\n'
    play_on = 'charm drop "Drop"\n    on lay:\n        gain 1 coin\n'
    t = table(spring + play_on, stacks={0: ["spring"]}, grip={0: ["drop"]}).pick("Lay")
    assert t.pick(t.options[-1]).number("coin") == 9


def test_what_is_no_resource_is_gained_for_each_thing_too(table, fuse):
    """`gain 1 fame for each THING` is `gain (1 for each THING) fame`."""
    cards = (
        'charm purse "Purse"\n    copies 3\n    on lay:\n        gain 2 fame for each charm in your {zone}, 1 fame\n'
    )
    cards += "        lose 1 fame for each charm in your {zone}\n"
    t = table(cards.format(zone="grip"), grip={0: ["purse", "purse", "purse"]}, fuse=fuse).pick("Lay")
    assert t.number("fame") == 2 * 2 + 1 - 2
