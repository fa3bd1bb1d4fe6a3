"""Counts: the number or amount that an expression always is, as far as that is known when the text is printed."""

from __future__ import annotations

from interpreter.syntax import nodes as n
from interpreter.syntax.valued import named_parts
from moodsl.prose.scope import Scope
from moodsl.prose.telling import is_a_fact, unfolded
from moodsl.prose.voice import Voice


def number_of(expr: n.Node, scope: Scope, voice: Voice) -> int | None:
    """The number that an expression is, if it is always the same; a value that cards may change counts as its base."""
    expr, scope = unfolded(expr, scope)
    match expr:
        case n.Number():
            return expr.value
        case n.Of() | n.Related() | n.Name():
            only = only_case(expr, scope, voice)
            return number_of(only, Scope(), voice) if only is not None else None
        case n.Sum():
            left, right = number_of(expr.left, scope, voice), number_of(expr.right, scope, voice)
            if left is not None and right is not None:
                return left + right if expr.operator == "+" else left - right
        case n.Times():
            left, right = number_of(expr.left, scope, voice), number_of(expr.right, scope, voice)
            return left * right if left is not None and right is not None else None
        case n.Divided(by=by):
            left = number_of(expr.left, scope, voice)
            return left // by.value if left is not None else None
    return None


def only_case(expr: n.Node, scope: Scope, voice: Voice) -> n.Expr | None:
    """What a declared value is, if it is the same in every case and has no more than one part."""
    name, parts = named_parts(expr)
    declared = voice.values.get(name.text) if name is not None and len(parts) < 2 else None
    if declared is None or declared.name.text in scope.names or len(declared.cases) != 1:
        return None
    if isinstance(expr, n.Of) and is_a_fact(declared.name.text, expr.owner, scope, voice):
        return None
    return declared.cases[0].value


def base_of(expr: n.Node, scope: Scope, voice: Voice) -> n.Node:
    """In place of a value that is an amount its base: `toll against target` costs `2 coins`."""
    expr, scope = unfolded(expr, scope)
    match expr:
        case n.Of() | n.Related() | n.Name():
            only = only_case(expr, scope, voice)
            if isinstance(only, n.Amount):
                return only
    return expr


def counted_place(place: n.Expr, scope: Scope, voice: Voice) -> n.Expr:
    """A place that stands for a number is what lies there: `number of cubes in your track`."""
    name = place.name if isinstance(place, n.Of) else place
    if not isinstance(name, n.Name) or name.text in scope.names or name.text not in voice.model.zones:
        return place
    kind = n.Name(text=voice.model.zones[name.text].of, span=place.span)
    return n.NumberOf(things=n.Things(words=(kind,), place=place, span=place.span), span=place.span)
