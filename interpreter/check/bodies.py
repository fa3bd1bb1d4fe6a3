"""Bodies: the lines of a block become steps, one after the other; a faulty line is reported and left out.

A name that a line binds is known to the lines behind it. What is chosen governs the rest of its block: if nothing can
be chosen, the rest is left out (as far as possible).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import dropwhile
from typing import TypeVar

from interpreter.check.at_once import check_asked, check_passed_on
from interpreter.check.chosen_amounts import chosen_amount
from interpreter.check.expressions.binding import bind, wanted
from interpreter.check.expressions.offered import is_said_by_words, offered
from interpreter.check.expressions.phrases import bind_pick, needs_place
from interpreter.check.expressions.things import bind_things, conjuncts, key
from interpreter.check.lines import bind_phrase
from interpreter.check.nouns import kinds_named, one_kind, singular
from interpreter.check.prices import check_prices
from interpreter.check.scope import FAULTY, NOBODY, Abandon, Scope, first_line
from interpreter.effects import steps as s
from interpreter.effects.parts import walk
from interpreter.effects.things import Players, Things
from interpreter.effects.values import Compare, Const, First, Local, Value
from interpreter.frozen import evolve
from interpreter.report import closest
from interpreter.report.message import Message, msg
from interpreter.syntax import nodes as n

EVERYONE = ("player", "opponent")  # who can stand behind `each`
MOST_TIMES = 1000  # that a block is repeated

Bound = TypeVar("Bound")


def bind_body(statements: tuple[n.Stmt, ...], scope: Scope) -> tuple[s.Step, ...]:
    """The steps of a block. `scope` is the block's own; names bound in it stay in it."""
    known = set(scope.names)
    steps = bind_lines(statements, scope)
    for index, statement in enumerate(statements):
        report_idle_name(statement, statements[index + 1 :], known, scope)
    return steps


def bind_lines(statements: tuple[n.Stmt, ...], scope: Scope) -> tuple[s.Step, ...]:
    """The steps of the lines of a block, one after the other."""
    found: list[s.Step] = []
    check_prices(statements, scope.desk)
    for index, statement in enumerate(statements):
        try:
            if isinstance(statement, n.Choose):
                found.append(bind_choose(statement, statements[index + 1 :], scope))
                return tuple(found)
            chosen = chosen_amount(statement, scope) if isinstance(statement, n.Say) else None
            if chosen is not None:
                pick, line, inner = chosen
                clause = scope.desk.clause(statement, scope.owner)
                body = (*bind_phrase(line, inner), *bind_body(statements[index + 1 :], inner))
                return (*found, s.WithPicks(clause, (pick,), body))
            found += bind_statement(statement, scope)
            if isinstance(statement, n.Needs):
                scope = known_as(statement.condition, scope)
        except Abandon:
            if isinstance(statement, n.Choose | n.Let | n.Say):
                leave_in_doubt(statement, scope)
    return tuple(found)


def report_idle_name(statement: n.Stmt, rest: tuple[n.Stmt, ...], known: set[str], scope: Scope) -> None:
    """Report what is kept with `let`, and dice, that no line below asks for by their name: the line does nothing. What
    is `known` from outside the block does not change by it.

    The line itself may have a fault, and a faulty one below may have been about to ask for the name.
    """
    help = msg("use it, or take it out")
    match statement:
        case n.Let(name=name):
            if name.text in known:
                help = msg(
                    "a name ends with its block, and `{}` outside stays what it was: what a loop changes is kept in a "
                    "counter, or in a `mark` of a card or place",
                    name.text,
                )
        case n.Say(bind=n.Name() as name) if statement.phrase.verb.text.startswith("roll"):
            help = msg("say below it what the dice do: `gain (total of {}) …`", name.text)
        case _:
            return
    if any(isinstance(part, n.Name) and part.text == name.text for part in walk(rest)):
        return
    reporter, source = scope.desk.reporter, name.span.source
    lines = range(name.span.line, (statement, *rest)[-1].span.end_line + 1)
    faults = (fault for fault in reporter.diagnostics if fault.code != "unused")
    if not any(fault.span.source == source and fault.span.line in lines for fault in faults):
        reporter.report("unused", msg("the name `{}` is never used", name.text), name.span, help=help)


