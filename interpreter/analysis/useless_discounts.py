"""Discounts that never take anything off: of a price of nothing, or on things of which there can be none."""

from __future__ import annotations

from collections.abc import Iterator

from interpreter.analysis.context import World
from interpreter.analysis.knowledge import Place, amount
from interpreter.analysis.ranges import one
from interpreter.check.scope import Desk, a
from interpreter.effects import steps as s
from interpreter.effects import values as v
from interpreter.effects.parts import walk
from interpreter.effects.values import Local, Value
from interpreter.model import Model, Modifier, VerbDef
from interpreter.report.message import msg

HELP = msg("take it out, or change what it is about")


def report_useless(world: World, desk: Desk) -> None:
    """One fault for each discount that never applies."""
    model = world.model
    bodies: list[tuple[tuple[s.Step, ...], str | None]] = [(body, None) for body in model.flow.values()]
    bodies += [(verb.body, None) for verb in model.verbs.values()]
    bodies += [(action.body, None) for action in model.actions.values()]
    bodies += [(ability.body, ability.design) for ability in model.abilities]
    for body, design in bodies:
        for step in walk(body):
            if isinstance(step, s.PayAmount | s.DoVerb):
                report_step(step, Place(world, design), desk)
    given = {(value, place, fact) for verb in model.verbs.values() for value, place, fact in discounts_in(verb)}
    for change in model.modifiers:
        report_change(change, given, world, desk)


def report_step(step: s.PayAmount | s.DoVerb, at: Place, desk: Desk) -> None:
    """A price with a discount, or a verb that is done with one."""
    if isinstance(step, s.PayAmount):
        if step.discount is None:
            return
        if step.discount == v.Const(0, "number"):
            message = msg("this discount is 0: it takes nothing off")
        elif all(part == one(0) for part in amount(step.amount, at)):
            message = msg("this discount never applies: the price is nothing")
        else:
            return
        desk.reporter.report("useless-discount", message, desk.line_of(step.clause), help=HELP)
        return
    verb = at.model.verbs[step.verb]
    for name, card, fact in asked_discounts(verb):
        arguments = dict(zip((p.name for p in verb.parameters), step.args, strict=True))
        mine = arguments[card] == Local("this", "card", kind_of(at))
        if mine and arguments[name] != v.Const(0, "number") and is_free(at.this, fact, at.model):
            message = msg("this discount never applies: the {} of `{}` is nothing", fact, at.this)
            desk.reporter.report("useless-discount", message, desk.line_of(step.clause), help=HELP)


def kind_of(at: Place) -> str | None:
    """The kind of the card on which a line stands."""
    return at.model.designs[at.this].kind if at.this is not None else None


def is_free(design: str | None, fact: str, model: Model) -> bool:
    """Whether a fact of a card is an amount of nothing."""
    if design is None or any(fact in side.facts for side in model.designs[design].sides.values()):
        return False
    given = model.designs[design].facts.get(fact, ())
    return isinstance(given, tuple) and not any(given)


def prices_of(verb: VerbDef) -> Iterator[tuple[str, str, Value]]:
    """The prices of a verb that are a fact of one of its parts: the part, the fact, and the discount on it."""
    for step in walk(verb.body):
        match step:
            case s.PayAmount(amount=v.FactOf(fact=fact, card=Local(name=part)), discount=discount) if (
                discount is not None
            ):
                yield part, fact, discount


def asked_discounts(verb: VerbDef) -> Iterator[tuple[str, str, str]]:
    """The parts behind `with` that are discounts: part, the part whose price it is, the fact that is the price."""
    names = {parameter.name for parameter in verb.parameters if parameter.joint == "with"}
    for part, fact, discount in prices_of(verb):
        for inner in walk(discount):
            if isinstance(inner, Local) and inner.name in names:
                yield inner.name, part, fact


def discounts_in(verb: VerbDef) -> Iterator[tuple[str, int, str]]:
    """The values that are discounts: value, the place of its part that has the price, the fact that is the price."""
    for part, fact, discount in prices_of(verb):
        for inner in walk(discount):
            if isinstance(inner, v.Changed):
                for place, arg in enumerate(inner.args):
                    if isinstance(arg, Local) and arg.name == part:
                        yield inner.value, place, fact


def report_change(change: Modifier, given: set[tuple[str, int, str]], world: World, desk: Desk) -> None:
    """A change of a value for the very card on which it stands, or for the pile that this card lies in."""
    model = world.model
    definition, design = model.values[change.value], model.designs[change.design]
    this = Local("this", "card", design.kind)
    for place, parameter in enumerate(definition.parameters):
        local = Local(f"of_{parameter.name}", parameter.type, parameter.kind)
        asked = [part for part in walk(change.condition) if isinstance(part, v.Compare)]
        pinned = {part.right for part in asked if (part.operator, part.left) == ("==", local)}
        message = ""
        if v.PlaceOfCard(this) in pinned and parameter.kind in model.zones:
            zone = model.zones[parameter.kind]
            if design.kind not in world.capacity.kinds_in(zone):
                message = msg("no {} ever lies in `{}`", design.kind, zone.name)
        elif this in pinned and parameter.kind in model.kinds and parameter.kind != design.kind:
            message = msg("this card is {}, and `{}` is about {}", a(design.kind), change.value, a(parameter.kind))
        elif this in pinned:
            facts = {fact for value, at, fact in given if (value, at) == (change.value, place)}
            if facts and all(is_free(change.design, fact, model) for fact in facts):
                message = msg("the {} of `{}` is nothing", facts.pop(), change.design)
        if message:
            told = msg("this change of `{}` never applies: {}", change.value, message)
            desk.reporter.report("useless-discount", told, desk.line_of(change.clause), help=HELP)
