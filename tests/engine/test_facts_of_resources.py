"""Facts that name a resource: what a place yields, what a card is paid with."""

from __future__ import annotations

from tests.engine.conftest import comes_to

YIELD = """
resource ore for each player
    range  0 to 9
    start  1

resource silk for each player
    range  0 to 9
    start  2

kind mine is place
    yields  resource, optional
    square  number

mine a_pit
    yields  ore
    square  1
mine b_mill
    yields  silk
    square  2
mine c_waste
    square  3

value worth of resource_asked (resource) for player = player's resource_asked + 1

action dig "Dig"
{lines}
"""


@comes_to("""
5  gain 3 yields of b_mill / gain (your silk) fame
3  gain 3 yields of c_waste / gain (your silk + your ore) fame
2  gain (your yields of b_mill) fame / gain (your yields of c_waste) fame
2  for each mine where its yields is silk / gain (mine's square) fame
5  for each mine where its yields is not ore / gain (mine's square) fame
2  for each silk mine / gain (mine's square) fame
4  let good be b_mill's yields / gain 2 good / gain (your good) fame
0  let good be c_waste's yields / gain 2 good / gain (your good) fame
1  choose a resource from silk as good / gain (number of (mines where its yields is good)) fame
7  pay 2 yields of b_mill / gain 7 fame
9  set your yields of b_mill to 9 / gain (your silk) fame
3  gain (worth of b_mill's yields for you) fame
0  pay any number of yields of a_pit as paid / gain (paid) fame
1  lose 1 yields of a_pit, 1 silk / gain (your silk + your ore) fame
1  gain (number of (mines where its yields is a_pit's yields)) fame
""")
def test_a_fact_can_be_a_resource(small, lines, fame, fuse):
    text = YIELD + '\naction trade "Trade"\n    gain 0 ore\n    gain (worth of ore for you) silk\n'
    assert small.fame(text, lines, fuse) == fame


PRICED = """
resource ore for each player
    range  0 to 9
    start  1

resource silk for each player
    range  0 to 9
    start  2

kind ware is place
    price  resources

ware a_chest
    price  3 ore, 1 silk
ware b_sail
    price  4 silk

value dear of ware for player = ware's price - (player's ore) ore

action trade "Trade"
{lines}
"""


@comes_to("""
3  gain (number of ore in a_chest's price) fame
0  gain (number of ore in b_sail's price) fame
4  choose a resource from silk as good / gain (number of good in b_sail's price) fame
2  gain (number of ore in (dear of a_chest for you)) fame
4  gain (number of ore in a_chest's price + number of silk in your resources - 1) fame
6  gain 2 fame for each ore in a_chest's price
2  gain 1 fame for each 2 silk in b_sail's price
2  for each ware where number of silk in its price is at least 1 / gain 1 fame
8  let bill be 2 times a_chest's price / gain (number of ores in bill + number of silks in bill) fame
1  if number of silk in a_chest's price is 1 / gain 1 fame
""")
def test_how_much_of_one_resource_there_is_in_an_amount(small, lines, fame, fuse):
    text = PRICED + '\naction haggle "Haggle"\n    gain (total of (dear of b_sail for you)) silk\n'
    assert small.fame(text, lines, fuse) == fame
