"""Catches decks that nobody shuffles, so that their cards come in the same order in every game.

    zone deck of building "deck"
        face  down

    setup:
        each player draws 5 cards       # and no line says `shuffle deck`

Told are places that nobody may look into, in which several different cards begin, and from whose top or bottom
something is taken. What is shuffled only when a place has become empty is not shuffled for its first cards.
"""

from __future__ import annotations

from collections.abc import Iterator

from interpreter.analysis.context import World
from interpreter.analysis.reach import Body, bodies_of
from interpreter.check.scope import Desk
from interpreter.effects import steps as s, values as v
from interpreter.effects.parts import walk
from interpreter.effects.things import TopCards
from interpreter.model import Model
from interpreter.report.message import msg


def report_never_shuffled(world: World, desk: Desk) -> None:
    """One fault for each such place; none if a line shuffles a place that it does not name itself."""
    model = world.model
    refills = [zone.refill for zone in model.zones.values() if zone.refill]
    bodies = (*bodies_of(model), *(verb.body for verb in model.verbs.values()))
    bodies_at_first = tuple(body for body in bodies if body not in refills)
    late = set(shuffled_when_empty(bodies_at_first))
    shuffled = {pile_of(step.pile) for step in shuffles(bodies_at_first) if step not in late}
    if None in shuffled:
        return
    taken = set(taken_from(bodies))
    for zone in model.zones.values():
        if zone.seen == "nobody" and not zone.bag and zone.name in taken - shuffled and begins_mixed(zone.name, model):
            message = msg("nobody shuffles `{}`: its cards come in the same order in every game", zone.name)
            help = msg("write `shuffle {}` below `setup:`", zone.name)
            desk.reporter.report("never-shuffled", message, zone.span, help=help)


def shuffles(bodies: tuple[Body, ...]) -> Iterator[s.Shuffle]:
    """Every step that shuffles."""
    return (part for part in walk(bodies) if isinstance(part, s.Shuffle))


def shuffled_when_empty(bodies: tuple[Body, ...]) -> Iterator[s.Shuffle]:
    """The steps that shuffle a place below `if PLACE is empty`."""
    for part in walk(bodies):
        for condition, block in part.arms if isinstance(part, s.IfStep) else ():
            if isinstance(condition, v.IsEmpty):
                yield from (step for step in shuffles((block,)) if step.pile == condition.place)


def pile_of(pile: v.Value) -> str | None:
    """The name of the zone, None if it is another for each who asks."""
    return pile.zone if isinstance(pile, v.PileOf) else None


def taken_from(bodies: tuple[Body, ...]) -> Iterator[str | None]:
    """The zones from whose end something is taken."""
    for part in walk(bodies):
        match part:
            case s.Draw():
                yield part.zone
            case v.EndOf() | TopCards():
                yield pile_of(part.pile)


def begins_mixed(zone: str, model: Model) -> bool:
    """Whether different cards lie there when a match begins."""
    return sum(model.kinds[design.kind].starts == zone for design in model.designs.values()) > 1
