"""Always: what a working card changes and forbids."""

from __future__ import annotations

from contextlib import suppress

from attrs import evolve, frozen

from interpreter.check.declared_values import ready
from interpreter.check.expressions.binding import argument, wanted
from interpreter.check.expressions.parts import in_order, missing_parts
from interpreter.check.expressions.phrases import find_action, phrase_with_verb
from interpreter.check.expressions.sorts import SORTS
from interpreter.check.headers import DOER, YOU, match_some, object_condition, such_things
from interpreter.check.nouns import kinds_named, singulars, verb_named
from interpreter.check.replacing import twin_of
from interpreter.check.scope import Abandon, Desk, Scope
from interpreter.effects import values as v
from interpreter.effects.changes import ADDED, AT_LEAST, AT_MOST, LESS, LIMITS, MORE, REPLACES
from interpreter.effects.values import Local, Value, joined
from interpreter.model import Arm, Design, Modifier, Parameter, Prohibition
from interpreter.report import Note
from interpreter.report.message import listed, msg
from interpreter.syntax import nodes as n
from interpreter.syntax.valued import named_parts
from interpreter.syntax.verbs import HEARD, VERBS

SIGNS = {None: REPLACES, "more": MORE, "less": LESS, "at least": AT_LEAST, "at most": AT_MOST}


def bind_always(ability: n.Ability, scope: Scope, design: Design | None) -> None:
    """The changes and prohibitions of an `always` block."""
    desk = scope.desk
    if design is None:
        help = msg("for the whole game write the number into its `value`")
        raise desk.fail("out-of-place", msg("`always:` stands on a card"), ability.when, help=help)
    if ability.once or ability.slot:
        message = msg("`always` has neither a slot nor `once`")
        raise desk.fail("out-of-place", message, ability.slot or ability.once or ability.when)
    bind_lines(ability.body, Lines(scope, design, ability.working_or_not))


@frozen
class Lines:
    """Where the lines of an `always` block stand: on which card, whether they count even if it does not work, and in
    which parts of `if`."""

    scope: Scope
    design: Design
    always_on: bool
    arms: tuple[Arm, ...] = ()


def bind_lines(lines: tuple[n.Stmt, ...], place: Lines) -> None:
    """The lines of an `always` block, or of a part of an `if` in it; a faulty one is left out."""
    desk = place.scope.desk
    for line in lines:
        clause = desk.clause(line, place.design.name)
        inner = evolve(place, scope=place.scope.inner())
        with suppress(Abandon):
            match line:
                case n.Modify():
                    bind_modify(line, clause, inner)
                case n.Cannot():
                    bind_cannot(line, clause, inner)
                case n.If():
                    bind_parts(line, inner)
                case _:
                    help = msg("what happens at a moment stands under `on …:`, `after …:` or `at …:`")
                    message = msg(
                        "under `always:` stand only changes (`VALUE is 1 more`) and what somebody `cannot` do"
                    )
                    raise desk.fail("out-of-place", message, line, help=help)


def bind_parts(line: n.If, place: Lines) -> None:
    """`if your coin is at least 2`, and the lines that count while it holds, or `otherwise`."""
    desk = place.scope.desk
    clauses: tuple[int, ...] = ()
    conditions: tuple[Value, ...] = ()
    for part in line.arms:
        condition: Value = v.Const(False, "flag")
        with suppress(Abandon):  # the lines under it are looked at all the same
            condition = wanted(part.condition, place.scope.inner(), "flag")
        clauses, conditions = (*clauses, desk.clause(part, place.design.name)), (*conditions, condition)
        bind_lines(part.body, evolve(place, arms=(*place.arms, Arm(clauses, conditions))))
    bind_lines(line.otherwise, evolve(place, arms=(*place.arms, Arm(clauses, conditions, otherwise=True))))


def bind_modify(line: n.Modify, clause: int, place: Lines) -> None:
    """`attack_cost against you is 1 coin more`."""
    scope, design = place.scope, place.design
    desk, model = scope.desk, scope.desk.model
    name, parts = named_parts(line.target)
    target = name or line.target
    if not isinstance(target, n.Name) or target.text not in model.values:
        word = target.text if isinstance(target, n.Name) else target.span.text
        help = (
            msg("`always:` can change what is declared as `value`: {}", listed(model.values)) if model.values else None
        )
        if isinstance(target, n.Name) and any(name in model.counters for name in singulars(word)):
            message = msg("`{}` is counted, and `always:` cannot change it", word)
            raise desk.fail("wrong-kind", message, target, help=help)
        if isinstance(target, n.Name) and word in model.zones:
            message = msg("`{}` is a place, and `always:` cannot change it", word)
            raise desk.fail("wrong-kind", message, target, help=help)
        if isinstance(target, n.Name) and any(word in kind.facts for kind in model.kinds.values()):
            message = msg("`{}` is printed on a card, and `always:` cannot change it", word)
            raise desk.fail("wrong-kind", message, target, help=help)
        raise desk.unknown("unknown-name", msg("the value"), word, target, model.values, help)
    value = model.values[target.text]
    desk.index.use("value", value.name, target)
    ready(value.name, desk)
    if value.name in desk.values.macros:
        raise desk.fail("wrong-kind", msg("`{}` stands for places; it cannot be changed", value.name), target)
    if value.parameters and not parts:
        raise missing_parts(target, value, desk)
    given = in_order(line.target, value, parts, desk)
    conditions = [one for part, p in zip(given, value.parameters, strict=True) for one in whom_of(part, p, scope)]
    amount = wanted(line.amount, scope, value.type)
    sign = SIGNS[line.change]
    if sign in (*ADDED, *LIMITS) and not SORTS[value.type].summed:
        message = msg("`{}` is {}, and that cannot be `{}`", value.name, SORTS[value.type].said, line.change)
        raise desk.fail("wrong-kind", message, line, help=msg("write `VALUE is …`, which replaces it"))
    if sign == AT_MOST and value.type == "amount":
        amount = most_of_each(amount, line.amount, desk)
    whom = joined(scope.side, *conditions)
    change = Modifier(clause, design.name, whom, place.arms, place.always_on, value.name, amount, sign)
    twin = twin_of(change, model)
    if twin is not None:
        desk.reporter.report(
            "replaced-twice",
            msg("`{}` puts two things in place of `{}`, and both lines hold at once", design.name, value.name),
            line.span,
            notes=(Note(desk.line_of(twin.clause), msg("the first one is here")),),
            help=msg("leave one out, add with `is 1 more`, or say that they are about different players or cards"),
        )
    model.modifiers.append(change)


