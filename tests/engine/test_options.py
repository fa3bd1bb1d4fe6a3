"""Options with a title: it is what is offered, told and answered with."""

from __future__ import annotations

import pytest

MARKET = """
charm market "Market"
    after bow:
        choose one
            option "Sell out"
                pay 2 salt
                gain 3 coin
            gain 1 wax
            option "Beg"
                needs your coin is at most 5
                gain 1 coin
    after visit:
        target chooses one
            option "Welcome"
                gain 1 salt
            option "Turn away"
                gain 1 wax
"""


def test_titles_are_offered_where_the_option_can_be_done_in_full(table, fuse):
    t = table(MARKET, stacks={0: ["market"]}, fuse=fuse)
    t.pick("Bow")
    assert (t.asker, t.options) == (0, ["Sell out", "gain 1 wax", "Beg"])
    t.pick("Sell out", "Nap", "Bow")
    assert (t.number("coin"), t.number("salt")) == (6, 1)
    assert t.asker == 1  # only `gain 1 wax` was left


def test_another_player_is_asked_by_titles(table, fuse):
    t = table(MARKET, stacks={0: ["market"]}, fuse=fuse)
    t.pick("Visit")
    assert (t.asker, t.options) == (1, ["Welcome", "Turn away"])
    t.pick("Turn away")
    assert (t.number("wax", 1), t.number("salt", 1)) == (4, 3)


def test_lines_in_any_order_have_titles(table, fuse):
    ordered = MARKET.replace("        choose one\n            option", "        in any order\n            option", 1)
    t = table(ordered, stacks={0: ["market"]}, fuse=fuse)
    t.pick("Bow")
    assert t.options == ["Sell out", "gain 1 wax", "Beg"]
    t.pick("Beg")
    assert t.options == ["Sell out", "gain 1 wax"]
    t.pick("Sell out")
    assert (t.number("coin"), t.number("wax")) == (7, 4)


STRAIN = """
to strain
    needs your fame is 2
    gain 1 fame

action act "Act"
    {line}
    strain

action wait "Wait"
    gain 1 fame

action rest "Rest"
    gain 3 fame

setup:
    each player gains 0 fame
"""


@pytest.mark.parametrize(
    ("line", "seen"),
    [
        ("take another turn", True),
        ("your left skips a turn", True),
        ("gain 1 fame", True),
        ("put your left out of the game", False),
    ],
)
def test_what_cannot_be_done_behind_a_line_is_seen_if_a_look_ahead_goes_on_behind_it(small, line, seen, fuse):
    turns = "take turns from first while their fame is less than 3"
    options = small.start(STRAIN.format(line=line), who=turns, fuse=fuse).options
    assert ("Act" in options) is not seen and "Wait" in options
