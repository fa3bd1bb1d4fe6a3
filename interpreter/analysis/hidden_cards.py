"""Catches effects that give away hidden cards: they read what stands on cards that who carries them out may not see.

    on build:
        if there is a red stall in an opponent's hand       # what happens then tells it
            gain 1 coin

How many cards lie in a hidden place everybody may know; what stands on them only its owner, or nobody. Cards that were
revealed are known: behind a `reveal` nothing is reported any more, of those shown to one player nothing that he reads,
and when the game ends all is shown. The course of
the game and its rules look for nobody. What stands on the back of a card (`back …` in its kind) is seen wherever the
card lies before a player.
"""

from __future__ import annotations

from collections.abc import Iterator

from attrs import evolve, frozen

from interpreter.analysis.context import Read, World
from interpreter.analysis.reach import all_steps
from interpreter.check.headers import YOU
from interpreter.check.nouns import kinds_named
from interpreter.check.scope import Desk
from interpreter.effects import steps as s, things as th, values as v
from interpreter.effects.parts import walk
from interpreter.effects.things import Things
from interpreter.effects.values import Local, Value
from interpreter.model import Model, Moment, Zone
from interpreter.report.message import msg

WHOLE = frozenset(["the whole card"])  # what is read where it is asked which card it is


@frozen
class Viewpoint:
    """Who an effect looks for."""

    world: World
    desk: Desk
    who: Value
    told: frozenset[Value] = frozenset()  # who has been shown something
    kept: tuple[tuple[Value, Value], ...] = ()  # names of cards that were shown, each with the player who saw them


def report_hidden_cards(world: World, desk: Desk) -> None:
    """One fault for each line that reads what its reader may not see."""
    model = world.model
    you = Viewpoint(world, desk, YOU)
    for verb in model.verbs.values():
        block(verb.body, you)
    for action in model.actions.values():
        block(action.body, you)
    for ability in model.abilities:
        if ability.design is not None and ability.moment != Moment("at", "game end"):
            block(ability.body, you)
    for line in (*model.modifiers, *model.prohibitions):
        for part, clause in line.asked:
            look(part, clause, you)
    for change in model.modifiers:
        look(change.amount, change.clause, you)
    for step in all_steps(model):
        if isinstance(step, s.WithPicks):
            for pick in step.picks:
                check_unseen(pick, step, desk)


def check_unseen(pick: s.Pick, step: s.WithPicks, desk: Desk) -> None:
    """Of cards that their owner does not see one is chosen, by where it lies, before anything is done with it, and not
    from a list of them."""
    unseen = next((zone for zone in th.zones_of(pick.things.source) if desk.model.zones[zone].seen == "others"), None)
    if unseen is None:
        return
    wrong = pick.quantity != "one" or pick.guard is not None
    if not pick.asks:
        inner = (part for part in walk(step.body) if isinstance(part, s.Pick) and part.asks)
        wrong = any(is_from(one.things, pick.local) for one in inner)
    if wrong:
        message = msg("whoever has `{}` does not see it, and chooses one card by where it lies", unseen)
        help = msg("write `choose a card from PLACE as chosen`, and below it what is done with `chosen`")
        desk.reporter.report("hidden-cards", message, desk.line_of(step.clause), help=help)


def block(body: tuple[s.Step, ...], reader: Viewpoint) -> bool:
    """Look through a block; True if something was revealed in it, so that what follows may know it."""
    for step in body:
        if step_reveals(step, reader):
            return True
        shown = [(part.cards, part.player) for part in walk(step) if isinstance(part, s.Reveal) and part.player]
        reader = evolve(reader, told=reader.told | {who for _cards, who in shown}, kept=(*reader.kept, *shown))
    return False


