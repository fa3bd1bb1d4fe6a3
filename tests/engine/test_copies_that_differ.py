"""Copies of a card are one option only if nothing to be seen of them differs: face, slots, what lies under them."""

from __future__ import annotations

from typing import Any

import pytest

SHIPS = """
kind ship is card "ship"
    effect  sail [S]
    faces   fresh, worn
    starts  dock

kind barrel is card "barrel"
    starts  shed

kind flag is piece "flag"
    owned  by_player
    home   locker

zone dock of ship "dock"
zone shed of barrel "shed"
zone fleet of ship for each player "fleet"
zone hold of barrel for each ship "hold"
zone box of barrel for each ship "box"
    face  down
zone row of barrel for each ship "row"
    order  chosen
zone locker of flag for each player "locker"
    start  4
zone [S] of flag for each card "mast"

ship sloop "Sloop"
    copies  4

    face fresh
    face worn "Worn Sloop"

    sail [S]:
        gain 1 fame

barrel rum "Rum"
    copies  4

barrel tar "Tar"
    copies  4

action pick "Pick"
    choose a ship from your fleet
    perform ship's sail

action stow "Stow"
    choose a ship from your fleet
    put top of shed into ship's hold
    put top of shed into ship's box
    put top of shed into ship's row

setup:
    each player
        put all (ships from dock where it is top of dock) into their fleet
        put all (ships from dock where it is top of dock) into their fleet
    each player where it is first
        let lower be bottom of their fleet
        let upper be top of their fleet
        if upper is lower
            gain 1 fame
{lines}
"""


def offered(small: Any, *lines: str, fuse: bool = True) -> list[str]:
    """The sloops that the first player can pick from, who has two; nothing if he is not asked."""
    body = "\n".join(f"        {line}" for line in lines or ["gain 1 fame"])
    turn = "perform pick\n            perform stow"
    decision = small.start(SHIPS.format(lines=body), who="each player", turn=turn, fuse=fuse).match.decision
    return [option.label for option in decision.options] if decision is not None else []


RUM, TAR = "choose a barrel from shed where it is rum", "choose a barrel from shed where it is tar"
DIFFERENT = {
    "a face": (("flip upper to worn",), ["Sloop (fresh)", "Sloop (Worn Sloop)"]),
    "a slot": (("put 1 flag from their locker into upper's [S]",), ["Sloop (fresh)", "Sloop (fresh, [S] Player 1)"]),
    "what lies under it": ((RUM, "put barrel into upper's hold"), ["Sloop (fresh)", "Sloop (fresh, hold: Rum)"]),
    "which card lies under it": (
        (RUM, "put barrel into lower's hold", TAR, "put barrel into upper's hold"),
        ["Sloop (fresh, hold: Rum)", "Sloop (fresh, hold: Tar)"],
    ),
    "how many lie hidden under it": ((RUM, "put barrel into upper's box"), ["Sloop (fresh)", "Sloop (fresh, box: 1)"]),
    "an order that means something": (
        tuple(line for one, names in (("lower", (RUM, TAR)), ("upper", (TAR, RUM))) for name in names
              for line in (name, f"put barrel into {one}'s row")),
        ["Sloop (fresh, row: Rum, Tar)", "Sloop (fresh, row: Tar, Rum)"],
    ),
}  # fmt: skip
EQUAL = {
    "nothing": (),
    "cards that are hidden": (RUM, "put barrel into lower's box", TAR, "put barrel into upper's box"),
    "an order that means nothing": tuple(
        line for one, names in (("lower", (RUM, TAR)), ("upper", (TAR, RUM))) for name in names
        for line in (name, f"put barrel into {one}'s hold")
    ),
    "a face that both show": ("flip lower to worn", "flip upper to worn"),
}  # fmt: skip


PLACES = """
value around of player = player's grip or player's chest

zone chest of charm for each player "chest"
    seen  owner

action stow "Stow"
    put a card from your grip into your chest

action look "Look"
    choose a card from your around
    put card under heap

action look_in_one "Look in one place"
    choose a card from your grip
    put card under heap
"""


def test_equal_cards_are_one_option_in_each_place(table, fuse):
    hand = {0: ["rag", "rag", "rag", "cup"]}
    t = table('charm rag "Rag"\n    copies 3\ncharm cup "Cup"\n', rules=PLACES, grip=hand, fuse=fuse)
    t.pick("Stow", "Rag", "Nap", "Look")
    assert (t.pile("chest"), t.options) == (["rag"], ["Rag (your grip)", "Cup", "Rag (your chest)"])
    t.match.undo()
    assert t.pick("Look in one place").options == ["Rag", "Cup"]


def test_equal_cards_are_options_of_their_own_in_piles_and_where_order_means_something(table, fuse):
    rules = """
action point "Point"
    choose a card from your stacks

action rummage "Rummage"
    choose a card from ash
"""
    rags = 'charm rag "Rag"\n    copies 4\n    after bow:\n        discard this\n'
    t = table(rags, rules=rules, stacks={0: ["rag", "rag", "rag", "rag"]}, fuse=fuse).pick("Point")
    assert t.options == [f"Rag (your stack {number})" for number in (1, 2, 3, 4)]
    t.match.undo()
    assert t.pick("Bow", "Nap", "Rummage").options == ["Rag"] * 4  # ash has an order


@pytest.mark.parametrize(
    ("place", "ships", "options"),
    [
        ("hold", "lower upper", ["Rum"] * 2),
        ("hold", "upper upper", []),
        ("row", "upper upper", ["Rum"] * 2),
    ],
    ids=["under two cards", "under one card", "under one card, in an order"],
)
def test_equal_cards_under_cards(small, place, ships, options, fuse):
    laid = [line for ship in ships.split() for line in (RUM, f"put barrel into {ship}'s {place}")]
    asked = offered(small, *laid, f"choose a barrel from their fleet's {place}", "put barrel under shed", fuse=fuse)
    assert [label for label in asked if label.startswith("Rum")] == options


@pytest.mark.parametrize("what", DIFFERENT)
def test_copies_that_differ_are_two_options_and_their_labels_tell(small, what, fuse):
    lines, labels = DIFFERENT[what]
    assert offered(small, *lines, fuse=fuse) == labels


@pytest.mark.parametrize("what", EQUAL)
def test_copies_that_nothing_tells_apart_are_one_option(small, what):
    assert offered(small, *EQUAL[what]) == []
