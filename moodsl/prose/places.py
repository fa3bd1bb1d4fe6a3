"""Places: what they are called, whose they are, and how one says that something lies there."""

from __future__ import annotations

from attrs import frozen

from interpreter.check.nouns import kinds_named, piled_zone, singular
from interpreter.game.sentences import plural_of
from interpreter.model import Model, Zone
from interpreter.syntax import nodes as n
from moodsl.prose.nominals import Nominal, Noun, Phrase
from moodsl.prose.scope import Entity, Scope
from moodsl.prose.telling import entity_of, unfolded, value
from moodsl.prose.voice import Voice
from moodsl.prose.words import WordEntry

HOUSE = ("card", "board", "piece", "die", "player", "opponent", "slot", "action")


@frozen
class PlacePhrase:
    """A place as it is named, whether one lies `in` or `on` it, and whose it is."""

    nominal: Nominal
    at: str
    owner: Entity | None = None
    pieces: bool = False


def noun_for(word: str, voice: Voice) -> tuple[Noun, str]:
    """The noun that a word of the author stands for, and the sort of entity."""
    model = voice.model
    one = singular(model, word)
    sort = {"player": "player", "opponent": "player", "slot": "cell", "piece": "piece", "die": "die"}.get(one, "card")
    only = kinds_named(model, word) if one == "die" else ()  # where there is one kind of dice, they are called by it
    if one in HOUSE and one not in model.kinds and len(only) != 1:
        return voice.noun("noun", one), sort
    zone = piled_zone(model, word)
    if zone:
        return voice.noun("pile", zone), "pile"
    kinds = kinds_named(model, word)
    name = kinds[0] if kinds else one
    base = model.kinds[name].base if kinds else "card"
    return voice.noun("kind", name), "card" if base in ("card", "board", "place") else base


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
    if are_several(owner):
        return voice.phrase(noun, "the plural").with_words(voice.say("of", what=owner_of(owner, scope, voice) or ""))
    bare = bare and (may_be_bare or voice.sentences.find("havers-own-in-silence") is not None)
    whose = None if silent or bare else owner_of(owner, scope, voice)
    how = "bare" if silent or bare else "the"
    return voice.phrase(noun, how, owner=whose)


def are_several(owner: n.Expr | None) -> bool:
    """Whether several places are meant: `everybody's hand`, `your opponents' hand`, `towns' square`."""
    match owner:
        case n.Name(text="everybody") | n.Plural() | n.Of(name=n.Name(text="opponents")):
            return True
    return False


def is_macro(name: str, voice: Voice) -> bool:
    """Whether a value stands for places: `value wares of player = player's stall`."""
    declared = voice.model.values.get(name)
    return declared is not None and declared.type == "places"


def place_phrase(expr: n.Node, scope: Scope, voice: Voice, bare: bool = False, named: bool = False) -> PlacePhrase:
    """A place: a zone, a pile, a card, a slot, the top of a pile. A zone of every card is told as the card, unless it
    has to be `named`."""
    expr, scope = unfolded(expr, scope)
    zones = voice.model.zones
    under = None if named else _under(expr, scope, voice)
    if under is not None:
        return under
    match expr:
        case n.Of(name=n.Name(text=name), owner=owner) if name in zones:
            phrase = zone_phrase(name, owner, scope, voice, bare)
            at = at_of(phrase.noun, voice)
            if named and at == "in":  # what is printed on the cards that lie there
                at = at_of(noun_for(zones[name].of, voice)[0], voice)
            return PlacePhrase(phrase, at, entity_of(owner, scope), zones[name].store == "pieces")
        case n.Name(text=name) if name not in scope.names and name in zones:
            phrase = zone_phrase(name, None, scope, voice)
            return PlacePhrase(phrase, at_of(phrase.noun, voice), None, zones[name].store == "pieces")
        case n.Of(name=n.Name(text=name), owner=owner) if is_macro(name, voice):
            noun = voice.noun("value", name)
            whose = owner_of(owner, scope, voice)
            return PlacePhrase(
                voice.phrase(noun, "the plural", owner=whose), at_of(noun, voice), entity_of(owner, scope)
            )
    nominal = value(expr, scope, voice)
    entity = entity_of(expr, scope)
    known = entity.noun if entity is not None else getattr(nominal, "noun", None)
    if isinstance(expr, n.Name) and entity is None and expr.text in voice.model.designs:
        known = voice.noun("noun", "card")
    return PlacePhrase(nominal, at_of(known, voice))


def is_called_by_things(zone: Zone, model: Model) -> bool:
    """Whether a place of every card is called by what lies in it: `zone ships of ship for each lake "ships"`."""
    kind = model.kinds.get(zone.of) if zone.host is not None else None
    return kind is not None and zone.titles.get("en") == tuple(map(plural_of, kind.titles.get("en", ())))


def _under(expr: n.Node, scope: Scope, voice: Voice) -> PlacePhrase | None:
    """A place that every card of a kind has, if one speaks of the card instead of it: `under the ship`; of several
    cards `on the ships in your harbour`."""
    if not isinstance(expr, n.Of) or not isinstance(expr.name, n.Name):
        return None
    zone = voice.model.zones.get(expr.name.text)
    if zone is None or zone.host is None:
        return None
    lies = voice.lexicon.find(voice.lexicon.entry("zone", zone.name), "lies")
    if lies is None and is_called_by_things(zone, voice.model):
        lies = at_of(voice.noun("kind", zone.host), voice)  # nobody says `ships in the ships of a lake`
    if lies is None:
        return None
    owner, home = unfolded(expr.owner, scope)
    if isinstance(owner, n.Of) and isinstance(owner.name, n.Name) and owner.name.text in voice.model.zones:
        hosts = n.Things(words=(n.Name(text=zone.host, span=expr.span),), joint="in", place=owner, span=expr.span)
        told = value(hosts, home, voice)
        return PlacePhrase(told.told("the plural") if isinstance(told, Phrase) else told, lies)
    return PlacePhrase(value(owner, home, voice), lies)


def place_words(place: PlacePhrase, relation: str, voice: Voice) -> str:
    """`from your hand`, `into the box`, `on this card`; `relation` is `in`, `from`, `into` or `under`. The words of a
    zone may say it in a way of their own; their `$owner` is whose it is."""
    if isinstance(place.nominal, Phrase) and place.nominal.whole is None:
        entry: WordEntry = place.nominal.noun.entry  # type: ignore[attr-defined]
        owner = place.nominal.owner
        if (owner is None and place.nominal.how != "the plural") or (owner is not None and owner.before_noun):
            own = voice.known(entry, relation, owner=owner or "")
            if own is not None:
                return own
    return voice.say(f"place-{relation}", place=place.nominal, at=place.at)
