"""Sums: amounts, `X + Y`, `total X of THINGS`, `X for each THING`."""

from __future__ import annotations

from interpreter.check.expressions.belongings import bind_of
from interpreter.check.expressions.binding import bind, coerce, shown, value_of, wanted
from interpreter.check.expressions.contents import things_of_value
from interpreter.check.expressions.families import resource_said
from interpreter.check.expressions.sorts import check_summed
from interpreter.check.expressions.things import bind_things, count_of, not_several
from interpreter.check.hints import all_of_family, points_meant, resource_wanted
from interpreter.check.nouns import singulars
from interpreter.check.scope import FAULTY, Scope, sure
from interpreter.effects import values as v
from interpreter.effects.parts import fields_of
from interpreter.effects.things import Things
from interpreter.effects.values import Value
from interpreter.report.message import msg
from interpreter.syntax import nodes as n


@value_of.register(n.Number)
def bind_number(expr: n.Number, scope: Scope) -> Value:
    """`2`."""
    return v.Const(expr.value, "number")


def resource_known(unit: n.Name, scope: Scope) -> Value | None:
    """The resource that a unit is by a name of the body; None for a unit of the game."""
    known = next((scope.names[word] for word in singulars(unit.text) if word in scope.names), None)
    if known is None or known.type not in ("resource", FAULTY):
        return None
    scope.desk.index.meet(known, unit, unit.text, scope.desk.model)
    return sure(known)


def resource_meant(amount: n.Amount, scope: Scope) -> Value | None:
    """The resource of which something is so much, if that is no name of the game: a chosen one, or what a fact of a
    thing says (`2 wealth of square`)."""
    if amount.of is None:
        return resource_known(amount.unit, scope)
    return resource_said(amount.unit, amount.of, scope)


@value_of.register(n.Amount)
def bind_amount(expr: n.Amount, scope: Scope) -> Value:
    """`2 grain`; `2 good` of a resource that was chosen, `2 wealth of square` of one that a fact says."""
    model = scope.desk.model
    chosen = resource_meant(expr, scope)
    if chosen is not None:
        return v.OfResource(chosen, wanted(expr.count, scope, "number"))
    for name in singulars(expr.unit.text):
        if name in model.counters and model.counters[name].resource:
            scope.desk.index.use("counter", name, expr.unit)
            return v.AsAmount(name, wanted(expr.count, scope, "number"))
    for name in singulars(expr.unit.text):
        if name in model.counters:
            raise resource_wanted(expr.unit, name, scope.desk)
    points_meant(expr.unit, scope, expr.count)
    if expr.unit.text in ("resource", "resources"):
        message = msg("`{}` does not say which", expr.span.text)
        help = msg("choose each on a line of its own: `choose a resource as NAME`, and below it `gain 1 NAME`")
        raise scope.desk.fail("unknown-resource", message, expr.unit, help=help)
    raise scope.desk.unknown("unknown-resource", msg("the resource"), expr.unit.text, expr.unit, model.resources)


@value_of.register(n.Aggregate)
def bind_aggregate(expr: n.Aggregate, scope: Scope) -> Value:
    """`total income of cards in their systems`, `lowest (steps from here to it) of ponds`."""
    check_families(expr, scope)
    things = bind_things(expr.things, None, scope)
    if isinstance(expr.fact, n.Name):
        each = added_of_each(expr.fact, things, scope)
    else:
        each = said_of_each(expr.fact, things, scope)
    return v.Total(expr.word, things, each, each.type)


def said_of_each(said: n.Expr, things: Things, scope: Scope) -> Value:
    """What is said of each of some things as `it`, where it is added up or the highest or lowest is meant."""
    if not speaks_of_it(said):
        inner = said.value if isinstance(said, n.Group) else said
        help = msg("each of them is `it`: `{}`", f"(its {inner.text if isinstance(inner, n.Name) else 'FACT'})")
        message = msg("`{}` is the same for all of them: it says nothing of `it`", said.span.text)
        raise scope.desk.fail("wrong-kind", message, said, help=help)
    each = bind(said, scope.inner(it=things.local))
    check_summed(said, each, scope)
    return summand(each)


def check_families(expr: n.Aggregate, scope: Scope) -> None:
    """Report `total cure of hues` of counters that are there for each word."""
    family = scope.desk.model.families.get(expr.fact.text) if isinstance(expr.fact, n.Name) else None
    if family is None or not expr.things.words or family.of not in singulars(expr.things.words[-1].text):
        return
    message = msg("`{}` is counted by word, and not added up of things", family.name)
    raise scope.desk.fail("wrong-kind", message, expr, help=msg("write `{}`", all_of_family(family, scope)))


def added_of_each(fact: n.Name, things: Things, scope: Scope) -> Value:
    """What a fact or a value says of each of some things, where it is added up."""
    it = n.It(span=fact.span)
    each = bind_of(n.Of(name=fact, owner=it, span=fact.span), scope.with_it(things.local.name, things.local))
    check_summed(fact, each, scope)
    return summand(each)


