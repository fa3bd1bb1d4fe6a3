"""Nouns that name no kind of things: perhaps the name of a card."""

from __future__ import annotations

import re
from collections.abc import Iterable

from interpreter.check.expressions.sorts import sort_of
from interpreter.check.nouns import singulars
from interpreter.check.scope import FAULTY, Scope, a
from interpreter.report.message import msg
from interpreter.syntax import nodes as n
from interpreter.syntax.spoken_actions import ACT


def no_things(noun: n.Name, known: Iterable[str], scope: Scope, things: n.Things | None = None) -> Exception:
    """Report a noun of which there are no things. Of a card's name is told how cards are asked for by name.

    `things` are the words that it stands among, where a condition may stand behind them.
    """
    model, word = scope.desk.model, noun.text
    words = [one.text for one in things.words] if things is not None else []
    if {*words[1:-1]} & {*model.relations}:
        message, meant = msg("behind a relation stands `to`"), " ".join([*words[:-1], "to", word])
        return scope.desk.fail("unknown-kind", message, noun, help=msg("write `{}`", meant))
    name = next((name for name in singulars(word) if name in model.designs), None)
    if name is None:
        counted = (
            number_of_it(noun, scope)
            or number_of_thing(noun, scope)
            or words_counted(noun, scope)
            or word_of_things(noun, scope, things)
        )
        if counted is not None:
            return counted
        if word in scope.names and scope.names[word].type != FAULTY:
            message = msg("`{}` is {} here, and no kind of things", word, sort_of(scope.names[word]).said)
            return scope.desk.fail("unknown-kind", message, noun)
        help = msg("of a player write `is not you`, or `is not nobody`") if word in ("player", "opponent") else None
        help = msg("write `{}`", ACT) if word == "action" else help
        message = msg("there are no things called `{}`", word)
        return scope.desk.strange("unknown-kind", message, word, noun, known, help)
    kind = model.designs[name].kind
    scope.desk.index.mention("card", name, noun)
    help = msg("write its kind: `{}`", kind)
    if things is not None:
        adjectives = "".join(f"{one.text} " for one in things.words[:-1])
        place = f" {things.joint} {things.place.span.text}" if things.place is not None else ""
        found = f"{adjectives}{kind}{place} where it is {name}"
        if name in model.words:  # then the name alone means the word
            help = msg("write `{}{} {}{}`", adjectives, name, kind, place)
        else:
            ends = not things.span.source.line(things.span.end_line)[things.span.end_column - 1 :].strip()
            several = f"{kind}s" if word != name else kind
            found = found if place and ends else f"({adjectives}{several}{place} where it is {name})"
            help = msg("write `{}`", found)
    return scope.desk.fail("unknown-kind", msg("`{}` is a card, and no kind of things", name), noun, help=help)


def things_without(noun: n.Name, words: list[str], scope: Scope) -> Exception:
    """Report `a line without builder`, `a field without sheep`; `words` are those of the things, the noun the last."""
    model, word = scope.desk.model, noun.text
    counter = model.counters.get(word)
    mark = model.marks.get(word) or counter
    none = "nobody" if mark is not None and mark.type == "player" else "nothing"
    none = "0" if counter is not None and counter.is_number else none
    none = "empty" if word in model.zones else none
    message = msg("what things lack says a condition behind `where`")
    meant = f"{' '.join(words[: words.index('without')])} where its {word} is {none}"
    return scope.desk.fail("unknown-kind", message, noun, help=msg("write `{}`", meant))


def number_of_it(noun: n.Name, scope: Scope) -> Exception | None:
    """Report something that is counted in place of things: `score 2 for each coin`."""
    counters = scope.desk.model.counters
    counter = next((counters[word] for word in singulars(noun.text) if word in counters), None)
    counter = counter or next((one for one in counters.values() if noun.text in singulars(one.name)), None)
    if counter is None or not counter.is_number:
        return None
    whose = "your" if scope.you is not None else "their"
    said = f"{whose} {counter.name}" if counter.per_player else counter.name
    scope.desk.index.use("counter", counter.name, noun)
    message = msg("`{}` is a number, and no kind of things", counter.name)
    before = noun.span.source.lines[noun.span.line - 1][: noun.span.column - 1]
    each = re.search("for each ([0-9]+) $", before)
    step = each[1] if each else 3
    help = msg(
        "how many there are is `{}`; so much for each is a product in brackets: `(2 times {})`; one for each {} is "
        "`({} divided by {})`",
        said,
        said,
        step,
        said,
        step,
    )
    return scope.desk.fail("unknown-kind", message, noun, help=help)


def number_of_thing(noun: n.Name, scope: Scope) -> Exception | None:
    """Report a number that things have in place of things: `pay 1 coin for each length`."""
    kinds, names = scope.desk.model.kinds.values(), singulars(noun.text)
    kind = next(
        (kind for kind in kinds for name in names if name in kind.facts and kind.facts[name].type == "number"), None
    )
    if kind is None or scope.desk.doubtful.names.intersection(names):
        return None
    fact = next(name for name in names if name in kind.facts)
    scope.desk.index.use("fact", fact, noun)
    message = msg("`{}` is a number that {} has, and no kind of things", fact, a(kind.name))
    help = msg("write it in brackets before what is counted: `({}'s {}) …`", kind.name, fact)
    return scope.desk.fail("unknown-kind", message, noun, help=help)


def words_counted(noun: n.Name, scope: Scope) -> Exception | None:
    """Report a fact in place of things: `number of different colours in your lanes`."""
    kinds = scope.desk.model.kinds.values()
    specs = [(kind, kind.facts[word]) for kind in kinds for word in singulars(noun.text) if word in kind.facts]
    kind, fact = next(((kind, fact) for kind, fact in specs if fact.type == "words" and fact.words), (None, None))
    if kind is None or fact is None or scope.desk.doubtful.names.intersection(singulars(noun.text)):
        return None
    message = msg("`{}` is what {} has, and no kind of things", fact.name, a(kind.name))
    help = msg(
        "how many different ones there are, a value adds up of a term for each word: `value HAS of player for {} "
        "(word)` is `1 if there is a ({} in PLACE where its {} is {})` and `0 otherwise`, and another "
        "`(player's HAS for {}) + …`",
        fact.name,
        kind.name,
        fact.name,
        fact.name,
        fact.words[0],
    )
    return scope.desk.fail("unknown-kind", message, noun, help=help)


def word_of_things(noun: n.Name, scope: Scope, things: n.Things | None) -> Exception | None:
    """Report a word that things can be in place of the things: `number of reds in your lanes`."""
    model = scope.desk.model
    kinds = [kind for kind in model.kinds.values() if kind.base != "die"]
    words = [(word, kind, fact) for kind in kinds for fact in kind.facts.values() for word in fact.words]
    found = next((one for name in singulars(noun.text) for one in words if one[0] == name), None)
    if found is None or scope.desk.doubtful.names.intersection(singulars(noun.text)):
        return None
    word, kind, fact = found
    adjectives = "".join(f"{one.text} " for one in things.words[:-1]) if things is not None else ""
    message = msg("`{}` is a word of the fact `{}`, and no kind of things", word, fact.name)
    return scope.desk.fail("unknown-kind", message, noun, help=msg("write `{}`", f"{adjectives}{word} {kind.name}"))
