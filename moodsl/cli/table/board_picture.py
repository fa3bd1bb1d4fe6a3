"""A board drawn with letters: hexagons, squares or a ring, and in each place in short what lies there.

    /   1    \\____
   /  Meadow  \\
   \\   A B×2  /
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Sequence

from attrs import define, field, frozen
from rich.text import Text

from moodsl.boards.letters import letters_of, short_titles, tally
from moodsl.boards.scene import Lying, Scene, Side, Spot
from moodsl.boards.shape import track
from moodsl.cli.table.canvas import Canvas, Run
from moodsl.cli.table.joints_picture import mark_joints
from moodsl.cli.table.styles import Marks

WIDEST, NARROWEST = 16, 8  # cells from one column to the next


@frozen
class Grid:
    """How places lie on the canvas: columns and lines of each, counted from 0, and what one takes. A line of a hexagon
    is half as high as it is."""

    hexagons: bool
    spots: dict[int, tuple[int, int]]

    @property
    def columns(self) -> int:
        """How many columns there are."""
        return max((column for column, _line in self.spots.values()), default=0) + 1

    @property
    def height(self) -> int:
        """How many lines of letters it takes."""
        return (max((line for _column, line in self.spots.values()), default=0) + 2) * (2 if self.hexagons else 4)

    def pitch(self, width: int) -> int:
        """How far columns are apart in a window."""
        return min(WIDEST, (width - 2) // self.columns)


def picture(scene: Scene, marks: Marks, width: int, height: int) -> list[Text] | None:
    """The picture of a board with its legend; of one that has no room the part on which something lies or is marked, or
    only that on which something lies, and what is next to it. None if there is no room for that either."""
    if scene.board is None or not scene.spots:
        return None
    shown = (set(scene.spots), scene.around_told, scene.around_taken)
    whole, part, least = (grid_of(scene, places, width) for places in shown)
    fitting = [grid for grid in (whole, part, least) if grid.spots and grid.pitch(width) >= NARROWEST]
    if not fitting:
        return None
    grid = next((one for one in fitting if one.height <= height), fitting[-1])
    canvas, cut = drawn(scene, grid, marks, width)
    if cut and grid is whole and part in fitting and part.pitch(width) > whole.pitch(width):
        grid = part  # fewer places, and more room in each
        canvas, cut = drawn(scene, grid, marks, width)
    signs = signs_of(scene)
    letters = letters_of(scene.players)
    return [*canvas.lines(), *legend(scene, letters, marks, cut | {signs[one]: one.title for one in signs}, grid.spots)]


def drawn(scene: Scene, grid: Grid, marks: Marks, width: int) -> tuple[Canvas, dict[str, str]]:
    """The places of a grid, and what had no room in them."""
    assert scene.board is not None
    pitch = grid.pitch(width)
    canvas, letters = Canvas(), letters_of(scene.players)
    cut: dict[str, str] = {}
    signs = signs_of(scene)
    draw, mark = (hexagon, mark_hexagon) if grid.hexagons else (square, mark_square)
    inside = Inside(letters, marks, pitch, cut, titled=scene.pieces_differ)
    inside.short |= short_titles(scene, lambda spot: spot.place not in grid.spots or inside.has_room(spot))
    cut |= {letters: title for title, letters in inside.short.items()}
    for place, (column, line) in grid.spots.items():
        draw(canvas, column, line, pitch, inside.rows(scene.spots[place]))
    for place, (column, line) in grid.spots.items():  # above the lines of all
        found = [signs[side[0]] if side else "" for side in scene.spots[place].sides]
        mark(canvas, column, line, pitch, found)
    mark_joints(canvas, scene.joints, grid.spots, pitch, grid.hexagons, letters, marks)
    if scene.board.form == "ring":
        gap(canvas, grid, pitch)
    return canvas, cut


def signs_of(scene: Scene) -> dict[Side, str]:
    """A letter for all that stands on sides of tiles: `o` where a fact is yes, else the first one of a word that is
    still free."""
    found: dict[Side, str] = {}
    for side in scene.sides:
        wanted = "o" if side.word == "yes" else side.title.lower()
        free = (letter for letter in wanted + "*+#%&" if letter.strip() and letter not in found.values())
        found[side] = next(free, "?")
    return found


def grid_of(scene: Scene, shown: set[int], width: int) -> Grid:
    """Where some places of a board lie."""
    board = scene.board
    assert board is not None
    if board.form == "ring":
        spots = track(len(board.places), (width - 2) // (NARROWEST + 4))
        return Grid(False, {place: spots[number] for place, number, _none in board.places})
    hexagons = board.form == "hexagons"
    found = {place: (x, 2 * y + x if hexagons else y) for place, x, y in board.places if place in shown}
    left = min((x for x, _y in found.values()), default=0)
    top = min((y for _x, y in found.values()), default=0)
    return Grid(hexagons, {place: (x - left, y - top) for place, (x, y) in found.items()})


def hexagon(canvas: Canvas, column: int, line: int, pitch: int, rows: list[list[Run]]) -> None:
    """A hexagon that stands on a side, with three rows of letters; the first is two cells shorter."""
    x, y, wide = column * pitch, line * 2, pitch - 2
    canvas.put(x + 2, y, "_" * wide)
    for number, (left, right) in enumerate(((1, wide + 2), (0, wide + 3))):
        canvas.put(x + left, y + 1 + number, "/")
        canvas.put(x + right, y + 1 + number, "\\")
        canvas.put(x + left, y + 4 - number, "\\")
        canvas.put(x + right, y + 4 - number, "/")
    canvas.put(x + 2, y + 4, "_" * wide)
    for number, (start, room) in enumerate(((x + 2, wide), (x + 1, wide + 2), (x + 1, wide + 2))):
        write(canvas, start, y + 1 + number, room, rows[number])


def mark_hexagon(canvas: Canvas, column: int, line: int, pitch: int, signs: list[str]) -> None:
    """What stands on the sides of a tile, clockwise from the top, each within the tile at its side."""
    x, y, wide = column * pitch, line * 2, pitch - 2
    middle, right = x + 1 + pitch // 2, x + wide + 2
    spots = (
        (x + 1 + pitch // 4, y + 1), (right, y + 2), (right, y + 3), (middle, y + 4), (x + 1, y + 3), (x + 1, y + 2),
    )  # fmt: skip
    for (at, row), sign in zip(spots, signs, strict=False):
        canvas.put(at, row, sign, "cyan")


def mark_square(canvas: Canvas, column: int, line: int, pitch: int, signs: list[str]) -> None:
    """What stands on the sides of a square tile: at the left and right, and above and below in its frame."""
    x, y = column * pitch, line * 4
    middle = x + pitch // 2
    spots = ((middle - 1, y), (x + pitch - 1, y + 2), (middle + 1, y + 4), (x + 1, y + 2))
    for (at, row), sign in zip(spots, signs, strict=False):
        canvas.put(at, row, sign, "cyan")


def square(canvas: Canvas, column: int, line: int, pitch: int, rows: list[list[Run]]) -> None:
    """A square with three rows of letters."""
    x, y = column * pitch, line * 4
    for edge in (y, y + 4):
        canvas.put(x, edge, "+" + "-" * (pitch - 1) + "+")
    for number, row in enumerate(rows[:3], 1):
        canvas.put(x, y + number, "|")
        canvas.put(x + pitch, y + number, "|")
        write(canvas, x + 1, y + number, pitch - 1, row)


def gap(canvas: Canvas, grid: Grid, pitch: int) -> None:
    """The way from the last place of a ring to the first, where an odd number leaves the spot below that free."""
    spots = set(grid.spots.values())
    if len(spots) < 4 or (0, 1) in spots:
        return
    is_corner = (0, 2) not in spots
    for y in range(5, 6 if is_corner else 8):
        canvas.put(pitch // 2, y, "|")
    if is_corner:
        canvas.put(pitch // 2, 6, "+" + "-" * (pitch - pitch // 2 - 1))


def write(canvas: Canvas, x: int, y: int, room: int, runs: list[Run]) -> None:
    """Letters in the middle of some room."""
    wide = sum(len(letters) for letters, _style in runs)
    x += max(0, (room - wide) // 2)
    for letters, style in runs:
        canvas.put(x, y, letters, style)
        x += len(letters)


@define
class Inside:
    """What stands in the places of a picture; `cut` collects what had no room, behind what stands for it. `short` are
    the letters of what is not written out, by its title. Things of players are told by their titles, too, where
    these differ (`titled`) and the place has room."""

    letters: list[str]
    marks: Marks
    pitch: int
    cut: dict[str, str]
    short: dict[str, str] = field(factory=dict)
    titled: bool = False

    def rows(self, spot: Spot) -> list[list[Run]]:
        """The label, with the letters of the player whom its mark names; what lies there and belongs to nobody;
        and whose things lie there."""
        room = self.room(spot)
        beside = [(with_count(self.short[one.title], one, self.marks), "") for one in spot.free[1:] if self.short]
        owned = self.owned(spot.lying, room, beside)
        told = ", ".join(self.contents(spot)) if not self.short else "".join(self.contents(spot)[:1])
        held = [(f" {self.letters[spot.holder]}", self.marks.tint(spot.holder))] if spot.holder >= 0 else []
        found: list[list[Run]] = [[*[(" ", "")] * len(held), (spot.label[: self.pitch - 2], "dim"), *held]]
        found += [[(line, "bold")] for line in self.broken(told, room, 1 if owned else 2)]
        if self.titled and owned and not told:
            titles = ", ".join(dict.fromkeys(one.title for one in spot.lying))
            return [*found, owned, *([(line, "")] for line in self.broken(titles, room, 1)), []]
        return ([*found, owned] if owned else found) + [[], []]

    def room(self, spot: Spot) -> int:
        """How many letters a line of a place has."""
        return self.pitch - (3 if spot.sides else 1)

    def contents(self, spot: Spot) -> list[str]:
        """What lies in a place and belongs to nobody, and what is told of the place."""
        return [*(with_count(one.title, one, self.marks, " ") for one in spot.free), *spot.about]

    def has_room(self, spot: Spot) -> bool:
        """Whether all that is told of a place finds room in it."""
        return len(textwrap.wrap(", ".join(self.contents(spot)), self.room(spot))) <= (1 if tally(spot.lying) else 2)

    def owned(self, lying: Iterable[Lying], room: int, beside: Sequence[Run] = ()) -> list[Run]:
        """Whose things lie there, behind what lies `beside` a tile: `A B×2`."""
        told = [*beside]
        for owner, count in tally(lying).items():
            many = f"{self.marks.times}{count}" if count > 1 else ""
            told.append((self.letters[owner] + many, f"bold {self.marks.tint(owner)}"))
        runs: list[Run] = [run for one in told for run in ((" ", ""), one)][1:]
        while runs and sum(len(letters) for letters, _style in runs) > room:
            runs = [*runs[:-2], (self.marks.more, "")] if len(runs) > 2 else []
        return runs

    def broken(self, text: str, room: int, rows: int) -> list[str]:
        """A text on so many rows; what has no room is cut, and numbered where the same is left of another text."""
        lines = textwrap.wrap(text, room)
        if len(lines) <= rows and all(len(line) <= room for line in lines):
            return lines
        kept, rest = lines[: rows - 1], " ".join(lines[rows - 1 :])
        for more in (self.marks.more, *(f"{self.marks.more}{number}" for number in range(2, room))):
            short = rest[: max(room - len(more), 0)].rstrip(", ") + more
            if self.cut.setdefault(" ".join([*kept, short]), text) == text:
                break
        return [*kept, short]


def with_count(text: str, thing: Lying, marks: Marks, space: str = "") -> str:
    """What stands for a thing, and how many there are of it."""
    return text + (f"{space}{marks.times}{thing.count}" if thing.count > 1 else "")


def legend(scene: Scene, letters: list[str], marks: Marks, cut: dict[str, str], places: Iterable[int]) -> list[Text]:
    """What the letters mean, and the titles that were cut."""
    spots = [*(scene.spots[place] for place in places), *(joint.spot for joint in scene.joints)]
    there = {*(one.holder for one in spots), *(one.owner for spot in spots for one in spot.lying)}
    owners = sorted(one for one in there if one >= 0)
    told = [Text(f"{letters[one]} {scene.players[one]}", style=marks.tint(one)) for one in owners]
    told += [Text(f"{short} {whole}", style="dim") for short, whole in cut.items()]
    return [Text(marks.dot).join(told)] if told else []
