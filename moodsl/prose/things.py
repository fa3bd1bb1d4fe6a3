"""Things: `2 blue cards from your hand`, `each of your rows with at least 3 cards`, and the places they lie in."""

from __future__ import annotations

from attrs import evolve, fields, frozen

from interpreter.check.nouns import kinds_named, piled_zone, singular, singulars
from interpreter.syntax import nodes as n
from moodsl.prose.counts import number_of
from moodsl.prose.nominals import Adjective, Nominal, Noun, Phrase
from moodsl.prose.scope import Entity, Scope
from moodsl.prose.telling import condition, entity_of, unfolded, value
from moodsl.prose.voice import CLOSE, Voice

HOUSE = ("card", "board", "piece", "die", "player", "opponent", "slot", "action")


@frozen
class Place:
    """A place as it is named, whether one lies `in` or `on` it, and whose it is."""

    nominal: Nominal
    at: str
    owner: Entity | None = None
    pieces: bool = False


@frozen
class Told:
    """Things as they are named: the phrase without their place, the place, and the entity that each of them is."""

    phrase: Phrase
    place: Place | None
    each: Entity
    inner: Scope
    tied: tuple[str, ...] = ()  # what stands right behind the noun, before the place


def noun_for(word: str, voice: Voice) -> tuple[Noun, str]:
    """The noun that a word of the author stands for, and the sort of entity."""
    model = voice.model
    one = singular(model, word)
    sort = {"player": "player", "opponent": "player", "slot": "cell", "piece": "piece"}.get(one, "card")
    if one in HOUSE and one not in model.kinds:
        return voice.noun("noun", one), sort
    zone = piled_zone(model, word)
    if zone:
        return voice.noun("pile", zone), "pile"
    kinds = kinds_named(model, word)
    name = kinds[0] if kinds else one
    base = model.kinds[name].base if kinds else "card"
    return voice.noun("kind", name), "card" if base in ("card", "board") else base


# ---- places ---------------------------------------------------------------------------------------------------------


def at_of(noun: Noun | None, voice: Voice) -> str:
    """`in` or `on`, as the words of a noun say."""
    entry = getattr(noun, "entry", None)
    return (voice.lexicon.find(entry, "at") if entry is not None else None) or "in"


def owner_of(expr: n.Expr | None, scope: Scope, voice: Voice) -> Nominal | None:
    """Somebody as an owner: `your`, or `own` where the sentence is about him."""
    if expr is None:
        return None
    entity = entity_of(expr, scope)
    if entity is not None and entity.silent:
        return None
    return voice.owner(entity, scope) if entity is not None else value(expr, scope, voice)


def zone_phrase(zone: str, owner: n.Expr | None, scope: Scope, voice: Voice, bare: bool = False) -> Phrase:
    """A zone with its owner. An owner that goes without saying is not named: `from hand`."""
    noun = voice.noun("zone", zone)
    entity = entity_of(owner, scope)
    may_be_bare = voice.lexicon.find(voice.lexicon.entry("zone", zone), "bare") is not None
    silent = may_be_bare and entity is not None and entity is scope.subject
    bare = bare and (may_be_bare or voice.sentences.find("havers-own-in-silence") is not None)
    whose = None if silent or bare else owner_of(owner, scope, voice)
    how = "bare" if silent or bare else "the"
    return voice.phrase(noun, how, owner=whose)


def is_macro(name: str, voice: Voice) -> bool:
    """Whether a value stands for places: `value wares of player = player's stall`."""
    declared = voice.model.values.get(name)
    return declared is not None and declared.type == "places"


