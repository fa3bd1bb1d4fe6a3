"""Prices: all or nothing, discounts in the payer's choice, and what cannot be paid."""

from __future__ import annotations

import pytest

from interpreter.game.moves.prices import affordable, payments


@pytest.mark.parametrize(  # X53 to X62 of the restated rulebook
    ("cost", "discount", "expected"),
    [
        ((4, 0, 1), 3, {(2, 0, 0), (1, 0, 1)}),
        ((4, 0, 1), 0, {(4, 0, 1)}),
        ((4, 0, 1), 1, {(4, 0, 0), (3, 0, 1)}),
        ((4, 0, 1), 2, {(3, 0, 0), (2, 0, 1)}),
        ((4, 0, 1), 4, {(1, 0, 0), (0, 0, 1)}),
        ((4, 0, 1), 5, {(0, 0, 0)}),
        ((4, 0, 1), 6, {(0, 0, 0)}),
        ((4, 0, 1), 60, {(0, 0, 0)}),
        ((2, 1, 0), 1, {(2, 0, 0), (1, 1, 0)}),
        ((2, 1, 0), 2, {(1, 0, 0), (0, 1, 0)}),
        ((2, 1, 0), 3, {(0, 0, 0)}),
        ((3, 2, 2), 2, {(3, 2, 0), (3, 1, 1), (3, 0, 2), (2, 2, 1), (2, 1, 2), (1, 2, 2)}),
        ((0, 0, 0), 0, {(0, 0, 0)}),
        ((0, 0, 0), 2, {(0, 0, 0)}),
        ((4, 0, 1), -2, {(4, 0, 1)}),
    ],
)
def test_every_payment(cost, discount, expected):
    found = payments(cost, discount)
    assert set(found) == expected and len(found) == len(expected)


def test_only_what_is_there_can_be_paid():
    assert affordable((4, 0, 1), 3, (1, 9, 9)) == [(1, 0, 1)]
    assert affordable((4, 0, 1), 3, (0, 9, 9)) == []
    assert affordable((4, 0, 1), 0, (4, 0, 1)) == [(4, 0, 1)]
    assert affordable((4, 0, 1), 0, (4, 0, 0)) == []


SHOP = """
charm vase "Vase"
    price  3 coin, 1 wax
charm tent "Tent"
    price  4 coin
charm haggler "Haggler"
    always:
        your bargain is 2 more
"""


def test_what_cannot_be_paid_is_not_offered(table):
    t = table(SHOP, grip={0: ["vase", "tent"]})
    t.pick("Lay")  # only the vase can be paid: it is not asked which
    assert (t.numbers("coin"), t.numbers("wax")) == ([0, 3], [2, 3])
    assert t.pile("stacks") == ["vase"]
    t = table(SHOP, grip={0: ["tent"]})
    assert "Lay" not in t.options


def test_the_payer_chooses_where_a_discount_is_used(table):
    t = table(SHOP, grip={0: ["vase"]}, stacks={0: ["haggler"]})
    t.pick("Lay", "your stack 2 (new)")
    assert t.prompt == "Lay: How do you pay?" and t.options == ["pay 2 coin", "pay 1 coin, 1 wax"]
    t.pick("pay 1 coin, 1 wax")
    assert (t.number("coin"), t.number("wax")) == (2, 2)


def test_one_way_to_pay_is_not_asked(table):
    t = table(SHOP, grip={0: ["tent"]}, stacks={0: ["haggler"]})
    t.pick("Lay", "your stack 2 (new)")
    assert (t.asker, t.number("coin")) == (1, 1)


def test_a_discount_of_an_effect_is_added(table):
    t = table(
        SHOP
        + 'charm cart "Cart"\n    on lay:\n        may lay a card from your grip onto this stack with discount 2\n',
        grip={0: ["cart", "vase"]},
        stacks={0: ["haggler"]},
    )
    t.pick("Lay", "Cart", "your stack 2 (new)", "yes")
    assert t.number("coin") == 3 and t.number("wax") == 3
    assert t.pile("stacks", 0, 1) == ["cart", "vase"]


