"""A board as SVG, a part of a page: it takes the page's own colour of letters, so that it stands on light and dark.

For who cannot see it, it is one picture with its words (`desc`); a list of the places belongs under it.
"""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Iterable, Mapping, Sequence
from html import escape
from math import sqrt

from interpreter.text import harmless
from moodsl.boards.chart_svg import links_between, outlined, places, titles
from moodsl.boards.ink import INKS, LARGE, SMALL, Badge, badges, line, number, pieces, pills, with_count
from moodsl.boards.joints_svg import joints
from moodsl.boards.letters import letters_in_cells, letters_of, short_titles, tally
from moodsl.boards.scene import Scene, Side, Spot, in_words
from moodsl.boards.shape import Cell, cells, outline

SIDE = 60.0  # of a place, in pixels where there is room
LINES, LETTERS = 2, 11  # of what lies in a place and belongs to nobody
STROKES = ("none", ".16 .08", ".04 .07", ".2 .07 .04 .07")  # of what stands on sides, by the place of its word
MARK = ("#fff", "#1c2230")  # the colours of letters that stand for what belongs to nobody
HUES = ("#2b6b2f", "#a83232", "#2a4fae", "#8a5600")


def svg(
    scene: Scene,
    language: str,
    tints: Mapping[int, str] | None = None,
    badge_of: Callable[[str], Badge | None] = lambda design: None,
) -> str:
    """The picture of a board, or of places that facts relate, with what lies there; `tints` are the colours of cards by
    their numbers, `badge_of` says how places that are printed on tiles are drawn, by the names of their designs. Raises
    ValueError if nothing is to be drawn (`Scene.has_picture`)."""
    if not scene.has_picture:
        raise ValueError("there is no picture of places that nothing joins")
    letters, tints = letters_of(scene.players), tints or {}
    short: dict[str, str] = {}
    printed: dict[str, Badge] = {}
    if scene.board is None:
        corners, short = outlined(scene), letters_in_cells(scene)
        drawn = [*links_between(scene, tints, short), *places(scene, letters, tints, short)]
    else:
        found = cells(scene.board)
        corners = outline(list(found.values()))
        short, printed = short_titles(scene, has_room), printed_on(scene, badge_of)
        drawn = [way(scene, found)]
        drawn += (
            place(scene, spot, found[spot.place], letters, tints, short, printed) for spot in scene.spots.values()
        )
        drawn += joints(scene, found, letters)
    (left, top), (right, bottom) = corners
    told: list[tuple[str, Side | Badge | str]] = [
        *((side.title, side) for side in scene.sides if side.word != "yes"),
        *printed.items(),
        *short.items(),
    ]
    keys, high = legend(told, left, right, bottom)
    edge = 0.25 if scene.joints else 0.1
    box = (left - edge, top - edge, right - left + 2 * edge, bottom - top + 2 * edge + high)
    drawn += keys
    return harmless(framed(scene, language, box, drawn))


def framed(scene: Scene, language: str, box: Sequence[float], drawn: Iterable[str]) -> str:
    """A picture with its title and its words; `box` is its left, its top, its width and its height."""
    key, wide = f"board-{scene.name}-{language}", box[2] * SIDE
    told = [*scene.taken, *(way.spot for way in scene.ways if way.spot is not None and way.spot.lying)]
    return "".join(
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" class="moo-board" viewBox="{" ".join(map(number, box))}" ',
            f'style="width: {number(wide)}px; min-width: {number(wide * 0.53)}px" role="img" ',
            f'aria-labelledby="{key}-title {key}-words" lang="{language}">',
            f'<title id="{key}-title">{escape(scene.title)}</title>',
            f'<desc id="{key}-words">{escape(". ".join(in_words(scene, told)))}</desc>',
            *drawn,
            "</svg>\n",
        )
    )


def way(scene: Scene, found: Mapping[int, Cell]) -> str:
    """The line of a ring, behind its places: so faint that what is written on it can be read."""
    if scene.board is None or scene.board.form != "ring":
        return ""
    corners = " ".join(f"{number(cell.x)},{number(cell.y)}" for cell in found.values())
    return f'<polygon points="{corners}" fill="none" stroke="currentColor" stroke-width=".08" stroke-opacity=".2"/>'


def printed_on(scene: Scene, badge_of: Callable[[str], Badge | None]) -> dict[str, Badge]:
    """How the places that are printed on the tiles of a board are drawn, by their titles."""
    printed = (one for spot in scene.spots.values() for thing in spot.lying for one in thing.printed)
    found = ((title, badge_of(design)) for title, design in sorted({one.title: one.design for one in printed}.items()))
    return {title: badge for title, badge in found if badge is not None}


