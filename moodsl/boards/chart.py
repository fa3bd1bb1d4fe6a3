"""Where places that facts relate lie on a picture: by the facts that `drawn_at` names, else in a ring."""

from __future__ import annotations

from itertools import combinations
from math import cos, dist, pi, sin

from interpreter.game.sheet import Sheet
from moodsl.boards.shape import Point

APART = 3.8  # how far the two nearest places are apart, in sides of a hexagon of a board
WIDE, HIGH = 1.2, 0.9  # half of what a place takes
LONG = 2.5  # a way of which so much lies free


def points_of(sheet: Sheet, kind: str, places: list[int]) -> dict[int, Point]:
    """The middles of places of a kind, which are so far apart that each has room."""
    named = sheet.kinds[kind].drawn_at
    found = ring(places)
    if named and all(fact in sheet.design(place).facts for place in places for fact in named):
        right, down = named
        found = {place: (sheet.design(place).facts[right], sheet.design(place).facts[down]) for place in places}
    far = [dist(one, other) for one, other in combinations(found.values(), 2) if one != other]
    times = APART / min(far, default=APART)
    return {place: (x * times, y * times) for place, (x, y) in found.items()}


def cells_of(sheet: Sheet, place: int) -> int:
    """How many cells are drawn in a place: as many as the facts say that its zones are drawn in."""
    design = sheet.design(place)
    hosts = {kind.name for kind in sheet.kinds.values() if design.kind in kind.under}
    facts = {zone.drawn_in for zone in sheet.zones.values() if zone.drawn_in and zone.host in hosts}
    return sum(int(design.facts.get(fact) or 0) for fact in facts)


def ring(places: list[int]) -> dict[int, Point]:
    """Places in a circle, clockwise from the top."""
    turns = ((place, 2 * pi * number / len(places)) for number, place in enumerate(places))
    return {place: (sin(turn), -cos(turn)) for place, turn in turns}


def covered(start: Point, goal: Point) -> float:
    """The share of the way between two places that lies under each of them."""
    wide, high = abs(goal[0] - start[0]), abs(goal[1] - start[1])
    return min(WIDE / wide if wide else 0.5, HIGH / high if high else 0.5, 0.5)


def along(start: Point, goal: Point, count: int, size: float) -> list[Point]:
    """The middles of so many cells of a size on the way between two places, as far as it is free; nearer to each other
    where there is no room."""
    long = dist(start, goal)
    step = min(2 * size / long, (1 - 2 * covered(start, goal)) / count) if count and long else 0.0
    return [between(start, goal, 0.5 + (number - (count - 1) / 2) * step) for number in range(count)]


def resting(start: Point, goal: Point) -> Point:
    """Where something lies on a way: in its middle, of a long one before that, for there ways cross."""
    free = 1 - 2 * covered(start, goal)
    return between(start, goal, 0.5 if free * dist(start, goal) < LONG else 0.5 - 0.2 * free)


def between(start: Point, goal: Point, share: float) -> Point:
    """A point on the way between two."""
    return start[0] + (goal[0] - start[0]) * share, start[1] + (goal[1] - start[1]) * share
