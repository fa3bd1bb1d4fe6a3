"""Catches abilities that nothing ever sets off: a verb that nobody does, a counter that nobody changes, an effect that
nothing performs, a card that never works or never lies openly. Often the name of another verb was meant, or an
expansion is missing.

    after you trade:        # no action, card or rule of the game ever does `trade`
        gain 1 coin
"""

from __future__ import annotations

from interpreter.analysis.context import World
from interpreter.analysis.reach import bodies_of, heard, reached
from interpreter.check.scope import Desk, a
from interpreter.check.whereabouts import can_be_in_play, zones_for
from interpreter.effects import steps as s
from interpreter.model import LIFE, AbilityDef, Lasting, Model
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
            message = msg("`{}` never comes: {}", text_of(ability.clause, model).rstrip(":"), reason)
            help = to_be_heard(ability, model) or msg("let something do it, or take these lines out")
            desk.reporter.report("never-caused", message, desk.line_of(ability.clause), help=help)
    for line in [*model.modifiers, *model.prohibitions]:
        reason = unheard(line, model)
        if reason:
            message = msg("`{}` never counts: {}", text_of(line.clause, model), reason)
            help = to_be_heard(line, model)
            desk.reporter.report("never-caused", message, desk.line_of(line.clause), help=help)


def text_of(clause: int, model: Model) -> str:
    """A line as it is written, without what is remarked behind it."""
    return model.clauses[clause].text.partition("#")[0].strip()


def unheard(line: AbilityDef | Lasting, model: Model) -> Message:
    """Why nobody ever hears a line, wherever its card lies; empty if somebody may."""
    if line.design is None or (isinstance(line, AbilityDef) and line.moment is None):
        return NOTHING
    kind = model.kind_of(line.design)
    if line.always_on and not can_be_in_play(model, kind.name):
        return msg("{} never lies openly before a player", a(kind.name))
    if not line.always_on and not kind.works:
        return msg("{} has no place where it works", a(kind.name))
    return NOTHING


def to_be_heard(line: AbilityDef | Lasting, model: Model) -> Message:
    """What to do about a line that nobody ever hears; empty if that is not why it is dead."""
    if not unheard(line, model):
        return NOTHING
    assert line.design is not None
    kind = model.kind_of(line.design).name
    if not line.always_on:
        return msg(
            "write it on a card that works, or say in `kind {}` where it does: `works when it is in PLACE`", kind
        )
    place = next((zone.name for zone in zones_for(model, kind) if zone.per == "player"), "PLACE")
    return msg(
        "say in `kind {}` where such cards work, `works when it is in its owner's {}`, and leave `working or not` out",
        kind,
        place,
    )


def never(ability: AbilityDef, moments: set[str], performed: set[tuple[str, str | None]], model: Model) -> Message:
    """Why an ability never begins; empty if it may. `performed` are effects, each with the kind of card whose it is."""
    kind, moment = model.kind_of(ability.design) if ability.design is not None else None, ability.moment
    if moment is None:
        assert kind is not None
        if any(name == ability.name and (of is None or model.is_a(kind.name, of)) for name, of in performed):
            return NOTHING
        return msg("nothing performs the effect `{}` of {}", ability.name, a(kind.name))
    reason = unheard(ability, model)
    if reason:
        return reason
    if moment.when in ("at", *LIFE) or moment.what in moments:
        return NOTHING
    return msg("nobody ever does `{}`", moment.what)