def leave_in_doubt(statement: n.Choose | n.Let | n.Say, scope: Scope) -> None:
    """What a faulty line would have bound is known behind it, so that it gives no faults there."""
    names = [statement.name.text] if isinstance(statement, n.Let) else []
    if not isinstance(statement, n.Let) and statement.bind is not None:
        names.append(statement.bind.text)
    picks: list[object] = [statement.pick] if isinstance(statement, n.Choose) else []
    if isinstance(statement, n.Say):
        picks = [arg.value for arg in statement.phrase.args]
    for pick in picks:
        if isinstance(pick, n.Numbers | n.TurnOf | n.OneOf):
            scope.it = scope.it or Local("it", FAULTY)
            names += [word.text for word in pick.words]
        if isinstance(statement, n.Choose) and isinstance(pick, n.Of):  # `choose your stall`
            scope.it = scope.it or Local("it", FAULTY)
            names += [pick.name.text] if isinstance(pick.name, n.Name) else []
        if isinstance(pick, n.Pick):
            scope.it = scope.it or Local("it", FAULTY)
            owned = pick.things.owned  # `choose your raft from lake`
            words = [owned.name.text] if isinstance(owned, n.Of) and isinstance(owned.name, n.Name) else []
            words += [word.text for word in pick.things.words]
            meant = [closest(word, scope.desk.model.kinds) or word for word in words]
            names += [*words, *(singular(scope.desk.model, word) for word in (*words, *meant))]
    if isinstance(statement, n.Choose):  # and not what was looked at before
        scope.it = Local("it", FAULTY)
    for name in names:
        scope.names.setdefault(name, Local(name, FAULTY))


def attempt(work: Callable[[], Bound]) -> Bound | None:
    """What `work` gives, or None after a fault: what is under a faulty line is looked at all the same."""
    try:
        return work()
    except Abandon:
        return None


def whole(*parts: object) -> None:
    """Give a block up if one of its parts has a fault."""
    if any(part is None for part in parts):
        raise Abandon


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
            return [bind_let(statement, clause, scope)]
        case n.May():
            decides = attempt(lambda: chooser(statement.who, statement, scope))
            who, inner = decides or (NOBODY, scope.inner(doer=Local("they", "player")))
            body, otherwise = block(statement.body, inner), block(statement.otherwise, inner)
            whole(decides)
            return [s.May(clause, who, body, otherwise, lines_as_written(statement.body), scope.spends)]
        case n.ChooseOne():
            decides = attempt(lambda: chooser(statement.who, statement, scope))
            who, inner = decides or (NOBODY, scope.inner(doer=Local("they", "player")))
            options = tuple(option(line, inner) for line in statement.options)
            report_lonely_option(statement, scope)
            whole(decides)
            return [s.ChooseOne(clause, who, options, tuple(lines_as_written((line,)) for line in statement.options))]
        case n.Option():
            message = msg("an option with a title stands under `choose one`, or under `in any order`")
            raise desk.fail("out-of-place", message, statement)
        case n.If():
            return [bind_if(statement, clause, scope)]
        case n.ForEachOf():
            return [bind_for_each_of(statement, clause, scope)]
        case n.ForEach():
            return [bind_for_each(statement, clause, scope)]
        case n.Each():
            return [bind_each(statement, clause, scope)]
        case n.Doer():
            return [bind_doer(statement, clause, scope)]
        case n.AllOf():
            return bind_all_of(statement, clause, scope)
        case n.Repeat():
            return [bind_repeat(statement, clause, scope)]
        case n.Turns():
            return [bind_turns(statement, clause, scope)]
        case n.Phase():
            return [s.PhaseStep(clause, statement.name.text, block(unnamed(statement.body), scope))]
        case n.NameFact():
            message = msg(
                "`{}` names an action, a phase or an option; it stands first in its block", statement.name.text
            )
            raise desk.fail("out-of-place", message, statement)
        case n.Modify() | n.Cannot() if scope.vague:
            raise Abandon
        case n.Modify() | n.Cannot():
            help = way_to_change(statement) if isinstance(statement, n.Modify) else None
            message = msg("this changes a rule as long as a card works, and stands only under `always:`")
            raise desk.fail("out-of-place", message, statement, help=help)
        case _:
            raise desk.fail("unsupported", msg("`{}` cannot be used here", first_line(statement.span).text), statement)