def step_reveals(step: s.Step, reader: Viewpoint) -> bool:
    """Look through a step and the blocks in it; True if something was revealed."""
    match step:
        case s.Reveal(player=None):
            return True
        case s.IfStep():
            for place, (condition, arm) in enumerate(step.arms):
                if condition is not None:
                    look(condition, step.clauses[place], reader)
                block(arm, reader)
            return reveals(step)
        case s.May():
            inner = evolve(reader, who=step.chooser)
            block(step.body, inner)
            block(step.otherwise, inner)
            return reveals(step)
        case s.ChooseOne() | s.AnyOrder():
            for option in step.options:
                block(option, evolve(reader, who=step.chooser))
            return reveals(step)
        case s.ForEach():
            look(step.things, step.clause, reader)
            acts = isinstance(step.things.source, th.Players)
            block(step.body, evolve(reader, who=step.things.local) if acts else reader)
            return reveals(step)
        case s.WithPicks():
            for pick in step.picks:
                chooser = reader if pick.by_chance else evolve(reader, who=pick.chooser)
                look(pick.things, step.clause, chooser)
                others = [who for cards, who in reader.kept if is_from(pick.things, cards) and who != pick.chooser]
                if pick.asks and others:
                    message = msg("this line offers cards that were shown to somebody else alone")
                    help = msg("let the player choose to whom they were shown, or `reveal` them to all")
                    reader.desk.reporter.report("hidden-cards", message, reader.desk.line_of(step.clause), help=help)
            return block(step.body, reader)
        case s.PhaseStep() | s.Turns() | s.Repeat():
            return block(step.body, reader)
    look(step, step.clause, reader)
    return False


def reveals(step: s.Step) -> bool:
    """Whether something is revealed somewhere in a step."""
    return any(isinstance(part, s.Reveal) and part.player is None for part in walk(step))


def is_from(things: Things, cards: Value) -> bool:
    """Whether things are picked from cards that have a name."""
    return isinstance(things.source, th.CardsOfList) and things.source.cards == cards


def look(part: object, clause: int, reader: Viewpoint) -> None:
    """Report the hidden cards that a part reads."""
    world, model = reader.world, reader.world.model
    if reader.who in reader.told:
        return
    for zone, owner, facts in read_in(part, world):
        if is_hidden(model.zones[zone], owner, reader.who) and not on_backs(model.zones[zone], facts, model):
            message = msg("this line reads cards of `{}`, which only its owner sees", zone)
            if model.zones[zone].seen == "nobody":
                message = msg("this line reads cards of `{}`, which nobody sees", zone)
            if model.zones[zone].seen == "others":
                message = msg("this line reads cards of `{}`, which its owner does not see", zone)
            help = msg(
                "count them without looking, let their owner choose, or `reveal` them first; where their owner answers "
                "a guess write `## allow hidden-cards` behind the line, and the reason"
            )
            reader.desk.reporter.report("hidden-cards", message, reader.desk.line_of(clause), help=help)


def is_hidden(zone: Zone, owner: Value | None, who: Value) -> bool:
    """Whether a player may not see the cards of a place."""
    if zone.seen == "others":
        return owner == who
    return zone.seen == "nobody" or (zone.seen == "owner" and owner is not None and owner != who)


def on_backs(zone: Zone, facts: frozenset[str], model: Model) -> bool:
    """Whether all that is read stands on the backs of the cards that can lie in somebody's place."""
    kinds = [model.kinds[kind] for kind in kinds_named(model, zone.of)]
    return zone.seen != "nobody" and all(facts <= set(kind.back) for kind in kinds)