def test_a_price_is_all_or_nothing(table):
    t = table(
        """
charm oven "Oven"
    after bow:
        pay 1 coin, 4 wax
        gain 5 fame
charm jar "Jar"
    after boast:
        may
            pay 1 coin
            pay 3 dread
            gain 5 fame
        otherwise
            gain 1 salt
charm pot "Pot"
    after bow:
        pay 2 cards from your grip
        gain 5 wax
""",
        stacks={0: ["oven", "jar"], 1: ["pot"]},
        grip={1: ["dust"]},
    )
    t.pick("Bow")
    assert (t.number("coin"), t.number("wax"), t.number("fame")) == (3, 3, 1)
    t.pick("Bow")
    assert t.number("wax", 1) == 3 and len(t.pile("grip", 1)) == 1
    t.pick("Boast")  # a `may` that cannot be paid is not offered: otherwise
    assert (t.asker, t.number("coin"), t.number("salt"), t.number("fame")) == (1, 3, 4, 3)


def test_a_price_in_cards_is_picked_by_the_payer(table):
    t = table(
        """
charm pot "Pot"
    after bow:
        pay 2 cards from your grip
        gain 5 wax
charm rag "Rag"
    copies 2
""",
        stacks={0: ["pot"]},
        grip={0: ["dust", "rag", "rag"]},
    )
    t.pick("Bow")
    assert t.options == ["Dust", "Rag"]
    t.pick("Rag", "Dust")
    assert (t.number("wax"), t.pile("ash"), t.pile("grip")) == (8, ["rag", "dust"], ["rag"])


def test_prices_that_are_paid_twice_are_looked_at_together(table):
    t = table(
        """
charm till "Till"
    after bow:
        may
            pay 2 coin
            pay 2 coin
            gain 5 fame
charm sink "Sink"
    after boast:
        may
            pay 2 coin
            pay 1 coin
            gain 5 fame
""",
        stacks={0: ["till", "sink"]},
    )
    t.pick("Bow")
    assert t.asker == 1
    t.pick("Nap", "Boast")
    assert t.asker == 0 and t.options == ["yes", "no"]


def test_counters_are_prices_down_to_their_bound(table):
    t = table(
        """
charm vow "Vow"
    after bow:
        may
            pay 11 fame
            gain 5 wax
charm oath "Oath"
    after bow:
        may
            pay 10 fame
            gain 5 salt
""",
        stacks={0: ["vow"], 1: ["oath"]},
    )
    t.pick("Bow")  # 1 fame, which goes down to -9
    assert t.asker == 1
    t.pick("Bow", "yes")
    assert t.number("fame", 1) == -9


def test_a_price_at_the_head_of_an_inner_block_is_looked_at_too(table):
    t = table(
        """
charm till "Till"
    after bow:
        if your salt is at least 3
            pay 4 coin
            gain 5 fame
        otherwise
            pay 1 coin
            gain 1 fame
        for each charm in your stacks
            pay 2 coin
            gain 1 wax
        gain 1 salt
""",
        stacks={0: ["till", "dust", "dust"]},
    )
    t.pick("Bow")  # 4 coin are not there; of three charms one can be paid for
    assert [t.number(one) for one in ("fame", "coin", "wax", "salt")] == [1, 1, 4, 4]


def test_less_than_nothing_is_nothing(table):
    t = table(
        """
charm void "Void"
    after bow:
        pay (your salt - 9) coin
        gain (your salt - 9) coin
        lose (your salt - 9) wax
        draw (your salt - 9) cards
        put (your salt - 9) pebbles from your bag into pit
        gain 1 dread
""",
        stacks={0: ["void"]},
    )
    t.pick("Bow")
    assert [t.number(one) for one in ("coin", "wax", "dread")] == [3, 3, 1]
    assert (t.pieces("bag", 0), t.pile("grip")) == (5, [])
