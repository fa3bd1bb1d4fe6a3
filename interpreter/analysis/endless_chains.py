"""Catches cards that set each other off without end: a loop of triggers through all loaded packs, which the author of
one card does not see.

    after you gain grain:       # on one card
        gain 1 coin
    after you gain coin:        # on another
        gain 1 grain

An ability that waits for a moment brings about other moments. Only what it does in any case is followed: no choice, no
condition, no price on the way; everything else ends when somebody wants it to, or cannot pay. So whatever is reported
here is sure to go on for ever once all its cards work; chains that end only perhaps are stopped at the table.
"""

from __future__ import annotations

from collections.abc import Iterator

from interpreter.analysis.context import World
from interpreter.check.endless import GamePart, Graph, Way, round_trips
from interpreter.check.headers import DOER, YOU
from interpreter.check.scope import Desk
from interpreter.effects import steps as s, values as v
from interpreter.effects.parts import walk
from interpreter.effects.values import Local
from interpreter.model import AbilityDef, Model
from interpreter.model.effort import may_be_left_out
from interpreter.report import Note
from interpreter.report.message import msg

Trip = list[tuple[GamePart, Way]]
MINE = v.Compare("==", DOER, YOU)


def report_endless_chains(world: World, desk: Desk) -> None:
    """One fault for each loop, with the cards of it in their order."""
    model = world.model
    for trip in round_trips(setting_off(model)):
        if not can_work_together(trip, world):
            continue
        names = [name_of(model.abilities[spot.number], model) for spot, _way in trip]
        chain = " → ".join(f"`{name}`" for name in (*names, names[0]))
        first = desk.line_of(model.abilities[trip[0][0].number].clause)
        notes = [
            Note(desk.line_of(way.clause), msg("this line of `{}` sets off `{}`", name, after))
            for name, after, (_spot, way) in zip(names, (*names[1:], names[0]), trip, strict=True)
            if way.clause is not None
        ]
        help = msg("put `once a …` behind one of the moments, or a price, a choice or a condition before what it does")
        message = msg("this sets itself off again and again: {}", chain)
        desk.reporter.report("endless-chain", message, first, help=help, notes=notes)


def setting_off(model: Model) -> Graph:
    """Which abilities bring about the moments of which."""
    ended = {
        str(ability.moment)
        for ability in model.abilities
        if ability.design is None and not is_harmless(ability.body, model)
    }
    followed = [ability for ability in model.abilities if follows(ability, model) and str(ability.moment) not in ended]
    spots = {ability.number: GamePart("ability", ability.design or "", ability.number) for ability in followed}
    graph: Graph = {}
    for ability in followed:
        caused = list(in_any_case(ability.body, model, set()))
        graph[spots[ability.number]] = [
            Way(spots[other.number], clause)
            for moment, clause in caused
            for other in followed
            if str(other.moment) == moment
        ]
    return graph


def follows(ability: AbilityDef, model: Model) -> bool:
    """Whether an ability answers every time that its owner does something (or, as a rule, that anybody does)."""
    if ability.moment is None or ability.moment.when not in ("before", "after", "at"):
        return False
    held = ability.once or ability.own or ability.slot or ability.condition not in (None, MINE)
    return not held and is_harmless(ability.body, model)


def is_harmless(body: tuple[s.Step, ...], model: Model, seen: set[str] | None = None) -> bool:
    """Whether nothing in a block can put an end to the game or to a card's working; `seen` are verbs looked into."""
    seen = set() if seen is None else seen
    for step in walk(body):
        match step:
            case s.DoVerb(verb=verb) if verb not in seen:
                seen.add(verb)
                if not is_harmless(model.verbs[verb].body, model, seen):
                    return False
            case _ if s.has_trait(step, "may stop"):
                return False
    return True


def in_any_case(body: tuple[s.Step, ...], model: Model, seen: set[str]) -> Iterator[tuple[str, int]]:
    """The moments that a body brings about whatever happens, each with the line that does it; those of a verb once."""
    if any(s.has_trait(step, "need", "price") for step in body):
        return
    for step in body:
        match step:
            case s.Announce():
                yield f"at {step.moment}", step.clause
            case s.Gain(amount=v.Const(value=int() as many)) if many > 0 and is_own(step.owner):
                if (model.counters[step.counter].high if step.sign > 0 else model.counters[step.counter].low) is None:
                    yield f"before {step.verb} {step.counter}", step.clause
                    yield f"after {step.verb} {step.counter}", step.clause
            case s.DoVerb() if step.verb not in seen and is_own(step.doer) and not may_be_left_out(step.verb, model):
                yield f"before {step.verb}", step.clause
                yield f"after {step.verb}", step.clause
                seen.add(step.verb)
                inner = in_any_case(model.verbs[step.verb].body, model, seen)
                yield from ((moment, step.clause) for moment, _clause in inner)


def is_own(who: v.Value | None) -> bool:
    """Whether it is the owner of the ability, or the doer of the verb, who does it."""
    return who is None or (isinstance(who, Local) and who.name in ("you", "doer"))


def can_work_together(trip: Trip, world: World) -> bool:
    """Whether there is room for all cards of a loop where they work, before one player."""
    model = world.model
    cards: dict[str, set[str]] = {}
    for spot, _way in trip:
        if spot.name:
            cards.setdefault(model.designs[spot.name].kind, set()).add(spot.name)
    for kind, designs in cards.items():
        works = model.kinds[kind].works
        room = sum(
            model.zones[zone].piles if on_top else world.capacity.zone(model.zones[zone])
            for zone, on_top in works.items()
        )
        if room < len(designs):
            return False
    return True


def name_of(ability: AbilityDef, model: Model) -> str:
    """How an author knows an ability: by its card, or as a rule by its header."""
    return ability.design or model.clauses[ability.clause].text.partition("#")[0].strip().rstrip(":")
