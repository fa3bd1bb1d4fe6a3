"""Counters under one name, one for each word of a fact or for each resource: `your cubes of science`."""

from __future__ import annotations

import pytest

RULES = """
kind field is board "field"
    crop    barley, hops, rye
    starts  land

zone land of field "land"

counter seeds of crop for each player "seeds"
    range  0 to 9
    start  2

counter jars of resource for each player "jars"
    range  0 to 5

counter store of crop "store"
    range  0 to 20

table worth_of of player for good (resource) by good
    coin, wax  2
    salt       4

table yield_of of player for crop (word) by crop, player's seeds of crop
    crop    0 to 2  3 or more
    barley  1       4
    hops    2       5
    rye     3       6

action trade "Trade"
{lines}
"""
FIELDS = """
field hill "Hill"
    crop  hops
field dale "Dale"
    crop  rye
"""


def of_crop(t, crop, player=0):
    return t.number(f"seeds_of_{crop}", player)


@pytest.mark.parametrize(
    ("line", "changed"),
    [
        ("gain 3 seeds of hops", {"hops": 5}),
        ("lose 1 seeds of (field's crop)", {"rye": 1}),
        ("gain (your seeds of rye + 1) seeds of field's crop", {"rye": 5}),
        ("set seeds of barley to 7", {"barley": 7}),
        ("set your seeds of field's crop to 0", {"rye": 0}),
        ("gain 9 seeds of field's crop, 1 seeds of barley", {"barley": 3, "rye": 9}),
        ("pay 2 seeds of field's crop", {"rye": 0}),
        ("if your seeds of field's crop is at least 2\n        lose (your seeds of hops) seeds of hops", {"hops": 0}),
    ],
)
def test_of_several_counters_one_is_meant(table, fuse, line, changed):
    lines = f"    choose a field from land where its crop is rye\n    {line}"
    t = table(FIELDS, rules=RULES.format(lines=lines) + SOME_USE, fuse=fuse).pick("Trade")
    begun = {"barley": 2, "hops": 2, "rye": 2}
    assert {crop: of_crop(t, crop) for crop in begun} == begun | changed
    assert {crop: of_crop(t, crop, 1) for crop in begun} == begun


SOME_USE = """
action use "Use"
    gain 1 seeds of hops, 1 jars of salt, 1 store of rye
    gain (yield_of of you for hops + worth_of of you for wax) fame
"""


def test_a_word_that_was_chosen_says_which(table, fuse):
    lines = """
    choose a crop as chosen where your seeds of chosen is at least 2
    lose 2 seeds of chosen
    gain 3 store of chosen
    gain (yield_of of you for chosen + store of chosen) fame
"""
    t = table(FIELDS, rules=RULES.format(lines=lines) + SOME_USE, fuse=fuse).pick("Trade")
    assert t.options == ["barley", "hops", "rye"]
    t.pick("hops")
    assert (of_crop(t, "hops"), t.number("store_of_hops"), t.number("fame")) == (0, 3, 2 + 3)
    t.pick("Nap", "Trade")
    assert t.options == ["barley", "rye"]


def test_there_is_one_for_each_resource(table, fuse):
    lines = """
    choose a resource as good where your good is at least 3
    pay 2 good
    gain (2 times your good) jars of good
    gain (worth_of of you for good) fame
    may
        pay 2 jars of good
        gain 5 fame
"""
    t = table(FIELDS, rules=RULES.format(lines=lines) + SOME_USE, fuse=fuse).pick("Trade")
    assert t.options == ["coin", "salt", "wax"]
    t.pick("salt", "yes")
    assert [t.number(f"jars_of_{good}") for good in ("coin", "salt", "wax")] == [0, 0, 0]
    assert (t.number("salt"), t.number("fame")) == (1, 9)


def test_a_price_that_cannot_be_paid_is_not_offered_and_says_why(table):
    lines = "    pay 2 seeds of rye\n    gain 1 fame"
    t = table(FIELDS, rules=RULES.format(lines=lines) + SOME_USE).pick("Trade", "Nap")
    assert "Trade" not in t.options
    assert t.match.why_not("trade") == ["pay 2 seeds of rye"]


def test_gains_of_one_of_them_are_heard(table, fuse):
    cards = FIELDS + 'charm cup "Cup"\n    after you gain seeds of hops:\n        gain (amount) fame\n'
    lines = "    choose a crop as chosen\n    gain 3 seeds of chosen"
    t = table(cards, rules=RULES.format(lines=lines) + SOME_USE, stacks={0: ["cup"]}, fuse=fuse)
    t.pick("Trade", "rye", "Nap", "Trade", "hops")
    assert t.number("fame") == 3
    told = ["Player 1 +3 seeds of hops", "Cup of Player 1", "Player 1 +3 fame"]
    assert [line.strip() for line in t.log()[-3:]] == told
