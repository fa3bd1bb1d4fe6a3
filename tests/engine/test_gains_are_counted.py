"""What a block gains or loses on the way counts when it is asked whether its next line can be done."""

from __future__ import annotations

import pytest

HOUSE = """
charm house "House"
    price  5 coin

charm keep "Keep"
    price  5 coin, 4 salt
"""
MAY = """
charm gift "Gift"
    on lay:
        may
            {line}
            lay a card from your grip onto a stack from your stacks
"""


def laid(table, line, grip=("gift", "house"), more="", **how):
    """The gift is laid by a player with 3 coin, 3 salt and 3 wax."""
    t = table(MAY.format(line=line) + HOUSE + more, grip={0: [*grip]}, **how)
    return t.pick("Lay")


@pytest.mark.parametrize(("line", "offered"), [("gain 2 coin", True), ("gain 1 coin", False), ("lose 1 coin", False)])
def test_a_gain_pays_for_what_comes_next(table, line, offered, fuse):
    t = laid(table, line, fuse=fuse)
    assert (t.options == ["yes", "no"]) == offered
    if offered:
        t.pick("yes")
        t.pick(t.options[0])
        assert (t.pile("grip"), t.number("coin")) == ([], 0)


def test_several_gains_in_one_line_count_together(table):
    line = "gain 1 salt\n            gain 1 coin, 1 coin"
    t = laid(table, line, grip=("gift", "keep")).pick("yes")
    t.pick(t.options[0])
    assert (t.pile("grip"), t.number("coin"), t.number("salt")) == ([], 0, 0)


def test_a_gain_stops_at_the_limit_in_the_look_too(table):
    dear = 'charm palace "Palace"\n    price  9 coin\n    weight 10\n'
    rules = "to weigh charm\n    needs your coin is at least charm's weight\n    put charm into ash\n"
    rules += 'action scale "Scale"\n    gain 9 coin\n    weigh a card from your grip\n'
    t = table(dear, rules=rules, grip={0: ["palace"]})
    assert "Scale" not in t.options


def test_a_loss_is_counted_too(table):
    rules = 'action trade_in "Trade in"\n    lose 1 coin\n    lay a card from your grip onto a stack from your stacks\n'
    three = 'charm shed "Shed"\n    price  3 coin\n'
    assert "Trade in" not in table(three, rules=rules, grip={0: ["shed"]}).options


def test_an_option_that_its_own_gain_makes_possible_is_offered(table):
    rules = (
        'action mint "Mint"\n    choose one\n        all of\n            gain 2 coin\n'
        "            lay a card from your grip onto a stack from your stacks\n        gain 1 salt\n"
    )
    t = table(HOUSE, rules=rules, grip={0: ["house"]}).pick("Mint")
    assert len(t.options) == 2
    assert t.number("coin") == 3  # nothing is gained by the look


def test_what_comes_in_place_of_a_gain_is_not_foreseen(table):
    """The stated limit: the block is offered, and the line that cannot be done then is left out."""
    thief = 'charm thief "Thief"\n    when you would gain coin:\n        gain 1 wax\n'
    t = laid(table, "gain 2 coin", more=thief, stacks={0: ["thief"]})
    t.pick(t.options[-1], "yes")
    assert (t.number("coin"), t.number("wax"), t.pile("grip")) == (3, 4, ["house"])
