"""Joining: the lines of a block as sentences, as few as read well. What is paid for is told with its price."""

from __future__ import annotations

from itertools import pairwise

from attrs import evolve, frozen

from interpreter.check.expressions.phrases import find_verb
from interpreter.effects.parts import walk
from interpreter.syntax import nodes as n
from moodsl.prose.lines import bound, clause, decider, is_nobodys, is_silent, subject_of
from moodsl.prose.merging import MERGED, is_decision, lines_of
from moodsl.prose.nominals import Nominal
from moodsl.prose.scope import Entity, Scope
from moodsl.prose.telling import Mood, Passage, condition, entity_of, statement
from moodsl.prose.verbs import amounts
from moodsl.prose.voice import Voice

MOST_JOINED = 3  # clauses in one sentence


@frozen
class SentencePart:
    """A line that fits into a sentence, in its own scope."""

    node: n.Say | n.Choose
    scope: Scope


def is_price(node: n.Stmt) -> bool:
    """Whether a line is a price."""
    return isinstance(node, n.Say) and node.phrase.subject is None and node.phrase.verb.text == "pay"


def sentence_parts(nodes: list[n.Stmt], scope: Scope, voice: Voice) -> tuple[list[SentencePart], Scope] | None:
    """The lines as parts of one sentence, and the scope behind them; None if they do not fit into one."""
    parts: list[SentencePart] = []
    for node in nodes:
        voice.note(node, scope)
        if isinstance(node, n.Say | n.Choose):
            parts.append(SentencePart(node, scope))
        elif not is_silent(node, voice):
            return None
        scope = bound(node, scope, voice)
    return parts, scope


def doer_of(part: SentencePart, voice: Voice) -> Entity | None:
    """Who does what a line says."""
    if isinstance(part.node, n.Choose):
        return decider(part.node.who, part.scope, voice)
    phrase = find_verb(part.node.phrase, voice.model)
    return subject_of(phrase, part.scope, voice)[0] if phrase is not None else part.scope.doer


def joined(parts: list[SentencePart], voice: Voice, mood: Mood) -> str:
    """The parts as one sentence; with a second doer every one of them is named, but behind `may` who it is about."""
    parts = _with_pronouns(parts, voice)
    doers = [doer_of(part, voice) for part in parts]
    mixed = any(doer is not doers[0] for doer in doers)
    ordered = mood.form == "order" and isinstance(parts[0].node, n.Choose) and doers[0] is not None and doers[0].you
    words: list[str] = []
    last: Entity | None = None
    for part, doer in zip(parts, doers, strict=True):
        inner = mood
        own = mood.form == "bare" and doer is mood.subject and last in (None, doer)
        if ordered and last in (None, doer):
            inner = mood  # `choose a ship, then it gains 1 speed`
        elif mixed and mood.form in ("order", "bare") and not own:
            inner = Mood("told" if doer is not last or not words else "tail", doer)
        elif words and mood.form == "told" and doer is last:
            inner = Mood("tail", doer, mood.person)
        words.append(statement(part.node, part.scope, voice, inner)[0].head)
        last = doer
    link = voice.say("join-other" if mixed and not ordered and len(set(map(id, doers))) == len(doers) else "join-then")
    return voice.say("join-next").join(words[:-1]) + link + words[-1] if len(words) > 1 else words[0]


def _with_pronouns(parts: list[SentencePart], voice: Voice) -> list[SentencePart]:
    """What is chosen in a sentence is `it` in the rest of it, if nothing else is called so there."""
    found = parts[:1]
    chosen: Entity | None = None
    called_so = [one for one in parts[0].scope.names.values() if isinstance(one, Entity) and one.pronoun == "it"]
    taken = any(_mentions(part, one) for one in called_so for part in parts[1:])
    for before, part in pairwise(parts):
        if isinstance(before.node, n.Choose) and part.scope.it is not before.scope.it:
            chosen = part.scope.it
        scope = part.scope
        if chosen is not None and chosen.noun is not None and not (taken and chosen.sort != "player"):
            word = "they" if chosen.sort == "player" else "it"
            scope = scope.speaking(chosen, voice.pronoun(word, chosen.noun.agreement))
        found.append(evolve(part, scope=scope))
    return found


def _mentions(part: SentencePart, entity: Entity) -> bool:
    """Whether a line speaks of something."""
    named = (one for one in walk(part.node) if isinstance(one, n.Name | n.It | n.They | n.This))
    return any(entity_of(one, part.scope) is entity for one in named)


