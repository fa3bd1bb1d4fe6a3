"""Qualities: what a condition says of things as a word beside their noun (adjective, genitive, owner, name)."""

from __future__ import annotations

from interpreter.effects.parts import walk
from interpreter.syntax import nodes as n
from moodsl.prose.fact_words import possible_words
from moodsl.prose.nominals import Adjective, Fixed, Nominal, Noun
from moodsl.prose.scope import Entity, Scope
from moodsl.prose.telling import entity_of, value
from moodsl.prose.voice import Voice

STATES = ("working", "empty", "full", "random")
"""What a thing can be beside its facts."""


def quality(word: str, voice: Voice) -> Adjective:
    """An adjective before a noun: a word of a fact, a fact that is yes or no, or `working`, `empty`, `full`."""
    facts = {spec.name for kind in voice.model.kinds.values() for spec in kind.facts.values() if spec.type == "flag"}
    return voice.adjective("quality" if word in STATES else "fact" if word in facts else "word", word)


def card_works(expr: n.Expr, cell: Entity, inner: Scope) -> bool:
    """`its card is working`, said of a slot."""
    match expr:
        case n.Compare(operator="is", left=n.Of(name=n.Name(text="card"), owner=owner), right=n.Name(text="working")):
            return entity_of(owner, inner) is cell
    return False


def as_adjective(expr: n.Expr, each: Entity, inner: Scope, voice: Voice) -> Adjective | None:
    """`where it is working`, `where its colour is blue`."""
    match expr:
        case n.Compare(operator="is not", left=left, right=n.This()) if entity_of(left, inner) is each:
            return voice.adjective("quality", "other")
        case n.Compare(operator="is" | "is not", left=left, right=n.Name(text=state)) if state in STATES:
            if entity_of(left, inner) is each:
                return voice.adjective("quality", state if expr.operator == "is" else f"not-{state}")
        case n.Compare(operator="is", left=n.Of(name=n.Name(text=fact), owner=owner), right=n.Name(text=word)):
            if entity_of(owner, inner) is each and word in possible_words(fact, voice) - {"yes", "no"}:
                return voice.adjective("word", word)
    return None


def goes_unsaid(expr: n.Expr, each: Entity, inner: Scope, voice: Voice) -> bool:
    """`where its sort is not debt`, if nobody would take a thing of this word for one of them (`.unsaid`)."""
    word = _word_asked("is not", expr, each, inner, voice)
    return word is not None and voice.lexicon.find(voice.lexicon.entry("word", word), "unsaid") is not None


def as_exception(expr: n.Expr, each: Entity, inner: Scope, voice: Voice) -> Nominal | None:
    """`where its type is not frozen`, said of several things: what they all are, `except frozen ones`."""
    word = _word_asked("is not", expr, each, inner, voice)
    if word is None or voice.is_noun(word):
        return None
    return Fixed(voice.adjective("word", word).form("pl", "gen", False))


def as_noun(expr: n.Expr, each: Entity, inner: Scope, voice: Voice) -> Noun | None:
    """`where its sort is debt`, `where its starting is yes`, if the word or the fact says it alone (`.alone`)."""
    match expr:
        case n.Compare(operator="is", left=n.Of(name=n.Name(text=fact), owner=owner), right=n.Name(text="yes")):
            alone = voice.lexicon.find(voice.lexicon.entry("fact", fact), "alone")
            return voice.noun("fact", fact) if alone is not None and entity_of(owner, inner) is each else None
    word = _word_asked("is", expr, each, inner, voice)
    if word is None or voice.lexicon.find(voice.lexicon.entry("word", word), "alone") is None:
        return None
    return voice.noun("word", word)


def _word_asked(operator: str, expr: n.Expr, each: Entity, inner: Scope, voice: Voice) -> str | None:
    """The word that the things are, or are not, by a condition."""
    match expr:
        case n.Compare(operator=asked, left=n.Of(name=n.Name(text=fact), owner=owner), right=n.Name(text=word)):
            if asked == operator and entity_of(owner, inner) is each and word in possible_words(fact, voice):
                return word if word not in inner.names else None
    return None


def as_genitive(expr: n.Expr, each: Entity, inner: Scope, voice: Voice) -> str | None:
    """`where its sort is water`, if the word is a noun in this language; `where its colour is named`, of one chosen."""
    match expr:
        case n.Compare(operator="is", left=n.Of(name=n.Name(text=fact), owner=mine), right=n.Name() as named) if (
            entity_of(mine, inner) is each
        ):
            chosen = entity_of(named, inner)
            if chosen is not None and chosen.sort == "word" and chosen.noun is not None and not _is_second(fact, voice):
                known = voice.phrase(chosen.noun, "the", adjectives=voice.qualities(chosen))
                return voice.say("of", what=known)
    word = _word_asked("is", expr, each, inner, voice)
    return voice.word(word).case("gen") if word is not None and voice.is_noun(word) else None


def _is_second(mark: str, voice: Voice) -> bool:
    """Whether things are marked with the words of one of their facts, so that of which of the two is said."""
    words = set(voice.model.marks[mark].words) if mark in voice.model.marks else set()
    facts = (spec for kind in voice.model.kinds.values() for spec in kind.facts.values() if spec.name != mark)
    return any(words & set(spec.words) for spec in facts)


def as_owner(expr: n.Expr, each: Entity, inner: Scope) -> n.Expr | None:
    """`where its owner is you`."""
    match expr:
        case n.Compare(operator="is", left=n.Of(name=n.Name(text="owner"), owner=owner), right=right):
            if entity_of(owner, inner) is each:
                return right
    return None


def as_name(expr: n.Expr, each: Entity, inner: Scope, voice: Voice) -> str | None:
    """`where it is mill`: the card of this name."""
    match expr:
        case n.Compare(operator="is", left=left, right=n.Name(text=name)) if entity_of(left, inner) is each:
            if name in voice.model.designs and name not in inner.names:
                return voice.say("things-called", what=value(expr.right, inner, voice))
    return None


def behind_chosen(told: n.Node, scope: Scope, voice: Voice) -> Scope:
    """The scope behind words that name what was chosen: from there on it is `it`."""
    chosen = scope.it
    if chosen is None or chosen.quality is None or chosen.noun is None or not speaks_of(told, chosen, scope):
        return scope
    return scope.speaking(chosen, voice.pronoun("they" if chosen.sort == "player" else "it", chosen.noun.agreement))


def speaks_of(node: object, each: Entity, inner: Scope) -> bool:
    """Whether a condition says anything of the thing itself."""
    said = (entity_of(part, inner) for part in walk(node) if isinstance(part, n.Node))
    return any(one is not None and one in (each, inner.host) for one in said)
