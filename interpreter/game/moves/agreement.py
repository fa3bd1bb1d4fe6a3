"""Picks that have to agree in what is said of them, or to differ."""

from __future__ import annotations


def agreement(keys: list[int], one: int) -> int:
    """How many things can be picked that agree, or (not `one`) that all differ; `keys` is what is said of each."""
    return max(map(keys.count, keys), default=0) if one else len(set(keys))


def agreeing(options: list[int], keys: list[int], taken: list[int], count: int) -> list[int]:
    """Those of some options that agree with what is taken; of which there are at least `count`, where nothing is."""
    if taken:
        return [option for option, key in zip(options, keys, strict=True) if key == taken[0]]
    return [option for option, key in zip(options, keys, strict=True) if keys.count(key) >= count]


def differing(options: list[int], keys: list[int], taken: list[int], count: int) -> list[int]:
    """Those of some options that differ from all that is taken; none if `count` cannot be reached."""
    if len({*keys, *taken}) < count:
        return []
    return [option for option, key in zip(options, keys, strict=True) if key not in taken]
