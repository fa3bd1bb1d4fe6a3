"""The text of the rules, set for a place of a given width in the largest letters in which it is low enough."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, partial

from attrs import evolve, frozen

from moodsl.extras.faces.inks import DARK
from moodsl.extras.faces.lines import Badge, Group, Letters, Picture, broken, groups, merged, width_of
from moodsl.extras.faces.metrics import BOLD, POINT, font
from moodsl.extras.faces.shapes import Disc, Shape, Sign, TextLine, TextRun
from moodsl.prose import CardText, Paragraph

STEPS = tuple(step * POINT for step in (9.0, 8.5, 8.0, 7.5, 7.0, 6.5))  # the last is the smallest that is read
LARGE = 4  # so many of them are large enough for any text
LEADING = 1.32  # from one line to the next
APART = 0.6  # between two abilities
BESIDE = 0.14  # between two lines of one ability
INDENT = 1.0
BULLET = "•"


@frozen
class Line:
    """A line: how far it is set in, how far below the first it stands, and what is on it."""

    indent: float
    below: float
    found: list[Group]
    bullet: float | None = None  # how far a bullet before it is set in


@frozen
class Block:
    """Text that was set: `size` is that of its letters, `height` what it takes up, both in millimetres."""

    size: float
    height: float
    lines: tuple[Line, ...]

    def drawn(self, x: float, y: float, ink: str = DARK) -> list[Shape]:
        """The shapes of the text, its upper left corner at (x, y)."""
        shapes: list[Shape] = []
        for line in self.lines:
            base = y + (line.below + (LEADING + font(BOLD).capital) / 2) * self.size
            left = x + line.indent * self.size
            if line.bullet is not None:
                shapes.append(TextLine((TextRun(x + line.bullet * self.size, base, BULLET, BOLD, self.size, ink),)))
            shapes += drawn(line.found, left, base, self.size, ink)
        return shapes


def drawn(line: list[Group], x: float, base: float, size: float, ink: str) -> list[Shape]:
    """The shapes of one line that stands on `base`."""
    runs: list[TextRun] = []
    others: list[Shape] = []
    for at, item in merged(line):
        left = x + at * size
        middle = base - font(BOLD).capital / 2 * size
        match item:
            case Letters():
                runs.append(TextRun(left, base, item.letters, item.font, size, ink))
            case Picture():
                side = item.width * size
                others += item.sign.drawn(left, middle - side / 2, side)
            case Badge():
                around = 0.56 * size
                others.append(Disc(left + around, middle, around - 0.06 * size, line=ink, thick=0.09 * size))
                letter = 0.74 * size
                half = font(BOLD).width(item.letter) / 2 * letter
                runs.append(
                    TextRun(
                        left + around - half, middle + font(BOLD).capital / 2 * letter, item.letter, BOLD, letter, ink
                    )
                )
    if not runs:
        return others
    last = evolve(runs[-1], letters=runs[-1].letters.rstrip(" "))
    return [*others, TextLine((*runs[:-1], last))]


def set_text(text: CardText, width: float, size: float, signs: dict[str, Sign]) -> Block | None:
    """The text in letters of a size; None if a word is wider than the place."""
    lines: list[Line] = []
    below = 0.0
    for number, paragraph in enumerate(text.paragraphs):
        below += APART if number else 0.0
        for place, (depth, found) in enumerate(parts_of(paragraph, signs)):
            below += BESIDE if place else 0.0
            cut = broken(found, width / size - depth * INDENT)
            if cut is None:
                return None
            for nth, line in enumerate(cut):
                bullet = (depth - 1) * INDENT + 0.2 if depth and not nth else None
                lines.append(Line(depth * INDENT, below, line, bullet))
                below += LEADING
    return Block(size, below * size, tuple(lines))


def parts_of(paragraph: Paragraph, signs: dict[str, Sign]) -> list[tuple[int, list[Group]]]:
    """The lines of an ability, each with its depth; the first has the keyword and the slot before it."""
    head: list[Group] = []
    if paragraph.slot:
        head.append((Badge(paragraph.slot),))
    if paragraph.keyword:
        head += groups(f"{paragraph.keyword}:", signs, BOLD)
    first, *others = paragraph.lines or ((0, ()),)
    if first[0]:
        others, first = [first, *others], (0, ())
    start = [*head, *groups(first[1], signs)]
    rest = [(depth, groups(line, signs)) for depth, line in others]
    return [(0, start), *rest] if start else rest


def fitting(text: CardText, width: float, rooms: Sequence[float], signs: dict[str, Sign]) -> Block | None:
    """The text in the largest letters in which it fits.

    `rooms` are the heights that it may have, the one that leaves most to the picture first. In large letters it has to
    be no higher than the first; rather than take one of the others its letters are made small. None if even the
    smallest letters do not do.
    """
    set_in = cache(partial(set_text, text, width, signs=signs))
    largest = set_in(STEPS[0])
    if largest is None or largest.height > rooms[0]:
        smallest = set_in(STEPS[-1])
        if smallest is None or smallest.height > max(rooms):
            return None
    for steps, room in ((STEPS[:LARGE], rooms[0]), *((STEPS, room) for room in rooms[1:])):
        for size in steps:
            block = set_in(size)
            if block is not None and block.height <= room:
                return block
    return None


def widest(text: CardText, signs: dict[str, Sign]) -> float:
    """How wide the widest word of a text is in the smallest letters, in millimetres."""
    return max(
        (depth * INDENT + width_of(group)) * STEPS[-1]
        for paragraph in text.paragraphs
        for depth, found in parts_of(paragraph, signs)
        for group in found
    )
