"""Boards: forms of a map, with the places that they have and what lies on which side of each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from attrs import frozen

from interpreter.model.parts import Titles
from interpreter.text import Span

HEXAGON = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
CLOCKWISE = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
SQUARE = ((0, -1), (1, 0), (0, 1), (-1, 0))
WITH_CORNERS = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))
SIZES = {"hexagons": ("reach",), "squares": ("width", "height"), "ring": ("length",)}
"""The forms, and the lines that say how large a board of each is."""
JOINTS = ("on_corners", "on_sides")
"""The lines that name the kinds of places which lie there."""


@frozen
class Spot:
    """A place of a board: its name and title, and where it lies. Hexagons have their two slanting axes, squares columns
    and rows from the top, a ring its number."""

    name: str
    label: str
    x: int
    y: int


@frozen
class Joint:
    """A place on a corner or on a side of places of a board: its name and title; `touching` are those that meet there
    by name, of the first of them it is the corner or side of this `number`, clockwise from the top. `ends` are the
    corners between which a side lies, as their numbers among all corners."""

    name: str
    label: str
    touching: tuple[str, ...]
    number: int
    ends: tuple[int, int] | None = None


@frozen
class Board:
    """A board that was laid out. `corners`: squares are neighbours over a corner, too. `on_corners` and `on_sides` are
    the places that it has there. `per_player`: everyone has such a board of his own."""

    name: str
    titles: Titles
    span: Span
    kind: str
    form: str
    corners: bool
    spots: tuple[Spot, ...]
    on_corners: tuple[Joint, ...] = ()
    on_sides: tuple[Joint, ...] = ()
    per_player: bool = False

    @property
    def labels(self) -> dict[str, str]:
        """What tells each place from the others, by name: `a1`."""
        joints = {one.name: one.label for one in (*self.on_corners, *self.on_sides)}
        return {spot.name: spot.label for spot in self.spots} | joints

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


Joints = tuple[Joint, ...]
Meeting = frozenset[tuple[int, int]]
"""Where the places lie that meet on a corner or a side, on the board or not: it is known by that."""


def joints_of(spots: tuple[Spot, ...], form: str, corner: str, side: str) -> tuple[Joints, Joints]:
    """What lies on all corners and on all sides of the places of a board of hexagons or squares; `corner` and `side`
    are what their names begin with. Each is told by the places that meet there, and by a letter where these meet more
    than once."""
    steps = CLOCKWISE if form == "hexagons" else SQUARE
    there = {(spot.x, spot.y): spot for spot in spots}
    corners: dict[Meeting, tuple[Spot, int]] = {}
    sides: dict[Meeting, tuple[Spot, int]] = {}
    ends: list[tuple[Meeting, Meeting]] = []
    for spot in spots:
        around = [meetings(spot, steps, number) for number in range(len(steps))]
        for number, (at_corner, at_side) in enumerate(around):
            corners.setdefault(at_corner, (spot, number))
            if at_side not in sides:
                sides[at_side] = spot, number
                ends.append((at_corner, around[(number + 1) % len(around)][0]))
    order = {one: number for number, one in enumerate(corners)}
    between = [(order[first], order[second]) for first, second in ends]
    return tuple(named(corners, there, corner, [None] * len(corners))), tuple(named(sides, there, side, between))


def meetings(spot: Spot, steps: tuple[tuple[int, int], ...], number: int) -> tuple[Meeting, Meeting]:
    """What meets in a corner of a place, and on the side behind it."""
    (a, b), (x, y) = steps[number - 1], steps[number]
    side = {(spot.x, spot.y), (spot.x + x, spot.y + y)}
    corner = side | {(spot.x + a, spot.y + b)}
    if len(steps) == len(SQUARE):
        corner.add((spot.x + a + x, spot.y + b + y))
    return frozenset(corner), frozenset(side)


def named(
    found: dict[Meeting, tuple[Spot, int]],
    there: dict[tuple[int, int], Spot],
    start: str,
    ends: Sequence[tuple[int, int] | None],
) -> Iterator[Joint]:
    """Places with names of their own, by what meets there."""
    order = {spot.name: number for number, spot in enumerate(there.values())}
    touching = [
        sorted((there[cell] for cell in cells if cell in there), key=lambda one: order[one.name]) for cells in found
    ]
    told = ["_".join(one.label for one in some) for some in touching]
    times, before = Counter(told), Counter[str]()
    for label, (spot, at), some, end in zip(told, found.values(), touching, ends, strict=True):
        name = f"{label}_{letters(before[label])}" if times[label] > 1 else label
        before[label] += 1
        names = (spot.name, *(one.name for one in some if one.name != spot.name))
        yield Joint(f"{start}_{name}", name.replace("_", "-"), names, at, end)


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
