"""Decisions thought about natively, where wasmtime is there and the game is prepared: the same answers, much sooner."""

from __future__ import annotations

import atexit
from collections.abc import Callable, Sequence
from contextlib import suppress

from interpreter.game.program import Program
from interpreter.game.state import State
from interpreter.loader import Game, Place
from moodsl.extras.agents.budget import Budget
from moodsl.extras.agents.luck import Luck
from moodsl.extras.agents.worth import Scale
from moodsl.extras.native.engine import BOTS, Native, is_kept, kept_engine, native_of
from moodsl.extras.native.machine import Unavailable

_free: dict[str, list[Native]] = {}  # engines that nobody uses just now, by the hash of their game
_without: set[str] = set()  # games that have none
atexit.register(_free.clear)  # before wasmtime itself is gone


def best(
    bot: str, scale: Scale, state: State, others: Sequence[int], luck: Luck, budget: Budget, clock: Callable[[], float]
) -> int | None:
    """The place of the answer of `greedy` or `tree`, as their `choose` gives it; None where Python has to think. The
    `clock` tells seconds. Threads may ask at the same time: each has an engine of its own meanwhile."""
    native = taken(scale.program, scale)
    if native is None:
        return None
    from moodsl.extras.agents.minds import ready
    from moodsl.extras.native.thinking import best

    try:
        ready(native, scale)
        found = best(native, state, BOTS.index(bot), luck.stream, others, budget.looks, budget.ms, clock)
    except Unavailable:
        _without.add(scale.program.hash)
        return None
    _free[scale.program.hash].append(native)
    if found is None:
        return None
    place, luck.stream = found
    return place


def prepare(places: Sequence[Place], game: Game) -> None:
    """Let bots of a game that was loaded from these places think natively from now on, if they can."""
    with suppress(Unavailable):
        if not is_kept(game.program):
            native_of(places, game)
        _without.discard(game.program.hash)


def taken(program: Program, scale: Scale | None = None) -> Native | None:
    """A native engine of a game that thinks by a scale or has not thought yet, if one lies in the cache; without a
    scale any."""
    if program.hash in _without:
        return None
    free = _free.setdefault(program.hash, [])
    found, others = None, list[Native]()
    while free and found is None:
        native = free.pop()
        if native.layout.program is not program:
            continue
        if scale is None or native.mind is None or native.mind.scale is scale:
            found = native
        else:
            others.append(native)
    free += others
    found = found or kept_engine(program)
    if found is None:
        _without.add(program.hash)
    return found
