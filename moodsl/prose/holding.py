"""Having: so much of something in somebody's place, or just there."""

from __future__ import annotations

from attrs import evolve

from interpreter.check.nouns import singulars
from interpreter.syntax import nodes as n
from moodsl.prose.fact_words import is_resource
from moodsl.prose.nominals import Nominal, Phrase
from moodsl.prose.places import owner_of, place_phrase, place_words
from moodsl.prose.scope import Entity, Scope
from moodsl.prose.telling import entity_of, value
from moodsl.prose.things import counted_kind, things
from moodsl.prose.voice import Voice


def compared(operator: str, what: Nominal, voice: Voice, things: bool = False) -> str:
    """`at least 3 coins`, `exactly 1 cube`; `things` can be told one by one: `fewer than 5 cards`."""
    name = operator.replace(" ", "-")
    if operator == "is at most" and isinstance(what, Phrase) and what.count == 0:
        return voice.say("much-is-at-most-0", what=what)
    many = things and f"many-{name}" in voice.sentences
    return voice.say(f"{'many' if many else 'much'}-{name}", what=what)


def having(who: Nominal, much: str, where: str, voice: Voice) -> str:
    """`you have at least 3 coins`."""
    return voice.say("have", who=who, verb=voice.verb("have", who.person), much=much, where=where)


def counter_of(expr: n.Node, voice: Voice) -> tuple[str, n.Expr] | None:
    """The counter and the player of `your coin`."""
    match expr:
        case n.Which(owned=n.Of(name=n.Name(text=name), owner=owner), word=n.Name(text=word)):
            family = voice.model.families.get(name)
            if family is not None and word in family.words:
                return list(family.members.values())[family.words.index(word)], owner
        case n.Of(name=n.Name(text=name), owner=owner) if name not in (*voice.model.values, "result"):
            counter = counted_kind(name, voice)
            if counter is not None and not voice.model.counted[counter].of_game:
                return counter, owner
    return None


def of_number(counter: str, owner: n.Expr, scope: Scope, voice: Voice) -> Nominal:
    """How much somebody has of a counter, as a number."""
    return as_number(counter, owner_of(owner, scope, voice), voice)


def as_number(counter: str, owner: Nominal | None, voice: Voice) -> Phrase:
    """`the number of your coins`, of what is counted one by one; of all else as it is called: `your glory`."""
    several = voice.counter(counter, "plural" if owner is None else "the plural", owner=owner)
    entry = voice.lexicon.entry("counter", counter)
    order = owner is None and voice.lexicon.find(entry, "plural") is None  # a day may be a place in an order
    if order or not several.noun.counted:
        return voice.counter(counter, "the", owner=owner)
    return voice.house("number", "the").with_words(voice.say("of", what=several))


def chosen_resource(name: n.Node, scope: Scope) -> Entity | None:
    """The resource that a name stands for, where it was chosen or is a part of a verb; None for anything else."""
    known = entity_of(name, scope) if isinstance(name, n.Name) else None
    return known if known is not None and known.sort == "resource" else None


def of_resource(noun: str, resource: Entity, scope: Scope, voice: Voice, owner: Nominal | None = None) -> Phrase:
    """`units of the chosen resource`, `your stock of the chosen resource`."""
    what = voice.mention(evolve(resource, pronoun=None), scope.but(it=None))
    return with_owner(voice.house(noun, "the"), [voice.say("of", what=what)], owner, voice)


def said_resource(
    name: n.Name, of: n.Expr, noun: str, scope: Scope, voice: Voice, owner: Nominal | None
) -> Phrase | None:
    """`units of its crop`, `your stock of its crop`; None where no fact of this name is a resource."""
    fact = next((word for word in singulars(name.text) if is_resource(word, voice)), None)
    if fact is None:
        return None
    what = value(n.Of(name=n.Name(text=fact, span=name.span), owner=of, span=name.span), scope, voice)
    return with_owner(voice.house(noun, "the"), [voice.say("of", what=what)], owner, voice)


def with_owner(counted: Phrase, words: list[str], owner: Nominal | None, voice: Voice) -> Phrase:
    """Something counted with what it is of, and whose it is: before it, or behind these words."""
    if owner is None:
        return counted.with_words(*words)
    if owner.before_noun or voice.grammar.owners_stand_before:
        return evolve(counted, owner=owner).with_words(*words)
    return counted.with_words(*words, voice.say("of", what=owner))


def be(who: Nominal, voice: Voice) -> str:
    """The form of `to be` behind somebody."""
    return voice.verb("be", who.person)


def held(
    much: str, node: n.Things, scope: Scope, voice: Voice, how: str = "have", number: int = 2, long: bool = False
) -> str:
    """So much of things in their place: somebody has it, or it is there. `how` is `have`, `have-any` or `lack`; what is
    `long` stands behind its place."""
    owner = _holder(node, scope)
    who = value(owner, scope, voice) if owner is not None else None
    scope = scope.but(subject=entity_of(owner, scope)) if owner is not None else scope
    told = things(node, "plural", None, scope, voice, apart=True)
    where = ""
    if told.place is not None:
        home = node.place if node.place is not None else node.owned
        bare = owner is not None and isinstance(home, n.Of) and told.place.owner is not None
        place = place_phrase(home, scope, voice, bare) if bare and home is not None else told.place
        where = place_words(place, "in", voice)
    how = how if who is not None else f"there-{how}"
    how = f"{how}-long" if long and where and f"{how}-long" in voice.sentences else how
    if who is not None:
        verb = voice.verb("have", who.person)
        return voice.say(how, who=who, verb=verb, much=much, where=where)
    return voice.say(how, much=much, where=where, number=number)


def _holder(node: n.Things, scope: Scope) -> n.Expr | None:
    """The player in whose place things lie."""
    place = node.place if node.place is not None else node.owned
    if isinstance(place, n.Of) and not isinstance(place.name, n.SlotName):
        entity = entity_of(place.owner, scope)
        if entity is not None and entity.sort == "player":
            return place.owner
    return None
