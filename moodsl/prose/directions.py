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
        return voice.say("on-side", number=value(inner, home, voice))
    found = parts_of(inner, voice)
    opposite = isinstance(inner, n.Of) and isinstance(inner.name, n.Name) and inner.name.text == "opposite"
    if opposite or isinstance(inner, n.Sum) or (found is not None and found[0] == "side"):
        return voice.say("on-that-side", what=value(inner, home, voice))
    known = entity_of(inner, home)
    if known is not None and known.sort == "number":
        return voice.say("on-that-side", what=value(inner, home, voice))
    return voice.say("towards", what=value(expr, scope, voice))
