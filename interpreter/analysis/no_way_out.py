"""Turns that go round the table for ever: nothing that is done in them ends what they go on for, or a player may come
to his turn with no action left that he could carry out, or with an `if` under which nothing is done that ends them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, product

from attrs import evolve, frozen

from interpreter.analysis.capacity import all_steps
from interpreter.analysis.conditions import truth
from interpreter.analysis.context import World
from interpreter.analysis.directions import ANYTHING, Part, Way, changed, read, ways
from interpreter.analysis.knowledge import Place
from interpreter.check.scope import Desk
from interpreter.effects import steps as s
from interpreter.effects import values as v
from interpreter.effects.parts import walk
from interpreter.effects.values import Local, Value
from interpreter.model import Model
from interpreter.report.message import Message, msg

MOST_COURSES = 64  # of one turn; who writes more has more to think about

Course = tuple[tuple[s.Step, ...], tuple[Value, ...]]
"""The steps of a turn with one arm of each `if` in its place, and the conditions of the `if` that were asked."""


@frozen
class Trouble:
    """Why turns may never end, and the way out."""

    message: Message
    help: Message


def report_stuck(world: World, desk: Desk) -> None:
    """One fault for each `take turns` that may never end."""
    for step in turns(world.model):
        found = trouble_of(step, world)
        if found:
            desk.reporter.report("no-way-out", found.message, desk.line_of(step.clause), help=found.help)


def trouble_of(step: s.Turns, world: World) -> Trouble | None:
    """Why turns may never end, and the way out."""
    model = world.model
    done = list(reached(step.body, model))
    if any(isinstance(one, s.EndGame) for one in done):
        return None
    if step.condition is None:
        return Trouble(
            msg("these turns never end: nothing says how long they go on"),
            msg("write `while …` behind it: they go on as long as it holds for somebody"),
        )
    if truth(step.condition, Place(world)) is True:
        return Trouble(
            msg("these turns never end: what they go on for always holds"),
            msg("write behind `while` what does not hold any more in the end"),
        )
    goal = set(ways(step.condition, -1, model))
    if any(part == ANYTHING for part, _way in goal):
        return None
    if not goal & set(changed(done, model)):
        return Trouble(
            msg("these turns never end: nothing that is done in them ends what they go on for"),
            msg("let a turn change what stands behind `while`"),
        )
    if not goal & set(changed(sure(step.body, model), model)) and not has_action(step, model):
        return Trouble(
            msg("these turns may never end: a player who can carry out no action stays in the round for ever"),
            msg("declare an action that can always be done while the turns go on, such as to pass"),
        )
    if any(is_idle(course, goal, step.doer, model) for course in islice(courses(step.body), MOST_COURSES)):
        return Trouble(
            msg("these turns may never end: where an `if` does not hold, nothing ends what they go on for"),
            msg("write `otherwise`, and under it what brings the end nearer"),
        )
    return None


def courses(body: tuple[s.Step, ...]) -> Iterator[Course]:
    """Every way through the `if` of a body and of its phases."""
    choices = [list(islice(courses_of(step), MOST_COURSES)) for step in body]
    for parts in product(*choices):
        steps = tuple(step for part, _asked in parts for step in part)
        yield steps, tuple(condition for _part, asked in parts for condition in asked)


def courses_of(step: s.Step) -> Iterator[Course]:
    """Every way through one step."""
    match step:
        case s.PhaseStep():
            for inner, asked in courses(step.body):
                yield (evolve(step, body=inner),), asked
        case s.IfStep():
            asked = tuple(condition for condition, _arm in step.arms if condition is not None)
            arms = [arm for _condition, arm in step.arms] + ([()] if len(asked) == len(step.arms) else [])
            for arm in arms:
                for inner, more in courses(arm):
                    yield inner, asked + more
        case _:
            yield (step,), ()


def is_idle(course: Course, goal: set[Way], doer: Local, model: Model) -> bool:
    """Whether nothing in a course ends the turns, nor makes another course of the next one.

    A condition that asks for what the turns go on for is left alone: it may hold as long as they do.
    """
    steps, conditions = course
    asked = set(read(conditions, model))
    named = {part for part in walk(conditions) if isinstance(part, Local)}
    if not conditions or ANYTHING in asked or named - {doer} or asked & {part for part, _way in goal}:
        return False
    moved = set(changed(reached(steps, model), model))
    return not goal & moved and not asked & {part for part, _way in moved}


def turns(model: Model) -> Iterator[s.Turns]:
    """Every `take turns` of a game."""
    return (step for step in all_steps(model) if isinstance(step, s.Turns))


def reached(body: tuple[s.Step, ...], model: Model) -> Iterator[s.Step]:
    """Every step that may be done while a body is: in it, in the verbs and actions it does, in whatever is set off."""
    waiting: list[object] = [body]
    listening: dict[str, list[tuple[s.Step, ...]]] = {}
    for ability in model.abilities:
        listening.setdefault(ability.name if ability.moment is None else ability.moment.what, []).append(ability.body)
    done: set[Part] = set()
    while waiting:
        for part in walk(waiting.pop()):
            if isinstance(part, s.Step):
                for heard in told(part, model):
                    waiting += listening.pop(heard, ())
                yield part
            match part:
                case s.DoVerb(verb=name) if ("verb", name) not in done:
                    done.add(("verb", name))
                    waiting.append(model.verbs[name].body)
                case s.PerformAction(only=only):
                    names = [name for name in model.actions if only in (None, name) and ("action", name) not in done]
                    done |= {("action", name) for name in names}
                    waiting += [model.actions[name].body for name in names]
                case s.Draw(zone=zone):
                    waiting.append(model.zones[zone].refill or ())


def told(step: s.Step, model: Model) -> Iterator[str]:
    """What abilities hear of a step: verbs by their names, `gain` and `lose` of counters, moments, named effects."""
    match step:
        case s.DoVerb(verb=name) | s.PerformEffect(effect=name) | s.Announce(moment=name):
            yield name
        case s.Gain():
            yield f"{step.verb} {step.counter}"
        case s.GainAmount():
            yield from (f"{step.verb} {name}" for name in model.resources)
        case s.PhaseStep(phase=name):
            yield from (f"{name} start", f"{name} end")
        case _ if s.has_trait(step, "move cards", "mix"):
            yield "card"  # it may stop or start working


def sure(body: tuple[s.Step, ...], model: Model) -> Iterator[s.Step]:
    """The steps that are done in every turn, whatever is chosen: those of the body itself, its phases and its verbs."""
    seen: set[str] = set()
    waiting = list(body)[::-1]
    while waiting:
        step = waiting.pop()
        yield step
        if isinstance(step, s.PhaseStep):
            waiting += step.body[::-1]
        elif isinstance(step, s.DoVerb) and step.verb not in seen:
            seen.add(step.verb)
            inner = model.verbs[step.verb].body
            waiting += () if s.has_trait(inner[0], "need", "price") else inner[::-1]


def has_action(step: s.Turns, model: Model) -> bool:
    """Whether a turn in which an action is chosen always finds one that can be carried out."""
    performs = [one for one in sure(step.body, model) if isinstance(one, s.PerformAction)]
    if not performs:
        return True
    held = least(step.condition, step.doer, model)
    bodies = [action.body for name, action in model.actions.items() if performs[0].only in (None, name)]
    return any(always_possible(body, held, model) for body in bodies)


def least(condition: Value | None, doer: Value, model: Model) -> dict[Part, int]:
    """What whoever takes a turn has for certain, by the condition of the turns: a piece, so much of a counter."""
    held = {part: 1 for part in read(condition, model) if part[0] == "zone"}
    for part in condition.parts if isinstance(condition, v.All) else (condition,):
        match part:
            case v.Compare(
                operator=">=" | ">", left=v.CounterOf(counter=name, owner=owner), right=v.Const(value=int(n))
            ):
                if owner == doer:
                    held["counter", name] = n + (part.operator == ">")
    return held


def taken(step: s.Step) -> tuple[Part, int] | None:
    """What a step takes from the player who does it, and how much of it; None where that is not certain."""
    match step:
        case s.PayPieces(source=v.HolderOf(zone=zone), count=v.Const(value=int(n))):
            return ("zone", zone), n
        case s.PayCounter(counter=name, payer=v.Local(name="you"), amount=v.Const(value=int(n))):
            return ("counter", name), n
        case s.Gain(sign=-1, counter=name, owner=v.Local(name="you"), amount=v.Const(value=int(n))):
            return ("counter", name), n
        case s.PayAmount(payer=v.Local(name="you"), amount=v.AsAmount(resource=name, count=v.Const(value=int(n)))):
            return ("counter", name), n
        case s.GainAmount(
            sign=-1, owner=v.Local(name="you"), amount=v.AsAmount(resource=name, count=v.Const(value=int(n)))
        ):
            return ("counter", name), n
    return None


def always_possible(body: tuple[s.Step, ...], held: dict[Part, int], model: Model) -> bool:
    """Whether a body can be done by whoever has what is `held`, which the turns go on for."""
    for step in body:
        price = taken(step)
        if price is not None and held.get(price[0], 0) >= price[1]:
            held = held | {price[0]: held[price[0]] - price[1]}
            continue
        match step:
            case _ if s.has_trait(step, "name"):
                continue
            case _ if s.has_trait(step, "need", "price", "refusable"):
                return False
            case s.Gain(sign=-1) | s.GainAmount(sign=-1):
                return False
            case s.DoVerb(verb=name):
                is_forbidden = any(one.verb == name for one in model.prohibitions)
                return not is_forbidden and always_possible(model.verbs[name].body, held, model)
        return True
    return True
