"""Behind `needs card is a leader` the card is known as a leader, as it is under `if card is a leader`."""

from __future__ import annotations

import pytest

CARDS = """
kind leader is card "leader"
    rank    1 to 6
    starts  box

kind tool is card "tool"
    weight  1 to 6
    starts  chest

zone box of leader "box"

zone chest of tool "chest"

zone hand of card for each player "hand"

zone crew of tool for each leader "crew"
    holds  2

counter glory for each leader "glory"
    range  0 to 6

to promote card by much (number)
    needs card is a leader and card's crew is empty
    needs card's glory is less than 2
    card gains (much) glory
    put a tool from chest into card's crew
    gain (card's rank + card's glory) fame

action act
{lines}

setup:
    each player where it is first
        put 2 leaders from box into their hand
        put 2 tools from chest into their hand

leader general "General"
    rank    3
    copies  3

tool spade "Spade"
    weight  2
    copies  5
"""


@pytest.mark.parametrize(
    ("lines", "fame"),
    [
        ("    promote a card from your hand by 1", 4),
        ("    for each card in your hand\n        promote card by 2", 10),
        ("    choose a card from your hand\n    needs card is a leader\n    needs number of card's crew is 0\n"
         "    card gains 1 glory\n    gain (card's glory) fame\n    promote card by 1", 6),
        ("    choose a card from your hand\n    if card is a tool\n        gain 5 fame\n    promote card by 1", 4),
    ],
)  # fmt: skip
def test_what_only_leaders_have_can_be_asked(small, lines, fame, fuse):
    t = small.start(CARDS.format(lines=lines), fuse=fuse)
    while t.match.decision is not None:
        t.match.choose(0)
    assert max(row.result for row in t.match.standings) == fame


def test_only_leaders_are_offered(small):
    """Two leaders and two tools lie in the hand; equal ones are one option, and one option is no question."""
    assert small.start(CARDS.format(lines="    promote a card from your hand by 1")).match.over