def inline(nodes: tuple[n.Stmt, ...], scope: Scope, voice: Voice, mood: Mood) -> str | None:
    """A whole block as one clause, or None."""
    found = lines_of(nodes)
    if mood.form in ("tail", "bare") and any(_is_nobodys(node, voice) for node in found):
        return None
    prices = [node for node in found if is_price(node)]
    rest = found[len(prices) :]
    if found[: len(prices)] != prices or not found:
        return None
    if prices and rest:
        first = sentence_parts(prices, scope, voice)
        behind = sentence_parts(rest, first[1], voice) if first is not None else None
        if first is None or behind is None or len(behind[0]) > MOST_JOINED:
            return _price_of_choice(prices, rest, scope, voice, mood)
        doer = scope.doer
        if any(doer_of(part, voice) is not doer for part in behind[0]):
            return None
        if any(_loses(part.node) or _is_nobodys(part.node, voice) for part in behind[0]):
            return joined([*first[0], *behind[0]], voice, mood) if len(found) <= MOST_JOINED else None
        gain = joined(behind[0], voice, Mood("bare", doer))
        return voice.say("pay-to", price=prices_of(first[0], voice, mood), what=gain)
    whole = sentence_parts(found, scope, voice)
    if whole is not None and mood.form == "bare" and doer_of(whole[0][0], voice) is not mood.subject:
        return None  # somebody else would begin behind `may`
    if whole is not None and len(whole[0]) <= MOST_JOINED:
        return prices_of(whole[0], voice, mood) if prices else joined(whole[0], voice, mood)
    return _single(found, scope, voice, mood)


def _single(found: list[n.Stmt], scope: Scope, voice: Voice, mood: Mood) -> str | None:
    """One line that is no sentence of its own, if it is told in one."""
    if len(found) != 1 or isinstance(found[0], n.Needs | n.If):
        return None
    if isinstance(found[0], n.ChooseOne | n.ForEach):
        told = statement(found[0], scope, voice, mood)
        if len(told) == 1 and not told[0].below and not told[0].head.endswith(":"):
            return told[0].head
    return None


def _is_nobodys(node: n.Stmt, voice: Voice) -> bool:
    """Whether a line has nobody who does it, so that it cannot stand behind a subject."""
    phrase = find_verb(node.phrase, voice.model) if isinstance(node, n.Say) else None
    return phrase is not None and is_nobodys(phrase, voice)


def _loses(node: n.Stmt) -> bool:
    """Whether a line takes something away: nobody pays in order to lose."""
    return isinstance(node, n.Say) and node.phrase.verb.text == "lose"


def _price_of_choice(prices: list[n.Stmt], rest: list[n.Stmt], scope: Scope, voice: Voice, mood: Mood) -> str | None:
    """`pay 1 coin to gain 3 wood or 2 stone`."""
    choice = rest[0] if len(rest) == 1 else None
    if not isinstance(choice, n.ChooseOne) or choice.who is not None:
        return None
    merged = merged_choice(choice, scope, voice, Mood("bare", scope.doer))
    first = sentence_parts(prices, scope, voice)
    if merged is None or first is None:
        return None
    return voice.say("pay-to", price=prices_of(first[0], voice, mood), what=merged)


def prices_of(parts: list[SentencePart], voice: Voice, mood: Mood) -> str:
    """Several prices in one clause."""
    words: list[str] = []
    for part in parts:
        inner = Mood("tail", mood.subject, mood.person) if words and mood.form == "told" else mood
        words.append(statement(part.node, part.scope, voice, inner)[0].head)
    return words[0] if len(words) == 1 else voice.say("join-next").join(words[:-1]) + voice.say("join-and") + words[-1]


def body(nodes: tuple[n.Stmt, ...], scope: Scope, voice: Voice, mood: Mood) -> list[Passage]:
    """The sentences of a block. A line that is told together with another one is kept, too."""
    told = _body(nodes, scope, voice, mood)
    for node in nodes:
        voice.note(node, scope)
    return told


