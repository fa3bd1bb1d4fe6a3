"""Going through effects: a step, value or source, and all that lies in it."""

from __future__ import annotations

from collections.abc import Iterator

from attrs import fields, has


def walk(part: object) -> Iterator[object]:
    """A part and all parts in it."""
    stack = [part]
    while stack:
        one = stack.pop()
        if isinstance(one, tuple):
            stack.extend(reversed(one))
        elif has(sort := type(one)):
            yield one
            stack.extend(getattr(one, field.name) for field in reversed(fields(sort)))
