"""The picture of places that facts relate: a box for each, and the ways between them with their cells."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Iterator, Mapping
from html import escape
from math import dist

from moodsl.boards.chart import HIGH, WIDE, along, resting
from moodsl.boards.ink import LARGE, PAPER, SMALL, ink_on, line, number, pieces
from moodsl.boards.letters import tally
from moodsl.boards.scene import Lying, Scene, Spot, Way, in_words
from moodsl.boards.shape import Point

CELL = 0.32
NARROW = 11  # letters in a line on a way
LETTERS = 18  # in a line of a title or of what lies loose
LINES = 2  # of a title


def outlined(scene: Scene) -> tuple[Point, Point]:
    """The upper left and the lower right corner of the picture."""
    xs, ys = [x for x, _y in scene.points.values()], [y for _x, y in scene.points.values()]
    return (min(xs) - WIDE, min(ys) - HIGH), (max(xs) + WIDE, max(ys) + HIGH)


def links_between(scene: Scene, tints: Mapping[int, str], short: Mapping[str, str]) -> Iterator[str]:
    """All ways, behind what lies on them; `short` are the letters of what lies in cells."""
    yield from (stroke(scene, way) for way in scene.ways)
    yield from (on_way(scene, way, way.spot, tints, short) for way in scene.ways if way.spot is not None)


def ends_of(scene: Scene, way: Way) -> tuple[Point, Point]:
    """The ends of the line of a way; several ways between two places lie side by side."""
    alike = [one for one in scene.ways if set(one.ends) == set(way.ends)]
    start, goal = (scene.points[end] for end in way.ends)
    first, last = sorted((start, goal))  # to the same side, from whichever end a way is told
    aside = (alike.index(way) - (len(alike) - 1) / 2) * 2 * CELL / (dist(first, last) or 1.0)
    x, y = (first[1] - last[1]) * aside, (last[0] - first[0]) * aside
    return (start[0] + x, start[1] + y), (goal[0] + x, goal[1] + y)


def stroke(scene: Scene, way: Way) -> str:
    """The line of a way."""
    (x, y), (u, v) = ends_of(scene, way)
    return (
        f'<path d="M{number(x)},{number(y)}L{number(u)},{number(v)}" stroke="currentColor" stroke-width=".06" '
        'stroke-opacity=".45"/>'
    )


def on_way(scene: Scene, way: Way, spot: Spot, tints: Mapping[int, str], short: Mapping[str, str]) -> str:
    """The cells of a way, whose things lie there, and what lies loose upon them."""
    start, goal = ends_of(scene, way)
    if not tally(scene.spots[way.ends[0]].lying) and tally(scene.spots[way.ends[1]].lying):
        start, goal = goal, start  # cells are filled from the end where somebody has something
    middles = along(start, goal, len(spot.cells), CELL)
    drawn = [square(one, *middle, tints, short) for one, middle in zip(spot.cells, middles, strict=True)]
    drawn.append(flag(textwrap.wrap(", ".join(titles(spot.loose)), NARROW), *resting(start, goal)))
    return f'<g data-place="{spot.place}"><title>{escape(in_words(scene, [spot])[0])}</title>{"".join(drawn)}</g>'


def flag(words: list[str], x: float, y: float) -> str:
    """Lines of letters in a frame that lies on a way."""
    if not words:
        return ""
    wide, high = 0.2 + max(map(len, words)) * SMALL * 0.56, 0.12 + len(words) * SMALL * 1.15
    top = y - high / 2
    frame = (
        f'<rect x="{number(x - wide / 2)}" y="{number(top)}" width="{number(wide)}" height="{number(high)}" rx=".06" '
        f'fill="{PAPER}" stroke="currentColor" stroke-width=".03"/>'
    )
    rows = (
        line(text, x, top + 0.24 + row * SMALL * 1.15, SMALL, ' font-weight="600"') for row, text in enumerate(words)
    )
    return frame + "".join(rows)


def places(scene: Scene, letters: list[str], tints: Mapping[int, str], short: Mapping[str, str]) -> Iterator[str]:
    """The box of each place: its title, its cells, what lies there loose, whose things lie there."""
    for spot in scene.spots.values():
        x, y = scene.points[spot.place]
        tint = tints.get(spot.place, "currentColor")
        title = textwrap.wrap(spot.label, LETTERS - 4)
        title = title if len(title) <= LINES else [title[0], title[1][: LETTERS - 5] + "…"]
        loose = textwrap.shorten(", ".join(titles(spot.loose)), LETTERS, placeholder="…")
        high = y - HIGH + 0.3
        rows = [line(text, x, high + row * LARGE * 1.1, LARGE, ' font-weight="600"') for row, text in enumerate(title)]
        middle = x - (len(spot.cells) - 1) * CELL * 0.65
        rows += [square(one, middle + at * CELL * 1.3, y - 0.02, tints, short) for at, one in enumerate(spot.cells)]
        rows += [line(loose, x, y + 0.4, SMALL, ' font-weight="600"')] if loose else []
        yield (
            f'<g data-place="{spot.place}"><title>{escape(in_words(scene, [spot])[0])}</title>'
            f"{box(x, y, PAPER, 'none')}{box(x, y, tint, tint)}"
            f"{''.join(rows)}{pieces(tally(spot.lying), x, y + 0.5, letters)}</g>"
        )


def box(x: float, y: float, fill: str, edge: str) -> str:
    """The box of a place: opaque first, then with its tint."""
    dense = "" if edge == "none" else f' fill-opacity=".14" stroke="{edge}" stroke-width=".06"'
    return (
        f'<rect x="{number(x - WIDE)}" y="{number(y - HIGH)}" width="{number(2 * WIDE)}" height="{number(2 * HIGH)}" '
        f'rx=".25" fill="{fill}"{dense}/>'
    )


def square(thing: Lying | None, x: float, y: float, tints: Mapping[int, str], short: Mapping[str, str]) -> str:
    """A cell, and the thing in it with its letter."""
    half = CELL / 2
    fill = PAPER if thing is None else tints.get(thing.card, "currentColor")
    told = "" if thing is None else line(short[thing.title], x, y + 0.07, SMALL, "", ink_on(fill))
    return (
        f'<rect x="{number(x - half)}" y="{number(y - half)}" width="{CELL}" height="{CELL}" rx=".05" fill="{fill}" '
        f'stroke="currentColor" stroke-width=".03"/>{told}'
    )


def titles(things: Iterable[Lying]) -> list[str]:
    """Titles, each with how many there are."""
    return [one.title + (f" ×{one.count}" if one.count > 1 else "") for one in things]
