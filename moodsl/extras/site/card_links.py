"""Ties: which cards have to do with each other, and why, worked out from what they mean.

A topic is something that one card touches and another one minds: a verb that is done and heard, a value that is asked
and changed, a counter that is gained and watched, a word that one card bears and another looks for. A topic that nearly
every card touches ties nothing.
"""

from __future__ import annotations

from collections.abc import Iterator

from attrs import field, frozen

from interpreter.effects import steps as s, values as v
from interpreter.effects.parts import walk
from interpreter.effects.reached import closure, verbs_in
from interpreter.effects.things import CardsIn, CardsOfPile, TopCards
from interpreter.model import Model

MOST = 3  # a topic touched by more than a third of all cards ties nothing


@frozen(order=True)
class Topic:
    """`sort` is `verb`, `value`, `gain`, `lose`, `zone`, `word`, `effect` or `card`; `name` is that thing's name."""

    sort: str
    name: str


@frozen
class Tie:
    """Cards that one card has to do with by one topic.

    `minds`: whether the card itself minds the topic (and the others touch it), or touches it (and the others mind it).
    `others` do the opposite, `fellows` do the same as the card; only those who mind are fellows.
    """

    topic: Topic
    minds: bool
    others: tuple[str, ...]
    fellows: tuple[str, ...] = ()


@frozen
class Web:
    """All topics of a pack: which cards touch each one, and which mind it, in the order of the cards."""

    touched: dict[Topic, list[str]] = field(factory=dict)
    minded: dict[Topic, list[str]] = field(factory=dict)

    def ties(self, name: str) -> list[Tie]:
        """What a card has to do with others: what it minds first, then what it touches."""
        found = []
        for topic, cards in sorted(self.minded.items()):
            if name in cards:
                others = tuple(one for one in self.touched.get(topic, ()) if one != name)
                fellows = tuple(one for one in cards if one != name)
                if others or fellows:
                    found.append(Tie(topic, True, others, fellows))
        for topic, cards in sorted(self.touched.items()):
            others = tuple(one for one in self.minded.get(topic, ()) if one != name)
            if name in cards and others and name not in self.minded[topic]:
                found.append(Tie(topic, False, others))
        return found


def web_of(model: Model) -> Web:
    """The topics of all cards of a game."""
    reach = {name: set(verbs_in(verb.body)) for name, verb in model.verbs.items()}
    asked = {name: set(values_in(verb.body)) for name, verb in model.verbs.items()}
    web = Web()
    most = max(2, len(model.designs) // MOST)
    for name in model.by_themselves:
        for topic in set(touched_by(name, model, reach, asked)):
            web.touched.setdefault(topic, []).append(name)
        for topic in set(minded_by(name, model)):
            web.minded.setdefault(topic, []).append(name)
    for cards in (web.touched, web.minded):
        for topic in [one for one, names in cards.items() if len(names) > most]:
            del cards[topic]
    return web


def touched_by(name: str, model: Model, reach: dict[str, set[str]], asked: dict[str, set[str]]) -> Iterator[Topic]:
    """What a card does, asks and bears."""
    body = tuple(ability.body for ability in model.abilities if ability.design == name)
    verbs = closure(verbs_in(body), reach)
    yield from (Topic("verb", verb) for verb in verbs)
    yield from (Topic("value", value) for value in {*values_in(body)}.union(*(asked[verb] for verb in verbs)))
    yield from gains_in(body, model)
    for part in walk(body):
        if isinstance(part, s.PerformEffect):
            yield Topic("effect", part.effect)
    yield from (Topic("zone", zone) for zone in filled_by(body, model))
    design = model.designs[name]
    yield Topic("card", name)
    for fact, spec in model.kinds[design.kind].facts.items():
        value = design.facts.get(fact)
        if spec.type == "words" and isinstance(value, int):
            yield Topic("word", f"{fact} {model.words[value]}")


def named_by(name: str, model: Model) -> Iterator[Topic]:
    """The cards that stand on a card."""
    design = model.designs[name]
    for fact, spec in model.kinds[design.kind].facts.items():
        if spec.type != "printed":
            yield from (Topic("card", one) for one in spec.names(design.facts.get(fact)) if one != name)


def minded_by(name: str, model: Model) -> Iterator[Topic]:
    """What a card hears, changes, forbids and looks for."""
    conditions: list[object] = []
    for ability in model.abilities:
        if ability.design == name:
            conditions += [ability.body, ability.condition]
            if ability.moment is not None and not ability.own:
                first, _, second = ability.moment.what.partition(" ")
                if first in model.verbs:
                    yield Topic("verb", first)
                elif first in ("gain", "lose"):
                    yield Topic(first, second)
    for change in model.modifiers:
        if change.design == name:
            conditions += [change.condition, change.amount]
            yield Topic("value", change.value)
    for ban in model.prohibitions:
        if ban.design == name:
            conditions.append(ban.condition)
            yield Topic("action" if ban.of_action else "verb", ban.name)
    yield from named_by(name, model)
    yield from (Topic("effect", effect) for effect in model.designs[name].effects)
    yield from (Topic("zone", zone) for zone in drawn_on_by(tuple(conditions)))
    for part in walk(tuple(conditions)):
        if isinstance(part, v.Compare):
            yield from words_compared(part, model)
        elif isinstance(part, v.IsDesign) and part.design != name:
            yield Topic("card", part.design)


def words_compared(compare: v.Compare, model: Model) -> Iterator[Topic]:
    """`card's colour is blue`: the word that is looked for."""
    for fact, word in ((compare.left, compare.right), (compare.right, compare.left)):
        if isinstance(fact, v.FactOf) and isinstance(word, v.Const) and word.type == "word":
            yield Topic("word", f"{fact.fact} {model.words[int(word.value)]}")  # type: ignore[arg-type]


def gains_in(body: object, model: Model) -> Iterator[Topic]:
    """The counters and resources that change."""
    for part in walk(body):
        if isinstance(part, s.Gain):
            yield Topic("gain" if part.sign > 0 else "lose", part.counter)
        elif isinstance(part, s.GainAmount):
            for inner in walk(part.amount):
                word = "gain" if part.sign > 0 else "lose"
                if isinstance(inner, v.AsAmount):
                    yield Topic(word, inner.resource)
                elif isinstance(inner, v.Const) and isinstance(inner.value, tuple):
                    names = zip(model.resources, inner.value, strict=True)
                    yield from (Topic(word, name) for name, count in names if count)


def filled_by(body: object, model: Model) -> Iterator[str]:
    """The places of the whole game that cards are put into."""
    for part in walk(body):
        if isinstance(part, s.MoveCard):
            if isinstance(part.target, v.PileOf) and part.target.owner is None:
                yield part.target.zone
            elif part.target is None:
                kinds = {one.kind for one in walk(part.cards) if isinstance(one, v.Local) and one.kind}
                yield from (heap for kind in kinds if (heap := model.kinds[kind].discarded))


def drawn_on_by(body: object) -> Iterator[str]:
    """The places of the whole game that cards are looked for in."""
    for part in walk(body):
        if isinstance(part, CardsIn):
            yield from (zone for zone, owner in part.places if owner is None)
        elif isinstance(part, CardsOfPile | TopCards) and isinstance(part.pile, v.PileOf) and part.pile.owner is None:
            yield part.pile.zone


def values_in(body: object) -> Iterator[str]:
    """The declared values that are asked."""
    return (part.value for part in walk(body) if isinstance(part, v.Changed))
