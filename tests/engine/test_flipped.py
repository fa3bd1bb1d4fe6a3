"""`flip` turns a card that has several faces, and leaves one that has only one as it is."""

from __future__ import annotations

RULES = """
kind ship is card "ship"
    faces   fresh, worn
    starts  dock

zone dock of ship "dock"

zone shed of card "shed"

ship sloop "Sloop"
    face fresh
    face worn

to turn_up
    put top of heap into shed
    flip top of shed to worn
    put top of dock into shed
"""
CARD = """
charm pump "Pump"
    after bow:
        turn_up
    after boast:
        flip top of shed to worn
"""


def test_what_has_one_face_is_not_turned_and_nothing_is_told(table, fuse):
    t = table(CARD, rules=RULES, stacks={0: ["pump"]}, fuse=fuse)
    t.pick("Bow")
    assert faces(t) == ["fresh"] and turned(t) == []
    t.pick("Nap", "Boast")
    assert faces(t) == ["worn"] and turned(t) == ["Sloop is turned to worn"]


def faces(t):
    """The faces that are up, of the cards that have several."""
    return [face for _card, face in t.match.view(0).faces]


def turned(t):
    """What the log says of cards that were turned."""
    return [line.strip() for line in t.log() if "turned" in line]
