"""Holes in a title, `turn it {turn}`: what stands in each is said where the title is."""

from __future__ import annotations

import re
from collections.abc import Callable

HOLE = re.compile(r"\{ *([a-z][a-z0-9_]*) *\}")


def holes_in(title: str) -> tuple[str, ...]:
    """The names in the holes of a title."""
    return tuple(HOLE.findall(title))


def filled(title: str, say: Callable[[str], str]) -> str:
    """A title with its holes filled, each by its name."""
    return HOLE.sub(lambda hole: say(hole[1]), title)
