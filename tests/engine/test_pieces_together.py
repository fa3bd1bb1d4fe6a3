"""Places for pieces that are joined by `or`: what lies in them is meant together."""

from __future__ import annotations

import pytest

from interpreter.loader import PackFault

JOINED = "value stones of player = player's bag or player's ring_of_stones or pit\n"


@pytest.mark.parametrize(
    ("lines", "fame"),
    [
        ("gain (number of pebbles in (your bag or your ring_of_stones)) fame", 5),
        ("gain (number of your stones) fame", 6),
        ("gain (number of (pebbles in your stones where its owner is you)) fame", 5),
        ("for each pebble in (everybody's bag or pit)\n            gain 1 fame", 9),
        ("if not (your ring_of_stones or pit) is empty\n            gain 2 fame", 2),
        ("if there are at least 7 pebbles in your stones\n            gain 2 fame", 0),
        (
            "choose a pebble from (your ring_of_stones or pit) where its owner is not you\n"
            "        pebble's owner gains 1 fame\n        gain 4 fame",
            4,
        ),
    ],
)
def test_what_lies_in_several_places_is_meant_together(table, lines, fame, fuse):
    t = table(
        f'charm probe "Probe"\n    after nod:\n        {lines}\n',
        rules=JOINED + 'to nod\n    gain (0 times number of your stones) fame\n\naction nod "Nod"\n    nod\n',
        stacks={0: ["probe"]},
        fuse=fuse,
    )
    t.pick("Cast a stone", "Visit")  # one in the pit, and a guest in the first player's ring
    t.pick("Nod")
    assert t.number("fame", 0) == fame


def test_a_piece_is_moved_to_one_place_only(table):
    with pytest.raises(PackFault, match="are places for pieces, but a place for pieces is needed here"):
        table("charm probe\n    after bow:\n        put 1 pebble from your bag into (your bag or pit)\n")


def test_no_other_pieces_lie_in_joined_places(table):
    with pytest.raises(PackFault, match=r"no shell can lie in `\(your bag or pit\)`"):
        table(
            "charm probe\n    after bow:\n        gain (number of shells in (your bag or pit)) fame\n",
            rules='kind shell is piece "shell"\n\nzone reef of shell "reef"\n    start  2\n',
        )
