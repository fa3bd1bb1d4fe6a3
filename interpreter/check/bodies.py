"""Bodies: the lines of a block become steps, one after the other; a faulty line is reported and left out.

A name that a line binds is known to the lines behind it. What is chosen governs the rest of its block: if nothing can be
chosen, the rest is left out (as far as possible).
"""

from __future__ import annotations

from interpreter.check.nouns import singular
from interpreter.check.phrases import bind_phrase, bind_pick
from interpreter.check.scope import Abandon, Scope
from interpreter.check.things import bind_things
from interpreter.check.values import bind, wanted
from interpreter.effects import steps as s
from interpreter.effects.values import Local, Value
from interpreter.syntax import nodes as n


def bind_body(statements: tuple[n.Stmt, ...], scope: Scope) -> tuple[s.Step, ...]:
    """The steps of a block. `scope` is the block's own; names bound in it stay in it."""
    found: list[s.Step] = []
    for index, statement in enumerate(statements):
        try:
            if isinstance(statement, n.Choose):
                found.append(bind_choose(statement, statements[index + 1 :], scope))
                return tuple(found)
            found += bind_statement(statement, scope)
        except Abandon:
            for name in bound_names(statement):  # so that the lines behind it give no faults of their own
                scope.names.setdefault(name, Local(name, "card"))
    return tuple(found)


def bound_names(statement: n.Stmt) -> list[str]:
    """The names that a line would have bound."""
    if isinstance(statement, n.Let):
        return [statement.name.text]
    bind_as = getattr(statement, "bind", None)
    return [bind_as.text] if isinstance(bind_as, n.Name) else []


def block(statements: tuple[n.Stmt, ...], scope: Scope) -> tuple[s.Step, ...]:
    """The steps of an inner block."""
    return bind_body(statements, scope.inner())


def bind_statement(statement: n.Stmt, scope: Scope) -> list[s.Step]:
    """The steps of one line or block."""
    desk = scope.desk
    clause = desk.clause(statement, scope.owner)
    match statement:
        case n.Say():
            return bind_phrase(statement, scope)
        case n.Needs():
            return [s.Needs(clause, wanted(statement.condition, scope, "flag"), statement.condition.span.text)]
        case n.Let():
            value = bind(statement.value, scope)
            if value.type == "places":
                raise desk.fail("wrong-kind", "several places cannot be kept under a name", statement.value)
            local = scope.local(statement.name.text, value.type, getattr(value, "kind", None))
            scope.names[statement.name.text] = local
            return [s.Let(clause, local, value)]
        case n.May():
            who, inner = chooser(statement.who, statement, scope)
            body, otherwise = block(statement.body, inner), block(statement.otherwise, inner)
            return [s.May(clause, who, body, otherwise, said(statement.body))]
        case n.ChooseOne():
            who, inner = chooser(statement.who, statement, scope)
            options = tuple(option(line, inner) for line in statement.options)
            return [s.ChooseOne(clause, who, options, tuple(said((line,)) for line in statement.options))]
        case n.If():
            arms = [(wanted(arm.condition, scope, "flag"), block(arm.body, scope)) for arm in statement.arms]
            last = [(None, block(statement.otherwise, scope))] if statement.otherwise else []
            return [s.IfStep(clause, (*arms, *last))]
        case n.ForEach():
            return [bind_for_each(statement, clause, scope)]
        case n.Each():
            things = bind_things(n.Things(words=(statement.noun,), span=statement.noun.span), statement.where, scope)
            inner = scope.with_it(things.local.name, things.local).inner(doer=things.local)
            return [s.ForEach(clause, things, None, block(statement.body, inner))]
        case n.AllOf(any_order=False):
            return list(block(statement.body, scope))
        case n.AllOf():
            options = tuple(option(line, scope) for line in statement.body)
            return [s.AnyOrder(clause, scope.acting(statement), options, tuple(said((line,)) for line in statement.body))]
        case n.Repeat():
            count = wanted(statement.count, scope, "number")
            condition = wanted(statement.condition, scope, "flag") if statement.condition is not None else None
            return [s.Repeat(clause, count, condition, block(statement.body, scope))]
        case n.Turns():
            doer = scope.local("player", "player")
            inner = scope.inner(doer=doer)
            condition = wanted(statement.condition, inner, "flag") if statement.condition is not None else None
            return [s.Turns(clause, wanted(statement.start, scope, "player"), doer, condition, block(statement.body, inner))]
        case n.Phase():
            lines = tuple(line for line in statement.body if not isinstance(line, n.NameFact))
            return [s.PhaseStep(clause, statement.name.text, block(lines, scope))]
        case n.NameFact():
            raise desk.fail("out-of-place", f"`{statement.name.text}` names an action or a phase; it stands first in its block", statement)
        case n.Modify() | n.Cannot():
            raise desk.fail("out-of-place", "this changes the rules for a while; it can stand only under `always:`", statement)
        case _:
            raise desk.fail("unsupported", f"`{statement.span.text}` cannot be used here", statement)


