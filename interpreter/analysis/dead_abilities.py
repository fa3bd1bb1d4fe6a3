"""Abilities that nothing ever sets off: a verb that nobody does, a counter that nobody changes, an effect that nothing
performs, a card that never works."""

from __future__ import annotations

from functools import cached_property

from attrs import define

from interpreter.analysis.context import World
from interpreter.check.scope import Desk, a
from interpreter.effects import steps as s
from interpreter.effects.parts import walk
from interpreter.model import LIFE, AbilityDef, Model
from interpreter.report.message import NOTHING, Message, msg


@define(slots=False)
class Doings:
    """What is done in the loaded packs, by anybody, at any time."""

    model: Model

    @cached_property
    def steps(self) -> list[s.Step]:
        """Every step that may be reached: those of the flow, of actions and abilities, and of the verbs they do."""
        model = self.model
        waiting: list[object] = [*model.flow.values(), *(ability.body for ability in model.abilities)]
        waiting += [action.body for action in model.actions.values()]
        waiting += [zone.refill for zone in model.zones.values() if zone.refill]
        found: list[s.Step] = []
        done: set[str] = set()
        while waiting:
            for part in walk(waiting.pop()):
                if isinstance(part, s.Step):
                    found.append(part)
                if isinstance(part, s.DoVerb) and part.verb not in done:
                    done.add(part.verb)
                    waiting.append(model.verbs[part.verb].body)
        return found

    @cached_property
    def moments(self) -> set[str]:
        """What abilities can wait for and is done: verbs by their names, `gain` and `lose` of each counter."""
        found: set[str] = set()
        for step in self.steps:
            match step:
                case s.DoVerb():
                    found.add(step.verb)
                case s.Gain():
                    found.add(f"{step.verb} {step.counter}")
                case s.GainAmount():
                    found |= {f"{step.verb} {name}" for name in self.model.resources}
        return found

    @cached_property
    def effects(self) -> set[tuple[str, str | None]]:
        """The named effects that are performed, each with the kind of card whose it is (None: any kind)."""
        found = (step for step in self.steps if isinstance(step, s.PerformEffect))
        return {(step.effect, getattr(step.card, "kind", None)) for step in found}


def report_uncaused(world: World, desk: Desk) -> None:
    """One fault for each ability that never begins."""
    doings = Doings(world.model)
    for ability in world.model.abilities:
        reason = never(ability, doings)
        if reason:
            text = world.model.clauses[ability.clause].text.partition("#")[0].strip().rstrip(":")
            help = msg("let something do it, or take these lines out")
            desk.reporter.report(
                "never-caused", msg("`{}` never comes: {}", text, reason), desk.line_of(ability.clause), help=help
            )


def never(ability: AbilityDef, doings: Doings) -> Message:
    """Why an ability never begins; empty if it may."""
    model, moment = doings.model, ability.moment
    kind = model.kind_of(ability.design) if ability.design is not None else None
    if moment is None:
        assert kind is not None
        performed = {(ability.name, kind.name), (ability.name, None)} & doings.effects
        return NOTHING if performed else msg("nothing performs the effect `{}` of {}", ability.name, a(kind.name))
    if kind is not None and not kind.works and not ability.always_on:
        return msg("{} has no place where it works", a(kind.name))
    if moment.when in ("at", *LIFE) or moment.what in doings.moments:
        return NOTHING
    return msg("nobody ever does `{}`", moment.what)
