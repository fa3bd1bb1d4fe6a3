"""Functions that only ask: two that ask the same are one, and what a loop asks of all alike is asked before it."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence

from interpreter.compile.code import nodes as n, statements as st
from interpreter.compile.code.nodes import Expression, Type, Variable, all_of
from interpreter.compile.code.statements import Function, Statement, Statements
from interpreter.effects.parts import fields_of, walk

ROUND = 4  # how often a loop is taken to go round
QUICK = {"len", "bool", "max", "min"}  # calls that take no time worth speaking of


def only_asks(body: Statements) -> bool:
    """Whether statements change nothing but variables of their own."""
    for part in walk(body):
        match part:
            case st.Assign(target=target) | st.Change(target=target) | st.Append(many=target):
                if not isinstance(target, Variable):
                    return False
            case st.If() | st.For() | st.While() | st.Return() | st.Break() | st.Continue():
                pass
            case Statement():
                return False
    return True


def pattern(params: Iterable[Variable], body: Statements) -> Hashable:
    """What is the same of two functions that differ in nothing but the names of their variables."""
    numbers: dict[str, int] = {}

    def of(part: object) -> Hashable:
        if isinstance(part, Variable):
            known = part.type is Type.NOTHING or part.name.isupper()  # the match, a function, a number of the game
            return part.type, part.name if known else numbers.setdefault(part.name, len(numbers))
        if isinstance(part, tuple):
            return tuple(map(of, part))
        names = fields_of(part)
        return part if names is None else (type(part), *(of(getattr(part, name)) for name in names))

    return tuple(map(of, params)), of(body)


def cost_of(part: object, functions: Mapping[str, Function], known: dict[str, int] | None = None) -> int:
    """How long code takes, roughly: its parts, those of a loop several times, with those of the functions it calls;
    `known` has those that have been looked at."""
    known = {} if known is None else known
    if isinstance(part, tuple):
        return sum(cost_of(one, functions, known) for one in part)
    cost = 1 + sum(cost_of(getattr(part, name), functions, known) for name in fields_of(part) or ())
    if isinstance(part, n.Call) and part.name in functions:
        if part.name not in known:
            known[part.name] = 0  # should it ask itself
            known[part.name] = cost_of(functions[part.name].body, functions, known)
        cost += known[part.name]
    return cost * (ROUND if isinstance(part, st.For | n.Collected | n.Sorted) else 1)


# ---- what is asked before a loop -------------------------------------------------------------------------------------


def asked_early(body: Statements) -> Statements:
    """The same statements: a quick condition for the things of a loop that does not look at them stands around the
    loop, and none is asked twice of one thing."""
    return tuple(map(_early, body))


def _early(x: Statement) -> Statement:
    match x:
        case st.If():
            arms = tuple((condition, asked_early(body)) for condition, body in x.arms)
            return st.If(arms, None if x.otherwise is None else asked_early(x.otherwise))
        case st.While():
            return st.While(x.condition, asked_early(x.body))
        case st.For(otherwise=()):
            body = asked_early(x.body)
            conditions, rest = head_of(body)
            fixed = list(_fixed(list(dict.fromkeys(conditions)), x))
            left = [condition for condition in dict.fromkeys(conditions) if condition not in fixed]
            if len(left) < len(conditions):
                body = (*map(unless, left), *rest)
            loop = st.For(x.variable, x.many, body)
            return st.If(((all_of(fixed), (loop,)),)) if fixed else loop
    return x


def _parts(condition: Expression) -> tuple[Expression, ...]:
    """The parts of a condition that all have to hold."""
    return condition.parts if isinstance(condition, n.Joined) and condition.word == "and" else (condition,)


def unless(condition: Expression) -> Statement:
    """What passes on to the next thing where a condition does not hold."""
    return st.If(((n.Not(condition), (st.Continue(),)),))


def head_of(body: Statements) -> tuple[list[Expression], Statements]:
    """The conditions that the body of a loop begins with, and what it does where they hold."""
    conditions: list[Expression] = []
    for place, statement in enumerate(body):
        match statement:
            case st.If(arms=((n.Not(part=condition), (st.Continue(),)),), otherwise=None):
                conditions.append(condition)
            case st.If(arms=((condition, inner),), otherwise=None) if place == len(body) - 1:
                return [*conditions, *_parts(condition)], inner
            case _:
                return conditions, body[place:]
    return conditions, ()


def _fixed(conditions: Sequence[Expression], loop: st.For) -> Iterator[Expression]:
    """Those of some conditions that are quick and the same for all that a loop goes through."""
    own = {part.variable.name for part in walk(tuple(conditions)) if isinstance(part, n.Named)}
    own |= {part.name for part in walk(loop.variable) if isinstance(part, Variable)}
    for condition in conditions:
        names = {part.name for part in walk(condition) if isinstance(part, Variable)}
        if own.isdisjoint(names) and is_quick(condition):
            yield condition


def said_at_once(body: Statements) -> Statements:
    """The cases that a body begins with, as long as they are quick and give a number as it stands."""
    found: list[Statement] = []
    match body:
        case (st.Return(value=Expression() as value),):
            while isinstance(value, n.Either) and is_quick(value.condition) and isinstance(value.yes, n.Constant):
                found.append(st.If(((value.condition, (st.Return(value.yes),)),)))
                value = value.no
    return tuple(found)


def is_quick(condition: Expression) -> bool:
    """Whether nothing is called or gone through for a condition."""
    return not any(
        isinstance(part, n.Collected | n.Sorted | n.CardCount) or (isinstance(part, n.Call) and part.name not in QUICK)
        for part in walk(condition)
    )
