"""A board as SVG, a part of a page: it takes the page's own colour of letters, so that it stands on light and dark.

For who cannot see it, it is one picture with its words (`desc`); a list of the places belongs under it.
"""

from __future__ import annotations

import textwrap
from collections.abc import Mapping
from html import escape
from math import sqrt

from interpreter.text import harmless
from moodsl.boards.letters import letters_of, tally
from moodsl.boards.scene import Scene, Side, Spot, in_words
from moodsl.boards.shape import Cell, cells, outline

SIDE = 60.0  # of a place, in pixels where there is room
INKS = ("#14688a", "#8a5600", "#8b2f8b", "#2b6b2f", "#2a4fae", "#a83232")  # of players, under white letters
SMALL, LARGE = 0.2, 0.235  # the letters of a label, and of a title, in sides
LINES, LETTERS = 2, 13  # of what lies in a place and belongs to nobody
STROKES = ("none", ".16 .08", ".04 .07", ".2 .07 .04 .07")  # of what stands on sides, by the place of its word
HUES = ("#2b6b2f", "#a83232", "#2a4fae", "#8a5600")


def svg(scene: Scene, language: str, tints: Mapping[int, str] | None = None) -> str:
    """The picture of a board with what lies there; `tints` are the colours of cards by their numbers. Raises ValueError
    for places that lie on no board."""
    if scene.board is None:
        raise ValueError("only a board has a picture")
    found = cells(scene.board)
    (left, top), (right, bottom) = outline(list(found.values()))
    keys = [side for side in scene.sides if side.word != "yes"]
    box = (left - 0.1, top - 0.1, right - left + 0.2, bottom - top + 0.2 + 0.35 * len(keys))
    key = f"board-{scene.board.name}-{language}"
    wide = box[2] * SIDE
    letters = letters_of(scene.players)
    return harmless(
        "".join(
            (
                f'<svg xmlns="http://www.w3.org/2000/svg" class="moo-board" viewBox="{" ".join(map(number, box))}" ',
                f'style="width: {number(wide)}px; min-width: {number(wide * 0.55)}px" role="img" ',
                f'aria-labelledby="{key}-title {key}-words" lang="{language}">',
                f'<title id="{key}-title">{escape(scene.title)}</title>',
                f'<desc id="{key}-words">{escape(". ".join(in_words(scene, scene.taken)))}</desc>',
                way(scene, found),
                *(place(scene, spot, found[spot.place], letters, tints or {}) for spot in scene.spots.values()),
                *(key_of(side, left, bottom + 0.35 * row) for row, side in enumerate(keys, 1)),
                "</svg>\n",
            )
        )
    )


def way(scene: Scene, found: Mapping[int, Cell]) -> str:
    """The line of a ring, behind its places."""
    if scene.board is None or scene.board.form != "ring":
        return ""
    corners = " ".join(f"{number(cell.x)},{number(cell.y)}" for cell in found.values())
    return f'<polygon points="{corners}" fill="none" stroke="currentColor" stroke-width=".08"/>'


def place(scene: Scene, spot: Spot, cell: Cell, letters: list[str], tints: Mapping[int, str]) -> str:
    """One place: its edge, its label, what lies there; all of it in words for who points at it."""
    free = spot.free
    tint = next((tints[one.card] for one in free if one.card in tints), "currentColor")
    dense = ".06" if not free else ".3" if tint != "currentColor" else ".18"
    corners = " ".join(f"{number(x)},{number(y)}" for x, y in cell.corners)
    inside = f'<polygon points="{corners}" fill="none" stroke="currentColor" stroke-width=".03" stroke-opacity=".55"/>'
    parts = [
        f"<g><title>{escape(in_words(scene, [spot])[0])}</title>",
        f'<polygon points="{corners}" fill="{tint}" fill-opacity="{dense}"/>{inside}',
        line(spot.label, cell.x, cell.y - sqrt(3) / 2 + (0.34 if spot.sides else 0.27), SMALL, ' fill-opacity=".75"'),
    ]
    titles = [one.title + (f" ×{one.count}" if one.count > 1 else "") for one in free]
    lines = textwrap.wrap(", ".join(titles), LETTERS)
    if len(lines) > LINES:
        lines = [*lines[: LINES - 1], lines[LINES - 1][: LETTERS - 1] + "…"]
    parts += [
        line(text, cell.x, cell.y - 0.18 + row * LARGE * 1.15, LARGE, ' font-weight="600"')
        for row, text in enumerate(lines)
    ]
    parts += [on_sides(spot, cell), pieces(tally(spot.lying), cell, letters), "</g>"]
    return "".join(parts)


def on_sides(spot: Spot, cell: Cell) -> str:
    """What stands on the sides of the tile in a place: half a disc where a fact is yes, a stroke for a word."""
    return "".join(
        half_disc(cell, side) if one.word == "yes" else along(cell, side, one, 0.09 + 0.08 * row)
        for side, found in enumerate(spot.sides)
        for row, one in enumerate(found)
    )


def half_disc(cell: Cell, side: int) -> str:
    """Half a disc in the middle of a side, within the place."""
    (x, y), (u, v) = cell.edge(side)
    start, end = (0.58 * x + 0.42 * u, 0.58 * y + 0.42 * v), (0.42 * x + 0.58 * u, 0.42 * y + 0.58 * v)
    points = f"M{number(start[0])},{number(start[1])}A.08,.08 0 0 0 {number(end[0])},{number(end[1])}Z"
    return f'<path d="{points}" fill="currentColor" stroke="currentColor" stroke-width=".05"/>'


def along(cell: Cell, side: int, what: Side, inset: float) -> str:
    """A stroke along a side, within the place."""
    (x, y), (u, v) = (point_towards(cell, *corner, inset) for corner in cell.edge(side))
    return stroke(what, 0.85 * x + 0.15 * u, 0.85 * y + 0.15 * v, 0.15 * x + 0.85 * u, 0.15 * y + 0.85 * v)


def point_towards(cell: Cell, x: float, y: float, share: float) -> tuple[float, float]:
    """A point on the way from a corner to the middle of a place."""
    return x + (cell.x - x) * share, y + (cell.y - y) * share


def stroke(what: Side, x: float, y: float, u: float, v: float) -> str:
    """A stroke in the manner of what it stands for: words of a fact differ in colour and in dashes."""
    manner = what.rank % len(HUES)
    return (
        f'<path d="M{number(x)},{number(y)}L{number(u)},{number(v)}" fill="none" stroke="{HUES[manner]}" '
        f'stroke-width=".06" stroke-dasharray="{STROKES[manner]}"/>'
    )


def key_of(what: Side, left: float, y: float) -> str:
    """What a stroke means, under the picture."""
    start = f'<text x="{number(left + 0.7)}" y="{number(y)}" font-size="{LARGE}" fill="currentColor">'
    return f"{stroke(what, left, y - 0.07, left + 0.55, y - 0.07)}{start}{escape(what.title)}</text>"


def pieces(counts: Mapping[int, int], cell: Cell, letters: list[str]) -> str:
    """Whose things lie there: a pill for each player, with his letter and how many."""
    told = [(owner, letters[owner] + (f"×{count}" if count > 1 else "")) for owner, count in counts.items()]
    wide = [0.2 + 0.13 * len(text) for _owner, text in told]
    x, y, parts = cell.x - (sum(wide) + 0.06 * (len(wide) - 1)) / 2, cell.y + 0.36, []
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