def way_to_change(line: n.Modify) -> Message:
    """How what `your fame is 3` wants is written where something is done."""
    target, new = line.target.span.text, line.amount.span.text
    if line.change is None and new == "out":
        return msg("write `{}`", f"put {target} out of the game")
    if line.change is None and isinstance(line.target, n.Name | n.Of):
        return msg("a counter is changed with `gain`, `lose` or `set`: `{}`", f"set {target} to {new}")
    return msg("a counter is changed with `gain`, `lose` or `set`")


def bind_all_of(statement: n.AllOf, clause: int, scope: Scope) -> list[s.Step]:
    """`all of`, `in any order`, with the lines below it."""
    if not statement.any_order:
        return list(block(statement.body, scope))
    options = tuple(option(line, scope) for line in statement.body)
    written = tuple(lines_as_written((line,)) for line in statement.body)
    return [s.AnyOrder(clause, scope.acting(statement), options, written)]


def bind_let(statement: n.Let, clause: int, scope: Scope) -> s.Let:
    """`let NAME be VALUE`: the name holds to the end of the block."""
    value = bind(statement.value, scope)
    if value.type in ("places", "holders"):
        message = msg("several places cannot be kept under a name")
        help = msg("declare them: `value NAME of player = …`")
        raise scope.desk.fail("unsupported", message, statement.value, help=help)
    local = scope.local(statement.name.text, value.type, getattr(value, "kind", None))
    scope.names[statement.name.text] = local
    scope.desk.index.named(local, statement.name.span)
    return s.Let(clause, local, value)


def bind_if(statement: n.If, clause: int, scope: Scope) -> s.IfStep:
    """`if …:` with what comes `otherwise`; all of it is looked at before a fault gives it up."""
    arms: list[tuple[Value | None, tuple[s.Step, ...]]] = []
    clauses: list[int] = []
    for arm in statement.arms:
        clauses.append(scope.desk.clause(arm, scope.owner))
        condition = attempt(partial(wanted, arm.condition, scope, "flag"))
        arms.append((condition, block(arm.body, known_as(arm.condition, scope))))
    last = [(None, block(statement.otherwise, scope))] if statement.otherwise else []
    whole(*(condition for condition, _body in arms))
    return s.IfStep(clause, tuple(clauses), (*arms, *last))


def known_as(condition: n.Expr, scope: Scope) -> Scope:
    """The scope behind a condition: where `card is a leader` holds, the card is known as a leader."""
    inner, model = scope.inner(), scope.desk.model
    for part in conjuncts(condition):
        match part:
            case n.Compare(operator="is", left=n.Name() | n.It() as left, right=n.Pick(things=n.Things(words=(noun,)))):
                kinds = kinds_named(model, noun.text)
                known = scope.it if isinstance(left, n.It) else scope.names.get(left.text)
                kind = one_kind(model, kinds)
                if not isinstance(known, Local) or known.type not in ("card", "die") or kind is None:
                    continue
                if known.kind is not None and not model.is_a(kind, known.kind):
                    continue
                narrow = evolve(known, kind=kind)
                inner.names |= {name: narrow for name, one in inner.names.items() if one == known}
                inner = evolve(inner, it=narrow) if inner.it == known else inner
    return inner


def bind_repeat(statement: n.Repeat, clause: int, scope: Scope) -> s.Repeat:
    """`repeat N times:`, perhaps `while` something holds."""
    count = attempt(lambda: wanted(statement.count, scope, "number"))
    going_on = attempt(lambda: while_holds(statement.condition, scope))
    body = block(statement.body, scope)
    if count is None or going_on is None:
        raise Abandon
    if isinstance(count, Const) and isinstance(count.value, int) and count.value > MOST_TIMES:
        raise scope.desk.fail("out-of-bounds", msg("a block is repeated at most {} times", MOST_TIMES), statement.count)
    return s.Repeat(clause, count, going_on[0], body)


