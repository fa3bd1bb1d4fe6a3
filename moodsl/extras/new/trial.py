"""The scenario of a new card is found by trying: positions and deeds that may set it off are played, and the first in
which it does what it says is kept.

What is tried follows from what the pack declares: the card lies in each place in which it can lie, and the verb of its
moment is done with whatever fits its parts. If nothing sets the card off, the scenario says where it works.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import product

from attrs import evolve, frozen

from interpreter.check.nouns import kinds_named, singular
from interpreter.check.scope import a
from interpreter.game.sentences import plural_of
from interpreter.model import Model, VerbDef
from interpreter.model.parts import Counter, Kind, Parameter, Zone
from interpreter.report import Reporter
from interpreter.report.message import msg
from interpreter.text import Source
from moodsl.extras.new.bench import Bench, CannotMake, Files, plain_name, would_have
from moodsl.extras.new.card import (
    ALWAYS,
    AT_THE_END,
    CardPlan,
    card_text,
    changeable,
    facts_to_ask,
    gained,
    kinds_of,
    takes,
    triggers_of,
)
from moodsl.formatter import formatted
from moodsl.scenario import Outcome

OPPONENT = "after an opponent "
MOST = 60  # candidates
MOMENTS = 6  # of a card that nobody chose one for
ENOUGH = 9  # of what has no upper bound
LEFT = 3  # room that is left in what has one
WORDS = 4  # that are tried as a part of a verb
OTHERS = 2  # other cards that are tried as parts of a verb


@frozen
class Candidate:
    """A scenario that may show what a card does: it ends with what `asked` is. `fires` False if it is only about where
    the card works."""

    title: str
    given: tuple[str, ...]
    when: tuple[str, ...]
    asked: str
    behind: str = ""
    fires: bool = True

    def text(self, value: str) -> str:
        """The scenario, saying that it is so; `value` is nothing to what has none."""
        asked = self.asked if self.asked.endswith(" log") else f"{self.asked} {value}{self.behind}"
        parts = (("given", self.given), ("when", self.when), ("then", (asked,)))
        lines = [f'scenario "{self.title}"']
        for word, inside in parts:
            lines += [f"    {word}", *(f"        {line}" for line in inside)] if inside else []
        return "\n".join(lines) + "\n"


@frozen
class Made:
    """The files of a new card. `fires` False if no scenario was found in which it does what it says."""

    files: Files
    fires: bool


def made_first(bench: Bench, plan: CardPlan, folder: str = ".", beside: Files | None = None) -> Made:
    """As `made`, of a plan without a moment: it gets the first one that a scenario sets off, or if there is none among
    the first few, simply the first."""
    plans = [evolve(plan, trigger=trigger) for trigger in triggers_of(bench.model, plan.kind)[:MOMENTS]] or [plan]
    found = None
    for one in plans:
        done = made(bench, one, folder, beside)
        if done.fires:
            return done
        found = found or done
    assert found is not None
    return found


def made(bench: Bench, plan: CardPlan, folder: str = ".", beside: Files | None = None) -> Made:
    """The files of a new card, by their paths in the pack in a folder, and those that come `beside` it; raises
    CannotMake."""
    hold_plan(bench.model, plan)
    inside = "" if folder in ("", ".") else f"{folder}/"
    new = {f"{inside}{name}": text for name, text in (beside or {}).items()}
    new[f"{inside}{plan.name}.moo"] = in_form(card_text(plan, bench.model))
    tries = {f"{inside}scenarios/{number}.moo": one for number, one in enumerate(candidates(bench.model, plan))}
    faults = bench.tried({**new, **{name: one.text("is 0") for name, one in tries.items()}})[1]
    faulty = set()
    for fault in faults:
        if fault.span.source.name not in tries:
            raise CannotMake(would_have(fault))
        faulty.add(fault.span.source.name)
    tries = {name: one for name, one in tries.items() if name not in faulty}
    model, outcomes = bench.played({**new, **{name: one.text("is 0") for name, one in tries.items()}}, tries)
    for outcome in sorted(outcomes, key=lambda one: not tries[one.scenario.span.source.name].fires):
        candidate = tries[outcome.scenario.span.source.name]
        value = value_in(outcome)
        if value is None or (candidate.fires and not is_set_off(model, plan.name, outcome)):
            continue
        files = {**new, f"{inside}scenarios/{plan.name}.moo": candidate.text(value)}
        try:
            bench.hold(files)
        except CannotMake:
            continue
        return Made({name.removeprefix(inside): text for name, text in files.items()}, candidate.fires)
    raise CannotMake(
        msg("no scenario was found for a {} that does something `{}`; choose another moment", plan.kind, plan.trigger)
    )


def hold_plan(model: Model, plan: CardPlan) -> None:
    """Raise CannotMake if the name is taken or none, or if there is no such kind."""
    plain_name(plan.name)
    if plan.kind not in kinds_of(model):
        known = ", ".join(f"`{name}`" for name in kinds_of(model)) or msg("none")
        raise CannotMake(msg("there is no kind of cards `{}` here; there is: {}", plan.kind, known))
    if plan.name in model.designs:
        raise CannotMake(msg("there is a card `{}` already; give the new one another name", plan.name))


def value_in(outcome: Outcome) -> str | None:
    """What the condition asked for really is, as the end of a line; None if the scenario did not come that far."""
    if outcome.passed:
        return "is 0"
    if outcome.code != "not-so":
        return None
    return f"is {outcome.actual}" if outcome.actual.lstrip("-").isdigit() else None


def is_set_off(model: Model, name: str, outcome: Outcome) -> bool:
    """Whether a card has done something."""
    done = {(one.clause, "done") for one in model.abilities if one.design == name}
    done |= {(one.clause, "in force") for one in model.modifiers if one.design == name}
    return bool(done & outcome.seen)


# ---- what is tried ---------------------------------------------------------------------------------------------------


def candidates(model: Model, plan: CardPlan) -> list[Candidate]:
    """What may show that the card does what it says, and at the end where it works."""
    counter = gained(model)
    asked = f"your {counter.name}" if counter else "your result"
    if plan.trigger.startswith(AT_THE_END):
        asked = f'"{plan.title} of you" is in log'
    found = []
    for given, when in trials(model, plan) if plan.trigger else ():
        lines = (*given, *riches(model))
        if plan.trigger == ALWAYS:
            behind = f" because of {plan.name}"
            found.append(Candidate(title_of(plan), lines, (), f"your {changeable(model)}", behind))
        else:
            found.append(Candidate(title_of(plan), lines, when, asked))
    if len(found) > 1 and plan.trigger != ALWAYS:  # where the order of several cards is asked, the new one comes first
        found += [evolve(one, when=(*one.when, f"you choose {plan.name}")) for one in found]
    return [*found[:MOST], *resting(model, plan)]


def resting(model: Model, plan: CardPlan) -> Iterator[Candidate]:
    """Where the card works; of a kind that works nowhere, that it lies where such cards begin."""
    kind, things = model.kinds[plan.kind], plural_of(plan.kind)
    zones = homes(model, kind)
    if not kind.works:
        for zone in sorted(zones, key=lambda one: one.name != kind.starts):
            asked = f"number of {things} in {place(zone)}"
            yield Candidate(f"{plan.title} lies where it can", (lies(zone, [plan.name]),), (), asked, fires=False)
        return
    title = f"{plan.title} works where it should"
    for zone in zones:
        for asked in (f"number of working {things} in {place(zone)}", f"number of {things} in {place(zone)}"):
            yield Candidate(title, (lies(zone, [plan.name]),), (), asked, fires=False)


def in_form(text: str) -> str:
    """A new file as the formatter writes it; as it is, if what was asked for makes it faulty."""
    return formatted(Source("card.moo", text), Reporter()) or text


def title_of(plan: CardPlan) -> str:
    """The title of the scenario."""
    return f"{plan.title} does what it says"


def trials(model: Model, plan: CardPlan) -> Iterator[tuple[list[str], tuple[str, ...]]]:
    """Positions of the card, each with what is done then."""
    kind = model.kinds[plan.kind]
    word, _, rest = plan.trigger.partition(" ")
    for zone in homes(model, kind):
        here = [lies(zone, [plan.name])]
        if plan.trigger == ALWAYS:
            yield here, ()
        elif plan.trigger.startswith(AT_THE_END):
            yield here, ("reach end of game",)
        elif word == "at":
            name = rest.partition(" ")[0]
            yield here, (f"you announce start of {name}",)
            yield here, (f"reach start of {name}", f"reach end of {name}")
        elif plan.trigger.startswith(OPPONENT):
            yield [*here, *riches(model, "rival's")], (f"rival {plan.trigger.removeprefix(OPPONENT)}",)
        elif word == "after" and rest in model.verbs:
            if not kind.works or zone.name in kind.works:
                yield from watched_verbs(model, model.verbs[rest], plan, zone)
        else:
            verbs = [model.verbs[rest]] if word == "on" and rest in model.verbs else list(model.verbs.values())
            for verb in verbs:
                if any(takes(part, kind) for part in verb.parameters):
                    for deed in phrases(model, verb, {}, plan):
                        yield here, (deed,)


def watched_verbs(
    model: Model, verb: VerbDef, plan: CardPlan, zone: Zone
) -> Iterator[tuple[list[str], tuple[str, ...]]]:
    """A verb done while the card looks on; if it needs a card, it is another one, in each place in which it can lie."""
    cards = [part for part in verb.parameters if part.type == "card"]
    if not cards:
        for deed in phrases(model, verb, {}, plan):
            yield [lies(zone, [plan.name])], (deed,)
        return
    fitting = [one for one in model.designs.values() if takes(cards[0], model.kinds[one.kind])][:OTHERS]
    for other in fitting:
        for there in homes(model, model.kinds[other.kind]):
            given = [lies(zone, [plan.name]), lies(there, [other.name])]
            if there.name == zone.name:
                given = [lies(zone, [plan.name, other.name])]
            for deed in phrases(model, verb, {cards[0].name: other.name}, plan):
                yield given, (deed,)


def phrases(model: Model, verb: VerbDef, chosen: dict[str, str], plan: CardPlan) -> Iterator[str]:
    """`you lay NAME into a row from your rows`, with whatever fits the parts; nothing if nothing is known for one."""
    parts = [part for part in verb.parameters if part.joint != "with"]
    choices = [[chosen[part.name]] if part.name in chosen else things_for(model, part, plan) for part in parts]
    for things in product(*choices):
        pairs = zip(parts, things, strict=True)
        yield " ".join(["you", verb.name, *(f"{part.joint} {thing}" if part.joint else thing for part, thing in pairs)])


def things_for(model: Model, part: Parameter, plan: CardPlan) -> list[str]:
    """What a part of a verb may be: the new card, the other player, a pile, a word that stands on such cards."""
    if takes(part, model.kinds[plan.kind]):
        return [plan.name]
    if part.type == "player":
        return ["rival"]
    if part.type == "pile" and part.kind:
        pile = f"{a(singular(model, part.kind))} from {place(model.zones[part.kind])}"
        return [pile, f"{pile} where it is empty"]
    if part.type == "word":
        return [word for words in facts_to_ask(model, plan.kind).values() for word in words][:WORDS]
    return []


def homes(model: Model, kind: Kind) -> list[Zone]:
    """The places in which a card of a kind can lie: where it works, then those of players, then the others."""
    zones = [
        one
        for one in model.zones.values()
        if one.store == "cards" and not one.host and kind.name in kinds_named(model, one.of)
    ]
    return sorted(zones, key=lambda one: (one.name not in kind.works, one.per != "player"))


def place(zone: Zone) -> str:
    """A place as the player himself calls it."""
    return f"your {zone.name}" if zone.per == "player" else zone.name


def lies(zone: Zone, cards: Iterable[str]) -> str:
    """`your hand is [a, b]`, `your cards are [a]`; in a place of piles each card lies in one of its own."""
    lists = ", ".join(f"[{card}]" for card in cards) if zone.piled else f"[{', '.join(cards)}]"
    return f"{place(zone)} {'are' if zone.name.endswith('s') else 'is'} {lists}"


def riches(model: Model, whose: str = "your") -> list[str]:
    """A player's counters that can be paid with, well filled."""
    found = [one for one in model.counters.values() if one.resource and one.per_player]
    return [f"{whose} {one.name} is {filled(one)}" for one in found]


def filled(counter: Counter) -> int:
    """Much of something, with room for more."""
    if counter.high is None:
        return max(ENOUGH, counter.low or 0)
    return max(counter.high - LEFT, counter.low or 0)
