"""Places that facts relate, drawn with letters: a box for each, and dotted ways with their cells.

+-----------+         +-----------+
|   Haven   |         |   Port    |
| ■□□ A×2   |. .■□. . |    □□     |
+-----------+         +-----------+
"""

from __future__ import annotations

from itertools import combinations, product

from attrs import frozen
from rich.text import Text

from moodsl.boards.chart import resting
from moodsl.boards.letters import letters_of
from moodsl.boards.scene import Scene, Spot, Way
from moodsl.boards.shape import Point
from moodsl.cli.table.board_picture import Inside, legend, with_count, write
from moodsl.cli.table.canvas import Canvas
from moodsl.cli.table.styles import Marks

WIDEST, NARROWEST = 18, 10  # letters across a box
TALL = 5  # lines of a box
ROOM = 5  # letters between two boxes, for the cells of a way
FARTHEST = 120  # letters across the picture

Spots = dict[int, tuple[int, int]]


@frozen
class Frame:
    """How a picture lies on a canvas: the upper left corners of its boxes, how wide these are, and how points become
    letters."""

    spots: Spots
    wide: int
    start: Point
    times: Point

    def at(self, point: Point) -> tuple[int, int]:
        """Where the middle of a box at a point lies."""
        x, y = ((one - start) * times for one, start, times in zip(point, self.start, self.times, strict=True))
        return round(x) + self.wide // 2, round(y) + TALL // 2


def chart_picture(scene: Scene, marks: Marks, width: int, height: int) -> list[Text] | None:
    """The picture with its legend; None if there is no room for it."""
    frame = frame_of(scene, min(width, FARTHEST), height)
    if frame is None:
        return None
    canvas, cut = Canvas(), dict[str, str]()
    letters = letters_of(scene.players)
    for way in scene.ways:
        dots(canvas, *(frame.at(scene.points[end]) for end in way.ends))
    for way in scene.ways:
        mark(canvas, scene, way, frame, marks, cut)
    for spot in scene.spots.values():
        inside = Inside(letters, marks, frame.wide - 1, cut)
        box(canvas, *frame.spots[spot.place], frame.wide, rows(spot, inside, marks))
    return [*canvas.lines(), *legend(scene, letters, marks, cut, scene.spots)]


def frame_of(scene: Scene, width: int, height: int) -> Frame | None:
    """The widest boxes, and the fewest lines, with which no box lies on another."""
    xs, ys = ([point[axis] for point in scene.points.values()] for axis in (0, 1))
    left, top, across, down = min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)
    for wide, lines in product(range(WIDEST, NARROWEST - 1, -2), range(TALL, height + 1)):
        times = (width - wide - 1) / across if across else 0.0, (lines - TALL) / down if down else 0.0
        spots = {
            place: (round((x - left) * times[0]), round((y - top) * times[1])) for place, (x, y) in scene.points.items()
        }
        if all(abs(x - u) > wide + ROOM or abs(y - v) > TALL for (x, y), (u, v) in combinations(spots.values(), 2)):
            return Frame(spots, wide, (left, top), times)
    return None


def dots(canvas: Canvas, start: tuple[int, int], goal: tuple[int, int]) -> None:
    """A dotted line."""
    (x, y), (u, v) = start, goal
    count = max(abs(u - x) // 2, abs(v - y), 1)
    for number in range(count + 1):
        canvas.put(x + round((u - x) * number / count), y + round((v - y) * number / count), ".")


def mark(canvas: Canvas, scene: Scene, way: Way, frame: Frame, marks: Marks, cut: dict[str, str]) -> None:
    """What lies on a way: its cells, and a number for what lies there loose, which the legend tells."""
    if way.spot is None:
        return
    told = cells(way.spot, marks)
    if way.spot.loose:
        told = sign_for(
            f"{way.spot.title}: " + ", ".join(with_count(one.title, one, marks, " ") for one in way.spot.loose), cut
        )
    x, y = frame.at(resting(*(scene.points[end] for end in way.ends)))
    canvas.put(x - len(told) // 2, y, told, "bold" if way.spot.lying else "")


def sign_for(text: str, cut: dict[str, str]) -> str:
    """The number under which the legend tells a text."""
    numbers = [key for key in cut if key.startswith("(")]
    sign = next((key for key in numbers if cut[key] == text), f"({len(numbers) + 1})")
    cut[sign] = text
    return sign


def cells(spot: Spot, marks: Marks) -> str:
    """The cells of a place, the full ones first."""
    return "".join(marks.empty if one is None else marks.full for one in spot.cells)


def rows(spot: Spot, inside: Inside, marks: Marks) -> list[list[tuple[str, str]]]:
    """The lines in a box: its title on one or two; its cells, whose things lie there, and what lies there loose."""
    room = inside.pitch
    owned, drawn = inside.owned(spot.lying, room), cells(spot, marks)
    left = room - len(drawn) - sum(len(letters) for letters, _style in owned) - 2
    loose = ", ".join([*(with_count(one.title, one, marks, " ") for one in spot.loose), *spot.about])
    told = loose if len(loose) <= left else sign_for(loose, inside.cut)
    parts = [[(drawn, "")], owned, [(told, "bold")]]
    second = [run for part in parts if part and part[0][0] for run in [(" ", ""), *part]]
    return [*([(text, "bold")] for text in inside.broken(spot.label, room, TALL - 3)), second[1:]]


def box(canvas: Canvas, x: int, y: int, wide: int, lines: list[list[tuple[str, str]]]) -> None:
    """A box with its lines."""
    for edge in (y, y + TALL - 1):
        canvas.put(x, edge, "+" + "-" * (wide - 1) + "+")
    for number in range(1, TALL - 1):
        canvas.put(x, y + number, "|" + " " * (wide - 1) + "|")
    for number, line in enumerate(lines, 1):
        write(canvas, x + 1, y + number, wide - 1, line)
