"""What is chosen that lies nowhere on the table: a number, a word of a fact, a resource."""

from __future__ import annotations

from attrs import evolve

from interpreter.check.nouns import kinds_named
from interpreter.syntax import nodes as n
from interpreter.syntax.valued import without_chance
from moodsl.prose.fact_words import family_of_words, possible_words
from moodsl.prose.holding import compared, having
from moodsl.prose.nominals import Fixed, Nominal, Phrase, Quality
from moodsl.prose.scope import Entity, Scope
from moodsl.prose.telling import condition, entity_of, value
from moodsl.prose.things import conjuncts, narrowed
from moodsl.prose.voice import CLOSE, Voice


def noun_of(pick: n.Expr | n.Choice) -> str:
    """The noun under which what is chosen is known."""
    words = pick.words if isinstance(pick, n.Numbers | n.TurnOf | n.OneOf) else ()
    words = pick.things.words if isinstance(pick, n.Pick) else words
    return words[-1].text if words else ""


def offered_entity(pick: n.Expr | n.Choice, scope: Scope, voice: Voice) -> Entity | None:
    """What is chosen, as it is known afterwards; None of things that lie on the table."""
    noun, (pick, _by_chance) = noun_of(pick), without_chance(pick)
    match pick:
        case n.Numbers():
            return Entity("number", voice.noun("noun", "number"), "chosen")
        case n.TurnOf():
            return Entity("rotation", voice.noun("noun", "rotation"), "chosen")
        case n.OneOf() if noun == "resource":
            return Entity("resource", voice.noun("noun", "resource"), "chosen")
        case n.OneOf():
            return Entity("word", voice.noun(family_of_words(noun, voice), noun), "chosen")
        case n.Pick(quantity="a", things=n.Things(words=(_,), owned=None, place=None)):
            elsewhere = noun in scope.names or noun in voice.model.zones or kinds_named(voice.model, noun)
            if not elsewhere and possible_words(noun, voice):
                return Entity("word", voice.noun(family_of_words(noun, voice), noun), "chosen")
    return None


def offered(
    pick: n.Expr | n.Choice, where: n.Expr | None, name: str | None, scope: Scope, voice: Voice
) -> Phrase | None:
    """`a number from 1 to 5 other than 3`, `a colour (red or blue)`; None of things that lie on the table."""
    pick, by_chance = without_chance(pick)
    each = offered_entity(pick, scope, voice)
    if each is None or each.noun is None:
        return None
    adjectives = (voice.adjective("quality", "random"),) if by_chance else ()
    phrase, conditions = voice.phrase(each.noun, "a", adjectives=adjectives), conjuncts(where)
    match pick:
        case n.Numbers(low=low, high=high):
            bounds = voice.say("from-to", low=_bound(low, scope, voice), high=_bound(high, scope, voice))
            phrase = phrase.with_words(bounds)
        case n.TurnOf(of=card):
            phrase = phrase.with_words(voice.say("of", what=value(card, scope, voice)))
        case n.OneOf(options=options) if options:
            words = [_word(option.text, each, voice) for option in options]
            phrase = phrase.with_words(voice.say("choice-of", what=voice.series(words, "or")))
        case n.Pick(where=behind, things=n.Things(where=inside)):
            conditions = conjuncts(inside) + conjuncts(behind) + conditions
    each = evolve(each, quality=None, pronoun="it")
    inner = scope.but(it=each).named(name or noun_of(pick), each)
    if isinstance(pick, n.TurnOf):
        held: list[Nominal] = [Fixed(condition(one, inner, voice)) for one in conditions]
        return phrase.with_words(voice.say("in-which", clause=voice.series(held), close=CLOSE)) if held else phrase
    for one in list(conditions):
        told = _held_of(one, each, inner, voice)
        if told is not None:
            conditions.remove(one)
            phrase = phrase.with_words(told)
    return narrowed(phrase, None, each, conditions, inner, voice).phrase


def _bound(expr: n.Expr, scope: Scope, voice: Voice) -> Nominal:
    """How far a number may go; of a resource it is said that its number is meant: «до количества своих монет»."""
    told = value(expr, scope, voice)
    match expr:
        case n.Of(name=n.Name(text=name)) if name in voice.model.resources:
            return Fixed(voice.say("bound-of", what=told))
    return told


def _word(word: str, each: Entity, voice: Voice) -> Nominal:
    """One of the words that are offered: a resource, or a word of a fact."""
    if each.sort == "resource":
        return voice.counter(word, "plural")
    told = voice.word(word)
    agreement = each.noun.agreement if each.noun is not None else "m"
    return Fixed(told.adjective.form(agreement, "nom", False)) if isinstance(told, Quality) else told


def _held_of(expr: n.Expr, each: Entity, scope: Scope, voice: Voice) -> str | None:
    """`where your good is at least 4`: of which you have at least 4."""
    match expr:
        case n.Compare(operator=operator, left=n.Of(name=n.Name() as name, owner=owner), right=n.Number(value=number)):
            if each.sort == "resource" and entity_of(name, scope) is each:
                much = compared(operator, Fixed(str(number)), voice)
                clause = having(value(owner, scope, voice), much, "", voice)
                return voice.say("held-of-which", clause=clause, close=CLOSE)
    return None
