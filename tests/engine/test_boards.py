"""Boards: the places that they make, and who is next to whom."""

from __future__ import annotations

from typing import Any

import pytest

from interpreter.model.boards import spots_of

SPACE = """
kind hex is place "hex"
    ru  "гекс"

board space of hex
    ru  "Космос"
{form}

relation adjacent of hex
    from space

action act
    gain (number of hexes) fame
    gain ({asked}) fame
"""

HEXAGONS = "    form   hexagons\n    reach  {}"
SQUARES = "    form    squares\n    width   {}\n    height  {}"


@pytest.mark.parametrize(
    ("form", "asked", "fame"),
    [
        (HEXAGONS.format(1), "number of (hexes adjacent to space_1)", 7 + 6),
        (HEXAGONS.format(2), "number of (hexes adjacent to space_2)", 19 + 6),
        (HEXAGONS.format(2), "number of (hexes adjacent to space_19)", 19 + 4),
        (HEXAGONS.format(4), "number of hexes within 2 steps of space_1 along adjacent", 61 + 19),
        (HEXAGONS.format(0), "number of (hexes adjacent to space_1)", 1),
        (SQUARES.format(8, 8), "number of (hexes adjacent to space_a1)", 64 + 2),
        (SQUARES.format(8, 8), "number of (hexes adjacent to space_d4)", 64 + 4),
        (SQUARES.format(8, 8), "steps from space_a1 to space_h8 along adjacent", 64 + 14),
        (SQUARES.format(8, 8) + "\n    corners  yes", "steps from space_a1 to space_h8 along adjacent", 64 + 7),
        (SQUARES.format(8, 8) + "\n    corners  yes", "number of (hexes adjacent to space_h5)", 64 + 5),
        ("    form    ring\n    length  24", "steps from space_1 to space_13 along adjacent", 24 + 12),
        ("    form    ring\n    length  24", "steps from space_24 to space_1 along adjacent", 24 + 1),
    ],
)
def test_a_board_has_places_and_neighbours(small: Any, form: str, asked: str, fame: int, fuse: bool) -> None:
    assert small.start(SPACE.format(form=form, asked=asked), fuse=fuse).most_fame() == fame


def test_the_sheet_knows_where_each_place_lies_and_what_is_beside_it(small: Any) -> None:
    asked = "number of (hexes adjacent to space_1)"
    sheet = small.start(SPACE.format(form=HEXAGONS.format(1), asked=asked)).match.sheet
    board = sheet.boards["space"]
    assert (board.form, board.kind, len(board.places)) == ("hexagons", "hex", 7)
    assert board.places[0][1:] == (0, 0)
    assert [sheet.card_title(place, "ru") for place, _x, _y in board.places][:2] == ["гекс 1", "гекс 2"]
    for (place, _x, _y), around in zip(board.places, board.around, strict=True):
        for side, other in enumerate(around):
            if other >= 0:  # on the opposite side of the neighbour lies this one
                there = next(row for (one, _, _), row in zip(board.places, board.around, strict=True) if one == other)
                assert there[(side + 3) % 6] == place


def test_hexagons_are_numbered_round_by_round() -> None:
    spots = spots_of("space", "hexagons", (2,))
    far = [max(abs(spot.x), abs(spot.y), abs(spot.x + spot.y)) for spot in spots]
    assert far == sorted(far)
    assert len({(spot.x, spot.y) for spot in spots}) == 19
