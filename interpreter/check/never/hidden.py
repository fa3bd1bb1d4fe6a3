"""Cards that are read by somebody who may not see them.

How many cards lie in a hidden place everybody may know; what stands on them only its owner, or nobody. An effect that
looks at the facts of such cards for somebody else tells him by what it does. Cards that were revealed are known: behind
a `reveal` nothing is reported any more, and when the game ends all is shown. The course of the game and its rules look
for nobody.
"""

from __future__ import annotations

from collections.abc import Iterator

from attrs import frozen

from interpreter.check.endless import walk
from interpreter.check.never.knowledge import World
from interpreter.check.scope import Desk
from interpreter.effects import steps as s
from interpreter.effects import things as th
from interpreter.effects import values as v
from interpreter.effects.things import Things
from interpreter.effects.values import Local, Value
from interpreter.model import Model, Moment, Zone

YOU = Local("you", "player")


@frozen
class Reader:
    """Who an effect looks for."""

    world: World
    desk: Desk
    who: Value


def report_hidden(world: World, desk: Desk) -> None:
    """One fault for each line that reads what its reader may not see."""
    model = world.model
    you = Reader(world, desk, YOU)
    for verb in model.verbs.values():
        block(verb.body, you)
    for action in model.actions.values():
        block(action.body, you)
    for ability in model.abilities:
        if ability.design is not None and ability.moment != Moment("at", "game end"):
            block(ability.body, you)
    for change in model.modifiers:
        look((change.condition, change.amount), change.clause, you)


def block(body: tuple[s.Step, ...], reader: Reader) -> bool:
    """Look through a block; True if something was revealed in it, so that what follows may know it."""
    return any(step_reveals(step, reader) for step in body)


def step_reveals(step: s.Step, reader: Reader) -> bool:
    """Look through a step and the blocks in it; True if something was revealed."""
    match step:
        case s.Reveal():
            return True
        case s.IfStep():
            for place, (condition, arm) in enumerate(step.arms):
                if condition is not None:
                    look(condition, step.clauses[place], reader)
                block(arm, reader)
            return reveals(step)
        case s.May():
            inner = Reader(reader.world, reader.desk, step.chooser)
            block(step.body, inner)
            block(step.otherwise, inner)
            return reveals(step)
        case s.ChooseOne() | s.AnyOrder():
            for option in step.options:
                block(option, Reader(reader.world, reader.desk, step.chooser))
            return reveals(step)
        case s.ForEach():
            look(step.things, step.clause, reader)
            acts = isinstance(step.things.source, th.Players)
            block(step.body, Reader(reader.world, reader.desk, step.things.local) if acts else reader)
            return reveals(step)
        case s.WithPicks():
            for pick in step.picks:
                look(pick.things, step.clause, Reader(reader.world, reader.desk, pick.chooser))
            return block(step.body, reader)
        case s.PhaseStep() | s.Turns() | s.Repeat():
            return block(step.body, reader)
    look(step, step.clause, reader)
    return False


def reveals(step: s.Step) -> bool:
    """Whether something is revealed somewhere in a step."""
    return any(isinstance(part, s.Reveal) for part in walk(step))


def look(part: object, clause: int, reader: Reader) -> None:
    """Report the hidden cards that a part reads."""
    for zone, owner in read_in(part, reader.world.model):
        if is_hidden(reader.world.model.zones[zone], owner, reader.who):
            whose = "nobody sees" if reader.world.model.zones[zone].seen == "nobody" else "only its owner sees"
            message = f"this line reads cards of `{zone}`, which {whose}"
            help = "count them without looking, let their owner choose, or `reveal` them first"
            reader.desk.reporter.report("hidden-cards", message, reader.desk.line_of(clause), help=help)


def is_hidden(zone: Zone, owner: Value | None, who: Value) -> bool:
    """Whether a player may not see the cards of a place."""
    return zone.seen == "nobody" or (zone.seen == "owner" and owner is not None and owner != who)


def read_in(part: object, model: Model) -> Iterator[tuple[str, Value | None]]:
    """The places whose cards a part reads: a zone and its owner."""
    for inner in walk(part):
        match inner:
            case Things(where=where, local=local) if any(is_read(local, condition) for condition in where):
                yield from places_of(inner)
            case v.Total(things=things):
                yield from places_of(things)
            case v.FactOf(card=v.EndOf(pile=v.PileOf() as pile)) | v.IsDesign(card=v.EndOf(pile=v.PileOf() as pile)):
                yield pile.zone, pile.owner
            case v.Changed(value=name, args=args):
                definition = model.values[name]
                given = {p.local: arg for p, arg in zip(definition.parameters, args, strict=True)}
                for zone, owner in read_in(definition.base, model):
                    yield zone, given.get(owner, owner) if isinstance(owner, Local) else owner


def is_read(local: Local, condition: Value) -> bool:
    """Whether a condition looks at what stands on a card."""
    return any(isinstance(one, v.FactOf | v.IsDesign) and one.card == local for one in walk(condition))


def places_of(things: Things) -> Iterator[tuple[str, Value | None]]:
    """The places that are gone through."""
    match things.source:
        case th.CardsIn(places=places):
            yield from places
        case th.CardsOfPile(pile=v.PileOf() as pile) | th.TopCards(pile=v.PileOf() as pile):
            yield pile.zone, pile.owner
