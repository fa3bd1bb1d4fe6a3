"""Places joined by `or`, of which some lie under several cards."""

from __future__ import annotations

from tests.engine.conftest import comes_to

HARBOUR = """
kind ship is card "ship"
    tons    1 to 9
    starts  dock

kind crate is card "crate"
    starts  store

zone dock of ship "dock"

zone store of crate "store"

zone fleet of ship for each player "fleet"

zone hand of crate for each player "hand"

zone hold of crate for each ship "hold"

zone deck of crate for each ship "deck"

value aboard of ship = ship's hold or ship's deck

value freight of player = player's fleet's hold or player's fleet's deck

value goods of player = player's hand or freight of player or store

value afloat = everybody's fleet's hold or everybody's fleet's deck

action act
{lines}

setup:
    each player
        for each ship in dock
            if number of their fleet is less than 2
                put ship into their fleet
        for each ship in their fleet
            put 2 crates from store into ship's hold
            put 1 crate from store into ship's deck
    each player where it is first
        put 1 crate from store into their hand
        for each ship in their fleet
            gain (0 times number of its aboard) fame
        gain (0 times number of their goods + 0 times number of crates in afloat) fame

ship brig "Brig"
    tons    2
    copies  4

crate box "Box"
    copies  15
"""


@comes_to("""
6   gain (number of crates in your freight) fame
6   gain (number of your freight) fame
9   gain (number of crates in your goods) fame  # 1 in hand, 6 aboard, 2 in the store
12  gain (number of crates in afloat) fame
12  for each crate in your freight / gain (crate's ship's tons) fame
6   for each ship in your fleet / gain (number of its aboard) fame
1   if there are at least 6 crates in your freight / gain 1 fame
1   if box is in your freight / gain 1 fame
2   choose a crate from your freight / gain (number of crate's ship's hold) fame
6   put all crates from your freight into store / gain (number of crates in afloat) fame
0   choose a crate from your goods / if crate is in your freight / gain 1 fame
1   choose a crate from your freight / if crate is in your freight / gain 1 fame
""")
def test_what_lies_in_places_under_several_cards_is_meant_together(small, lines, fame, fuse):
    assert small.fame(HARBOUR, lines, fuse) == fame


def test_equal_cards_in_one_place_are_offered_once(small):
    lines = "    choose a crate from your goods\n    put crate into your hand\n    gain 1 fame"
    t = small.start(HARBOUR.format(lines=lines))
    assert len(t.options) == 6  # hand, two holds, two decks, store
