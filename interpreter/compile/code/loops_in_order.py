"""Which of two loops goes round the other, and where a question stands: what is asked of one thing alone is asked once,
not for each other one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from attrs import frozen

from interpreter.compile.code import nodes as n, statements as st
from interpreter.compile.code.nodes import Expression, Type, Variable
from interpreter.compile.code.questions import cost_of, head_of, is_quick, unless
from interpreter.compile.code.statements import Function, Statement, Statements
from interpreter.effects.parts import walk


@frozen
class Level:
    """One of several loops within each other, and what it asks before it goes on."""

    variable: Variable
    many: Expression
    conditions: tuple[Expression, ...]


def asked_once(body: Statements, functions: Mapping[str, Function]) -> Statements:
    """The same statements. Where loops look for the first things of which all is true, the first loop becomes the
    innermost one if the others ask more, and it does not matter to them."""
    return tuple(one for statement in body for one in _ordered(statement, functions))


def _ordered(x: Statement, functions: Mapping[str, Function]) -> Statements:
    match x:
        case st.If(arms=((condition, (st.For() as loop,)),), otherwise=None):
            return (st.If(((condition, _ordered(loop, functions)),)),)
        case st.For():
            levels, found = _levels(x)
            if found is not None and len(levels) > 1 and _pays(levels, functions):
                return tuple(map(_raised, _inside_out(levels, found)))
    return (_raised(x),)


def _raised(x: Statement) -> Statement:
    """A loop in which what is asked in another one, but not of its things, is asked before that."""
    match x:
        case st.If(arms=((condition, (st.For() as loop,)),), otherwise=None):
            return st.If(((condition, (_raised(loop),)),))
        case st.For(otherwise=()):
            conditions, rest = head_of(x.body)
            if len(rest) == 1 and isinstance(rest[0], st.For) and not rest[0].otherwise:
                inner = _raised(rest[0])
                assert isinstance(inner, st.For) and isinstance(inner.variable, Variable)
                asked, within = head_of(inner.body)
                apart = not any(_borrows(one, asked) for one in (*asked, within))
                early = [one for one in asked if apart and not _looks_at(one, inner.variable)]
                late = [one for one in asked if one not in early]
                inner = st.For(inner.variable, inner.many, (*map(unless, late), *within))
                return st.For(x.variable, x.many, (*map(unless, (*conditions, *early)), inner))
    return x


def _levels(loop: st.For) -> tuple[list[Level], st.Return | None]:
    """Loops with nothing but conditions between them, and the answer in the innermost one if there is nothing else."""
    levels: list[Level] = []
    inner: Statement = loop
    while isinstance(inner, st.For) and not inner.otherwise and isinstance(inner.variable, Variable):
        conditions, rest = head_of(inner.body)
        levels.append(Level(inner.variable, inner.many, tuple(conditions)))
        if len(rest) != 1:
            return levels, None
        inner = rest[0]
    return levels, inner if isinstance(inner, st.Return) and isinstance(inner.value, n.Constant) else None


def _pays(levels: Sequence[Level], functions: Mapping[str, Function]) -> bool:
    """Whether the others ask more that has nothing to do with the first loop than that loop asks."""
    first, *others = levels
    if any(isinstance(part, n.Named) for part in walk(tuple(one.conditions for one in levels))):
        return False
    if first.many.type not in (Type.PILE, Type.LIST) or not is_quick(first.many):
        return False
    if any(_looks_at(one.many, first.variable) for one in others):
        return False
    free = tuple(one for level in others for one in level.conditions if not _looks_at(one, first.variable))
    return cost_of(free, functions) > cost_of(first.conditions, functions)


def _inside_out(levels: Sequence[Level], found: st.Return) -> Statements:
    """The loops with the first one inside all others; nothing is asked where it would find nothing."""
    first, *others = levels
    late = tuple(one for level in others for one in level.conditions if _looks_at(one, first.variable))
    some: Expression = first.many
    before: Statements = ()
    if first.conditions:
        some = Variable(f"some_{first.variable.name}", Type.LIST)
        what = n.Collected(first.variable, first.variable, first.many, n.all_of(first.conditions))
        before = (st.Assign(some, what),)
    statement: Statement = st.For(first.variable, some, (*map(unless, late), found))
    for level in reversed(others):
        asked = (one for one in level.conditions if one not in late)
        statement = st.For(level.variable, level.many, (*map(unless, asked), statement))
    return (*before, st.If(((some, (statement,)),)))


def _borrows(part: object, conditions: Sequence[Expression]) -> bool:
    """Whether a part needs what one of some conditions has named, and does not name it itself."""
    named, own = ({one.variable.name for one in walk(x) if isinstance(one, n.Named)} for x in (tuple(conditions), part))
    return any(isinstance(one, Variable) and one.name in named - own for one in walk(part))


def _looks_at(part: Expression, variable: Variable) -> bool:
    return any(isinstance(one, Variable) and one.name == variable.name for one in walk(part))
