"""Text broken into lines: words and signs, measured in sizes of the font, put together so that no line is too long.

A *group* is what must not be torn apart: a word with its comma, a number with its sign, a short word with the one that
it belongs to. All lines of a paragraph are chosen together, so that they come out evenly full.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from itertools import pairwise

from attrs import evolve, frozen

from moodsl.extras.faces.metrics import BOLD, REGULAR, font
from moodsl.extras.faces.shapes import Sign
from moodsl.prose import Icon, Text

SIGN = 1.12  # how wide and high a sign in the text is
NEAR = 0.14  # between a number and its sign
BADGE = 1.18  # how wide a letter in its circle is, with what keeps it from its neighbours
STAY = "\u00a0"
# No line ends with a word of one letter, nor with one of these.
SHORT = re.compile(r"(?<![\w-])(\w|на|по|за|из|до|от|об|ко|со|во|не|ни|to) ", re.IGNORECASE)
COUNTED = re.compile(r"(?<![\w.])(\d+) (?=\w)")
SLOT = re.compile(r"\[([A-ZА-Я])\]")
DASH = re.compile(r" (?=[—–] |×)|(?<=×) ")


@frozen
class Letters:
    """Letters of one font."""

    letters: str
    font: str = REGULAR

    @property
    def width(self) -> float:
        """In sizes of the font, as are all widths here."""
        return font(self.font).width(self.letters)


@frozen
class Picture:
    """A sign among letters."""

    sign: Sign
    width: float = SIGN


@frozen
class Gap:
    """A little space that nobody breaks at."""

    width: float = NEAR


@frozen
class Badge:
    """The letter of a slot, in a circle."""

    letter: str
    width: float = BADGE


Item = Letters | Picture | Gap | Badge
Group = tuple[Item, ...]


def width_of(group: Iterable[Item]) -> float:
    """How wide a group is."""
    return sum(item.width for item in group)


def space_behind(group: Group) -> float:
    """How wide the space behind a group is."""
    last = group[-1]
    return font(last.font if isinstance(last, Letters) else REGULAR).widths[" "]


def held_together(text: str) -> str:
    """A text whose short words and numbers stay with the next word: `a b c` is one.

    >>> held_together("gain 2 of a kind").replace(STAY, "_")
    'gain 2_of a_kind'
    >>> held_together("red cell ×2").replace(STAY, "_")
    'red cell_×2'
    """
    return DASH.sub(STAY, COUNTED.sub(rf"\1{STAY}", SHORT.sub(rf"\1{STAY}", SHORT.sub(rf"\1{STAY}", text))))


def groups(text: Text | str, signs: dict[str, Sign], face: str = REGULAR) -> list[Group]:
    """The groups of a text. What has no sign is said in words; `[A]` is the letter of a slot."""
    found: list[Group] = []
    last: list[Item] = []
    for part in [text] if isinstance(text, str) else text:
        if isinstance(part, Icon) and part.name in signs:
            last += [Letters(minus(part.count), BOLD), Gap()] if part.count is not None else []
            last.append(Picture(signs[part.name]))
            continue
        words = held_together(part if isinstance(part, str) else part.words)
        for place, word in enumerate(words.split(" ")):
            if place and last:
                found.append(tuple(last))
                last = []
            last += word_items(word, face)
    return [*found, tuple(last)] if last else found


def word_items(word: str, face: str) -> list[Item]:
    """The items of one word: `[A],` is the letter of a slot, and a comma."""
    pieces = SLOT.split(word)
    return [Badge(piece) if place % 2 else Letters(piece, face) for place, piece in enumerate(pieces) if piece]


def minus(count: int | str) -> str:
    """A number as it is printed, with a minus as long as it is wide."""
    return str(count).replace("-", "−")


def broken(found: Sequence[Group], width: float) -> list[list[Group]] | None:
    """Lines of at most this width; None if a group alone is wider.

    The lines are those whose empty ends, squared, come to the least; a last line of one short word counts as well.
    """
    wide = [width_of(group) for group in found]
    if any(one > width for one in wide):
        return None
    best: list[tuple[float, int]] = [(0.0, 0)]
    for end in range(1, len(found) + 1):
        full, choices = 0.0, []
        for start in range(end - 1, -1, -1):
            full += wide[start] + (space_behind(found[start]) if start < end - 1 else 0.0)
            if full > width:
                break
            empty = (width - full) / width
            alone = end == len(found)
            choices.append((best[start][0] + (2 * max(0.0, empty - 0.65) if alone else empty) ** 2, start))
        best.append(min(choices))
    cuts = [len(found)]
    while cuts[-1]:
        cuts.append(best[cuts[-1]][1])
    return [list(found[start:end]) for end, start in pairwise(cuts)][::-1]


def merged(line: Sequence[Group]) -> list[tuple[float, Item]]:
    """The items of a line with where they begin; letters of one font that follow each other become one item."""
    found: list[tuple[float, Item]] = []
    at = 0.0
    for place, group in enumerate(line):
        for item in group:
            before = found[-1][1] if found else None
            if isinstance(item, Letters) and isinstance(before, Letters) and before.font == item.font:
                found[-1] = (found[-1][0], evolve(before, letters=before.letters + item.letters))
            else:
                found.append((at, item))
            at = found[-1][0] + found[-1][1].width
        if place + 1 < len(line):
            start, last = found[-1]
            if isinstance(last, Letters):
                found[-1] = (start, evolve(last, letters=last.letters + " "))
            at += space_behind(group)
    return found