def bind_turns(statement: n.Turns, clause: int, scope: Scope) -> s.Turns:
    """`take turns from PLAYER`, or in an order of the players; perhaps `while` something holds."""
    doer = scope.local("player", "player")
    inner = scope.inner(doer=doer)
    start = attempt(lambda: wanted(statement.start, scope, "player") if statement.start is not None else First())
    by = attempt(lambda: keys(statement.by, scope.with_it("player", doer)))
    going_on = attempt(lambda: while_holds(statement.condition, inner))
    body = block(statement.body, inner)
    if start is None or by is None or going_on is None:
        raise Abandon
    return s.Turns(clause, start, doer, going_on[0], body, statement.direction == "rightwards", by)


def unnamed(lines: tuple[n.Stmt, ...]) -> tuple[n.Stmt, ...]:
    """The lines of an action, a phase or an option behind those that give its name in other languages."""
    return tuple(dropwhile(lambda line: isinstance(line, n.NameFact), lines))


def option(line: n.Stmt, scope: Scope) -> tuple[s.Step, ...]:
    """One option of `choose one`, or one line of `in any order`."""
    if not isinstance(line, n.Option):
        return block((line,), scope)
    lines = unnamed(line.body)
    if not lines:
        help = msg("write what it does under it, four spaces deeper")
        raise scope.desk.fail("empty-body", msg("the option `{}` does nothing", line.title.value), line, help=help)
    return block(lines, scope)


def report_lonely_option(statement: n.ChooseOne, scope: Scope) -> None:
    """Report a `choose one` with one line below it."""
    if len(statement.options) == 1:
        help = msg("write more options below it, or `may` where it can be left out")
        scope.desk.fail("missing-part", msg("`choose one` has one option, and nothing to choose"), statement, help=help)


def lines_as_written(lines: tuple[n.Stmt, ...]) -> str:
    """Lines in the author's own words, on one line: what a prompt shows for an option that has no title."""
    words = []
    for line in lines:
        if isinstance(line, n.Option):
            words.append(line.title.value)
        elif isinstance(line, n.AllOf):
            words.append(lines_as_written(line.body))
        else:
            words.append(line.span.text.strip())
    return ", ".join(words)


def chooser(who: n.Expr | n.EachOf | None, node: n.Node, scope: Scope) -> tuple[Value, Scope]:
    """Who decides, and the scope in which that player acts."""
    if who is None:
        return scope.acting(node), scope
    if isinstance(who, n.EachOf):
        message = msg("`each {}` cannot stand before a choice", who.noun.text)
        help = msg("write `each {}` on a line of its own, and the choice under it", who.noun.text)
        raise scope.desk.fail("unsupported", message, who, help=help)
    player = wanted(who, scope, "player")
    return player, scope.inner(doer=player)


def bind_choose(statement: n.Choose, rest: tuple[n.Stmt, ...], scope: Scope) -> s.Step:
    """`choose a card from your hand as found`, and the rest of the block, which knows the thing by name."""
    clause = scope.desk.clause(statement, scope.owner)
    who, inner = chooser(statement.who, statement, scope)
    needs_place(statement.pick, "choose", scope)
    pick = bind_pick(statement.pick, who, inner, statement.bind.text if statement.bind else None, statement.where)
    name = statement.bind.text if statement.bind else pick.things.local.name.rstrip("0123456789_")
    if statement.bind:
        scope.desk.index.named(pick.local, statement.bind.span)
    if pick.local.type not in ("cards", "dice"):
        known = scope.with_it(name, pick.local)
    else:
        known = scope.inner()
        known.names[name] = pick.local
    if not statement.bind and pick.local.type not in ("cards", "dice"):
        words = statement.pick.things.words if isinstance(statement.pick, n.Pick) else ()
        if words:
            known.names[singular(scope.desk.model, words[-1].text)] = pick.local
    return s.WithPicks(clause, (pick,), bind_body(rest, known))


