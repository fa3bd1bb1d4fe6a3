"""What can be chosen that lies nowhere on the table: numbers."""

from __future__ import annotations

from interpreter.check.expressions.binding import wanted
from interpreter.check.expressions.things import narrowed
from interpreter.check.scope import Scope
from interpreter.effects import things as th
from interpreter.effects import values as v
from interpreter.effects.things import Things
from interpreter.report.message import msg
from interpreter.syntax import nodes as n

MOST_NUMBERS = 1000  # to choose from


def numbers(node: n.Numbers, where: n.Expr | None, scope: Scope) -> Things:
    """`a number from 1 to 5`; the bounds may be worked out when it is chosen."""
    said = " ".join(word.text for word in node.words)
    if said != "number":
        message = msg("a number is chosen from one bound to another, and `{}` is none", said)
        help = msg("write `a number from {} to {}`", node.low.span.text, node.high.span.text)
        raise scope.desk.fail("wrong-kind", message, node.words[-1], help=help)
    low, high = wanted(node.low, scope, "number"), wanted(node.high, scope, "number")
    if isinstance(low, v.Const) and isinstance(high, v.Const):
        check_bounds(node, _whole(low), _whole(high), scope)
    found = Things(th.Numbers(low, high), scope.local("number", "number"))
    return narrowed(found, (), [where] if where is not None else [], scope)


def _whole(bound: v.Const) -> int:
    assert isinstance(bound.value, int)
    return bound.value


def check_bounds(node: n.Numbers, low: int, high: int, scope: Scope) -> None:
    """A fault if there is no number between two, or there are too many to choose from."""
    if low > high:
        message = msg("there is no number from {} to {}", low, high)
        fix = f"{node.high.span.text} to {node.low.span.text}"
        help = msg("write `{}`", f"from {fix}")
        raise scope.desk.fail("reversed-range", message, node.low.span.to(node.high.span), help=help, fix=fix)
    if high - low >= MOST_NUMBERS:
        raise scope.desk.fail("out-of-bounds", msg("a choice has at most {} numbers", MOST_NUMBERS), node)
