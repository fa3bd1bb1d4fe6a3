"""Lines of the log that a scenario looks for, for readers of another language than English.

Somebody's gain or loss is told as a sentence. Any other line is in the words of the pack: `log-bell-rings = …` for
`"Bell rings" is in log`.
"""

from __future__ import annotations

import re
from collections.abc import Container, Iterator

from interpreter.syntax import nodes as n
from moodsl.prose.book import Book
from moodsl.prose.scope import Entity, Scope
from moodsl.prose.voice import Voice
from moodsl.prose.words import WordEntry

CHANGE = re.compile(r"(\w+) ([+-])(\d+) (.+)")


def looked_for(book: Book) -> Iterator[n.Text]:
    """The words that the scenarios of a pack look for in the log."""
    scenarios = (one for module in book.modules for one in module.declarations if isinstance(one, n.ScenarioDecl))
    for section in (one for scenario in scenarios for one in scenario.items if isinstance(one, n.Section)):
        for line in section.lines:
            match line:
                case n.Line(condition=n.Inside(left=n.Text() as words)):
                    yield words


def log_entry(words: str, voice: Voice) -> WordEntry:
    """Where the words of the pack have a line of the log; `"Bell +1!"` is `log-bell-plus-1`."""
    signs = words.lower().replace("+", " plus ").replace("->", " to ").replace("-", " minus ")
    return voice.lexicon.entry("log", re.sub(r"[^a-z0-9]+", "-", signs).strip("-"))


def is_told(words: str, titles: Container[str], voice: Voice) -> bool:
    """Whether a line needs no words of the pack: a card of this title that takes effect, a gain or a loss."""
    return words.removesuffix(" of you") in titles or counter_change(words, None, voice) is not None


def counter_change(words: str, scope: Scope | None, voice: Voice) -> str | None:
    """`rival -1 coin` as `your opponent loses 1 coin`; None for any other line."""
    found = CHANGE.fullmatch(words)
    counters = (one.name for one in voice.model.counted.values() if found and found[4] in one.titles.get("en", ()))
    counter = next(counters, None)
    if found is None or counter is None:
        return None
    if scope is None:
        return words
    known = scope.you if found[1] == "you" else scope.names.get(found[1])
    if not isinstance(known, Entity):
        return None
    who, what = voice.mention(known, scope), voice.counter(counter, "exactly", int(found[3]))
    verb = voice.verb("gain" if found[2] == "+" else "lose", who.person)
    return voice.say("subject-verb", who=who, what=voice.say("verb-and-object", verb=verb, what=what))