def place_of(expr: n.Node, scope: Scope, voice: Voice, bare: bool = False) -> Place:
    """A place: a zone, a pile, a card, a slot, the top of a pile."""
    expr, scope = unfolded(expr, scope)
    zones = voice.model.zones
    match expr:
        case n.Of(name=n.Name(text=name), owner=owner) if name in zones:
            phrase = zone_phrase(name, owner, scope, voice, bare)
            return Place(phrase, at_of(phrase.noun, voice), entity_of(owner, scope), zones[name].store == "pieces")
        case n.Name(text=name) if name not in scope.names and name in zones:
            phrase = zone_phrase(name, None, scope, voice)
            return Place(phrase, at_of(phrase.noun, voice), None, zones[name].store == "pieces")
        case n.Of(name=n.Name(text=name), owner=owner) if is_macro(name, voice):
            noun = voice.noun("value", name)
            whose = owner_of(owner, scope, voice)
            return Place(voice.phrase(noun, "the plural", owner=whose), at_of(noun, voice), entity_of(owner, scope))
    nominal = value(expr, scope, voice)
    entity = entity_of(expr, scope)
    known = entity.noun if entity is not None else getattr(nominal, "noun", None)
    return Place(nominal, at_of(known, voice))


def place_words(place: Place, relation: str, voice: Voice) -> str:
    """`from your hand`, `into the box`, `on this card`; `relation` is `in`, `from`, `into` or `under`."""
    return voice.say(f"place-{relation}", place=place.nominal, at=place.at)


# ---- things ---------------------------------------------------------------------------------------------------------


def conjuncts(expr: n.Expr | None) -> list[n.Expr]:
    """The parts of a condition that all have to hold."""
    if expr is None:
        return []
    if isinstance(expr, n.Logic) and expr.operator == "and":
        return conjuncts(expr.left) + conjuncts(expr.right)
    return [expr]


def things(
    node: n.Things, how: str, count: int | None, scope: Scope, voice: Voice, where: n.Expr | None = None
) -> Told:
    """Things with their adjectives and conditions; their place is told apart."""
    conditions = conjuncts(node.where) + conjuncts(where)
    if node.owned is not None or (
        len(node.words) == 1 and node.place is None and _is_place(node.words[0], scope, voice)
    ):
        owned = node.owned if node.owned is not None else node.words[0]
        return _contents(owned, how, count, conditions, scope, voice)
    *words, last = node.words
    known = scope.names.get(last.text)
    if not words and node.place is None and isinstance(known, Entity):
        entity = known
        noun = entity.noun or voice.noun("noun", "card")
        qualities = (voice.adjective("quality", entity.quality),) if entity.quality else ()
        phrase = voice.phrase(noun, how, count, adjectives=qualities)
        each = Entity("card", noun, pronoun="it")
        inner = scope.but(it=each).named("card", each)
        return _narrowed(phrase, None, each, conditions, inner, voice)
    noun, sort = noun_for(last.text, voice)
    phrase = voice.phrase(noun, how, count, adjectives=tuple(_quality(word.text, voice) for word in words))
    each = Entity(sort, noun, pronoun="they" if sort == "player" else "it")
    inner = scope.but(it=each).named(singular(voice.model, last.text), each)
    if sort == "player":
        inner = inner.but(doer=each)
    if sort == "card" and "card" not in inner.names:
        inner = inner.named("card", each)
    place = None
    if node.place is not None and not _all_cards(node.place, scope, voice):
        working = [one for one in conditions if _card_works(one, each, inner)] if sort == "cell" else []
        conditions = [one for one in conditions if one not in working]
        phrase, place = _placed(phrase, node, bool(working), scope, voice)
    elif node.place is not None:
        host = Entity("card", voice.noun("noun", "card"), pronoun="it")
        inner = inner.but(host=host)
        place = Place(voice.house("card", "a"), "on")
    return _narrowed(phrase, place, each, conditions, inner, voice)


def _all_cards(place: n.Expr, scope: Scope, voice: Voice) -> bool:
    return isinstance(place, n.Name) and place.text == "cards" and not {"cards"} & {*scope.names, *voice.model.zones}


def _is_place(word: n.Name, scope: Scope, voice: Voice) -> bool:
    return word.text in voice.model.zones and word.text not in scope.names and not kinds_named(voice.model, word.text)


def _quality(word: str, voice: Voice) -> Adjective:
    """An adjective before a noun: a word of a fact, or `working`, `empty`."""
    return voice.adjective("quality" if word in ("working", "empty") else "word", word)


def _card_works(expr: n.Expr, cell: Entity, inner: Scope) -> bool:
    """`its card is working`, said of a slot."""
    match expr:
        case n.Compare(operator="is", left=n.Of(name=n.Name(text="card"), owner=owner), right=n.Name(text="working")):
            return entity_of(owner, inner) is cell
    return False


