"""Going through what is made of parts: an effect or a node of the tree, and all that lies in it."""

from __future__ import annotations

from collections.abc import Iterator

from attrs import fields, has


class _Fields(dict[type, tuple[str, ...] | None]):
    """By class what `fields_of` says; found out once, because that takes longer than what is done with it."""

    def __missing__(self, sort: type) -> tuple[str, ...] | None:
        self[sort] = tuple(field.name for field in fields(sort) if field.name != "span") if has(sort) else None
        return self[sort]


_FIELDS = _Fields()
_LEAVES = {str, int, bool, type(None)}


def fields_of(part: object) -> tuple[str, ...] | None:
    """The names of what a part is made of, but for its place in the source; None of a number or a text."""
    return _FIELDS[type(part)]


def walk(part: object) -> Iterator[object]:
    """A part and all parts in it."""
    stack = [part]
    while stack:
        one = stack.pop()
        if isinstance(one, tuple):
            stack += one[::-1]
        elif (names := _FIELDS[type(one)]) is not None:
            yield one
            for name in reversed(names):
                inner = getattr(one, name)
                if type(inner) not in _LEAVES:
                    stack.append(inner)