def bind_each(statement: n.Each, clause: int, scope: Scope) -> s.Step:
    """`each player where …`: each of them acts in turn."""
    noun = statement.noun
    things = None
    if singular(scope.desk.model, noun.text) in EVERYONE:
        who = n.Things(words=(noun,), having=statement.having, span=noun.span)
        things = attempt(lambda: bind_things(who, statement.where, scope))
    else:
        message, guess = msg("`each` is followed by players, and `{}` is none", noun.text), closest(noun.text, EVERYONE)
        help = msg("did you mean `{}`?", guess) if guess else msg("write `for each {}`, or `each player`", noun.text)
        scope.desk.fail("wrong-kind", message, noun, help=help, fix=guess)
    if things is None:
        block(statement.body, scope.inner(it=Local("it", FAULTY), doer=scope.doer or Local("they", "player")))
        raise Abandon
    inner = scope.with_it(singular(scope.desk.model, noun.text), things.local).inner(doer=things.local)
    body = block(statement.body, inner)
    if statement.at_once:
        check_asked(statement, body, scope)
    else:
        check_passed_on(statement, body, things.local, scope)
    return s.ForEach(clause, things, keys(statement.by, inner), body, statement.at_once)


def bind_doer(statement: n.Doer, clause: int, scope: Scope) -> s.Step:
    """`dealer` with a block: this player, if there is one, acts."""
    who = attempt(lambda: player_acting(statement, scope))
    local = scope.local("player", "player")
    body = block(statement.body, scope.inner(doer=local))
    if who is None:
        raise Abandon
    them = Things(Players(First(), False), local, (Compare("==", local, who),))
    return s.ForEach(clause, them, (), body, False)


def player_acting(statement: n.Doer, scope: Scope) -> Value:
    """Who stands alone above a block. A verb, `rest`, opens none."""
    who = statement.who
    if isinstance(who, n.Name) and who.text in scope.desk.model.verbs and who.text not in scope.names:
        message = msg("this line is indented deeper, but the line above opens no block")
        help = msg("begin it under the first word of the line above")
        raise scope.desk.fail("bad-indent", message, statement.body[0], help=help)
    if isinstance(who, n.Name) and who.text == "everybody":
        message = msg("`{}` are several players, and one acts here", "everybody")
        raise scope.desk.fail("wrong-kind", message, who, help=msg("write `{}`", "each player"), fix="each player")
    return wanted(who, scope, "player")


def while_holds(condition: n.Expr | None, scope: Scope) -> tuple[Value | None]:
    """The condition of a loop, in a tuple of its own so that none can be told from a faulty one."""
    return (wanted(condition, scope, "flag") if condition is not None else None,)


def bind_for_each(statement: n.ForEach, clause: int, scope: Scope) -> s.Step:
    """`for each card in your systems where …, by highest points`."""
    if is_said_by_words(statement.things, scope) and not statement.by:
        return bind_for_each_of(n.through_words(statement), clause, scope)
    things = attempt(lambda: bind_things(statement.things, statement.where, scope))
    if things is None:
        inner = scope.inner(it=Local("it", FAULTY))
        nouns = [word.text for word in statement.things.words]
        nouns += [statement.bind.text] if statement.bind is not None else []
        inner.names |= {
            name: Local("it", FAULTY) for noun in nouns for name in (noun, singular(scope.desk.model, noun))
        }
        block(statement.body, inner)
        raise Abandon
    words = statement.things.words
    noun = singular(scope.desk.model, words[-1].text) if words else things.local.name
    if statement.bind is not None:
        noun = statement.bind.text
        scope.desk.index.named(things.local, statement.bind.span)
    inner = scope.with_it(noun, things.local)
    return s.ForEach(clause, things, keys(statement.by, inner), block(statement.body, inner))


def bind_for_each_of(statement: n.ForEachOf, clause: int, scope: Scope) -> s.Step:
    """`for each number from 1 to 3 as size`, `for each suit`: numbers, words of a fact, resources."""
    name = statement.bind.text if statement.bind is not None else None
    things = attempt(lambda: offered(statement.pick, statement.where, name, scope))
    if things is None:
        inner = scope.inner(it=Local("it", FAULTY))
        inner.names |= {one: Local("it", FAULTY) for one in (name, "number", "resource") if one is not None}
        block(statement.body, inner)
        raise Abandon
    if statement.bind is not None:
        scope.desk.index.named(things.local, statement.bind.span)
    inner = scope.with_it(name or things.local.noun, things.local)
    return s.ForEach(clause, things, (), block(statement.body, inner))


def keys(by: tuple[tuple[str, n.Name], ...], scope: Scope) -> tuple[tuple[str, Value], ...]:
    """The numbers by which things are ordered, the first that decides first."""
    return tuple((word, key(word, fact, scope)) for word, fact in by)
