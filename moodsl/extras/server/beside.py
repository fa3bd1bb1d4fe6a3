"""Work that takes long, done beside the answers: in a thread, or where there are none (in a page) in small steps."""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Callable, Generator
from typing import ParamSpec, TypeVar

THREADS = sys.platform != "emscripten"
SLICE = 0.03  # seconds of work, after which whoever waits has a turn where there are no threads
P = ParamSpec("P")
Found = TypeVar("Found")
_running: dict[object, float] = {}  # what has begun and not ended, and since when


async def beside(do: Callable[P, Found], *args: P.args, **more: P.kwargs) -> Found:
    """What a function gives; without threads others wait until it has ended."""
    if THREADS:
        return await asyncio.to_thread(noted, lambda: do(*args, **more))
    await asyncio.sleep(0)
    return do(*args, **more)


async def in_steps(work: Generator[None, None, Found], stop: Callable[[], bool]) -> Found | None:
    """What work in steps comes to; None if it was given up because `stop` said so."""
    if THREADS:
        return await asyncio.to_thread(noted, lambda: ended(work, stop))
    until = time.monotonic() + SLICE
    while not stop():
        if done := step(work):
            return done[0]
        if time.monotonic() > until:
            await asyncio.sleep(0)
            until = time.monotonic() + SLICE
    return None


def ended(work: Generator[None, None, Found], stop: Callable[[], bool]) -> Found | None:
    """What work in steps comes to, done at once; None if `stop` says so."""
    while not stop():
        if done := step(work):
            return done[0]
    return None


def step(work: Generator[None, None, Found]) -> tuple[Found] | None:
    """What work comes to, if it has ended with this step."""
    try:
        next(work)
    except StopIteration as end:
        return (end.value,)
    return None


def noted(do: Callable[[], Found]) -> Found:
    """What a function gives, which is known to run until then."""
    mark = object()
    _running[mark] = time.monotonic()
    try:
        return do()
    finally:
        del _running[mark]


def longest() -> float:
    """For how many seconds the oldest work has been going on that has not ended."""
    return max((time.monotonic() - begun for begun in list(_running.values())), default=0.0)
