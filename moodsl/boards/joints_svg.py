"""The places on the corners and on the sides of those of a board: a disc for each corner, a bar for each side, in the
colour and with the letter of whoever has it or has something there."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from html import escape
from math import dist

from moodsl.boards.ink import INKS, PAPER, SMALL, line, number, pills, with_count
from moodsl.boards.letters import tally
from moodsl.boards.scene import Joint, Scene, Spot, in_words
from moodsl.boards.shape import Cell, Point

EMPTY, TAKEN = 0.11, 0.19  # the radius of a disc
THIN, THICK = 0.1, 0.2  # how wide a bar is
SHORT = 0.24  # of its side that a bar leaves free at either end


def joints(scene: Scene, found: Mapping[int, Cell], letters: list[str]) -> Iterator[str]:
    """All of them, the sides first; `found` are the places of the board."""
    for joint in sorted(scene.joints, key=lambda one: not one.on_side):
        start, end = found[joint.of].edge(joint.number)
        drawn = bar(joint.spot, start, end, letters) if joint.on_side else disc(joint, start, letters, scene)
        told = escape(in_words(scene, [joint.spot])[0])
        yield f'<g data-place="{joint.spot.place}"><title>{told}</title>{drawn}</g>'


def colours(spot: Spot) -> str:
    """How a place is filled: in the ink of a player, grey where something lies or is told that is not one player's."""
    owner = spot.whose
    if owner >= 0:
        return f'fill="{INKS[owner % len(INKS)]}" stroke="#fff" stroke-width=".03"'
    if spot.is_taken:
        return 'fill="#667" stroke="#fff" stroke-width=".03"'
    return f'fill="{PAPER}" stroke="currentColor" stroke-width=".025" stroke-opacity=".55"'


def bar(spot: Spot, start: Point, end: Point, letters: list[str]) -> str:
    """A side: a bar along it."""
    (x, y), (u, v) = start, end
    owner, long = spot.whose, dist(start, end)
    wide = THICK if spot.is_taken else THIN
    across = (v - y) / long * wide / 2, (x - u) / long * wide / 2
    going_round = ((SHORT, 1), (1 - SHORT, 1), (1 - SHORT, -1), (SHORT, -1))
    corners = [(x + (u - x) * at + across[0] * way, y + (v - y) * at + across[1] * way) for at, way in going_round]
    points = " ".join(f"{number(a)},{number(b)}" for a, b in corners)
    middle = (x + u) / 2, (y + v) / 2
    told = line(letters[owner], middle[0], middle[1] + 0.06, 0.17, ' font-weight="600"', "#fff") if owner >= 0 else ""
    return f'<polygon points="{points}" {colours(spot)}/>{told}'


def disc(joint: Joint, at: Point, letters: list[str], scene: Scene) -> str:
    """A corner: a disc; with a pill for each player where several have something there, and under it how the words
    begin that it is marked with, and what sets things of one player apart."""
    spot, (x, y) = joint.spot, at
    owner = spot.whose
    size = TAKEN if spot.is_taken else EMPTY
    drawn = f'<circle cx="{number(x)}" cy="{number(y)}" r="{size}" {colours(spot)}/>'
    if owner >= 0:
        drawn += line(letters[owner], x, y + 0.07, SMALL, ' font-weight="600"', "#fff")
    elif spot.lying:
        counts = tally(spot.lying)
        told = [(with_count(letters[one], count), INKS[one % len(INKS)], "#fff") for one, count in counts.items()]
        drawn += pills(told, x, y - 0.15)
    named = [one for one in spot.lying if one.owner >= 0] if scene.pieces_differ else []
    short = "".join(dict.fromkeys(text[:2].capitalize() for text in (*joint.words, *(one.title for one in named))))
    return drawn + (line(short, x, y + TAKEN + 0.16, SMALL * 0.9) if short else "")
