"""Catches abilities that nothing ever sets off: a verb that nobody does, a counter that nobody changes, an effect that
nothing performs, a card that never works. Often the name of another verb was meant, or an expansion is missing.

    after you trade:        # no action, card or rule of the game ever does `trade`
        gain 1 coin
"""

from __future__ import annotations

from interpreter.analysis.context import World
from interpreter.analysis.reach import bodies_of, heard, reached
from interpreter.check.scope import Desk, a
from interpreter.effects import steps as s
from interpreter.model import LIFE, AbilityDef, Model
from interpreter.report.message import NOTHING, Message, msg


def report_dead_abilities(world: World, desk: Desk) -> None:
    """One fault for each ability that never begins."""
    model = world.model
    steps = list(reached(bodies_of(model), model))
    moments = {moment for step in steps for moment in heard(step, model)}
    performed = {(step.effect, getattr(step.card, "kind", None)) for step in steps if isinstance(step, s.PerformEffect)}
    for ability in model.abilities:
        reason = never(ability, moments, performed, model)
        if reason:
            text = world.model.clauses[ability.clause].text.partition("#")[0].strip().rstrip(":")
            help = msg("let something do it, or take these lines out")
            desk.reporter.report(
                "never-caused", msg("`{}` never comes: {}", text, reason), desk.line_of(ability.clause), help=help
            )


def never(ability: AbilityDef, moments: set[str], performed: set[tuple[str, str | None]], model: Model) -> Message:
    """Why an ability never begins; empty if it may. `performed` are effects, each with the kind of card whose it is."""
    kind, moment = model.kind_of(ability.design) if ability.design is not None else None, ability.moment
    if moment is None:
        assert kind is not None
        if any(name == ability.name and (of is None or model.is_a(kind.name, of)) for name, of in performed):
            return NOTHING
        return msg("nothing performs the effect `{}` of {}", ability.name, a(kind.name))
    if kind is not None and not kind.works and not ability.always_on:
        return msg("{} has no place where it works", a(kind.name))
    if moment.when in ("at", *LIFE) or moment.what in moments:
        return NOTHING
    return msg("nobody ever does `{}`", moment.what)