@value_of.register(n.AggregateOf)
def bind_aggregate_of(expr: n.AggregateOf, scope: Scope) -> Value:
    """`total of its price`, `total of thrown`."""
    value = bind(expr.of, scope)
    if value.type == "dice":
        return together(expr.word, value, expr.of, scope)
    if value.type == "number" and expr.word != "total":
        message = msg("`{}` is one number, and `{}` asks for several", expr.of.span.text, expr.word)
        raise scope.desk.fail("wrong-kind", message, expr.of, help=msg("write `{} of A and B`", expr.word))
    return v.OfAmount(expr.word, coerce(expr.of, value, "amount", scope))


def together(word: str, dice: Value, node: n.Node, scope: Scope) -> Value:
    """What some dice show together, or the highest or lowest of it."""
    things = things_of_value(dice, node, scope)
    return v.Total(word, things, shown(v.DieFace(things.local)), "number")


def summand(value: Value) -> Value:
    """What is added up; of a face the number that it shows."""
    return shown(value) if value.type == "face" else value


@value_of.register(n.ExtremeOf)
def bind_extreme_of(expr: n.ExtremeOf, scope: Scope) -> Value:
    """`highest of your grain and 3`."""
    first = bind(expr.parts[0], scope)
    if first.type == "amount":
        amount, said = expr.parts[0].span.text, expr.span.text
        message = msg("`{}` is an amount of resources, but a number is needed here", amount)
        help = msg("write `{}`", said.replace(amount, f"({expr.word} of {amount})", 1))
        raise scope.desk.fail("wrong-kind", message, expr.parts[0], help=help)
    parts = [coerce(expr.parts[0], first, "number", scope), *(wanted(one, scope, "number") for one in expr.parts[1:])]
    return v.ExtremeOf(expr.word, tuple(parts))


@value_of.register(n.Times)
def bind_times(expr: n.Times, scope: Scope) -> Value:
    """`X times Y`: two numbers, or an amount and a number. That they cannot grow without end is seen to at the end."""
    value, count = ((one, bind(one, scope)) for one in (expr.left, expr.right))
    if count[1].type == "amount":
        value, count = count, value
    type = "amount" if value[1].type == "amount" else "number"
    product = v.Times(coerce(*value, type, scope), coerce(*count, "number", scope), type)
    scope.desk.index.written[id(product)] = product, expr
    return product


@value_of.register(n.Divided)
def bind_divided(expr: n.Divided, scope: Scope) -> Value:
    """`X divided by 2`, of a number."""
    return divided(wanted(expr.left, scope, "number"), expr.by, scope)


def divided(value: Value, by: n.Number, scope: Scope) -> Value:
    """How often a number goes into another one."""
    if by.value < 1:
        raise scope.desk.fail("out-of-bounds", msg("nothing can be divided by {}", by.value), by)
    return v.Divided(value, by.value)


@value_of.register(n.Sum)
def bind_sum(expr: n.Sum, scope: Scope) -> Value:
    """`X + Y`: numbers or amounts, both the same."""
    left = bind(expr.left, scope)
    if left.type != "amount":
        left = coerce(expr.left, left, "number", scope)
    right = wanted(expr.right, scope, left.type)
    return v.Plus(left, right, 1 if expr.operator == "+" else -1, left.type)


@value_of.register(n.Per)
def bind_per(expr: n.Per, scope: Scope) -> Value:
    """`2 for each THING`; if it speaks of `it`, the sum of what it is for each of them."""
    if not speaks_of_it(expr.value):
        value = bind(expr.value, scope)
        check_summed(expr.value, value, scope)
        if expr.things.alike is not None:
            raise not_several(*expr.things.alike, scope)
        value, count = summand(value), count_of(expr.things, scope)
        return v.Times(value, divided(count, expr.step, scope) if expr.step else count, value.type)
    if expr.step is not None:
        message = msg("`it` is one thing, and this is said for each {} of them", expr.step.value)
        help = msg("leave the {} out, and write `(… divided by {})` in front", expr.step.value, expr.step.value)
        raise scope.desk.fail("unexpected-part", message, expr.step, help=help)
    things = bind_things(expr.things, None, scope)
    each = said_of_each(expr.value, things, scope)
    return v.Total("total", things, each, each.type)


def speaks_of_it(part: object) -> bool:
    """Whether an expression says `it` or `its`, apart from conditions that have an `it` of their own."""
    if isinstance(part, n.It):
        return True
    if isinstance(part, tuple):
        return any(map(speaks_of_it, part))
    if isinstance(part, n.Things):
        return speaks_of_it(part.place) or speaks_of_it(part.owned)
    if isinstance(part, n.PickedOut):
        return speaks_of_it(part.things)
    if isinstance(part, n.Per | n.Aggregate):
        return False
    return any(speaks_of_it(getattr(part, name)) for name in fields_of(part) or ())
