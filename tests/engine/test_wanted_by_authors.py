"""What people who wrote cards wanted to say: what a gain is for, and what each player may do once with a card."""

from __future__ import annotations

SPOILS = """
to plunder target (player)
    needs target is not you
    gain 3 fame

action plunder "Plunder"
    plunder an opponent
"""

TOLLS = """
kind stamp is card "stamp"
    owned   by_player
    starts  stamp_box

zone stamp_box of stamp for each player "stamp box"

zone stamps of stamp for each charm "stamps"

to call_on charm
    needs there is no your stamp in charm's stamps
    put top of your stamp_box into charm's stamps
    gain 2 fame

action call "Call"
    call_on a card from everybody's stacks

stamp ink_stamp "Ink Stamp"
    copies  2
"""


def test_a_gain_that_has_a_verb_of_its_own_is_replaced_by_what_it_is_for(table):
    shield = """
charm shield "Shield"
    when an opponent would plunder you, once a game:
        they gain 1 fame
"""
    t = table(shield, rules=SPOILS, stacks={1: ["shield"]})
    t.pick("Plunder")
    assert t.number("fame", 0) == 1  # the first gain for this, and only for this
    t.pick("Bow", "Bow", "Nap", "Plunder")
    assert t.number("fame", 0) == 1 + 1 + 3


def test_a_card_that_each_player_may_use_once(table):
    t = table('charm oracle "Oracle"\n', rules=TOLLS, stacks={1: ["oracle"]})
    t.pick("Call", "Call")
    assert t.numbers("fame") == [2, 2] and "Call" not in t.options
    t.pick("Nap")
    assert "Call" not in t.options
