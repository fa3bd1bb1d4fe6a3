"""A ball in the dark as the picture of a card: lit from one side, with bands or spots, perhaps a ring or a moon."""

from __future__ import annotations

from math import cos, degrees, pi, sin
from random import Random

from moodsl.extras.faces.art import luck_of
from moodsl.extras.faces.inks import PAPER, mixed
from moodsl.extras.faces.shapes import Box, Disc, Path, Shape

NIGHT = "#10151f"
RINGED, BANDED, MOONED = 0.35, 0.5, 0.7  # how often
FAR = 1.65  # how far a ring or a moon reaches from the middle, in radii of the ball
EDGE = 1.02  # how far the shade reaches


def globe(name: str, within: Box, upper: Box, ink: str) -> list[Shape]:
    """The shapes of the ball for a card, which stands in the `upper` part of its picture."""
    luck = luck_of(name)
    dark = mixed(ink, 0.22, NIGHT)
    shapes: list[Shape] = [Box(within.x, within.y, within.width, within.height, ink=dark), *stars(luck, within, dark)]
    radius = min(within.width * 0.30, upper.height * 0.40) * luck.uniform(0.9, 1.0)
    sway = min(3.0, within.width / 2 - FAR * radius)
    x = upper.x + upper.width / 2 + luck.uniform(-sway, sway)
    y = upper.y + upper.height / 2
    tilt = luck.uniform(-0.5, 0.5)
    ringed = luck.random() < RINGED
    if ringed:
        shapes.append(ring(x, y, radius, tilt, False, ink))
    shapes += [Disc(x, y, radius * 1.05, ink=mixed(ink, 0.5, dark)), Disc(x, y, radius, ink=mixed(ink, 0.80))]
    shapes += bands(luck, x, y, radius, tilt, ink) if luck.random() < BANDED else spots(luck, x, y, radius, ink)
    shapes.append(Path(shade(x, y, radius), ink=mixed(ink, 0.45, NIGHT)))
    if ringed:
        shapes.append(ring(x, y, radius, tilt, True, ink))
    elif luck.random() < MOONED:
        angle, away = luck.choice((-1, 1)) * luck.uniform(0.3, 0.7) + luck.choice((0, pi)), radius * 1.45
        shapes.append(Disc(x + away * cos(angle), y + away * sin(angle), radius * 0.13, ink=mixed(ink, 0.5)))
    return shapes


def stars(luck: Random, within: Box, dark: str) -> list[Shape]:
    """Points of light, small and large."""
    found: dict[float, str] = {}
    for _ in range(int(within.height * 1.6)):
        at = (within.x + luck.random() * within.width, within.y + luck.random() * within.height)
        size = luck.choice((0.22, 0.22, 0.34, 0.5))
        found[size] = found.get(size, "") + f"M{at[0]:.2f} {at[1]:.2f}h0"  # the round end of a line without length
    return [Path(path, line=mixed(PAPER, 0.75, dark), thick=size) for size, path in sorted(found.items())]


def ring(x: float, y: float, radius: float, tilt: float, front: bool, ink: str) -> Path:
    """The half of a ring that lies before the ball, or behind it."""
    wide, low = radius * 1.6, radius * 0.4
    ends = [f"{x + side * wide * cos(tilt):.2f} {y + side * wide * sin(tilt):.2f}" for side in (-1, 1)]
    path = f"M{ends[0]}A{wide:.2f} {low:.2f} {degrees(tilt):.1f} 0 {int(not front)} {ends[1]}"
    return Path(path, line=mixed(ink, 0.4 if front else 0.6), thick=radius * 0.09)


def bands(luck: Random, x: float, y: float, radius: float, tilt: float, ink: str) -> list[Shape]:
    """Stripes across the ball."""
    shapes: list[Shape] = []
    for place in (-0.6, -0.3, 0.05, 0.36, 0.62):
        height = place + luck.uniform(-0.08, 0.08)
        thick = luck.uniform(0.05, 0.15)
        half = ((1 - thick / 2) ** 2 - height**2) ** 0.5  # its round ends touch the edge of the ball from within
        left, middle, right = (
            f"{x + radius * (along * cos(tilt) - low * sin(tilt)):.2f} "
            f"{y + radius * (along * sin(tilt) + low * cos(tilt)):.2f}"
            for along, low in ((-half, height), (0.0, height + 0.1), (half, height))
        )
        tint = mixed(ink, luck.choice((0.55, 0.66, 0.95)))
        shapes.append(Path(f"M{left}Q{middle} {right}", line=tint, thick=radius * thick))
    return shapes


def spots(luck: Random, x: float, y: float, radius: float, ink: str) -> list[Shape]:
    """Lands or craters on the ball."""
    shapes: list[Shape] = []
    for _ in range(9):
        size = luck.uniform(0.07, 0.24) * radius
        away, angle = luck.uniform(0, radius * 0.96 - size), luck.uniform(0, 2 * pi)
        tint = mixed(ink, luck.choice((0.58, 0.68, 0.95)))
        shapes.append(Disc(x + away * cos(angle), y + away * sin(angle), size, ink=tint))
    return shapes


def shade(x: float, y: float, radius: float) -> str:
    """The side of the ball that lies in the dark."""
    radius *= EDGE  # a little beyond the ball, of which nothing may shine through
    across, down, far = radius * 0.6, radius * 0.8, radius * 1.35
    start, end = f"{x + across:.2f} {y - down:.2f}", f"{x - across:.2f} {y + down:.2f}"
    return f"M{start}A{radius:.2f} {radius:.2f} 0 0 1 {end}A{far:.2f} {far:.2f} 0 0 0 {start}Z"
