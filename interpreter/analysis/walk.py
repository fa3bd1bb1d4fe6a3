"""A walk through everything that is done: each condition that is asked, and each block that is begun, with what is
known there. Several analyses look at what the walk meets."""

from __future__ import annotations

from collections.abc import Iterator

from interpreter.analysis.conditions import assumed
from interpreter.analysis.context import World
from interpreter.analysis.knowledge import Situation, added, among, is_nobodys, number
from interpreter.effects import steps as s, values as v
from interpreter.effects.parts import fields_of
from interpreter.effects.things import Things
from interpreter.effects.values import Value
from interpreter.frozen import Frozen
from interpreter.model import Lasting
from interpreter.text import Span

Line = int | Span


class AskedCondition(Frozen):
    """A condition, the line that asks it (a clause, or where a value is declared), and what is known there."""

    condition: Value
    line: Line
    at: Situation


class LeftOver(Frozen):
    """A part of an `if` that stands behind conditions of which one always holds: the lines that ask these, and the one
    that asks its own, or, where it is an `otherwise`, its first."""

    above: tuple[int, ...]
    own: int
    is_last: bool


class Begun(Frozen):
    """A block that begins with needs and prices; `option` if somebody may choose it, which he can only if it is
    possible."""

    body: tuple[s.Step, ...]
    at: Situation
    option: bool


class Multiplied(Frozen):
    """A product, and what is known where it is worked out."""

    product: v.Times
    at: Situation


class AskedOwner(Frozen):
    """The owner of something, the line that asks for it, and what is known there."""

    owner: v.OwnerOf
    line: Line
    at: Situation


Met = AskedCondition | LeftOver | Begun | Multiplied | AskedOwner


def everything(world: World) -> Iterator[Met]:
    """What is met on a walk through all packs."""
    model = world.model
    nowhere = Situation(world)
    for flow in model.flow.values():
        yield from block(flow, nowhere)
    for value in model.values.values():
        if value.base is not None:
            yield from asked_in(value.base, value.span, nowhere)
    for verb in model.verbs.values():
        yield from block(verb.body, nowhere)
    for action in model.actions.values():
        yield from block(action.body, nowhere, option=True)
    for zone in model.zones.values():
        yield from block(zone.refill or (), nowhere)
    for ability in model.abilities:
        here: Situation | None = Situation(world, ability.design)
        assert here is not None
        if ability.condition is not None:
            yield AskedCondition(ability.condition, ability.clause, here)
            here = assumed(ability.condition, here)
        if here is not None:
            yield from block(ability.body, here.later())
    for change in model.modifiers:
        yield from rule(change, change.amount, Situation(world, change.design))
    for prohibition in model.prohibitions:
        yield from rule(prohibition, None, Situation(world, prohibition.design))


def rule(line: Lasting, amount: Value | None, at: Situation) -> Iterator[Met]:
    """What a line under `always:` asks."""
    here = at
    for arm in line.arms:
        for place, (condition, clause) in enumerate(zip(arm.conditions, arm.clauses, strict=True)):
            yield AskedCondition(condition, clause, here)
            yield from asked_in(condition, clause, here)
            is_own = place == len(arm.conditions) - 1 and not arm.otherwise
            known = assumed(condition, here, is_own)
            if known is None:
                if not is_own:
                    following = arm.clauses[place + 1 :]
                    yield LeftOver(arm.clauses[: place + 1], following[0] if following else line.clause, not following)
                return
            here = known
    if line.whom is not None:
        yield AskedCondition(line.whom, line.clause, here)
        yield from asked_in(line.whom, line.clause, here)
    yield from asked_in(amount, line.clause, here)


def block(body: tuple[s.Step, ...], at: Situation, option: bool = False) -> Iterator[Met]:
    """What is met in a block."""
    if not body:
        return
    yield Begun(body, at, option)
    here: Situation | None = at
    for step in body:
        if here is None:
            return
        yield from asked_in(step, step.clause, here.later() if isinstance(step, s.Repeat | s.Turns) else here)
        match step:
            case s.Needs():
                yield AskedCondition(step.condition, step.clause, here)
                here = assumed(step.condition, here)
                continue  # nothing has been done yet
            case s.Let():
                if step.local.type == "number":
                    here = here.with_number(step.local.name, number(step.value, here))
                if is_nobodys(step.value, here):
                    here = here.with_nobodys(step.local.name)
                continue
            case s.Roll():
                counts = [number(count, here).floored() for _kind, count in step.dice]
                here = here.with_number(step.bind.name, added(counts))
            case _:
                yield from inside(step, here)
        here = here.later()


