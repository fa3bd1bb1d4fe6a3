"""The texts that the tests of `moo test` play: a card of the village, and scenarios about it."""

from __future__ import annotations

FORGE = """
stall forge "Forge"
    colour  red
    price   1 grain
    points  1
    copies  2

    sell [A]:
        choose one
            gain 1 grain
            gain 1 coin

    after you visit:
        may
            pay 1 grain
            gain 1 fame

    end of game:
        if your coin is at least 3      # rich enough
            score 1
        otherwise
            score 2

    always:
        toll against you is 1 coin more
"""
HOLDS = """
scenario "a coin is gained"
    when
        you gain 1 coin
    then
        your coin is 1
"""
SOLD_FOR_GRAIN = """
scenario "sold for grain"
    given
        your lanes are [forge]
        your resources are 1 coin
    when
        you open forge
        you choose "gain 1 grain"
        you visit rival
        you choose yes
        you end game
    then
        your fame is 2
"""
THE_REST = """
scenario "sold for coin"
    given
        your lanes are [forge]
        your resources are 2 coin, 1 grain
    when
        you open forge
        you choose "gain 1 coin"
        you visit rival
        you choose no
    then
        toll against you is 2 coin because of forge

scenario "a rich smith"
    given
        your lanes are [forge]
        your resources are 3 coin
    when
        you end game
    then
        game is over
"""


def scenario(*, given: str = "your coin is 2", when: str = "you gain 1 coin", then: str = "your coin is 3") -> str:
    parts = ["given", *given.split("; "), "when", *when.split("; "), "then", *then.split("; ")]
    lines = ["    " + part if part in ("given", "when", "then") else "        " + part for part in parts if part]
    return "\n".join(['scenario "tried"', *lines]) + "\n"
