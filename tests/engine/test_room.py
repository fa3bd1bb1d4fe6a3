"""Nothing goes into a place that is full, however the place is named."""

from __future__ import annotations

import pytest

WELL = """
charm well "Well"
    after nod, working or not:
        put a card from your grip {how} this card's pile
charm drop
    copies 9
"""
NOD = 'to nod\n    gain 0 fame\n\naction nod "Nod"\n    nod\n'


@pytest.mark.parametrize("how", ["onto", "under"])
def test_nothing_goes_to_the_pile_of_a_card_that_is_full(table, how, fuse):
    t = table(WELL.format(how=how), rules=NOD, stacks={0: ["well"]}, grip={0: ["drop"] * 6}, fuse=fuse)
    for _ in range(3):
        t.pick("Nod", "Nap")
    [pile] = [one for one in t.match.view(0).piles if (one.zone, one.owner, one.number) == ("stacks", 0, 0)]
    assert pile.count == 3 and t.match.view(0).pile("grip", 0).count == 6 - 2


@pytest.mark.parametrize("how", ["into", "under"])
def test_nothing_goes_to_a_named_place_that_is_full(table, how):
    t = table(
        f'charm well "Well"\n    after nod:\n        put a card from your grip {how} nest\ncharm drop\n    copies 9\n',
        rules=NOD + "zone nest of charm\n    holds  1\n",
        stacks={0: ["well"]},
        grip={0: ["drop"] * 6},
    )
    t.pick("Nod", "Nap", "Nod", "Nap")
    assert t.match.view(0).pile("nest").count == 1
