"""`this stack` in a running effect is the stack in which the card lay when the effect began."""

from __future__ import annotations

import pytest

KILN = """
charm kiln "Kiln"
    on lay:
        discard this card
        {line}

charm ember "Ember"
charm coal "Coal"
"""


def burnt(table, line, stack=(), **more):
    """The kiln is laid on the first stack and goes to the ash, on which two cards lie already."""
    setup = "    for each card in heap where it is either ember or coal\n        put card into ash"
    stacks = {0: [stack]} if stack else {}
    return table(KILN.format(line=line), setup=setup, grip={0: ["kiln"]}, stacks=stacks, **more).pick("Lay")


@pytest.mark.parametrize("line", ["arrange this stack", "put a card from this stack into your grip"])
def test_it_never_works_on_the_place_where_the_card_went(table, line, fuse):
    t = burnt(table, line, fuse=fuse)
    assert t.pile("ash") == ["ember", "coal", "kiln"]
    assert t.pile("grip") == []
    assert (t.prompt, t.asker) == ("Choose an action", 1)


def test_it_is_the_same_stack_though_the_card_has_left_it(table):
    t = burnt(table, "put top of heap onto this stack", stack=("dust",))
    t.pick(t.options[0])
    assert t.pile("stacks") == ["dust", "dust"]


def test_it_is_nowhere_for_an_effect_that_begins_elsewhere(table):
    cards = 'charm gong "Gong"\n    ring [B]:\n        put top of heap onto this stack\n'
    cards += "        gain (number of cards in this stack) wax\n"
    rules = 'action toll_it "Toll"\n    choose a card from your grip where it is gong\n    perform card\'s ring\n'
    t = table(cards, rules=rules, grip={0: ["gong"]}).pick("Toll")
    assert (t.pile("grip"), t.number("wax"), len(t.pile("heap"))) == (["gong"], 3, 12)


def test_what_is_always_so_holds_for_the_stack_in_which_the_card_lies_now(table):
    cards = 'charm shade "Shade"\n    always:\n        depth for this stack is 2 more\n'
    rules = 'value depth for stack = 0\n\naction plumb "Plumb"\n'
    rules += "    choose a stack from your stacks where depth for it is 2\n"
    rules += "    gain (number of cards in stack) wax\n"
    t = table(cards, rules=rules, stacks={0: [("dust", "shade")]}).pick("Plumb")
    assert t.number("wax") == 5
