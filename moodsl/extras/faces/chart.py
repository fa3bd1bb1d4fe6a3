"""The map of places that facts relate, to print: large enough for what is laid into its cells."""

from __future__ import annotations

import textwrap

from interpreter.game.sheet import Sheet
from moodsl.boards.chart import HIGH, WIDE, along, cells_of, points_of
from moodsl.boards.shape import Point
from moodsl.extras.faces.board import LABEL, PrintedMap, box_around
from moodsl.extras.faces.inks import DARK, FAINT, PAPER
from moodsl.extras.faces.metrics import BOLD, font
from moodsl.extras.faces.shapes import Box, Path, Shape, TextLine, TextRun

SIDE = 30.0  # millimetres for a side of a hexagon of other boards
CELL = 10.0  # millimetres; a cube of 8 has room
LETTERS = 20


def printed_chart(sheet: Sheet, kind: str, title: str, language: str, inks: dict[int, str]) -> PrintedMap | None:
    """The map of a kind of places; None if no fact relates them. `inks` are the colours of places by their numbers."""
    places = [design.first for design in sheet.designs if design.kind == kind]
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
    box = Box((x - WIDE) * SIDE, (y - HIGH) * SIDE, 2 * WIDE * SIDE, 2 * HIGH * SIDE, 5.0, PAPER, ink, 1.5)
    lines = []
    for row, text in enumerate(textwrap.wrap(title, LETTERS)[:2]):
        start = x * SIDE - font(BOLD).width(text) * LABEL / 2
        lines.append(TextLine((TextRun(start, box.y + (1.8 + row * 1.2) * LABEL, text, BOLD, LABEL, DARK),)))
    count = cells_of(sheet, place)
    first = x - (count - 1) * CELL * 0.6 / SIDE
    return [box, *lines, *(cell(first + number * CELL * 1.2 / SIDE, y) for number in range(count))]


def cell(x: float, y: float) -> Box:
    """A cell around a point."""
    return Box(x * SIDE - CELL / 2, y * SIDE - CELL / 2, CELL, CELL, 1.0, PAPER, FAINT, 0.4)


def on_maps(sheet: Sheet) -> set[str]:
    """The names of places that are drawn on such maps."""
    drawn = {place for one in sheet.relations.values() for way in one.ways for place in way if place >= 0}
    designs = (sheet.design(place) for place in drawn)
    return {design.name for design in designs if sheet.kinds[design.kind].base == "place"}
