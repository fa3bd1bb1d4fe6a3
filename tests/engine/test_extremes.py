"""Those of which something is highest or lowest, among what the rest of a `where` leaves."""

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


@pytest.mark.parametrize("fuse", [True, False])
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
