"""Boards that every player has: `board field of plot for each player`."""

from __future__ import annotations

from typing import Any

from tests.engine.conftest import comes_to

FIELDS = """
kind plot is place "plot"

kind crop is card "crop"
    size    1 to 9
    starts  barn

zone barn of crop "barn"

zone grown of crop for each plot "crops"
    holds  1

board field of plot for each player "field"
    form    squares
    width   3
    height  2

relation adjacent of plot
    from field

relation planted of plot for other (plot)
    among  adjacent
    if not other is empty

plot well "Well"

crop beet "Beet"
    size    1
    copies  8
crop melon "Melon"
    size    5
    copies  2

setup:
    each player
        put a (crop from barn where it is melon) into their field_b2's grown

action act "Act"
{lines}

action rest "Rest"
    put (your sown_count) crops from your sown into barn
    choose a plot on your field where it is planted to your well
    put a crop from barn into your well's grown
    fill_up

to fill_up
    for each plot on your field where it is empty
        put top of barn into plot's grown

value sown of player = player's field's grown

value sown_count of player = number of (plots on player's field where it is not empty)
"""


@comes_to("""
7  gain (number of plots on your field) fame  # six of the board, and the well that everybody has
9  gain (number of plots) fame / lose 5 fame
5  gain (size of top of your field_b2's grown) fame
5  gain (total size of crops in plots' grown) fame / lose 5 fame
1  gain (your sown_count) fame
1  gain (number of (plots on your opponents' field where it is not empty)) fame
3  choose a plot on your field where it is adjacent to your field_b1 / gain 3 fame
2  gain (steps from your field_a1 to your field_b2 along adjacent) fame
1  gain (steps from your field_b1 to your field_b2 along planted) fame
4  if steps from your field_a1 to your left's field_b2 along adjacent is nowhere /     gain 4 fame
4  choose a plot where it is field_b2 and its owner is not you / gain 4 fame
2  choose an empty plot on your field / put top of barn into plot's grown / gain (your sown_count) fame
2  choose an opponent / put top of barn into opponent's well's grown / gain (opponent's sown_count) fame
3  if your field_b2 is in your field and your field_b2 is not your left's field_b2 /     gain 3 fame
0  if your field_a1's owner is your left /     gain 3 fame
0  if your field is empty or your field is full /     gain 3 fame
3  fill_up / if your field is full and not your left's field is full /     gain 3 fame
3  put all crops from your sown into barn / if your field is empty and not everybody's field is empty /     gain 3 fame
0  if your field_a1's owner is your left /     gain 3 fame
""")
def test_a_board_of_ones_own(small: Any, lines: str, fame: int, fuse: bool) -> None:
    assert small.fame(FIELDS, lines, fuse) == fame
