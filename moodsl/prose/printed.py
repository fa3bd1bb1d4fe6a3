"""Places that are printed on a card: what is printed in each."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from interpreter.model.parts import Given
from moodsl.prose.nominals import Adjective
from moodsl.prose.text import plain

if TYPE_CHECKING:
    from moodsl.prose.voice import Voice


def printed(name: str, voice: Voice) -> str:
    """What is printed in a place of a card: `red cell`, `bay (Drive)`, or only `Drive`."""
    place, kind = voice.model.designs[name], voice.model.kind_of(name)
    adjectives: list[Adjective] = []
    behind: list[str] = []
    more: list[str] = []
    alone = False  # whether what is named stands for the whole place
    for fact, spec in kind.facts.items():
        given = place.facts.get(fact)
        if spec.default is not None and given == spec.default:  # it goes without saying
            continue
        if spec.type in ("words", "several") and given is not None:
            for word in words_of(given, voice):
                if voice.is_noun(word):
                    behind.append(voice.phrase(voice.noun("word", word), "bare").case("gen"))
                else:
                    adjectives.append(voice.adjective("word", word))
        elif spec.kind is not None:
            more += [voice.title("card", one) for one in spec.names(given)]
            alone = alone or bool(more and voice.lexicon.find(voice.lexicon.entry("fact", fact), "alone"))
        elif given and spec.type == "flag":
            adjectives.insert(0, voice.adjective("fact", fact))
        elif given:
            more.append(f"{voice.phrase(voice.noun('fact', fact), 'bare').case('nom')} {number(given, voice)}")
    if alone and not adjectives and not behind:
        return plain(voice.finished(", ".join(more), False, ""))
    noun = voice.phrase(voice.noun("kind", kind.name), "bare", adjectives=tuple(adjectives))
    told = " ".join([noun.case("nom"), *behind]) + (f" ({', '.join(more)})" if more else "")
    return plain(voice.finished(told, False, ""))


def all_printed(names: tuple[str, ...], voice: Voice) -> list[str]:
    """What is printed in all places of a card, in order: `red cell ×2`, `blue cell`."""
    groups = [(printed(name, voice), len(list(same))) for name, same in groupby(names)]
    return [told if count == 1 else f"{told} ×{count}" for told, count in groups]


def words_of(given: Given, voice: Voice) -> list[str]:
    """The words that a fact is."""
    return [voice.model.words[int(one)] for one in (given if isinstance(given, tuple) else (given,))]


def number(given: Given, voice: Voice) -> str:
    """A number, or an amount of resources, as it is printed."""
    if not isinstance(given, tuple):
        return str(given)
    counted = zip(voice.model.resources, given, strict=True)
    return ", ".join(voice.counter(name, "exactly", int(count)).case("nom") for name, count in counted if count)
