"""What is counted under a card and is no single thing to anybody (decision 47): discs that are cards of one design."""

from __future__ import annotations

from typing import Any

from interpreter.game.match import Match

STARS = """
kind star is place "star"

kind disc is card "disc"
    owned   by_player
    starts  supply

zone supply of disc for each player "supply"
zone discs of disc for each star "discs"

star castor
star deneb

disc marker
    copies  3

to count_up star
    gain (number of your discs in star's discs) fame
    gain (10 times (number of star's discs)) fame

action settle "Settle"
    choose a star
    choose a disc from your supply
    put disc into star's discs
    count_up star

action leave "Leave"
    choose a star where its discs is not empty
    choose your disc from star's discs
    put disc into your supply

setup:
    each player
        put 1 disc from their supply into castor's discs
"""


def test_they_are_counted_by_owner_and_equal_ones_are_one_option(small: Any, fuse: bool) -> None:
    t = small.start(STARS, rounds=3, who="each player", fuse=fuse)
    t.pick("Settle", "castor")  # which disc is no question
    assert t.match.view(0).numbers["fame"] == (2 + 10 * 3, 0)
    t.pick("Leave")  # the other player, of the one star where discs lie
    assert t.asker == 0 and len(t.match.view(0).pile("supply", 1).cards) == 3
    again = Match.from_json(t.match.program, t.match.to_json())
    assert again.view(0).data() == t.match.view(0).data()
