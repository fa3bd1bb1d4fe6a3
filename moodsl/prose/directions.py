"""Directions: `towards the hex`, `on side 2`, and how it is written that something is asked of a side."""

from __future__ import annotations

from interpreter.syntax import nodes as n
from interpreter.syntax.valued import named_parts
from moodsl.prose.scope import Scope
from moodsl.prose.telling import entity_of, unfolded, value
from moodsl.prose.voice import Voice


def parts_of(expr: n.Node, voice: Voice) -> tuple[str, dict[str, n.Expr]] | None:
    """What is asked of a side, and its parts; None for anything else."""
    name, given = named_parts(expr)
    parts = dict(given)
    if name is None or "of" not in parts or "towards" not in parts or name.text in voice.model.values:
        return None
    return name.text, parts


def direction(expr: n.Expr, scope: Scope, voice: Voice) -> str:
    """`towards the hex`, `on side 2`."""
    inner, home = unfolded(expr, scope)
    while isinstance(inner, n.Group):
        inner, home = unfolded(inner.value, home)
    if isinstance(inner, n.Number):
        number, where = value(inner, home, voice), looks(inner.value, voice)
        return voice.say("on-side-there", number=number, where=where) if where else voice.say("on-side", number=number)
    found = parts_of(inner, voice)
    opposite = isinstance(inner, n.Of) and isinstance(inner.name, n.Name) and inner.name.text == "opposite"
    if opposite or isinstance(inner, n.Sum) or (found is not None and found[0] == "side"):
        return voice.say("on-that-side", what=value(inner, home, voice))
    known = entity_of(inner, home)
    if (known is not None and known.sort == "number") or is_number(inner, voice):
        return voice.say("on-that-side", what=value(inner, home, voice))
    return voice.say("towards", what=value(expr, scope, voice))


def looks(side: int, voice: Voice) -> str:
    """Where a side of a place lies, as `top right`; empty if the boards differ in their sides, or on a ring."""
    counts = {board.sides for board in voice.model.boards.values()}
    names = voice.say(f"sides-{counts.pop()}").split(", ") if len(counts) == 1 and counts != {2} else []
    return names[side] if side < len(names) else ""


def along_ring(side: n.Expr, voice: Voice) -> str:
    """Whether a side leads on or back, where all boards are rings: the message that says so; else empty."""
    while isinstance(side, n.Group):
        side = side.value
    rings = {board.sides for board in voice.model.boards.values()} == {2}
    if not rings or not isinstance(side, n.Number) or side.value not in (0, 1):
        return ""
    return ("next-on-ring", "before-on-ring")[side.value]


def is_number(expr: n.Node, voice: Voice) -> bool:
    """Whether a value of the game, a counter or a mark is asked, and is a number: `player's ahead`."""
    name = expr.name if isinstance(expr, n.Of) else expr if isinstance(expr, n.Name) else named_parts(expr)[0]
    if not isinstance(name, n.Name):
        return False
    values = voice.model.values
    return values[name.text].type == "number" if name.text in values else name.text in voice.model.counters
