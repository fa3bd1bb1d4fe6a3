"""Ways from one place to others."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from interpreter.game.state import State

Passes = Sequence[Callable[[State, int, int], bool]]


def reached(m: State, rows: Sequence[tuple[int, ...]], passes: Passes, start: int, most: int) -> list[int]:
    """The places that are reached in at most so many steps, nearest first, the start among them; a step leads to a
    neighbour for which all of `passes` hold."""
    if start < 0:
        return []
    found = ring = {start: None}
    for _ in range(most):
        ring = _further(m, rows, passes, ring, found)
        if not ring:
            break
        found = found | ring
    return list(found)


def bordering(rows: Sequence[tuple[int, ...]], places: Sequence[int]) -> list[int]:
    """The places that are neighbours of some, in the order of the board."""
    return sorted({goal for place in places for goal in rows[place]})


MOST_STEPS = 100_000  # that are tried in search of the longest way


def longest_way(
    ends: Sequence[tuple[int, int]], ways: Sequence[int], lengths: Sequence[int], avoided: Sequence[int]
) -> int:
    """How long a walk can be that takes each way at most once, places as often as they come, and goes on at none of
    those that are avoided; each way joins the two places at its `ends`, or none. In a net with more walks than can be
    tried, the longest one that was found."""
    begins: dict[int, list[int]] = {}
    for number, way in enumerate(ways):
        for place in ends[way]:
            begins.setdefault(place, []).append(number)
    walked = [False] * len(ways)
    tried = best = 0

    def walk(place: int, length: int) -> None:
        nonlocal tried, best
        for number in begins[place]:
            if walked[number] or tried == MOST_STEPS:
                continue
            tried += 1
            goal, gone = sum(ends[ways[number]]) - place, length + lengths[number]
            best = max(best, gone)
            if goal not in avoided:
                walked[number] = True
                walk(goal, gone)
                walked[number] = False

    for place in begins:
        walk(place, 0)
    return best


def _further(
    m: State, rows: Sequence[tuple[int, ...]], passes: Passes, ring: dict[int, None], found: dict[int, None]
) -> dict[int, None]:
    """The neighbours of places that are not yet found."""
    if not passes:
        return {goal: None for place in ring for goal in rows[place] if goal not in found}
    ways = [(place, goal) for place in ring for goal in rows[place] if goal not in found]
    for holds in passes:
        ways = [(place, goal) for place, goal in ways if holds(m, place, goal)]
    return {goal: None for _place, goal in ways}


def steps(m: State, rows: Sequence[tuple[int, ...]], passes: Passes, start: int, goal: int, places: int) -> int:
    """How many steps lead from one place to another; as many as there are `places` if there is no way."""
    if start < 0 or goal < 0:
        return places
    found, count = {start: None}, 0
    ring = found
    while ring:
        if goal in ring:
            return count
        ring = _further(m, rows, passes, ring, found)
        found = found | ring
        count += 1
    return places
