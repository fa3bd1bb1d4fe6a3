"""Why an option of `choose one` is not offered now."""

from __future__ import annotations

RULES = """
to pawn charm
    needs charm's weight is at least 90
    gain 3 fame

action trade_in "Trade in"
    choose a charm from your grip as prize
    choose one
        pawn prize
        pay 9 coin
        gain 1 fame
        gain 2 fame
"""


def test_it_is_told_what_stands_in_the_way(table, fuse):
    t = table(rules=RULES, grip={0: ["dust"]}, fuse=fuse)
    t.pick("Trade in")
    assert t.options == ["gain 1 fame", "gain 2 fame"]
    assert list(t.match.closable) == ["pawn prize", "pay 9 coin", "gain 1 fame", "gain 2 fame"]
    price = t.match.refused(1, "option")
    assert price is not None and price.rule == "pay 9 coin"
    need = t.match.refused(0, "option")
    assert need is not None and "weight" in need.rule
    assert t.match.refused(2, "option") is None
