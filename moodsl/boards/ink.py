"""What all pictures of boards are drawn with: letters, numbers, and the colours of players."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from html import escape

from attrs import frozen

INKS = ("#14688a", "#8a5600", "#8b2f8b", "#2b6b2f", "#2a4fae", "#a83232")  # of players, under white letters
EVEN = 0.18  # the light of a colour on which black and white are as easy to read
PAPER = "var(--md-default-bg-color, Canvas)"  # the colour of the page, which hides what lies under it
SMALL, LARGE = 0.2, 0.235  # the letters of a label, and of a title, in sides
BADGE, UNITS = 0.2, 24  # the side of a small square, and how many units a sign in it has


@frozen
class Badge:
    """How a place that is printed on a card is drawn small: a sign, its ink, and perhaps a letter beside it."""

    path: str
    ink: str
    letter: str

    @property
    def width(self) -> float:
        """How wide its square is."""
        return BADGE + 0.6 * SMALL * len(self.letter)


def badges(told: Sequence[tuple[Badge, bool]], x: float, y: float) -> str:
    """Small squares side by side, in the middle under a point; those that are taken are filled."""
    x, parts = x - (sum(one.width for one, _taken in told) + 0.04 * (len(told) - 1)) / 2, []
    for badge, taken in told:
        fill, ink = (badge.ink, "#fff") if taken else ("#fff", badge.ink)
        scale = BADGE * 0.8 / UNITS
        parts.append(
            f'<rect x="{number(x)}" y="{number(y)}" width="{number(badge.width)}" height="{BADGE}" fill="{fill}" '
            f'stroke="{badge.ink}" stroke-width=".02"/><path d="{escape(badge.path)}" fill="{ink}" '
            f'fill-rule="evenodd" transform="translate({number(x + 0.1 * BADGE)},{number(y + 0.1 * BADGE)}) '
            f'scale({scale:.5f})"/>'
        )
        if badge.letter:
            parts.append(line(badge.letter, x + (BADGE + badge.width) / 2 - 0.01, y + 0.16, 0.17, "", ink))
        x += badge.width + 0.04
    return "".join(parts)


def pieces(counts: Mapping[int, int], x: float, y: float, letters: list[str]) -> str:
    """Whose things lie there: a pill for each player, with his letter and how many, in the middle under a point."""
    told = [(with_count(letters[owner], count), INKS[owner % len(INKS)], "#fff") for owner, count in counts.items()]
    return pills(told, x, y)


def with_count(text: str, count: int) -> str:
    """A text, and how many there are of it if there are several."""
    return text + (f"×{count}" if count > 1 else "")


def pills(told: Sequence[tuple[str, str, str]], x: float, y: float) -> str:
    """Pills side by side, in the middle under a point: each with its letters, its colour and that of its letters."""
    wide = [0.2 + 0.13 * len(text) for text, _fill, _ink in told]
    x, parts = x - (sum(wide) + 0.06 * (len(wide) - 1)) / 2, []
    for (text, fill, ink), width in zip(told, wide, strict=True):
        parts.append(
            f'<rect x="{number(x)}" y="{number(y)}" width="{number(width)}" height=".3" rx=".15" '
            f'fill="{fill}" stroke="{ink}" stroke-width=".02"/>' + line(text, x + width / 2, y + 0.22, SMALL, "", ink)
        )
        x += width + 0.06
    return "".join(parts)


def line(text: str, x: float, y: float, size: float, more: str = "", ink: str = "currentColor") -> str:
    """Letters in the middle over a point."""
    return (
        f'<text x="{number(x)}" y="{number(y)}" font-size="{number(size)}" text-anchor="middle" '
        f'fill="{ink}"{more}>{escape(text)}</text>'
    )


def ink_on(fill: str) -> str:
    """Black or white, whichever is easier to read on a colour; the colour of the page on that of its letters.

    >>> ink_on("#14688a"), ink_on("#e8b800"), ink_on("currentColor")
    ('#fff', '#000', 'Canvas')
    """
    if not re.fullmatch("#[0-9a-f]{6}", fill):
        return "Canvas"
    parts = (int(fill[place : place + 2], 16) / 255 for place in (1, 3, 5))
    light = sum(share * part**2.2 for share, part in zip((0.2126, 0.7152, 0.0722), parts, strict=True))
    return "#fff" if light < EVEN else "#000"


def number(value: float) -> str:
    """A number as short as it can be written."""
    text = f"{value:.3f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text