def most_of_each(amount: Value, node: n.Expr, desk: Desk) -> Value:
    """`is at most 2 coin + 1 grain`: of the resources that it names there is a limit, of the others there is none."""
    counts: dict[str, Value] = {}
    parts = [amount]
    while parts:
        match parts.pop():
            case v.Plus(left=left, right=right, sign=1):
                parts += [right, left]
            case v.AsAmount(resource=resource, count=count) if resource not in counts:
                counts[resource] = count
            case _:
                message = msg("what an amount is at most is said of each resource by its name, once")
                raise desk.fail("wrong-kind", message, node, help=msg("write `is at most 2 {}`", desk.unit()))
    return v.MostOfEach(tuple(map(counts.get, desk.model.resources)))


def whom_of(part: n.Expr, parameter: Parameter, scope: Scope) -> list[Value]:
    """For whom a value is changed: `you`, `your opponents`, `players`, `cards`, `blue cards`, `this system`."""
    scope.dealt.add(parameter.name)
    local = Local(f"of_{parameter.name}", parameter.type, parameter.kind)
    if isinstance(part, n.Things):
        return such_things(part, local, scope)
    word = (
        part.name.text
        if isinstance(part, n.Of) and isinstance(part.name, n.Name)
        else part.text
        if isinstance(part, n.Name)
        else ""
    )
    if word == "opponents" and parameter.type == "player":
        return [v.Compare("!=", local, YOU)]
    if word == "players" and parameter.type == "player":
        return []
    if parameter.type == "card" and isinstance(part, n.Name) and word not in scope.names:
        kinds = kinds_named(scope.desk.model, word)
        if kinds:
            scope.desk.index.mention("kind", kinds[0], part)
            return [] if parameter.kind in kinds else [v.IsKind(local, kinds)]
    return [v.Compare("==", local, argument(part, scope, parameter.type))]


def bind_cannot(line: n.Cannot, clause: int, place: Lines) -> None:
    """`you cannot hire`, `players cannot arrange this`, `your opponents cannot perform trade`."""
    scope = place.scope
    desk, model = scope.desk, scope.desk.model
    who = line.who
    word = who.noun.text if isinstance(who, n.EachOf) else who.text if isinstance(who, n.Name) else ""
    if isinstance(who, n.Of) and isinstance(who.name, n.Name) and who.name.text == "opponents":
        word = "opponents"
    condition: Value | None
    if word in ("players", "player"):
        condition = None
    elif word in ("opponents", "opponent"):
        condition = v.Compare("!=", DOER, YOU)
    else:
        condition = v.Compare("==", DOER, wanted(who, scope, "player"))
    action = find_action(line.phrase, model)
    if action is not None:
        if action.text not in model.actions:
            raise desk.unknown("unknown-action", msg("the action"), action.text, action, model.actions)
        desk.index.mention("action", action.text, action)
        whom = joined(scope.side, condition)
        ban = Prohibition(clause, place.design.name, whom, place.arms, place.always_on, action.text, of_action=True)
        model.prohibitions.append(ban)
        return
    verb = verb_named(set(model.verbs) | {"arrange"}, line.phrase.verb.text)
    built_in = verb_named(VERBS, line.phrase.verb.text)
    if verb is None and built_in is not None:
        message = msg("what is forbidden is one action, by its name, or a verb of the game")
        help = msg("write `you cannot perform ACTION`")
        if built_in in HEARD:
            doer = {"player": "a player", "opponent": "an opponent"}.get(word.removesuffix("s"), who.span.text)
            done = " ".join(part for part in line.phrase.span.text.split() if not part.isdigit())
            help = msg("write `when {} would {}:`, and below it what happens in its place", doer, done)
        raise desk.fail("unsupported", message, line.phrase, help=help)
    if verb is None:
        what = msg("the verb")
        raise desk.unknown("unknown-verb", what, line.phrase.verb.text, line.phrase.verb, [*model.verbs, "arrange"])
    conditions: list[Value | None] = [condition]
    parameters: tuple[Parameter, ...]
    if verb == "arrange":
        args = {"card": line.phrase.args[0]} if line.phrase.args else {}
        parameters = (Parameter("card", None, "card"),)
    else:
        desk.index.use("verb", verb, line.phrase.verb)
        definition = model.verbs[verb]
        found = phrase_with_verb(
            n.Phrase(subject=n.You(span=line.span), verb=line.phrase.verb, args=line.phrase.args, span=line.span), scope
        )
        args = match_some(definition, found, scope) if found.args else {}
        parameters = definition.parameters
    for parameter in parameters:
        if parameter.name in args:
            scope.names[parameter.name] = parameter.local
            conditions.append(object_condition(args[parameter.name], parameter, scope))
    whom = joined(scope.side, *conditions)
    model.prohibitions.append(Prohibition(clause, place.design.name, whom, place.arms, place.always_on, verb))