def read_in(part: object, world: World) -> Iterator[Read]:
    """The places whose cards a part reads: a zone, its owner, and what is read."""
    model = world.model
    for inner in walk(part):
        match inner:
            case Things(where=where, local=local):
                yield from places_of(inner.source, read_of(local, where, world))
                if isinstance(inner.source, th.CardsUnder):
                    for host in (one for one in walk(where) if isinstance(one, v.HostOf) and one.card == local):
                        yield from places_of(inner.source.hosts, read_of(host, where, world))
            case (
                v.Total(things=things, each=each)
                | v.LongestWay(things=things, each=each)
                | v.MostAlike(things=things, each=each)
                | th.SomeOf(things=things, each=each)
            ):
                yield from places_of(things.source, read_of(things.local, each, world))
            case v.FactOf(card=v.PickedOut(things=things)) | v.EdgeOf(card=v.PickedOut(things=things)):
                yield from places_of(things.source, frozenset([inner.fact]))
            case v.FactOf(card=v.EndOf(pile=v.PileOf() as pile)) | v.EdgeOf(card=v.EndOf(pile=v.PileOf() as pile)):
                yield pile.zone, pile.owner, frozenset([inner.fact])
            case th.TurnsOf(card=v.EndOf(pile=v.PileOf() as pile)):
                yield pile.zone, pile.owner, WHOLE
            case v.FaceOf(card=v.EndOf(pile=v.PileOf() as pile)) | v.IsDesign(card=v.EndOf(pile=v.PileOf() as pile)):
                yield pile.zone, pile.owner, WHOLE
            case v.IsLike() | v.WordCount(words=v.FactOf(type="designs")):
                for end in compared(inner):
                    if isinstance(end, v.EndOf) and isinstance(end.pile, v.PileOf):
                        yield end.pile.zone, end.pile.owner, WHOLE
            case v.Changed(value=name, args=args):
                given = {p.local: arg for p, arg in zip(model.values[name].parameters, args, strict=True)}
                for zone, owner, facts in read_by(name, world):
                    yield zone, given.get(owner, owner) if isinstance(owner, Local) else owner, facts
                for place, arg in enumerate(args):
                    if isinstance(arg, v.EndOf) and isinstance(arg.pile, v.PileOf):
                        facts = read_of_part(name, place, world)
                        if facts:
                            yield arg.pile.zone, arg.pile.owner, facts


def compared(condition: v.IsLike | v.WordCount) -> tuple[Value | None, ...]:
    """The cards of which it is asked what they are."""
    return (condition.left, condition.right) if isinstance(condition, v.IsLike) else (condition.word,)


def read_by(value: str, world: World) -> tuple[Read, ...]:
    """What a declared value reads, each once; owners are the value's own parts."""
    if value not in world.reads:
        world.reads[value] = tuple(dict.fromkeys(read_in(world.model.values[value].base, world)))
    return world.reads[value]


def read_of(card: Value, part: object, world: World) -> frozenset[str]:
    """What a part looks at of what stands on a card: its facts, or all of it."""
    found: frozenset[str] = frozenset()
    for inner in walk(part):
        match inner:
            case v.FactOf(fact=fact, card=asked) | v.EdgeOf(fact=fact, card=asked) if asked == card:
                found |= {fact}
            case v.IsDesign(card=asked) | v.FaceOf(card=asked) if asked == card:
                found |= WHOLE
            case v.IsLike() | v.WordCount(words=v.FactOf(type="designs")) if card in compared(inner):
                found |= WHOLE
            case v.Changed(value=name, args=args) if card in args:
                for place, arg in enumerate(args):
                    if arg == card:
                        found |= read_of_part(name, place, world)
    return found


def read_of_part(value: str, place: int, world: World) -> frozenset[str]:
    """What a declared value looks at of what stands on the card that is its part at `place`."""
    if (value, place) not in world.reads_of:
        definition = world.model.values[value]
        world.reads_of[value, place] = read_of(definition.parameters[place].local, definition.base, world)
    return world.reads_of[value, place]


def places_of(source: th.ThingSource, facts: frozenset[str]) -> Iterator[Read]:
    """The places that are gone through, and what is read there; none if nothing is read."""
    match source:
        case _ if not facts:
            return
        case th.CardsIn(places=places):
            for zone, owner in places:
                yield zone, owner, facts
        case th.CardsUnder(zone=zone):
            yield zone, None, facts
        case th.Together(parts=parts):
            for part in parts:
                yield from places_of(part.source, facts)
        case th.CardsOfPile(pile=v.PileOf() as pile) | th.TopCards(pile=v.PileOf() as pile):
            yield pile.zone, pile.owner, facts
