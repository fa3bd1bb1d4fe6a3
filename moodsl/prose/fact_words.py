"""The words of facts: adjectives or nouns, one of them or several, and what shows them."""

from __future__ import annotations

from attrs import evolve

from interpreter.check.nouns import kinds_named, resource_named
from interpreter.syntax import nodes as n
from moodsl.prose.nominals import Adjective, Nominal, Phrase
from moodsl.prose.places import place_phrase, place_words
from moodsl.prose.scope import Scope
from moodsl.prose.telling import entity_of, value
from moodsl.prose.voice import Voice


def word_named(expr: n.Node, scope: Scope, voice: Voice) -> Nominal:
    """A word where only a word can stand, be it the name of something else, too."""
    if isinstance(expr, n.Name) and expr.text not in scope.names and expr.text not in voice.model.designs:
        return voice.word(expr.text)
    return value(expr, scope, voice)


def resource_in_amount(node: n.Things, how: str, scope: Scope, voice: Voice, count: int | None = None) -> Phrase | None:
    """`coins in its price`, `each unit of the chosen resource in its price`; None where no resource is named, or a kind
    as well."""
    if len(node.words) != 1 or node.place is None:
        return None
    word, known = node.words[0], entity_of(node.words[0], scope)
    name = resource_named(voice.model, word.text)
    if known is not None and known.sort == "resource":
        told = voice.house("unit", how, count).with_words(voice.say("of", what=voice.mention(known, scope)))
    elif known is None and name is not None:
        told = voice.counter(name, how, count)
    else:
        return None
    return told.with_words(voice.say("in-amount", amount=value(node.place, scope, voice)))


def shown_words(node: n.Things, scope: Scope, voice: Voice) -> Phrase | None:
    """What is counted in what a card says: `lateen sails on the ship` for `lateen in ship's sails`, `coins in its
    price`."""
    in_amount = resource_in_amount(node, "plural", scope, voice)
    if in_amount is not None:
        return in_amount
    word: n.Name | None = None
    match node:
        case n.Things(words=(word,), place=n.Of(name=n.Name(text=fact), owner=card)) if is_several(fact, voice):
            if kinds_named(voice.model, word.text):
                return None  # the things that it names, `systems in sign's hangs`
        case n.Things(owned=n.Of(name=n.Name(text=fact), owner=card), where=None) if is_several(fact, voice):
            pass
        case _:
            return None
    phrase = voice.phrase(voice.noun("fact", fact), "plural")
    known = entity_of(word, scope)
    if known is not None:
        phrase = phrase.with_words(voice.say("of", what=voice.mention(known, scope)))
    elif word is not None and word.text in voice.model.designs and word.text not in possible_words(fact, voice):
        phrase = phrase.with_words(voice.say("of", what=value(word, scope, voice)))
    elif word is not None and voice.is_noun(word.text):
        phrase = phrase.with_words(voice.word(word.text).case("gen"))
    elif word is not None and word.text != "yes":
        phrase = with_adjective(phrase, voice.adjective("word", word.text))
    return phrase.with_words(place_words(place_phrase(card, scope, voice), "in", voice))


def is_several(fact: str, voice: Voice) -> bool:
    """Whether a fact is several words, or several names."""
    return any(
        kind.facts[fact].type in ("several", "designs") for kind in voice.model.kinds.values() if fact in kind.facts
    )


def is_resource(fact: str, voice: Voice) -> bool:
    """Whether a fact, or a declared value, is a resource."""
    value = voice.model.values.get(fact)
    if value is not None and value.type == "resource":
        return True
    return any(kind.facts[fact].type == "resource" for kind in voice.model.kinds.values() if fact in kind.facts)


def resource_asked(word: n.Name, noun: str, voice: Voice) -> n.Expr | None:
    """`its crop is grain` for `grain` before a noun, where that is a resource that a fact can be."""
    model, span = voice.model, word.span
    kinds = [model.kinds[kind] for kind in kinds_named(model, noun)]
    specs = [spec for kind in kinds for spec in kind.facts.values() if spec.type == "resource"]
    if word.text not in model.resources or not specs:
        return None
    fact = n.Of(name=n.Name(text=specs[0].name, span=span), owner=n.It(span=span), span=span)
    return n.Compare(operator="is", left=fact, right=word, span=span)


def names_cards(fact: str, voice: Voice) -> bool:
    """Whether a fact names a card."""
    return any(kind.facts[fact].type == "design" for kind in voice.model.kinds.values() if fact in kind.facts)


def possible_words(fact: str, voice: Voice) -> set[str]:
    """The words that a fact or a mark can be."""
    kinds = voice.model.kinds.values()
    found = (
        set()
        if is_resource(fact, voice)
        else {word for kind in kinds if fact in kind.facts for word in kind.facts[fact].words}
    )
    return found | set(voice.model.counted[fact].words if fact in voice.model.counted else ())


def family_of_words(name: str, voice: Voice) -> str:
    """Where the words of a pack hold the name of what has several words: a fact, or a mark."""
    return "counter" if name in voice.model.counted else "fact"


def with_adjective(phrase: Phrase, adjective: Adjective) -> Phrase:
    """Things with one more word before them; a fact that is yes stays in front of it: `advanced red cells`."""
    if isinstance(phrase.whole, Phrase):
        return evolve(phrase, whole=with_adjective(phrase.whole, adjective))
    facts = tuple(one for one in phrase.adjectives if one.entry.message.startswith("fact-"))
    others = (one for one in phrase.adjectives if one not in facts)
    return evolve(phrase, adjectives=(*facts, adjective, *others))
