"""What is drawn behind: patterns of circles and lines in light tints of one ink, another for every card.

A pattern follows from the card's name alone, so the same card always looks the same.
"""

from __future__ import annotations

import hashlib
from itertools import accumulate
from math import cos, hypot, pi, sin
from random import Random

from moodsl.extras.faces.inks import PAPER, deep, mixed
from moodsl.extras.faces.shapes import Box, Disc, Path, Shape, Sign

RAYS = 24
SMALLEST = 4.0  # the radius of the smallest emblem


def art(pattern: str, name: str, within: Box, ink: str) -> list[Shape]:
    """The shapes of a pattern (`orbits`, `rays`, `arcs`; any other is plain) for what is called so."""
    luck = luck_of(name)
    shapes: list[Shape] = [Box(within.x, within.y, within.width, within.height, ink=mixed(ink, 0.10))]
    x, y = within.x + within.width / 2, within.y + within.height / 2
    if pattern == "orbits":
        shapes += orbits(luck, within, x, y, max(radius_in(within), 8.0), ink)
    elif pattern == "rays":
        shapes += rays(x, y, within.width, ink)
    elif pattern == "arcs":
        shapes += arcs(luck, within, ink)
    return shapes


def luck_of(name: str) -> Random:
    """Chance that comes out the same for a name every time."""
    return Random(int.from_bytes(hashlib.sha256(name.encode()).digest()[:8], "big"))


def radius_in(within: Box) -> float:
    """How large an emblem is that stands in a rectangle."""
    return min(13.0, min(within.width, within.height) / 2 - 1.5)


def emblem(within: Box, ink: str, sign: Sign) -> list[Shape]:
    """A sign in a disc in the middle; nothing where there is no room for it."""
    x, y = within.x + within.width / 2, within.y + within.height / 2
    radius = radius_in(within)
    if radius < SMALLEST:
        return []
    side = radius * 1.25
    return [
        Disc(x, y, radius, ink=mixed(ink, 0.24)),
        Disc(x, y, radius * 0.9, ink=PAPER),
        *sign.drawn(x - side / 2, y - side / 2, side, deep(ink)),
    ]


def orbits(luck: Random, within: Box, x: float, y: float, radius: float, ink: str) -> list[Shape]:
    """Stars, and circles around the middle on which moons go."""
    stars: dict[float, str] = {}
    for _ in range(int(within.height)):
        at = (within.x + luck.random() * within.width, within.y + luck.random() * within.height)
        size = luck.choice((0.28, 0.28, 0.4, 0.56))
        stars[size] = stars.get(size, "") + f"M{at[0]:.2f} {at[1]:.2f}h0"  # the round end of a line without length
    shapes: list[Shape] = [Path(path, line=mixed(ink, 0.45), thick=size) for size, path in sorted(stars.items())]
    for number in range(3):
        away = radius + 4.5 + number * 6.0 + luck.uniform(-1, 1)
        angle = luck.choice((0.0, pi)) + luck.uniform(-0.7, 0.7)
        share = luck.choice((0.45, 0.6, 0.75))
        shapes.append(Disc(x, y, away, line=mixed(ink, 0.26), thick=0.2))
        moon = (x + away * cos(angle), y + away * sin(angle))
        size = luck.choice((0.8, 1.2, 1.7, 2.2))
        shapes.append(Disc(*moon, size, ink=mixed(ink, share), line=mixed(ink, 0.10), thick=0.5))
    return shapes


def rays(x: float, y: float, far: float, ink: str) -> list[Shape]:
    """Light that comes from the middle."""
    path = ""
    for number in range(RAYS):
        edges = (2 * pi * (number + turn) / RAYS for turn in (-0.25, 0.25))
        corners = "".join(f"L{x + far * cos(angle):.2f} {y + far * sin(angle):.2f}" for angle in edges)
        path += f"M{x:.2f} {y:.2f}{corners}Z"
    return [Path(path, ink=mixed(ink, 0.17))]


def arcs(luck: Random, within: Box, ink: str) -> list[Shape]:
    """Rings around one of the lower corners."""
    x = luck.choice((within.x, within.right))
    far = hypot(within.width, within.height)
    widths = accumulate(luck.uniform(2.0, 7.0) for _ in range(40))
    radii = [radius for radius in widths if radius < far]
    tints = [0.10, 0.14, 0.18]
    return [
        Disc(x, within.bottom, radius, ink=mixed(ink, tints[(len(radii) - place) % 3]))
        for place, radius in reversed(list(enumerate(radii)))
    ]
