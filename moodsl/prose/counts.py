"""Counts: the number or amount that an expression always is, as far as that is known when the text is printed."""

from __future__ import annotations

from interpreter.syntax import nodes as n
from interpreter.syntax.valued import named_parts
from moodsl.prose.scope import Scope
from moodsl.prose.telling import unfolded
from moodsl.prose.voice import Voice


def number_of(expr: n.Node, scope: Scope, voice: Voice) -> int | None:
    """The number that an expression is, if it is always the same; a value that cards may change counts as its base."""
    expr, scope = unfolded(expr, scope)
    match expr:
        case n.Number():
            return expr.value
        case n.Of() | n.Related() | n.Name():
            name = name_of(expr)
            declared = voice.values.get(name)
            if declared is not None and name not in scope.names and len(declared.cases) == 1:
                return number_of(declared.cases[0].value, Scope(), voice)
        case n.Sum():
            left, right = number_of(expr.left, scope, voice), number_of(expr.right, scope, voice)
            if left is not None and right is not None:
                return left + right if expr.operator == "+" else left - right
        case n.Times():
            left, right = number_of(expr.left, scope, voice), number_of(expr.right, scope, voice)
            return left * right if left is not None and right is not None else None
    return None


def name_of(expr: n.Node) -> str:
    """The name of a value that has no more than one part."""
    name, parts = named_parts(expr)
    return name.text if name is not None and len(parts) < 2 else ""


def base_of(expr: n.Node, scope: Scope, voice: Voice) -> n.Node:
    """In place of a value that is an amount its base: `toll against target` costs `2 coins`."""
    expr, scope = unfolded(expr, scope)
    match expr:
        case n.Of() | n.Related() | n.Name():
            name = name_of(expr)
            declared = voice.values.get(name)
            known = declared is not None and name not in scope.names and len(declared.cases) == 1
            if declared is not None and known and isinstance(declared.cases[0].value, n.Amount):
                return declared.cases[0].value
    return expr