def _body(nodes: tuple[n.Stmt, ...], scope: Scope, voice: Voice, mood: Mood) -> list[Passage]:
    found = lines_of(nodes)
    if mood.instead and not (found and isinstance(found[0], n.Needs | n.If)):
        first, *rest = body(nodes, scope, voice, evolve(mood, instead=False))
        message = "instead" if len(found) == 1 else "instead-first"
        return [evolve(first, head=voice.say(message, what=first.head)), *rest]
    if found and isinstance(found[0], n.Needs) and not mood.listed:
        return _behind_needs(found, scope, voice, mood)
    needed: list[str] = []
    while found and (isinstance(found[0], n.Needs) or is_silent(found[0], voice)):
        voice.note(found[0], scope)
        if isinstance(found[0], n.Needs):
            needed.append(condition(found[0].condition, scope.but(subject=None), voice))
        scope = bound(found[0], scope, voice)
        found = found[1:]
    passages = _needed(needed, voice)
    if found and not mood.listed:
        whole = inline(tuple(found), scope, voice, mood)
        if whole is not None:
            return [*passages, Passage(whole)]
    run: list[SentencePart] = []

    def close() -> None:
        while run:
            take = run[:1] if mood.listed else run[:MOST_JOINED]
            passages.append(Passage(joined(take, voice, mood)))
            del run[: len(take)]

    for node in found:
        voice.note(node, scope)
        if isinstance(node, n.Say | n.Choose):
            if run and is_price(run[-1].node) and not is_price(node):
                close()
            run.append(SentencePart(node, scope))
        elif not is_silent(node, voice):
            close()
            passages += statement(node, scope, voice, mood)
        scope = bound(node, scope, voice)
    close()
    return passages


def _needed(clauses: list[str], voice: Voice) -> list[Passage]:
    """What has to hold: `only if …`, or a list behind it."""
    if len(clauses) > 1:
        return [Passage(voice.say("needs-all"), tuple(Passage(one) for one in clauses))]
    return [Passage(voice.say("needs", clause=one)) for one in clauses]


def _behind_needs(found: list[n.Stmt], scope: Scope, voice: Voice, mood: Mood) -> list[Passage]:
    """`if your fort is empty, gain 1 coin`."""
    conditions = []
    while found and (isinstance(found[0], n.Needs) or is_silent(found[0], voice)):
        voice.note(found[0], scope)
        if isinstance(found[0], n.Needs) and not _is_in_moment(found[0].condition, scope):
            conditions.append(condition(found[0].condition, scope.but(subject=None), voice))
        scope, found = bound(found[0], scope, voice), found[1:]
    told = body(tuple(found), scope, voice, mood)
    if not conditions:
        return told
    if not told:
        return _needed(conditions, voice)
    words = voice.say("if", clause=voice.say("join-and").join(conditions))
    return under(words, told, apart=is_decision(tuple(found)))


def _is_in_moment(expr: n.Expr, scope: Scope) -> bool:
    """Whether `when you would lose coins` says a condition already: `amount is at least 1`."""
    match expr:
        case n.Compare(operator="is at least", left=n.Name() as left, right=n.Number(value=1)):
            entity = entity_of(left, scope)
            return entity is not None and entity.counter is not None
    return False


def with_subject(mood: Mood) -> Mood:
    """The mood of a sentence that begins anew: behind `if …,` its subject is named again."""
    return Mood("told", mood.subject, None, mood.listed) if mood.form == "tail" else mood


def under(words: str, passages: list[Passage], apart: bool = False) -> list[Passage]:
    """Sentences behind some words: one of them on the same line, if it need not stand `apart`; several below it."""
    if len(passages) == 1 and not apart:
        return [passages[0].behind(words + " ")]
    return [Passage(words.rstrip(",:") + ":", tuple(passages))]


def merged_choice(node: n.Stmt, scope: Scope, voice: Voice, mood: Mood) -> str | None:
    """`gain 2 wood or 1 stone`: options that do the same with other things."""
    if not isinstance(node, n.ChooseOne):
        return None
    verbs: set[str] = set()
    named: list[Nominal] = []
    for one in node.options:
        if not isinstance(one, n.Say) or one.phrase.subject is not None or one.more or one.bind is not None:
            return None
        phrase = find_verb(one.phrase, voice.model)
        if phrase is None or phrase.verb.text not in MERGED:
            return None
        verbs.add(phrase.verb.text)
        named.append(amounts(phrase, one, scope, voice))
    if len(verbs) != 1:
        return None
    what = voice.series(named, "or")
    verb = verbs.pop()

    def say(form: str, inner: Scope) -> str:
        return voice.say("verb-and-object", verb=voice.verb(verb, form), what=what)

    return clause(say, scope.doer, None, scope, voice, mood)