def _contents(owned: n.Expr, how: str, count: int | None, conditions: list[n.Expr], scope: Scope, voice: Voice) -> Told:
    """What lies in a place that is named alone: `target's cards`, `display`."""
    expr, home = unfolded(owned, scope)
    match expr:
        case n.Of(name=n.Name(text=name), owner=owner) if is_macro(name, voice):
            noun = voice.noun("value", name)
            phrase = voice.phrase(noun, how, count, owner=owner_of(owner, home, voice))
            each = Entity("card", noun, pronoun="it")
            return _narrowed(_of_owned(phrase), None, each, conditions, scope.but(it=each).named("card", each), voice)
    place = place_of(expr, home, voice)
    zone = expr.name.text if isinstance(expr, n.Of) and isinstance(expr.name, n.Name) else getattr(expr, "text", "")
    kind = voice.model.zones[zone].of if zone in voice.model.zones else "card"
    noun, sort = noun_for(kind, voice)
    each = Entity(sort, noun, pronoun="it")
    inner = scope.but(it=each).named("card", each)
    return _narrowed(voice.phrase(noun, how, count), place, each, conditions, inner, voice)


def _of_owned(phrase: Phrase) -> Phrase:
    """`one of your cards` for `a` card that has an owner; `2 of your cards`."""
    if phrase.owner is None or phrase.how not in ("a", "exactly", "up to", "any"):
        return phrase
    whole = evolve(phrase, how="the plural", count=None)
    return evolve(phrase, adjectives=(), owner=None, whole=whole)


def _placed(phrase: Phrase, node: n.Things, working: bool, scope: Scope, voice: Voice) -> tuple[Phrase, Place | None]:
    """Things and their place: piles and cards belong to somebody, some cards are taken out of others."""
    assert node.place is not None
    expr, home = unfolded(node.place, scope)
    zone = piled_zone(voice.model, node.words[-1].text)
    match expr:
        case n.Of(name=n.Name(text=name), owner=owner) if name == zone:
            return _of_owned(evolve(phrase, owner=owner_of(owner, home, voice))), None
        case n.Of(name=n.Name(text=name), owner=owner) if is_macro(name, voice):
            whose = owner_of(owner, home, voice)
            if node.words[-1].text != "slot":
                return _of_owned(evolve(phrase, owner=whose)), None
            noun = voice.noun("value", name)
            works = (voice.adjective("quality", "working"),) if working else ()
            cards = voice.phrase(noun, "the plural", owner=whose, adjectives=works)
            return phrase, Place(evolve(cards, how="a", owner=None, adjectives=(), whole=cards), at_of(noun, voice))
        case n.TopOf(count=int()):
            whole = value(expr, home, voice)
            assert isinstance(whole, Phrase)
            return evolve(phrase, whole=evolve(whole, noun=phrase.noun)), None
        case n.Name() if (found := entity_of(expr, home)) is not None and found.sort == "cards":
            return evolve(phrase, whole=voice.mention(found, home)), None
    return phrase, place_of(expr, home, voice)


# ---- conditions of things -------------------------------------------------------------------------------------------


def _narrowed(
    phrase: Phrase, place: Place | None, each: Entity, conditions: list[n.Expr], inner: Scope, voice: Voice
) -> Told:
    """The things for which the conditions hold: adjectives before the noun, clauses behind it."""
    tied: tuple[str, ...] = ()
    for one in conditions:
        adjective = _as_adjective(one, each, inner, voice)
        if adjective is not None:
            phrase = _with_adjective(phrase, adjective)
            continue
        owner = _as_owner(one, each, inner)
        if owner is not None and phrase.whole is None:
            phrase = _of_owned(evolve(phrase, owner=owner_of(owner, inner, voice)))
            continue
        name = _as_name(one, each, inner, voice)
        if name is not None:
            tied = (*tied, name)
            continue
        phrase = phrase.with_words(_as_words(one, phrase, each, inner, voice))
    return Told(phrase, place, each, inner, tied)


