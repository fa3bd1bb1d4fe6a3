"""A board to print, large enough for the tiles that are laid on it: over as many pages as it takes."""

from __future__ import annotations

from math import ceil

from attrs import evolve, frozen

from interpreter.game.sheet import BoardInfo
from moodsl.boards.shape import Cell, cells, outline
from moodsl.extras.faces.grid import AWAY, MARK, Paper
from moodsl.extras.faces.inks import FAINT, PAPER
from moodsl.extras.faces.metrics import POINT, REGULAR, font
from moodsl.extras.faces.shapes import Box, Drawing, Frame, Path, Shape, TextLine, TextRun

PLACE = 45.0  # millimetres from corner to corner of a place on which no tile is laid
EDGE = 2.0  # around the board
LABEL = 9.0 * POINT


@frozen
class PrintedBoard:
    """A board that is to be printed: `labels` are what stands in its places, `width` what a place takes in
    millimetres from corner to corner (of a hexagon; squares are as high)."""

    board: BoardInfo
    title: str
    language: str
    labels: dict[int, str]
    width: float = PLACE

    def pages(self, paper: Paper) -> list[Drawing]:
        """The parts of the board, row by row, each as large as a page lets it be."""
        side = self.width / 2
        found = cells(self.board)
        (left, top), (right, bottom) = outline(list(found.values()))
        shapes = [shape for place, cell in found.items() for shape in self.place(place, cell, side)]
        whole = Box(left * side, top * side, (right - left) * side, (bottom - top) * side).inside(-EDGE)
        room = [one - 2 * (MARK + AWAY + paper.bleed) for one in paper.size]
        across, down = ceil(whole.width / room[0]), ceil(whole.height / room[1])
        wide, high = whole.width / across, whole.height / down
        return [
            self.page(shapes, Box(whole.x + column * wide, whole.y + row * high, wide, high), row * across + column + 1)
            for row in range(down)
            for column in range(across)
        ]

    def place(self, place: int, cell: Cell, side: float) -> list[Shape]:
        """A place: its edge, and its label near the upper one."""
        corners = "L".join(f"{x * side:.3f} {y * side:.3f}" for x, y in cell.corners)
        label = self.labels[place]
        high = min(y for _x, y in cell.corners) * side
        start = cell.x * side - font(REGULAR).width(label) * LABEL / 2
        run = TextRun(start, high + 2 * LABEL, label, REGULAR, LABEL, FAINT)
        return [Path(f"M{corners}Z", ink=PAPER, line=FAINT, thick=0.4), TextLine((run,))]

    def page(self, shapes: list[Shape], part: Box, number: int) -> Drawing:
        """A part of the board."""
        moved = [shift(shape, -part.x, -part.y) for shape in shapes]
        within = Box(0, 0, part.width, part.height)
        name, words = f"board-{self.board.name}", ", ".join(self.labels.values())
        frames = (Frame(within, tuple(moved), cut=True),)
        return Drawing(name, str(number), self.language, part.width, part.height, self.title, words, frames)


def shift(shape: Shape, x: float, y: float) -> Shape:
    """A shape in another place."""
    if isinstance(shape, TextLine):
        return TextLine(tuple(evolve(run, x=run.x + x, y=run.y + y) for run in shape.runs))
    return evolve(shape, x=shape.x + x, y=shape.y + y)
