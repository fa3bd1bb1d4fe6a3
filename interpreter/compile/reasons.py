"""Reasons: for every action, verb and named effect, what can stand in its way, line by line.

A row is a line's clause, a function that tells whether all up to that line holds, where the line hands over to a verb
or to a card's effect a function that asks there for the need that fails, and where there is something to compare a
function that gives both sides of it. For what is picked for a verb there is a function that says why the verb cannot be
done with some thing. The source is kept apart from that of the game: it is read when somebody first asks why, so that a
game in which nobody asks pays nothing for it. With it are the bases of all values, for their receipts, and what
scores are made of.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from interpreter.compile.code.blocks import Code
from interpreter.compile.code.body import Body
from interpreter.compile.code.nodes import FALSE, NONE, Expression, Listed, Type, Variable, lent
from interpreter.compile.code.python import Python
from interpreter.compile.code.statements import Function
from interpreter.compile.feasible import head_of, look_ahead
from interpreter.compile.prices import LOOKED_BEHIND, gain, payment
from interpreter.compile.scores import write_scores
from interpreter.compile.sides import row_of, side_lines, text
from interpreter.compile.terms import DOER, THIS, YOU
from interpreter.effects import steps as s, values as v
from interpreter.effects.things import Things
from interpreter.effects.values import Local, Value

if TYPE_CHECKING:
    from interpreter.compile.generator import AskedPick, Generator
    from interpreter.compile.writer import Writer

TRIED = Variable("tried", Type.TOLD)
Row = list[Any]  # [clause, name of a function, two more names or None]


def compile_reasons(gen: Generator) -> tuple[dict[str, Any], dict[str, Function]]:
    """The rows of everything that a player can be unable to do, with the source of their functions, and these."""
    model, before = gen.model, set(gen.functions)
    rows: dict[str, list[Row]] = {}
    for name, action in model.actions.items():
        put_rows(gen, rows, f"action {name}", [YOU], action.body, strict=True)
    for name, verb in model.verbs.items():
        put_rows(gen, rows, f"verb {name}", [YOU, *gen.locals_of(verb.parameters)], verb.body, strict=False)
    for ability in model.abilities:
        if ability.moment is None:
            put_rows(gen, rows, f"ability {ability.number}", [THIS, YOU, DOER], ability.body, strict=False)
    for question, options in gen.asked_options.items():
        for place, steps in enumerate(options.options):
            put_rows(gen, rows, f"option {question} {place}", list(options.locals), steps, strict=True)
    for name, value in model.values.items():
        if value.base is not None and value.type != "places":
            given = gen.locals_of(value.parameters)
            gen.asking(f"base_{name}", given, value.base)
            gen.asking(f"now_{name}", given, v.Changed(name, given, value.type))
    write_scores(gen)
    picks = {question: [pick_reason(gen, question, asked), asked.slots] for question, asked in gen.asked.items()}
    own = Code({name: gen.functions.pop(name) for name in [*gen.functions] if name not in before})
    slots = {question: options.slots for question, options in gen.asked_options.items()}
    return {"source": Python(own).source(), "rows": rows, "picks": picks, "options": slots}, own.functions


def put_rows(
    gen: Generator,
    rows: dict[str, list[Row]],
    key: str,
    params: list[Local],
    steps: tuple[s.Step, ...],
    strict: bool,
) -> None:
    """Put the rows of a block, and those of what is needed behind a choice in it."""
    found = rows[key] = []
    for place, step in enumerate(steps):
        body, before = Body(), steps[: place + 1]
        if look_ahead(gen, before, strict, body):
            name = gen.function(f"why_{key.replace(' ', '_')}_{place}", params, Type.FLAG, body).name
            inner = within(gen, f"{name}_within", params, before, strict)
            if inner is None and strict and isinstance(step, s.WithPicks):
                inner = behind_picks(gen, rows, f"{key} {place}", params, before)
            found.append([step.clause, name, inner, sides(gen, f"{name}_sides", params, before)])
        if not s.has_trait(step, *s.HEAD) and not (strict and isinstance(step, LOOKED_BEHIND)):
            break  # a look ahead ends here


def behind_picks(
    gen: Generator, rows: dict[str, list[Row]], key: str, params: list[Local], steps: tuple[s.Step, ...]
) -> str | None:
    """A function that asks what stands in the way behind the choice of the last line, with everything that can be
    chosen; None if nothing is needed there."""
    *before, last = steps
    assert isinstance(last, s.WithPicks)
    head = head_of(last.body)
    if not any(s.has_trait(one, "need", "price") for one in head):
        return None
    named = [step.local for step in before if isinstance(step, s.Let)]
    known = [*params, *named, *(pick.local for pick in last.picks)]
    put_rows(gen, rows, key, known, head, strict=False)
    body, writer = Body(), gen.writer
    pay(before, writer, body)
    go_through(body, writer, row_of(*map(writer.value, known)), tuple(pick.things for pick in last.picks))
    body.give(lent("why_behind", text(key), TRIED))
    return gen.function(f"why_{key.replace(' ', '_')}_picked", params, Type.TOLD, body).name


def within(gen: Generator, name: str, params: list[Local], steps: tuple[s.Step, ...], strict: bool) -> str | None:
    """A function that asks what stands in the way of the verb or effect that the last line does or needs; else None.

    What the lines before it cost is paid first: the match that it is given is a copy.
    """
    *before, last = steps
    writer, body = gen.writer, Body()
    pay(before, writer, body)
    match last:
        case s.Needs(condition=v.CanDo() as asked):
            can_do(body, writer, asked)
        case s.PerformEffect():
            body.give(lent("why_effect", text(last.effect), writer.value(last.card), writer.value(last.doer)))
        case s.DoVerb() if strict:
            asking(body, writer, last.verb, last.doer, last.args, ())
        case s.WithPicks() if strict and any(pick.guard is not None for pick in last.picks):
            guarded = [pick for pick in last.picks if pick.guard is not None]
            assert guarded[0].guard is not None
            verb, doer, args = guarded[0].guard
            asking(body, writer, verb, doer, args, tuple(pick.things for pick in guarded))
        case _:
            return None
    return gen.function(name, params, Type.TOLD, body).name


def sides(gen: Generator, name: str, params: list[Local], steps: tuple[s.Step, ...]) -> str | None:
    """A function that gives what stands on either side of the last line, behind the others; None if there is nothing.

    What the lines before it cost is paid first: the match that it is given is a copy.
    """
    body = Body()
    pay(steps[:-1], gen.writer, body)
    if not side_lines(gen, steps[-1], gen.writer, body):
        return None
    return gen.function(name, params, Type.TOLD, body).name


def pick_reason(gen: Generator, question: int, asked: AskedPick) -> str:
    """A function of the frame's variables and a thing that gives what stands in the way of the verb with this thing.

    It gives None if nothing does, and False for what is not among the things to pick from.
    """
    first, *others = asked.picks
    assert first.guard is not None
    verb, doer, args = first.guard
    body, thing = Body(), gen.variable(first.local)
    with body.when(thing.absent(gen.writer.items(first.things))):
        body.give(FALSE)
    asking(body, gen.writer, verb, doer, args, tuple(pick.things for pick in others))
    return gen.function(f"why_pick_{question}", [*asked.locals, first.local], Type.TOLD, body).name


def pay(steps: Iterable[s.Step], writer: Writer, body: Body) -> None:
    """Name what is named, and pay what is paid without a choice."""
    for step in steps:
        if isinstance(step, s.Let):
            body.set(writer.ref(step.local), writer.value(step.value))
        elif isinstance(step, s.PayPieces | s.PayCounter) or (isinstance(step, s.PayAmount) and step.discount is None):
            for statement in payment(writer, step)[0]:
                body.add(statement)
        elif isinstance(step, LOOKED_BEHIND):
            for statement in gain(writer, step)[0]:
                body.add(statement)


def why_cannot(gen: Generator, name: str, asked: v.CanDo) -> None:
    """A function of the match alone that gives what stands in the way of a verb, for `X cannot …`."""
    body = Body()
    can_do(body, gen.writer, asked)
    gen.function(name, [], Type.TOLD, body)


def can_do(body: Body, writer: Writer, asked: v.CanDo) -> None:
    """Ask what stands in the way of a verb, with everything that its picks can be."""
    found: dict[int, Value] = {place: things.local for place, things, _name in asked.picks}
    args = tuple(found.get(place, arg) for place, arg in enumerate(asked.args))
    given = tuple(arg for arg in args if arg is not None)
    asking(body, writer, asked.verb, asked.doer, given, tuple(things for _place, things, _name in asked.picks))


def why_not_done(gen: Generator, name: str, steps: tuple[s.Step, ...]) -> None:
    """A function of the match alone that gives what stands in the way of a line of a scenario, if that is a verb."""
    body, writer = Body(), gen.writer
    match steps:
        case (s.DoVerb() as step,):
            asking(body, writer, step.verb, step.doer, step.args, ())
        case (s.WithPicks(picks=(s.Pick(guard=(verb, doer, args)), *_others)) as step,):
            asking(body, writer, verb, doer, args, tuple(pick.things for pick in step.picks))
        case _:
            body.give(NONE)
    gen.function(name, [], Type.TOLD, body)


def asking(
    body: Body, writer: Writer, verb: str, doer: Value, args: tuple[Value, ...], picks: tuple[Things, ...]
) -> None:
    """Ask for the reason with everything that the picks can be."""
    go_through(body, writer, row_of(*(writer.value(part) for part in (doer, *args))), picks)
    body.give(lent("why_verb", text(verb), TRIED))


def go_through(body: Body, writer: Writer, tried: Expression, picks: tuple[Things, ...]) -> None:
    """List what is tried with everything that the picks can be."""

    def go_on(left: tuple[Things, ...]) -> None:
        if left:
            writer.loop(left[0], body, lambda _inner: go_on(left[1:]))
        else:
            body.append(TRIED, tried)

    body.set(TRIED, Listed((), Type.TOLD))
    go_on(picks)
