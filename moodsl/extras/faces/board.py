"""A board to print, large enough for the tiles that are laid on it: over as many pages as it takes."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from attrs import evolve, frozen

from interpreter.game.sheet import BoardInfo
from moodsl.boards.shape import Cell, Point, cells, outline
from moodsl.extras.faces.grid import AWAY, MARK, Paper
from moodsl.extras.faces.inks import FAINT, PAPER
from moodsl.extras.faces.metrics import POINT, REGULAR, font
from moodsl.extras.faces.shapes import Box, Drawing, Frame, Path, Shape, TextLine, TextRun

PLACE = 45.0  # millimetres from corner to corner of a place on which no tile is laid
EDGE = 2.0  # around the board
LABEL = 9.0 * POINT


@frozen
class PrintedMap:
    """A map that is to be printed: its name and title, what is on it in `words`, and its shapes, which take `whole` in
    millimetres; in each of `taken` something is drawn."""

    name: str
    title: str
    language: str
    words: str
    shapes: tuple[Shape, ...]
    whole: Box
    taken: tuple[Box, ...]

    def pages(self, paper: Paper) -> list[Drawing]:
        """The parts of the map on which something is drawn, row by row, each as large as a page lets it be."""
        whole = self.whole.inside(-EDGE)
        room = [one - 2 * (MARK + AWAY + paper.bleed) for one in paper.size]
        across, down = ceil(whole.width / room[0]), ceil(whole.height / room[1])
        wide, high = whole.width / across, whole.height / down
        parts = [
            Box(whole.x + column * wide, whole.y + row * high, wide, high)
            for row in range(down)
            for column in range(across)
        ]
        seen = [part for part in parts if any(one.meets(part) for one in self.taken)]
        return [self.page(part, number) for number, part in enumerate(seen, 1)]

    def page(self, part: Box, number: int) -> Drawing:
        """A part of the map."""
        moved = [shift(shape, -part.x, -part.y) for shape in self.shapes]
        within = Box(0, 0, part.width, part.height)
        frames = (Frame(within, tuple(moved), cut=True),)
        name = f"board-{self.name}"
        return Drawing(name, str(number), self.language, part.width, part.height, self.title, self.words, frames)


def printed_board(
    board: BoardInfo, title: str, language: str, labels: dict[int, str], width: float = PLACE
) -> PrintedMap:
    """A board: `labels` are what stands in its places, `width` what a place takes in millimetres from corner to corner
    (of a hexagon; squares are as high)."""
    side = width / 2
    found = cells(board)
    (left, top), (right, bottom) = outline(list(found.values()))
    shapes = tuple(shape for place, cell in found.items() for shape in printed_place(labels[place], cell, side))
    whole = Box(left * side, top * side, (right - left) * side, (bottom - top) * side)
    taken = tuple(box_around([(x * side, y * side) for x, y in cell.corners]) for cell in found.values())
    return PrintedMap(board.name, title, language, ", ".join(labels.values()), shapes, whole, taken)


def box_around(points: Sequence[Point]) -> Box:
    """The smallest rectangle with these points in it."""
    xs, ys = [x for x, _y in points], [y for _x, y in points]
    return Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))


def printed_place(label: str, cell: Cell, side: float) -> list[Shape]:
    """A place: its edge, and its label near the upper one."""
    corners = "L".join(f"{x * side:.3f} {y * side:.3f}" for x, y in cell.corners)
    start = cell.x * side - font(REGULAR).width(label) * LABEL / 2
    high = min(y for _x, y in cell.corners) * side
    run = TextRun(start, high + 2 * LABEL, label, REGULAR, LABEL, FAINT)
    return [Path(f"M{corners}Z", ink=PAPER, line=FAINT, thick=0.4), TextLine((run,))]


def shift(shape: Shape, x: float, y: float) -> Shape:
    """A shape in another place."""
    if isinstance(shape, TextLine):
        return TextLine(tuple(evolve(run, x=run.x + x, y=run.y + y) for run in shape.runs))
    return evolve(shape, x=shape.x + x, y=shape.y + y)
