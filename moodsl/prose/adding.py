"""Adding: what a line does once more than a line before it is told as `2 more coins`, so that nobody takes the second
line for one that replaces the first."""

from __future__ import annotations

from attrs import evolve

from interpreter.check.expressions.phrases import VerbPhrase, find_verb
from interpreter.check.nouns import singular
from interpreter.syntax import nodes as n
from moodsl.prose.merging import node_text
from moodsl.prose.nominals import Nominal, Phrase
from moodsl.prose.scope import Done, Scope
from moodsl.prose.voice import Voice

COUNTED = ("gain", "lose", "draw")
PICKED = ("discard", "put")


def done_by(node: n.Say, scope: Scope, voice: Voice) -> frozenset[Done]:
    """What a line does: of each thing who does what with it."""
    phrase = find_verb(node.phrase, voice.model)
    if phrase is None or not phrase.args:
        return frozenset()
    found = (_done(phrase, one, scope, voice) for one in (phrase.args[0].value, *node.more))
    return frozenset(one for one in found if one is not None)


def added(told: Nominal, phrase: VerbPhrase, expr: n.Node, scope: Scope, voice: Voice) -> Nominal:
    """What a line does something with, as `more` if a line before has done the same with others of its sort."""
    again = isinstance(told, Phrase) and _done(phrase, expr, scope, voice) in scope.done
    return evolve(told, more=True) if again else told  # type: ignore[misc]


def _done(phrase: VerbPhrase, expr: n.Node, scope: Scope, voice: Voice) -> Done | None:
    """Who does what, without how many; None for what is not counted."""
    who, verb = node_text(phrase.subject) or scope.doer, phrase.verb.text
    match expr:
        case _ if verb == "score":
            return who, verb, ""
        case n.Amount(unit=unit) if verb in COUNTED:
            return who, verb, singular(voice.model, unit.text)
        case n.Pick(quantity="exactly" | "up to", things=n.Things(words=(*words, noun)) as things) if verb in PICKED:
            where = (*words, things.place, things.where, expr.where, phrase.args[1:])
            return who, verb, f"{node_text(where)} {singular(voice.model, noun.text)}"
    return None