def has_room(spot: Spot) -> bool:
    """Whether the titles of what lies in a place and belongs to nobody find room in it."""
    return len(wrapped(titles(spot.free))) <= LINES


def wrapped(told: Iterable[str]) -> list[str]:
    """Lines that are as long as a place is wide."""
    return textwrap.wrap(", ".join(told), LETTERS, break_long_words=False)


def place(
    scene: Scene,
    spot: Spot,
    cell: Cell,
    letters: list[str],
    tints: Mapping[int, str],
    short: Mapping[str, str],
    printed: Mapping[str, Badge],
) -> str:
    """One place, named by its number: its edge, its label, what lies there; in words for who points at it. `short` are
    the letters of what is not written out, `printed` how places on tiles are drawn, by their titles."""
    squares = [(printed[one.title], one.taken) for thing in spot.lying for one in thing.printed if one.title in printed]
    free = spot.free
    tint = next((tints[one.card] for one in free if one.card in tints), "currentColor")
    fills = [("currentColor", ".18" if free else ".06")]
    if tint != "currentColor":  # dark inks are seen on dark pages, too, as they lie on something light
        fills.append((tint, ".2"))
    corners = " ".join(f"{number(x)},{number(y)}" for x, y in cell.corners)
    inside = f'<polygon points="{corners}" fill="none" stroke="currentColor" stroke-width=".03" stroke-opacity=".55"/>'
    if spot.holder >= 0:
        inside += held_by(spot.holder, cell)
    below = 0.27 + 0.07 * bool(spot.sides) + 0.09 * bool(scene.joints)
    parts = [
        f'<g data-place="{spot.place}"><title>{escape(in_words(scene, [spot])[0])}</title>',
        *(f'<polygon points="{corners}" fill="{ink}" fill-opacity="{dense}"/>' for ink, dense in fills),
        inside,
        line(spot.label, cell.x, cell.y - sqrt(3) / 2 + below, SMALL, ' fill-opacity=".75"'),
    ]
    alone = not free and scene.pieces_differ and len(wrapped(titles(spot.lying))) <= LINES
    lines = wrapped(titles(spot.lying if alone else free[:1] if short else free)) or wrapped(spot.words)
    if len(lines) > LINES:
        lines = [*lines[: LINES - 1], lines[LINES - 1][: LETTERS - 1] + "…"]
    parts += [
        line(text, cell.x, cell.y - (0.3 if squares else 0.18) + row * LARGE * 1.15, LARGE, ' font-weight="600"')
        for row, text in enumerate(lines)
    ]
    marks = [(with_count(short[one.title], one.count), *MARK) for one in free[1:] if short]
    top, low = (0.23, 0.54) if squares else (0.16, 0.5 if marks else 0.36)
    parts += [on_sides(spot, cell), badges(squares, cell.x, cell.y + 0.01), pills(marks, cell.x, cell.y + top)]
    return "".join((*parts, pieces(tally(spot.lying), cell.x, cell.y + low, letters), "</g>"))


def held_by(player: int, cell: Cell) -> str:
    """A line inside the edge of a place, in the colour of the player whom a mark of it names."""
    corners = " ".join(",".join(map(number, point_towards(cell, *corner, 0.07))) for corner in cell.corners)
    return f'<polygon points="{corners}" fill="none" stroke="{INKS[player % len(INKS)]}" stroke-width=".09"/>'


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


def legend(
    told: Sequence[tuple[str, Side | Badge | str]], left: float, right: float, bottom: float
) -> tuple[list[str], float]:
    """What is drawn in short and what it means, in columns under the picture, and how high that is."""
    wide = 1.0 + LARGE * 0.55 * max((len(title) for title, _what in told), default=0)
    rows = -(-len(told) // max(1, int((right - left) / wide)))
    keys = [
        key_of(what, title, left + number // rows * wide, bottom + 0.35 * (number % rows + 1))
        for number, (title, what) in enumerate(told)
    ]
    return keys, 0.35 * rows


def key_of(what: Side | Badge | str, title: str, left: float, y: float) -> str:
    """What a stroke, a small square, or letters mean."""
    text = (
        f'<text x="{number(left + 0.7)}" y="{number(y)}" font-size="{LARGE}" fill="currentColor">{escape(title)}</text>'
    )
    if isinstance(what, Badge):
        return badges([(what, False)], left + 0.27, y - 0.17) + text
    if isinstance(what, str):
        return pills([(what, *MARK)], left + 0.27, y - 0.22) + text
    return stroke(what, left, y - 0.07, left + 0.55, y - 0.07) + text