def _with_adjective(phrase: Phrase, adjective: Adjective) -> Phrase:
    if isinstance(phrase.whole, Phrase):
        return evolve(phrase, whole=_with_adjective(phrase.whole, adjective))
    return evolve(phrase, adjectives=(adjective, *phrase.adjectives))


def _as_adjective(expr: n.Expr, each: Entity, inner: Scope, voice: Voice) -> Adjective | None:
    """`where it is working`, `where its colour is blue`."""
    match expr:
        case n.Compare(operator="is not", left=left, right=n.This()) if entity_of(left, inner) is each:
            return voice.adjective("quality", "other")
        case n.Compare(operator="is" | "is not", left=left, right=n.Name(text="working" | "empty" as state)):
            if entity_of(left, inner) is each:
                return voice.adjective("quality", state if expr.operator == "is" else f"not-{state}")
        case n.Compare(operator="is", left=n.Of(name=n.Name(text=fact), owner=owner), right=n.Name(text=word)):
            if entity_of(owner, inner) is each and word in words_of(fact, voice):
                return voice.adjective("word", word)
    return None


def words_of(fact: str, voice: Voice) -> set[str]:
    """The words that a fact can be."""
    kinds = voice.model.kinds.values()
    return {word for kind in kinds if fact in kind.facts for word in kind.facts[fact].words}


def _as_owner(expr: n.Expr, each: Entity, inner: Scope) -> n.Expr | None:
    """`where its owner is you`."""
    match expr:
        case n.Compare(operator="is", left=n.Of(name=n.Name(text="owner"), owner=owner), right=right):
            if entity_of(owner, inner) is each:
                return right
    return None


def _as_name(expr: n.Expr, each: Entity, inner: Scope, voice: Voice) -> str | None:
    """`where it is mill`: the card of this name."""
    match expr:
        case n.Compare(operator="is", left=left, right=n.Name(text=name)) if entity_of(left, inner) is each:
            if name in voice.model.designs and name not in inner.names:
                return voice.say("things-called", what=value(expr.right, inner, voice))
    return None


def _as_words(expr: n.Expr, phrase: Phrase, each: Entity, inner: Scope, voice: Voice) -> str:
    """`other than this card`, `with at least 3 cards`, `who has at least 4 coins`."""
    match expr:
        case n.Compare(left=n.NumberOf(things=n.Things(place=place) as held), operator=operator, right=right):
            number = number_of(right, inner, voice)
            if place is not None and entity_of(place, inner) is each and number is not None:
                inside = things(held, "exactly", number, inner, voice)
                way = voice.pronoun("which", phrase.noun.agreement)
                where = place_words(Place(way, at_of(phrase.noun, voice)), "in", voice)
                much = voice.say("much-" + operator.replace(" ", "-"), what=inside.phrase)
                return voice.say("things-with", much=much, where=where, close=CLOSE)
        case n.Compare(operator="is not", left=left, right=right) if entity_of(left, inner) is each:
            return voice.say("things-other-than", what=value(right, inner, voice), close=CLOSE)
    if not _speaks_of(expr, each, inner):
        return voice.say("things-if", clause=condition(expr, inner, voice))
    person = "who" if each.sort == "player" else "which"
    agreement = "pl" if phrase.how in ("plural", "the plural", "all") else phrase.noun.agreement
    way = voice.pronoun(person, agreement)
    inner = inner.speaking(each, way)
    if inner.host is not None and inner.host.noun is not None:
        inner = inner.speaking(inner.host, voice.pronoun("which", inner.host.noun.agreement))
    told = condition(expr, inner, voice)
    return voice.say("things-relative", clause=told, close=CLOSE)


def _speaks_of(node: object, each: Entity, inner: Scope) -> bool:
    """Whether a condition says anything of the thing itself."""
    if isinstance(node, tuple):
        return any(_speaks_of(one, each, inner) for one in node)
    if not isinstance(node, n.Node):
        return False
    if entity_of(node, inner) in (each, inner.host) and entity_of(node, inner) is not None:
        return True
    return any(_speaks_of(getattr(node, field.name), each, inner) for field in fields(type(node)))


def counted_kind(word: str, voice: Voice) -> str | None:
    """The counter that a unit names: `score` of `score` or `scores`."""
    return next((name for name in singulars(word) if name in voice.model.counters), None)
