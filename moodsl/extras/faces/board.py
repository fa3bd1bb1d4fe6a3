"""Maps to print, over as many pages as they take: a board, large enough for the tiles that are laid on it, and places
that facts relate, large enough for what is laid into their cells."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Mapping, Sequence
from math import ceil

from attrs import evolve, frozen

from interpreter.game.sheet import BoardInfo, Sheet
from moodsl.boards.chart import HIGH, WIDE, along, cells_of, points_of
from moodsl.boards.shape import Cell, Point, cells, outline
from moodsl.extras.faces.grid import AWAY, MARK, Paper
from moodsl.extras.faces.inks import DARK, FAINT, PAPER
from moodsl.extras.faces.metrics import BOLD, POINT, REGULAR, font
from moodsl.extras.faces.shapes import Box, Disc, Drawing, Frame, Path, Shape, TextLine, TextRun

SIDE = 30.0  # millimetres for a side of a hexagon of other boards
CELL = 10.0  # millimetres; a cube of 8 has room
LETTERS = 20  # of a line of a title
PLACE = 45.0  # millimetres from corner to corner of a place on which no tile is laid
EDGE = 2.0  # around the board
LABEL = 9.0 * POINT
JOINT = 0.24  # of a side: how wide the ring of a corner is, and what the stroke of a side leaves free


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
    shapes += tuple(printed_joints(board, found, side))
    whole = Box(left * side, top * side, (right - left) * side, (bottom - top) * side)
    whole = whole.inside(-JOINT / 2 * side) if board.on_corners else whole
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


def printed_joints(board: BoardInfo, found: Mapping[int, Cell], side: float) -> Iterator[Shape]:
    """Where the places on corners and sides are: a ring for each corner, a stroke over each side."""
    for _place, of, number in board.on_sides:
        (x, y), (u, v) = found[of].edge(number)
        start, end = ((x + (u - x) * at, y + (v - y) * at) for at in (JOINT, 1 - JOINT))
        points = "L".join(f"{a * side:.3f} {b * side:.3f}" for a, b in (start, end))
        yield Path(f"M{points}", line=FAINT, thick=1.2)
    for _place, of, number in board.on_corners:
        (x, y), _end = found[of].edge(number)
        yield Disc(x * side, y * side, JOINT / 2 * side, ink=PAPER, line=FAINT, thick=0.4)


def shift(shape: Shape, x: float, y: float) -> Shape:
    """A shape in another place."""
    if isinstance(shape, TextLine):
        return TextLine(tuple(evolve(run, x=run.x + x, y=run.y + y) for run in shape.runs))
    return evolve(shape, x=shape.x + x, y=shape.y + y)


def printed_chart(sheet: Sheet, kind: str, title: str, language: str, inks: dict[int, str]) -> PrintedMap | None:
    """The map of a kind of places; None if no fact relates them. `inks` are the colours of places by their numbers."""
    on_boards = {row[0] for board in sheet.boards.values() for row in board.on_corners}
    places = [design.first for design in sheet.designs if design.kind == kind and design.first not in on_boards]
    ways = [way for one in sheet.relations.values() for way in one.ways if {*way[1:]} <= {*places}]
    if not ways:
        return None
    points = points_of(sheet, kind, places)
    shapes = [shape for way in ways for shape in drawn_way(sheet, way, points)]
    for place in places:
        shapes += drawn_place(sheet, place, points[place], sheet.card_title(place, language), inks.get(place, FAINT))
    xs, ys = [x for x, _y in points.values()], [y for _x, y in points.values()]
    left, top = min(xs) - WIDE, min(ys) - HIGH
    whole = Box(left * SIDE, top * SIDE, (max(xs) + WIDE - left) * SIDE, (max(ys) + HIGH - top) * SIDE)
    middles = [[points[place]] for place in places] + [[points[start], points[goal]] for _between, start, goal in ways]
    taken = tuple(box_around([(x * SIDE, y * SIDE) for x, y in one]).inside(-HIGH * SIDE) for one in middles)
    words = ", ".join(sheet.card_title(place, language) for place in places)
    return PrintedMap(kind, title, language, words, tuple(shapes), whole, taken)


def drawn_way(sheet: Sheet, way: tuple[int, int, int], points: dict[int, Point]) -> list[Shape]:
    """The line between two places, and the cells on it."""
    between, start, goal = way
    (x, y), (u, v) = points[start], points[goal]
    line = Path(f"M{x * SIDE:.3f} {y * SIDE:.3f}L{u * SIDE:.3f} {v * SIDE:.3f}", line=FAINT, thick=1.0)
    count = cells_of(sheet, between) if between >= 0 else 0
    return [line, *(cell(*middle) for middle in along((x, y), (u, v), count, CELL / SIDE))]


def drawn_place(sheet: Sheet, place: int, middle: Point, title: str, ink: str) -> list[Shape]:
    """The box of a place with its title and its cells."""
    x, y = middle
    corner, size = ((x - WIDE) * SIDE, (y - HIGH) * SIDE), (2 * WIDE * SIDE, 2 * HIGH * SIDE)
    box = Box(*corner, *size, 5.0, ink=PAPER, line=ink, thick=1.5)
    lines = []
    for row, text in enumerate(textwrap.wrap(title, LETTERS)[:2]):
        start = x * SIDE - font(BOLD).width(text) * LABEL / 2
        lines.append(TextLine((TextRun(start, box.y + (1.8 + row * 1.2) * LABEL, text, BOLD, LABEL, DARK),)))
    count = cells_of(sheet, place)
    first = x - (count - 1) * CELL * 0.6 / SIDE
    return [box, *lines, *(cell(first + number * CELL * 1.2 / SIDE, y) for number in range(count))]


def cell(x: float, y: float) -> Box:
    """A cell around a point."""
    return Box(x * SIDE - CELL / 2, y * SIDE - CELL / 2, CELL, CELL, 1.0, ink=PAPER, line=FAINT, thick=0.4)


def on_maps(sheet: Sheet) -> set[str]:
    """The names of places that are drawn on such maps."""
    drawn = {place for one in sheet.relations.values() for way in one.ways for place in way if place >= 0}
    designs = (sheet.design(place) for place in drawn)
    return {design.name for design in designs if sheet.kinds[design.kind].base == "place"}
