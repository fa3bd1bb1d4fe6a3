"""A card of which one line counts whether it works or not, and another line on the same channel only while it works."""

from __future__ import annotations

import pytest

CHANGES = """
charm root "Root"
    always, working or not:
        your lure is 3 more
    always:
        your lure is 1 more
"""
LISTENERS = """
charm root "Root"
    after bow, working or not:
        gain 3 fame
    after bow:
        gain 1 salt
"""
FORBIDS = """
charm root "Root"
    always, working or not:
        you cannot bow
    always:
        opponents cannot bow
"""
COVERED = ("root", "dust")


@pytest.mark.parametrize(("stack", "fame"), [("root", 6), (COVERED, 5)])
def test_each_change_counts_once_and_only_while_it_should(table, stack, fame):
    t = table(CHANGES, stacks={0: [stack]})
    assert t.pick("Boast").number("fame") == fame


@pytest.mark.parametrize(("stack", "salt"), [("root", 4), (COVERED, 3)])
def test_each_ability_fires_once_and_only_while_it_should(table, stack, salt):
    t = table(LISTENERS, stacks={0: [stack]}).pick("Bow")
    assert (t.number("fame"), t.number("salt")) == (4, salt)


@pytest.mark.parametrize(("stack", "free"), [("root", False), (COVERED, True)])
def test_each_prohibition_holds_only_while_it_should(table, stack, free):
    t = table(FORBIDS, stacks={0: [stack]})
    assert "Bow" not in t.options
    assert ("Bow" in t.pick("Nap").options) == free


def test_a_card_that_is_covered_in_play_keeps_the_line_that_always_counts(table):
    t = table(CHANGES + 'charm lid "Lid"\n    price 0 coin\n', stacks={0: ["root"]}, grip={0: ["lid"]})
    t.pick("Lay", "your stack 1 (Root on top)", "Nap", "Boast")
    assert t.number("fame") == 5


OPEN_FROM_THE_START = """
kind relic is card "relic"
    owned   by_player
    starts  shelf
    works when it is in its owner's shelf

zone shelf of relic for each player "shelf"

relic skull "Skull"
    after bow, working or not:
        gain 3 fame

relic drum "Drum"
    after bow:
        gain 1 salt
"""


def test_what_lies_in_the_open_from_the_start_is_heard_from_the_start(table):
    t = table(OPEN_FROM_THE_START).pick("Bow")
    assert (t.number("fame"), t.number("salt")) == (4, 4)
