"""What is found out about texts and kept, text by text: after a change only the changed text is looked at again."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable
from typing import TypeVar

from interpreter.text.cache import cache_path, load_cached, save_cached
from moodsl.extras.site.state import state_of_language

Thing = TypeVar("Thing")
Found = TypeVar("Found")


def each_found(
    what: str, things: Iterable[Thing], text_of: Callable[[Thing], str], find: Callable[[Thing], Found]
) -> list[Found]:
    """`find(thing)` of every thing; it is not called for those with a text for which it was kept under the name `what`.

    What is found must be something that JSON can hold.
    """
    place = cache_path(f"{what}-{state_of_language()}")
    before = (load_cached(place) if place else None) or {}
    now: dict[str, Found] = {}
    keys = []
    for thing in things:
        key = hashlib.sha256(text_of(thing).encode()).hexdigest()[:16]
        now[key] = before[key] if key in before else find(thing)
        keys.append(key)
    if place and now.keys() != before.keys():
        save_cached(place, now)
    return [now[key] for key in keys]
