"""Cards of a kind of a kind, compared, discarded, told apart; words behind `either`; so many cards from the top."""

from __future__ import annotations

from tests.engine.conftest import comes_to

SHIPS = """
kind vessel is card "vessel"
    hue     red, blue, green

kind boat is vessel "boat"
    oars       1 to 9
    starts     pond
    discarded  wrecks

boat dinghy "Dinghy"
    hue   red
    oars  4

kind ship is vessel "ship"
    masts      1 to 3
    starts     dock
    discarded  wrecks

kind crate is card "crate"
    starts  store

zone dock of ship "dock"
zone pond of vessel "pond"
zone store of crate "store"
zone wrecks of vessel for each player "wrecks"

counter sight for each player "sight"
    range  0 to 9

ship brig "Brig"
    hue  red
    masts  2
ship sloop "Sloop"
    hue  blue
    masts  1
ship cutter "Cutter"
    hue  green
    masts  1
crate box "Box"

to row boat
    gain (boat's oars) fame

to sail ship
    gain (ship's masts) fame

to sink vessel
    gain 1 sight
    discard vessel

action act "Act"
{lines}
"""


@comes_to("""
1  choose a ship from dock as leader / for each vessel in dock where it is like leader / gain 1 fame
4  for each vessel in (dock or pond) / if it is a boat / row it
2  for each vessel in (dock or pond) / if it is a ship and its hue is red / gain (vessel's masts) fame
4  for each vessel in (dock or pond) / if vessel is a ship / sail vessel
1  sink (top of dock) / gain (number of ships in your wrecks) fame
3  for each vessel in dock where its hue is either red, blue or green / gain 1 fame
2  for each vessel in dock where its hue is either red or green / gain 1 fame
2  gain 2 sight / gain (number of top (your sight) of dock) fame
3  gain 9 sight / gain (number of top (your sight) of dock) fame
0  gain (number of bottom (your sight) of dock) fame
7  gain 1 sight / for each ship in top (your sight) of dock where it is cutter / gain 7 fame
7  gain 1 sight / for each ship in bottom (your sight) of dock where it is brig / gain 7 fame
2  gain 1 sight / put top (your sight) of dock into your wrecks / gain (number of ships in dock) fame
""")
def test_kinds_of_kinds_words_and_ends(small, lines, fame, fuse):
    other = '\naction other "Other"\n    sink (top of dock)\n    gain (your sight) fame\n'
    other += "    choose a boat from pond\n    row boat\n    choose a ship from dock\n    sail ship\n"
    assert small.fame(SHIPS + other, lines, fuse) == fame
