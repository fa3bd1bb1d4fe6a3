"""Where the places of a board lie on a picture: middles and corners, measured in sides of a place."""

from __future__ import annotations

from math import cos, pi, sin, sqrt

from attrs import frozen

from interpreter.game.sheet import BoardInfo

Point = tuple[float, float]
HIGH = sqrt(3)  # of a hexagon that stands on a side


@frozen
class Cell:
    """A place on the picture: its middle, and its corners going round."""

    x: float
    y: float
    corners: tuple[Point, ...]

    def edge(self, side: int) -> tuple[Point, Point]:
        """The ends of a side, counted clockwise from the top."""
        first = {6: 4, 4: 0}[len(self.corners)]
        count = len(self.corners)
        return self.corners[(first + side) % count], self.corners[(first + side + 1) % count]


def cells(board: BoardInfo) -> dict[int, Cell]:
    """The places of a board. Hexagons stand on a side; a ring is bent into a track of squares."""
    if board.form == "hexagons":
        return {place: hexagon(1.5 * x, HIGH * (y + x / 2)) for place, x, y in board.places}
    if board.form == "squares":
        return {place: square(x, y) for place, x, y in board.places}
    count = len(board.places)
    spots = track(count, (count + 5) // 4)
    return {place: square(*spots[number]) for place, number, _none in board.places}


def hexagon(x: float, y: float) -> Cell:
    """A hexagon around a middle."""
    return Cell(x, y, tuple((x + cos(turn * pi / 3), y + sin(turn * pi / 3)) for turn in range(6)))


def square(column: int, row: int) -> Cell:
    """A square as large as a hexagon."""
    x, y, half = HIGH * column, HIGH * row, HIGH / 2
    return Cell(x, y, ((x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half)))


def track(count: int, across: int) -> list[tuple[int, int]]:
    """Where so many places lie that go round, as column and row: clockwise from the upper left, at most so many in a
    row. Of an odd number one spot, the last before the first, stays free.

    >>> track(5, 3)
    [(0, 0), (1, 0), (2, 0), (2, 1), (1, 1)]
    """
    if count < 4:
        return [(number, 0) for number in range(count)]
    wide = max(2, min(across, (count + 1) // 2))
    down = max(2, (count + 1) // 2 + 2 - wide)
    way = [(column, 0) for column in range(wide)]
    way += [(wide - 1, row) for row in range(1, down)]
    way += [(column, down - 1) for column in range(wide - 2, -1, -1)]
    way += [(0, row) for row in range(down - 2, 0, -1)]
    return way[:count]


def outline(found: list[Cell]) -> tuple[Point, Point]:
    """The upper left and the lower right corner of what some places take."""
    xs = [x for cell in found for x, _y in cell.corners]
    ys = [y for cell in found for _x, y in cell.corners]
    return (min(xs), min(ys)), (max(xs), max(ys))
