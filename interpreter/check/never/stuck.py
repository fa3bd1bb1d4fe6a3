"""Turns that go round the table for ever: nothing that is done in them changes what they go on for, or a player may
come to his turn with no action left that he could carry out."""

from __future__ import annotations

from collections.abc import Iterator

from interpreter.check.never.capacity import all_steps
from interpreter.check.never.world import World
from interpreter.check.scope import Desk
from interpreter.effects import steps as s
from interpreter.effects import things as th
from interpreter.effects import values as v
from interpreter.effects.parts import walk
from interpreter.effects.values import Value
from interpreter.model import Model

Part = tuple[str, str]
"""What a match holds and turns may wait for: (`counter`, its name), (`zone`, its name)."""

ANYTHING: Part = ("anything", "")


def report_stuck(world: World, desk: Desk) -> None:
    """One fault for each `take turns` that may never end."""
    model = world.model
    for step in turns(model):
        done = list(reached(step.body, model))
        if any(isinstance(one, s.EndGame) for one in done):
            continue
        line = desk.line_of(step.clause)
        if step.condition is None:
            message = "these turns never end: nothing says how long they go on"
            help = "write `while …` behind it: they go on as long as it holds for somebody"
            desk.reporter.report("no-way-out", message, line, help=help)
            continue
        asked = set(read(step.condition, model))
        if ANYTHING in asked:
            continue
        if not asked & set(changed(done, model)):
            message = "these turns never end: nothing that is done in them changes what they go on for"
            desk.reporter.report("no-way-out", message, line, help="let a turn change what stands behind `while`")
        elif not asked & set(changed(sure(step.body, model), model)) and not has_action(step, model):
            message = "these turns may never end: a player who can carry out no action stays in the round for ever"
            help = "declare an action that can always be done while the turns go on, such as to pass"
            desk.reporter.report("no-way-out", message, line, help=help)


def turns(model: Model) -> Iterator[s.Turns]:
    """Every `take turns` of a game."""
    return (step for step in all_steps(model) if isinstance(step, s.Turns))


def reached(body: tuple[s.Step, ...], model: Model) -> Iterator[s.Step]:
    """Every step that may be done while a body is: in it, in the verbs and actions it does, in whatever is set off."""
    waiting: list[object] = [body]
    left = list(model.abilities)
    done: set[Part] = set()
    heard: set[str] = set()
    while waiting:
        for part in walk(waiting.pop()):
            if isinstance(part, s.Step):
                heard.update(told(part, model))
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
        begun = [one for one in left if (one.name if one.moment is None else one.moment.what) in heard]
        waiting += [one.body for one in begun]
        left = [one for one in left if one not in begun]


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
        case s.MoveCard() | s.Draw() | s.PayCards() | s.Arrange() | s.Shuffle():
            yield "card"  # it may stop or start working


def sure(body: tuple[s.Step, ...], model: Model) -> Iterator[s.Step]:
    """The steps that are done in every turn, whatever is chosen: those of the body itself and of its phases."""
    for step in body:
        yield step
        if isinstance(step, s.PhaseStep):
            yield from sure(step.body, model)
        elif isinstance(step, s.DoVerb) and not isinstance(model.verbs[step.verb].body[0], (s.Needs, *s.PRICES)):
            yield from sure(model.verbs[step.verb].body, model)


def read(condition: object, model: Model, seen: frozenset[str] = frozenset()) -> Iterator[Part]:
    """What a condition depends on; ANYTHING where that cannot be told."""
    for part in walk(condition):
        match part:
            case v.CounterOf(counter=name):
                yield "counter", name
            case v.AllResources():
                yield from (("counter", name) for name in model.resources)
            case v.PileOf(zone=name) | v.HolderOf(zone=name):
                yield "zone", name
            case th.CardsIn(places=places):
                yield from (("zone", name) for name, _owner in places)
            case th.CardsUnder(zone=name) | th.Piles(zone=name):
                yield "zone", name
            case v.Changed(value=name) if name not in seen:
                changes = tuple((one.condition, one.amount) for one in model.modifiers if one.value == name)
                if changes:
                    yield ANYTHING
                yield from read((model.values[name].base, changes), model, seen | {name})
            case v.CanDo() | v.IsWorking() | v.FaceOf() | v.CellOf() | v.PlaceOfCard() | v.First() | th.Designs():
                yield ANYTHING


def changed(steps: Iterator[s.Step] | list[s.Step], model: Model) -> Iterator[Part]:
    """What steps may change."""
    for step in steps:
        match step:
            case s.Gain(counter=name) | s.SetCounter(counter=name) | s.PayCounter(counter=name):
                yield "counter", name
            case s.GainAmount() | s.PayAmount():
                yield from (("counter", name) for name in model.resources)
            case s.PayPieces() | s.MovePieces():
                yield from places(step.source, model)
                yield from places(step.target, model)
            case s.MovePiece() | s.MoveCard() | s.PayCards() | s.Draw() | s.Arrange():
                yield from (("zone", name) for name in model.zones)  # cards and pieces may come from anywhere


def places(place: Value, model: Model) -> Iterator[Part]:
    """The zone of a place, or all zones where that is not known."""
    zone = getattr(place, "zone", None)
    yield from (("zone", name) for name in ([zone] if zone is not None else model.zones))


def has_action(step: s.Turns, model: Model) -> bool:
    """Whether a turn in which an action is chosen always finds one that can be carried out."""
    performs = [one for one in sure(step.body, model) if isinstance(one, s.PerformAction)]
    if not performs:
        return True
    held = {name for sort, name in read(step.condition, model) if sort == "zone"}
    bodies = [action.body for name, action in model.actions.items() if performs[0].only in (None, name)]
    return any(always_possible(body, held, model) for body in bodies)


def always_possible(body: tuple[s.Step, ...], held: set[str], model: Model) -> bool:
    """Whether a body can be done whenever there is a piece in one of the zones `held`, which the turns go on for."""
    for step in body:
        match step:
            case s.PayPieces(source=v.HolderOf(zone=zone), count=v.Const(value=1)) if zone in held:
                continue
            case s.Let():
                continue
            case s.Needs() | s.PayAmount() | s.PayCounter() | s.PayPieces() | s.PayCards() | s.WithPicks():
                return False
            case s.Gain(sign=-1) | s.GainAmount(sign=-1) | s.PerformEffect() | s.ChooseOne() | s.May():
                return False
            case s.DoVerb(verb=name):
                return always_possible(model.verbs[name].body, held, model)
        return True
    return True
