"""The places on the corners and sides of a board, drawn with letters: those of whoever has a place or has something
there, small ones on sides; `*` for what is nobody's."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from moodsl.boards.scene import Joint
from moodsl.cli.table.canvas import Canvas
from moodsl.cli.table.styles import Marks

Cell = tuple[int, int]


def mark_joints(
    canvas: Canvas,
    joints: Sequence[Joint],
    places: Mapping[int, Cell],
    pitch: int,
    hexagons: bool,
    letters: Sequence[str],
    marks: Marks,
) -> None:
    """Write them over the lines of the places, corners above sides."""
    for joint in sorted(joints, key=lambda one: not one.on_side):
        if joint.of not in places:
            continue
        owner = joint.spot.whose
        told = letters[owner] if owner >= 0 else "*" if joint.spot.is_taken else ""
        told = told.lower() if joint.on_side else told
        ends = (on_hexagon if hexagons else on_square)(*places[joint.of], pitch)
        x, y = ends[joint.on_side][joint.number]
        canvas.put(x - (len(told) - 1) // 2, y, told, f"bold {marks.tint(owner)}" if owner >= 0 else "bold")


def on_hexagon(column: int, line: int, pitch: int) -> tuple[list[Cell], list[Cell]]:
    """Where the corners and the sides of a hexagon lie, clockwise from the top."""
    x, y, right, middle = column * pitch, line * 2, column * pitch + pitch, column * pitch + 1 + pitch // 2
    corners = [(x + 1, y), (right, y), (right + 1, y + 2), (right, y + 4), (x + 1, y + 4), (x, y + 2)]
    sides = [(middle, y), (right, y + 1), (right + 1, y + 3), (middle, y + 4), (x, y + 3), (x + 1, y + 1)]
    return corners, sides


def on_square(column: int, line: int, pitch: int) -> tuple[list[Cell], list[Cell]]:
    """The same of a square."""
    x, y, right, low = column * pitch, line * 4, column * pitch + pitch, line * 4 + 4
    corners = [(x, y), (right, y), (right, low), (x, low)]
    return corners, [(x + pitch // 2, y), (right, y + 2), (x + pitch // 2, low), (x, y + 2)]
