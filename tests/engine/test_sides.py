"""Sides: what lies on a side of a place, what stands on the sides of a tile as it lies, and how it can be turned."""

from __future__ import annotations

from textwrap import indent
from typing import Any

import pytest

ROADS = """
kind hex is place "hex"

board land of hex
{form}

relation adjacent of hex
    from land

kind tile is card "tile"
    edges   road, wall, field, sides
    holes   yes, no, sides, optional
    starts  stack

mark turn for each tile "turn"
    sides    land
    kept_in  ground

zone stack of tile "stack"

zone ground of tile for each hex "ground"
    holds  1

relation joined of hex for other (hex) "joined"
    among  adjacent
    if edges of (top of hex's ground) towards other is road and edges of (top of other's ground) towards hex is road

{cards}

action act
{body}

setup:
    for each hex
        each player gains (number of (hexes joined to hex)) fame
"""

HEXAGONS = "    form   hexagons\n    reach  1"
BEND = """
tile bend "Bend"
    edges  road, wall, road, wall, wall, wall
    holes  0, 2

tile straight "Straight"
    edges  road, wall, field, road, wall, field

tile plain "Plain"
    edges  field, field, field, field, field, field
"""


def begun(small: Any, body: str, form: str = HEXAGONS, cards: str = BEND, fuse: bool = True) -> Any:
    return small.start(ROADS.format(form=form, cards=cards, body=indent(body.strip(), "    ")), fuse=fuse)


LAID = """
let bent be the tile in stack where it is bend
let road_on be the tile in stack where it is straight
let grass be the tile in stack where it is plain
put bent into land_1's ground
put road_on into land_2's ground
put grass into stack
"""


@pytest.mark.parametrize(
    ("asked", "number"),
    [
        # clockwise from the top: the middle is 1, and 2 lies to its bottom right
        ("gain (side of land_1 towards land_2) fame", 2),
        ("gain (opposite of (side of land_1 towards land_2)) fame", 5),
        ("gain (side of land_2 towards land_1) fame", 5),
        ("gain (side of land_2 towards land_5 + 5) fame", 4),
        ("if side of land_2 towards land_5 is nowhere\n    gain 1 fame", 1),
        ("if side of land_1 towards land_5 is not nowhere\n    gain 1 fame", 1),
        ("if neighbour of land_1 towards 2 is land_2\n    gain 1 fame", 1),
        ("if neighbour of land_1 towards (side of land_1 towards land_2 + 6) is land_2\n    gain 1 fame", 1),
        ("if neighbour of land_2 towards 2 is nothing\n    gain 1 fame", 1),
    ],
)
def test_a_place_has_sides(small: Any, asked: str, number: int, fuse: bool) -> None:
    assert begun(small, asked, fuse=fuse).most_fame() == number


@pytest.mark.parametrize(
    ("asked", "number"),
    [
        # the bend has roads on sides 0 and 2; in the middle, 2 is on side 2
        ("if edges of bent towards land_2 is road", 1),
        ("if edges of bent towards 0 is road", 1),
        ("if edges of bent towards 1 is road", 0),
        ("if edges of bent turned by 2 towards land_2 is road", 1),
        ("if edges of bent turned by 2 towards (side of land_1 towards land_2) is road", 1),
        ("if edges of bent turned by 4 towards land_2 is road", 0),
        ("if edges of bent turned by (7 + 7) towards land_2 is road", 1),
        ("if edges of bent turned by (0 - 4) towards land_2 is road", 1),
        ("if holes of bent towards 2", 1),
        ("if holes of bent turned by 1 towards 2", 0),
        ("if holes of road_on towards 0", 0),
        ("if edges of grass towards land_2 is field", 0),  # it lies on no hexagon, and no side of it points anywhere
        ("if edges of grass towards 3 is field", 1),
        ("if edges of bent towards land_2 is edges of road_on towards land_1", 0),
        ("if land_1 is joined to land_2", 0),
        ("set bent's turn to 2\nif edges of bent towards land_2 is road", 1),
        ("set bent's turn to (5 + 2)\nif bent's turn is 1", 1),
        ("set bent's turn to 1\nput bent into stack\nif bent's turn is 0", 1),
        ("set bent's turn to 2\nset road_on's turn to 2\nif land_1 is joined to land_2", 1),
        ("set bent's turn to 2\nset road_on's turn to 5\nif steps from land_1 to land_2 along joined is 1", 1),
    ],
)
def test_a_tile_shows_its_sides_as_it_lies(small: Any, asked: str, number: int, fuse: bool) -> None:
    body = LAID + asked + "\n    gain 1 fame"
    assert begun(small, body, fuse=fuse).most_fame() == number


TURNING = """
choose a tile from stack where it is {tile}
choose a turn of tile as way where it is not 1 and edges of tile turned by way towards 0 is not wall
put tile into land_1's ground
set tile's turn to way
gain (way) fame
"""


BENT = "road {}, {}; wall {}, {}, {}, {}; holes {}, {}"
RIGHT_WAY_UP = ("top", "bottom right", "top right", "bottom", "bottom left", "top left", "top", "bottom right")
BY_FOUR = ("top", "bottom left", "top right", "bottom right", "bottom", "top left", "top", "bottom left")


@pytest.mark.parametrize(
    ("tile", "turns"),
    [
        ("bend", [f"not turned: {BENT.format(*RIGHT_WAY_UP)}", f"turned by 4: {BENT.format(*BY_FOUR)}"]),
        ("plain", []),
    ],
)
def test_only_turns_that_differ_are_offered(small: Any, tile: str, turns: list[str], fuse: bool) -> None:
    t = begun(small, TURNING.format(tile=tile), fuse=fuse)
    if t.match.decision is not None and t.match.decision.form == "action":
        t.match.choose(0)
    if turns:
        assert t.options == turns
        t.match.choose(1)
    assert t.most_fame() == (4 if turns else 0)


def test_what_stands_on_every_side_is_not_told_side_by_side(small: Any) -> None:
    words = begun(small, "gain 1 fame").match.words(0)
    assert words.told_by_sides(["yes"] * 6) == "on all sides"
    assert words.told_by_sides(["yes"] * 5 + ["no"]) == "top, top right, bottom right, bottom, bottom left"


SQUARES = "    form    squares\n    width   2\n    height  2"
FOUR = "road, wall, road, wall\n    holes  no, no, no, yes"


@pytest.mark.parametrize(
    ("form", "edges", "asked", "number"),
    [
        # squares count from the top: b1 lies to the right of a1, and rows go down
        (SQUARES, FOUR, "gain (side of land_a1 towards land_b1) fame", 1),
        (SQUARES, FOUR, "gain (side of land_b2 towards land_a2) fame", 3),
        (SQUARES, FOUR, "choose a turn of bent as way\ngain (way + number of (hexes joined to land_a1)) fame", 0),
        (SQUARES, FOUR, "if holes of bent turned by 2 towards 1\n    gain 1 fame", 1),
        ("    form    ring\n    length  5", "road, wall", "gain (side of land_1 towards land_5) fame", 1),
    ],
)
def test_other_forms_have_sides_too(small: Any, form: str, edges: str, asked: str, number: int) -> None:
    body = f"let bent be the tile in stack where it is bend\n{asked}" if "bent" in asked else asked
    assert begun(small, body, form=form, cards=f'tile bend "Bend"\n    edges  {edges}').most_fame() == number
