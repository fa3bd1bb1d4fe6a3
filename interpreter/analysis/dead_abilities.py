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
            help = msg("let something do it, or take these lines out")
            help = to_work(ability.design, model) if works_nowhere(ability, model) else help
            desk.reporter.report("never-caused", message, desk.line_of(ability.clause), help=help)
    for line in [*model.modifiers, *model.prohibitions]:
        if works_nowhere(line, model):
            kind = a(model.kind_of(line.design).name)
            message = msg(
                "`{}` never counts: {}", text_of(line.clause, model), msg("{} has no place where it works", kind)
            )
            desk.reporter.report("never-caused", message, desk.line_of(line.clause), help=to_work(line.design, model))


def text_of(clause: int, model: Model) -> str:
    """A line as it is written, without what is remarked behind it."""
    return model.clauses[clause].text.partition("#")[0].strip()


def works_nowhere(line: AbilityDef | Lasting, model: Model) -> bool:
    """Whether it stands on a card of a kind that works in no place."""
    if line.design is None or line.always_on or (isinstance(line, AbilityDef) and line.moment is None):
        return False
    return not model.kind_of(line.design).works


def to_work(design: str | None, model: Model) -> Message:
    """What to do about a card that works nowhere."""
    assert design is not None
    kind = model.kind_of(design).name
    return msg("write it on a card that works, or say in `kind {}` where it does: `works when it is in PLACE`", kind)


def never(ability: AbilityDef, moments: set[str], performed: set[tuple[str, str | None]], model: Model) -> Message:
    """Why an ability never begins; empty if it may. `performed` are effects, each with the kind of card whose it is."""
    kind, moment = model.kind_of(ability.design) if ability.design is not None else None, ability.moment
    if moment is None:
        assert kind is not None
        if any(name == ability.name and (of is None or model.is_a(kind.name, of)) for name, of in performed):
            return NOTHING
        return msg("nothing performs the effect `{}` of {}", ability.name, a(kind.name))
    if kind is not None and works_nowhere(ability, model):
        return msg("{} has no place where it works", a(kind.name))
    if moment.when in ("at", *LIFE) or moment.what in moments:
        return NOTHING
    return msg("nobody ever does `{}`", moment.what)
