"""Places of the game that consist of piles: `a column` is one of them."""

from __future__ import annotations

import re
from typing import Any

from tests.engine.conftest import comes_to

COLUMNS = """
kind stone is card "stone"
    size    1 to 9
    starts  quarry

zone quarry of stone "quarry"
zone columns of stone "columns"
    piles  3

stone pebble "Pebble"
    size    1
    copies  4
stone boulder "Boulder"
    size  5

setup:
    each player
        put a (stone from quarry where it is boulder) into a column

action act "Act"
{lines}

action rest "Rest"
    put all stones from columns into quarry
"""


@comes_to("""
5  choose a column where not it is empty / gain (size of top of column) fame
2  put top of quarry into a (column where it is empty) / gain (number of (column where not it is empty)) fame
2  choose a column as low / choose a column as up where it is not low / gain (number of (column where it is empty)) fame
3  for each column / gain 1 fame
0  choose a random column where not it is empty / if top of column is pebble / gain 5 fame
4  choose a column from columns / if column is in columns / gain 4 fame
""")
def test_a_pile_of_the_game_is_chosen(small: Any, lines: str, fame: int, fuse: bool) -> None:
    indented = re.sub(r"(for each column|if [^/]+) / ", r"\1 /     ", lines)
    assert small.fame(COLUMNS, indented, fuse) == fame