def option(line: n.Stmt, scope: Scope) -> tuple[s.Step, ...]:
    """One option of `choose one`, or one line of `in any order`."""
    return block((line,), scope)


def said(lines: tuple[n.Stmt, ...]) -> str:
    """Lines in the author's own words, on one line: what a prompt shows for an option."""
    words = []
    for line in lines:
        if isinstance(line, n.AllOf):
            words.append(said(line.body))
        else:
            words.append(line.span.text.strip())
    return ", ".join(words)


def chooser(who: n.Expr | n.EachOf | None, node: n.Node, scope: Scope) -> tuple[Value, Scope]:
    """Who decides, and the scope in which that player acts."""
    if who is None:
        return scope.acting(node), scope
    if isinstance(who, n.EachOf):
        raise scope.desk.fail("unsupported", f"write `each {who.noun.text}` on a line of its own, with a block", who)
    player = wanted(who, scope, "player")
    return player, scope.inner(doer=player)


def bind_choose(statement: n.Choose, rest: tuple[n.Stmt, ...], scope: Scope) -> s.Step:
    """`choose a card from your hand as found`, and the rest of the block, which knows the thing by name."""
    clause = scope.desk.clause(statement, scope.owner)
    who, inner = chooser(statement.who, statement, scope)
    pick = bind_pick(statement.pick, who, inner, statement.bind.text if statement.bind else None, statement.where)
    name = statement.bind.text if statement.bind else pick.things.local.name.rstrip("0123456789_")
    if pick.local.type != "cards":
        known = scope.with_it(name, pick.local)
    else:
        known = scope.inner()
        known.names[name] = pick.local
    if not statement.bind and pick.local.type != "cards":
        words = statement.pick.things.words if isinstance(statement.pick, n.Pick) else ()
        if words:
            known.names[singular(scope.desk.model, words[-1].text)] = pick.local
    return s.WithPicks(clause, (pick,), bind_body(rest, known))


def bind_for_each(statement: n.ForEach, clause: int, scope: Scope) -> s.Step:
    """`for each card in your systems where …, by highest points`."""
    things = bind_things(statement.things, statement.where, scope)
    name = things.local.name
    inner = scope.with_it(name, things.local)
    words = statement.things.words
    if words:
        inner.names[singular(scope.desk.model, words[-1].text)] = things.local
    by = None
    if statement.by is not None:
        word, fact = statement.by
        value = bind(n.Of(name=fact, owner=n.It(span=fact.span), span=fact.span), inner)
        if value.type != "number":
            raise scope.desk.fail("wrong-kind", f"`{fact.text}` is no number to sort by", fact)
        by = (word, value)
    return s.ForEach(clause, things, by, block(statement.body, inner))


__all__ = ["bind_body", "block", "said"]
