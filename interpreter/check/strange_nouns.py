"""Nouns that name no kind of things: perhaps the name of a card."""

from __future__ import annotations

from collections.abc import Iterable

from interpreter.check.nouns import singulars
from interpreter.check.scope import Scope
from interpreter.report.message import msg
from interpreter.syntax import nodes as n


def no_things(noun: n.Name, known: Iterable[str], scope: Scope, things: n.Things | None = None) -> Exception:
    """Report a noun of which there are no things. Of a card's name is told how cards are asked for by name.

    `things` are the words that it stands among, where a condition may stand behind them.
    """
    model, word = scope.desk.model, noun.text
    name = next((name for name in singulars(word) if name in model.designs), None)
    if name is None:
        return scope.desk.strange("unknown-kind", msg("there are no things called `{}`", word), word, noun, known)
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
            help = msg("write `{}`", found) if place else msg("write `({})`", found)
    return scope.desk.fail("unknown-kind", msg("`{}` is a card, and no kind of things", name), noun, help=help)
