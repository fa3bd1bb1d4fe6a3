"""Boards: forms of a map, with the places that they have and what lies on which side of each."""

from __future__ import annotations

from attrs import frozen

from interpreter.model.parts import Titles
from interpreter.text import Span

HEXAGON = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
CLOCKWISE = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
SQUARE = ((0, -1), (1, 0), (0, 1), (-1, 0))
WITH_CORNERS = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))
SIZES = {"hexagons": ("reach",), "squares": ("width", "height"), "ring": ("length",)}
"""The forms, and the lines that say how large a board of each is."""


@frozen
class Spot:
    """A place of a board: its name and title, and where it lies. Hexagons have their two slanting axes, squares columns
    and rows from the top, a ring its number."""

    name: str
    label: str
    x: int
    y: int


@frozen
class Board:
    """A board that was laid out. `corners`: squares are neighbours over a corner, too."""

    name: str
    titles: Titles
    span: Span
    kind: str
    form: str
    corners: bool
    spots: tuple[Spot, ...]

    @property
    def sides(self) -> int:
        """How many sides a place has."""
        return {"hexagons": 6, "squares": 8 if self.corners else 4, "ring": 2}[self.form]

    def around(self) -> dict[str, list[str | None]]:
        """For each place by name what lies on each of its sides, clockwise from the top; None where the board ends. On
        opposite sides lies what is half of all sides apart."""
        there = {(spot.x, spot.y): spot.name for spot in self.spots}
        if self.form == "ring":
            count = len(self.spots)
            return {spot.name: [there[(spot.x + by) % count, 0] for by in (1, -1)] for spot in self.spots}
        steps = CLOCKWISE if self.form == "hexagons" else WITH_CORNERS if self.corners else SQUARE
        return {spot.name: [there.get((spot.x + x, spot.y + y)) for x, y in steps] for spot in self.spots}


def spots_of(board: str, form: str, sizes: tuple[int, ...]) -> tuple[Spot, ...]:
    """The places of a board: hexagons numbered round by round from the middle, squares as on a chessboard."""
    if form == "squares":
        width, height = sizes
        columns = [letters(x) for x in range(width)]
        return tuple(
            Spot(f"{board}_{columns[x]}{y + 1}", f"{columns[x]}{y + 1}", x, y)
            for y in range(height)
            for x in range(width)
        )
    if form == "ring":
        cells = [(x, 0) for x in range(sizes[0])]
    else:
        reach = sizes[0]
        cells = [(x, y) for x in range(-reach, reach + 1) for y in range(-reach, reach + 1) if abs(x + y) <= reach]
        cells.sort(key=lambda cell: (distance(*cell), HEXAGON.index(sector(*cell)) if cell != (0, 0) else 0, cell))
    return tuple(Spot(f"{board}_{number}", str(number), x, y) for number, (x, y) in enumerate(cells, start=1))


def distance(x: int, y: int) -> int:
    """How many steps a hexagon is from the middle."""
    return max(abs(x), abs(y), abs(x + y))


def sector(x: int, y: int) -> tuple[int, int]:
    """The direction of the corner behind which a hexagon lies, going round."""
    far = distance(x, y)
    corners = [(a * far, b * far) for a, b in HEXAGON]
    for number, (a, b) in enumerate(corners):
        towards = HEXAGON[(number + 2) % 6]
        if any((a + towards[0] * step, b + towards[1] * step) == (x, y) for step in range(far)):
            return HEXAGON[number]
    return HEXAGON[0]


def letters(number: int) -> str:
    """`a` … `z`, `aa` … for a column."""
    found = ""
    number += 1
    while number:
        number, last = divmod(number - 1, 26)
        found = chr(ord("a") + last) + found
    return found