def inside(step: s.Step, at: Situation) -> Iterator[Met]:
    """What is met in the blocks of a step."""
    match step:
        case s.IfStep():
            yield from arms(step, at)
        case s.May():
            yield from block(step.body, at, option=True)
            yield from block(step.otherwise, at)
        case s.ChooseOne():
            for option in step.options:
                yield from block(option, at, option=True)
        case s.AnyOrder():
            for option in step.options:
                yield from block(option, at.later(), option=True)
        case s.ForEach():
            inner = among(step.things, at.later())
            if inner is not None:  # the list is made once: what was true then may have changed since
                yield from block(held_back(step) if step.at_once else step.body, inner.later())
        case s.Repeat() | s.Turns():
            again = at.later()
            if step.condition is not None:
                yield AskedCondition(step.condition, step.clause, again)
            entered = assumed(step.condition, again) if step.condition is not None else again
            if entered is not None:
                yield from block(step.body, entered)
        case s.WithPicks():
            here: Situation | None = at
            for pick in step.picks:
                if pick.quantity == "one":
                    here = among(pick.things, here) if here is not None else None
            if here is not None:
                yield from block(step.body, here)
        case s.PhaseStep():
            yield from block(step.body, at.later())


def held_back(step: s.ForEach) -> tuple[s.Step, ...]:
    """What several do at once, as it is met: what was true when they chose may not be true when it is done."""
    match step.body:
        case (s.WithPicks(clause=clause, picks=picks, body=body), *rest):
            return (s.WithPicks(clause, picks, ()), *body, *rest)
    return step.body


def arms(step: s.IfStep, at: Situation) -> Iterator[Met]:
    """What is met in the blocks of an `if`, one of which is done."""
    here: Situation | None = at
    for place, (condition, body) in enumerate(step.arms):
        if here is None:
            own = body[0].clause if condition is None else step.clauses[place]
            yield LeftOver(step.clauses[:place], own, is_last=condition is None)
            return
        inner: Situation | None = here
        if condition is not None:
            yield AskedCondition(condition, step.clauses[place], here)
            yield from asked_in(condition, step.clauses[place], here)
            inner = assumed(condition, here)
            here = assumed(condition, here, False)
        if inner is not None:
            yield from block(body, inner)


def asked_in(part: object, line: Line, at: Situation) -> Iterator[Met]:
    """The conditions that a step or value asks while it is worked out, but for those of the blocks in it."""
    if isinstance(part, tuple):
        for inner in part:
            if not isinstance(inner, s.Step):
                yield from asked_in(inner, line, at)
    elif isinstance(part, Things):
        yield from asked_in(part.source, line, at)
        here: Situation | None = at.with_thing(part)
        for condition in part.where:
            if here is None:
                return
            yield AskedCondition(condition, line, here)
            yield from asked_in(condition, line, here)
            here = assumed(condition, here)
    elif isinstance(part, v.ByWord):
        for _condition, case in part.cases:
            yield from asked_in(case, line, at)
    elif isinstance(part, v.If):
        yield from asked_in_cases(part, line, at)
    else:
        if isinstance(part, v.Times):
            yield Multiplied(part, at)
        if isinstance(part, v.OwnerOf):
            yield AskedOwner(part, line, at)
        for name in fields_of(part) or ():
            if name not in ("arms", "options"):
                yield from asked_in(getattr(part, name), line, at)


def asked_in_cases(value: v.If, line: Line, at: Situation) -> Iterator[Met]:
    """The conditions of a value with several lines."""
    here: Situation | None = at
    for condition, case in value.cases:
        if condition is None or here is None:
            break
        yield AskedCondition(condition, line, here)
        yield from asked_in(condition, line, here)
        yield from asked_in(case, line, assumed(condition, here) or here)
        here = assumed(condition, here, False)
