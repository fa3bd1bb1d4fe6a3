"""Lines: the places that lie behind one another on a side of a place, and how far along them something holds."""

from __future__ import annotations

from textwrap import indent
from typing import Any

import pytest

CHESS = """
kind square is place "square"

board field of square
{form}

relation adjacent of square
    from field

kind man is card "man"
    starts  box

zone box of man "box"

zone ground of man for each square "ground"
    holds  1

man pawn "Pawn"
    copies  8

value clear of square to way (number) = number of (squares from square towards way while it is empty)

action act
    for each square where it is {taken}
        put a man from box into square's ground
{body}

setup:
    each player where number of (squares adjacent to {taken}) is 0 or ((clear of {taken} to 0) is 5)
        gain 1 fame
"""
SQUARES = "    form     squares\n    width    5\n    height   3\n    corners  yes"
CROSS = "    form    squares\n    width   5\n    height  3"
HEXAGONS = "    form   hexagons\n    reach  2"
RING = "    form    ring\n    length  5"


def fame(small: Any, body: str, form: str, taken: str, fuse: bool) -> int:
    return int(small.start(CHESS.format(form=form, taken=taken, body=indent(body, "    ")), fuse=fuse).most_fame())


@pytest.mark.parametrize(
    ("form", "asked", "number"),
    [
        (SQUARES, "gain (number of squares from field_a1 towards 2) fame", 4),
        (SQUARES, "gain (number of squares from field_a1 towards field_b1) fame", 4),
        (SQUARES, "gain (number of squares from field_c3 towards field_d2) fame", 2),
        (SQUARES, "gain (number of squares from field_a1 towards field_c2) fame", 0),  # it lies on no side of it
        (SQUARES, "gain (number of squares from field_a1 towards field_d1) fame", 4),  # though it is not next to it
        (SQUARES, "gain (number of (squares from field_e3 towards field_c1 until it is field_c1)) fame", 2),
        (SQUARES, "if side of field_a1 towards field_d1 is nowhere\n    gain 1 fame", 1),  # that asks of neighbours
        (SQUARES, "gain (number of squares from field_e1 towards 2) fame", 0),
        (CROSS, "gain (number of squares from field_a1 towards 1) fame", 4),
        (CROSS, "if field_c1 is from field_a1 towards 1\n    gain 1 fame", 1),
        (CROSS, "if field_a1 is from field_a1 towards 1\n    gain 1 fame", 0),
        (HEXAGONS, "gain (number of squares from field_1 towards 0) fame", 2),
        (HEXAGONS, "gain (number of (squares from field_1 towards field_9 until it is field_9)) fame", 2),
        (
            RING,
            "gain (number of (squares from field_2 towards field_5 until it is field_5)) fame",
            2,
        ),  # the shorter way
        (RING, "gain (number of (squares from field_2 towards field_4 until it is field_4)) fame", 2),
        (RING, "gain (number of squares from field_2 towards 0) fame", 4),  # all but the one where it begins
        (RING, "gain (number of squares from field_2 towards field_1) fame", 4),
    ],
)
def test_a_line_goes_on_to_where_the_board_ends(small: Any, form: str, asked: str, number: int, fuse: bool) -> None:
    assert fame(small, asked, form, "field_1" if form in (HEXAGONS, RING) else "field_a1", fuse) == number


@pytest.mark.parametrize(
    ("asked", "number"),
    [  # a man stands on d1
        ("gain (number of (squares from field_a1 towards 2 while it is empty)) fame", 2),
        ("gain (number of (squares from field_a1 towards 2 until it is not empty)) fame", 3),
        ("gain (number of (squares from field_a1 towards 2 until it is not empty where it is empty)) fame", 2),
        ("gain (number of (squares from field_a1 towards 2 while it is not empty)) fame", 0),
        ("gain (number of (squares from field_a1 towards 2 until it is empty)) fame", 1),
        ("gain (number of (squares from field_a3 towards 2 until it is not empty)) fame", 4),  # none ends it
        ("gain ((clear of field_a1 to 2) + (clear of field_a3 to 2)) fame", 6),
        ("for each square from field_a1 towards 2 while it is empty\n    gain 1 fame", 2),
        ("if there is a square from field_a1 towards 2 until it is not empty where it is field_d1\n    gain 1 fame", 1),
        ("if there is a square from field_a1 towards 2 while it is empty where it is field_d1\n    gain 1 fame", 0),
        ("choose a square from field_a1 towards 2 until it is not empty where it is not empty\ngain 5 fame", 5),
        ("choose a square from field_b1 towards 2 while it is empty where it is not field_b1\ngain 3 fame", 3),
    ],
)
def test_what_ends_a_line_is_in_it_or_not(small: Any, asked: str, number: int, fuse: bool) -> None:
    assert fame(small, asked, SQUARES, "field_d1", fuse) == number


def test_the_nearest_come_first(small: Any, fuse: bool) -> None:
    """Each gives as many points as there are men left in the box, times its distance."""
    asked = (
        "for each square from field_a1 towards 2\n"
        "    gain ((number of cards in box) times (steps from field_a1 to square along adjacent)) fame\n"
        "    put a man from box into square's ground"
    )
    assert fame(small, asked, SQUARES, "field_c2", fuse) == 7 * 1 + 6 * 2 + 5 * 3 + 4 * 4
