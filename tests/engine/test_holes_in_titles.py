"""Titles of verbs with holes: an option says what stands in them at the table, a rule what is written there."""

from __future__ import annotations

RULES = """
to wager stake (number) onto target (player) along charm "wager {stake} against {target} for {charm}"
    target loses 1 fame
    gain (stake) dread

to boost "boost by {stake}" with stake (number)
    gain (stake) fame

action dare "Dare"
    choose an opponent as rival
    choose a charm from your grip as prize
    choose one
        wager (your coin + 1) onto rival along prize
        wager 1 onto you along prize
        boost
        boost with stake (your coin)
    may boost with stake (your salt)
    choose one
        wager 2 onto rival along a charm from heap
        gain 1 fame
"""


def test_an_option_says_what_is_in_the_holes(table, fuse):
    t = table(rules=RULES, grip={0: ["dust"]}, fuse=fuse)
    t.pick("Dare")
    assert t.options == [
        "wager 4 against Player 2 for Dust", "wager 1 against Player 1 for Dust", "boost by 0", "boost by 3"
    ]  # fmt: skip
    t.pick("wager 4 against Player 2 for Dust")
    assert (t.numbers("dread"), t.numbers("fame"), t.prompt) == ([4, 0], [0, -1], "Dare: you may boost by 3")
    t.pick("yes")
    assert t.options == ["wager 2 against Player 2 for charm", "gain 1 fame"]
