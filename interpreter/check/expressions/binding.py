"""Expressions: a tree of words becomes a `Value` with a sort, or a fault.

`bind` is the one way in: each form of expression is looked at by the function that is registered for its node, in
`names`, `belongings`, `things`, `sums` and `conditions`, and these look at the expressions inside it by `bind` in turn.
A zone stands for what lies in it: where a number is wanted it counts, where cards are wanted it is gone through.
"""

from __future__ import annotations

from collections.abc import Container
from functools import singledispatch

from interpreter.check.expressions.contents import count_things, things_of_value
from interpreter.check.expressions.sorts import SORTS, sort_of, wrong_sort
from interpreter.check.scope import Scope
from interpreter.effects import values as v
from interpreter.effects.values import Value
from interpreter.model import Model
from interpreter.report.message import msg
from interpreter.syntax import nodes as n

NO_WORDS = ("first", "nobody", "nothing", "yes", "no")


@singledispatch
def value_of(expr: n.Expr | n.EachOf, scope: Scope) -> Value:
    """The value of an expression, whatever it is."""
    told = msg("pick it first: write `choose {} as chosen` above it, and `chosen` here", expr.span.text)
    help = told if isinstance(expr, n.Pick) and expr.quantity == "a" else None
    if isinstance(expr, n.Pick) and expr.quantity == "all":
        help = msg("name the place in which they lie")
    raise scope.desk.fail("unsupported", msg("`{}` cannot be used here", expr.span.text), expr, help=help)


def bind(expr: n.Expr | n.EachOf, scope: Scope) -> Value:
    """The value that an expression stands for; raises Abandon when it has a fault (`each player` is never a value)."""
    value = value_of(expr, scope)
    if value.type == "flag":
        scope.desk.index.written[id(value)] = value, expr
    return value


def wanted(expr: n.Expr | n.EachOf, scope: Scope, type: str) -> Value:
    """The value, which must be of this type; a place where a number is wanted counts what it holds."""
    return coerce(expr, bind(expr, scope), type, scope)


def argument(expr: n.Expr | n.EachOf, scope: Scope, type: str) -> Value:
    """What is given for a part of this type; for a `word` a word of a fact is meant, whatever else has its name, for a
    `resource` a resource."""
    model = scope.desk.model
    if type == "resource" and isinstance(expr, n.Name) and expr.text not in scope.names:
        if expr.text in model.resources:
            scope.desk.index.use("counter", expr.text, expr)
            return v.Const(model.resources.index(expr.text), "resource")
        raise scope.desk.unknown("unknown-resource", msg("the resource"), expr.text, expr, model.resources)
    if type == "word" and isinstance(expr, n.Name) and not scope.hides(expr.text):
        if expr.text in model.words:
            scope.desk.index.mention("word", expr.text, expr)
            return v.Const(model.word(expr.text), "word")
        others: tuple[Container[str], ...] = (model.designs, model.counters, model.zones, model.values, NO_WORDS)
        if not any(expr.text in names for names in others):
            message = msg("no fact can be `{}`", expr.text)
            raise scope.desk.strange("unknown-word", message, expr.text, expr, model.words)
    return wanted(expr, scope, type)


def itself(value: Value, model: Model) -> Value:
    """The card that a name stands for, if there is only one such card; any other value as it is."""
    if not isinstance(value, v.DesignName) or value.type == "card":
        return value
    design = model.designs[value.design]
    if design.copies != 1 or model.each_has(design):
        return value
    return v.DesignName(value.design, value.kind, "card")


def cards_meant(expr: n.Expr | n.EachOf, scope: Scope) -> Value:
    """What an expression stands for where something is done with cards; a name may be that of the only such card."""
    return itself(bind(expr, scope), scope.desk.model)


def coerce(expr: n.Node, value: Value, type: str, scope: Scope) -> Value:
    """`value` as one of `type`, or a fault at `expr`."""
    if type == "card":
        value = itself(value, scope.desk.model)
    if value.type == type:
        return value
    if type == "number" and sort_of(value).counted:
        return count_things(things_of_value(value, expr, scope))
    if type == "number" and value.type == "face":
        return shown(value)
    if type == "flag":
        return flag(expr, value, scope)
    raise wrong_sort(expr, value, SORTS[type].said, scope)


def shown(face: Value) -> Value:
    """The number that a die shows; a word counts as 0."""
    return v.ExtremeOf("highest", (face, v.Const(0, "number")))


def flag(expr: n.Node, value: Value, scope: Scope) -> Value:
    """A condition."""
    if value.type == "number":
        help = msg("write `{} is at least 1`, or another number", expr.span.text)
        message = msg("`{}` is a number, but a condition is needed here", expr.span.text)
        raise scope.desk.fail("wrong-kind", message, expr, help=help)
    if value.type != "flag":
        raise wrong_sort(expr, value, msg("a condition"), scope)
    return value
