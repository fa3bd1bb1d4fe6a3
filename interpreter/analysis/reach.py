"""What is done while a body is: its steps, those of the verbs and actions it does, and those it sets off."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from interpreter.effects import steps as s
from interpreter.effects.actions import performed
from interpreter.effects.parts import walk
from interpreter.model import Model

Body = tuple[s.Step, ...]


def bodies_of(model: Model) -> list[Body]:
    """What a game does of itself, or whoever plays it: its flow, actions, abilities, and the refills of its zones."""
    bodies = [*model.flow.values(), *(zone.refill for zone in model.zones.values() if zone.refill)]
    return bodies + [one.body for one in model.abilities] + [one.body for one in model.actions.values()]


def all_steps(model: Model) -> Iterator[s.Step]:
    """Every step of a game, wherever it stands."""
    bodies = (*bodies_of(model), *(verb.body for verb in model.verbs.values()))
    return (part for part in walk(bodies) if isinstance(part, s.Step))


def reached(bodies: Iterable[Body], model: Model) -> Iterator[s.Step]:
    """Every step that may be done while one of the bodies is."""
    waiting: list[object] = [*bodies]
    listening: dict[str, list[Body]] = {}
    for ability in model.abilities:
        listening.setdefault(ability.name if ability.moment is None else ability.moment.what, []).append(ability.body)
    verbs, actions = dict(model.verbs), dict(model.actions)  # each is looked into once
    while waiting:
        for part in walk(waiting.pop()):
            if not isinstance(part, s.Step):
                continue
            yield part
            for moment in heard(part, model):
                waiting += listening.pop(moment, ())
            match part:
                case s.DoVerb(verb=name) if name in verbs:
                    waiting.append(verbs.pop(name).body)
                case s.PerformAction():
                    names = [name for name in performed(part, model.actions) if name in actions]
                    waiting += [actions.pop(name).body for name in names]
                case s.Turns():
                    names = [name for name, action in actions.items() if action.any_time]
                    waiting += [actions.pop(name).body for name in names]
                case s.Draw(zone=zone):
                    waiting.append(model.zones[zone].refill or ())


def heard(step: s.Step, model: Model) -> Iterator[str]:
    """What abilities hear of a step: verbs by their names, `gain` and `lose` of counters, moments, named effects."""
    match step:
        case s.DoVerb(verb=name) | s.PerformEffect(effect=name) | s.Announce(moment=name):
            yield name
        case s.Gain():
            yield f"{step.verb} {step.counter}"
        case s.MarkGain():
            yield f"{step.verb} {step.mark}"
        case s.GainAmount():
            yield from (f"{step.verb} {name}" for name in model.resources)
        case s.PhaseStep(phase=name):
            yield from (f"{name} start", f"{name} end")
        case _ if s.has_trait(step, "move cards", "mix"):
            yield "card"  # it may stop or start working
