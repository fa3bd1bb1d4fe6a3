"""Trees as text: a node or an effect a line, what lies in it deeper; short ones whole on one line."""

from __future__ import annotations

from enum import Enum
from typing import Any

import attrs

from interpreter.syntax import nodes as n
from interpreter.text import Span

WIDTH = 100
INDENT = "    "


def outline(thing: Any, places: bool = False, depth: int = 0, label: str = "") -> list[str]:
    """The lines of an attrs object; with `places` each line that begins one says where it was written.

    >>> from interpreter.effects.values import Const
    >>> outline(Const(2, "number"))
    ["Const(value=2, type='number')"]
    """
    start = INDENT * depth + label
    where = f"{thing.span.line}:{thing.span.column} " if places and isinstance(thing, n.Node) else ""
    whole = flat(thing)
    if len(start) + len(where) + len(whole) <= WIDTH or not parts_of(thing):
        return [f"{start}{where}{whole}"]
    lines = [f"{start}{where}{type(thing).__name__ if attrs.has(type(thing)) else ''}".rstrip()]
    for name, part in parts_of(thing):
        lines += outline(part, places, depth + 1, f"{name}: " if name else "")
    return lines


def flat(thing: Any) -> str:
    """An object on one line: `Needs(clause=3, condition=…)`."""
    if attrs.has(type(thing)):
        parts = parts_of(thing)
        named = [f"{name}={flat(part)}" if len(parts) > 1 else flat(part) for name, part in parts]
        return f"{type(thing).__name__}({', '.join(named)})"
    if isinstance(thing, tuple | list):
        return "[" + ", ".join(map(flat, thing)) + "]"
    return str(thing.value) if isinstance(thing, Enum) else repr(thing)


def parts_of(thing: Any) -> list[tuple[str, Any]]:
    """The fields of an object that say something, or the items of a list without a name."""
    if attrs.has(type(thing)):
        fields = [(one.name, getattr(thing, one.name)) for one in attrs.fields(type(thing)) if one.repr]
        return [(name, value) for name, value in fields if not (value in (None, (), {}) or isinstance(value, Span))]
    return [("", item) for item in thing] if isinstance(thing, tuple | list) else []
