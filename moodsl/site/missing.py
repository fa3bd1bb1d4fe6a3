"""Words that the site needs and that nobody wrote: names of things that no card speaks of, in one of the languages."""

from __future__ import annotations

from collections.abc import Iterable

from interpreter.loader import PackFault
from interpreter.report import Reporter
from interpreter.text import Source, Span
from moodsl.prose.words import Missing
from moodsl.site.names import Names

TITLED = ("card", "kind", "counter", "zone", "action", "ending", "pack", "game")  # what can have a line `ru "…"`


def hold_words(languages: Iterable[Names]) -> None:
    """Raises PackFault if a page needed words that are missing."""
    reporter = Reporter()
    for names in languages:
        for one in names.prose.missing:
            language = names.language
            place = one.span or Span(Source(f"words/{language}.ftl", ""), 1, 1, 1, 1)
            told = f"`{one.what}` has no {'name' if one.attribute is None else f'`{one.attribute}`'} in `{language}`"
            reporter.report("missing-words", told, place, help=way_out(one, language))
    if len(reporter):
        raise PackFault(reporter.diagnostics)


def way_out(missing: Missing, language: str) -> str:
    """What to write, and where."""
    line = f".{missing.attribute} = …" if missing.attribute else "…"
    help = f"write `{missing.message} = {line}` into words/{language}.ftl beside the cards"
    if missing.attribute is None and missing.message.partition("-")[0] in TITLED:
        return f'write a line `{language} "…"` under it, or {help.removeprefix("write ")}'
    return help
