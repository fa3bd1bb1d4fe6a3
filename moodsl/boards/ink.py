"""What all pictures of boards are drawn with: letters, numbers, and the colours of players."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape

INKS = ("#14688a", "#8a5600", "#8b2f8b", "#2b6b2f", "#2a4fae", "#a83232")  # of players, under white letters
SMALL, LARGE = 0.2, 0.235  # the letters of a label, and of a title, in sides


def pieces(counts: Mapping[int, int], x: float, y: float, letters: list[str]) -> str:
    """Whose things lie there: a pill for each player, with his letter and how many, in the middle under a point."""
    told = [(owner, letters[owner] + (f"×{count}" if count > 1 else "")) for owner, count in counts.items()]
    wide = [0.2 + 0.13 * len(text) for _owner, text in told]
    x, parts = x - (sum(wide) + 0.06 * (len(wide) - 1)) / 2, []
    for (owner, text), width in zip(told, wide, strict=True):
        parts.append(
            f'<rect x="{number(x)}" y="{number(y)}" width="{number(width)}" height=".3" rx=".15" '
            f'fill="{INKS[owner % len(INKS)]}" stroke="#fff" stroke-width=".02"/>'
            + line(text, x + width / 2, y + 0.22, SMALL, "", "#fff")
        )
        x += width + 0.06
    return "".join(parts)


def line(text: str, x: float, y: float, size: float, more: str = "", ink: str = "currentColor") -> str:
    """Letters in the middle over a point."""
    return (
        f'<text x="{number(x)}" y="{number(y)}" font-size="{number(size)}" text-anchor="middle" '
        f'fill="{ink}"{more}>{escape(text)}</text>'
    )


def number(value: float) -> str:
    """A number as short as it can be written."""
    text = f"{value:.3f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text
