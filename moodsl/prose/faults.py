"""What is wrong with the words of a pack: forms that nobody wrote, messages that cannot be read, and texts that say
something else than their card does."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from interpreter.loader import PackFault, shown
from interpreter.report import Diagnostic, Reporter
from interpreter.text import Source, Span
from moodsl.prose.book import Book
from moodsl.prose.overrides import hold_overrides
from moodsl.prose.sentences import Unsaid
from moodsl.prose.speak import Prose
from moodsl.prose.voice import LANGUAGES
from moodsl.prose.words import Missing

NAMES = {"en": "English", "ru": "Russian"}
FORMS = {
    "gen": "genitive", "dat": "dative", "acc": "accusative", "ins": "instrumental", "loc": "locative",
    "gender": "gender", "plural": "plural", "order": "imperative", "you": "form for `you`", "one": "form for `he`",
    "many": "form for `they`", "past": "past", "past-one": "past for `he`", "doing": "imperfective",
}  # fmt: skip


def languages_of(book: Book) -> list[str]:
    """The languages that a pack speaks: English, and those in which it has titles or words."""
    model = book.model
    families: tuple[dict[str, Any], ...] = (model.kinds, model.counters, model.zones, model.designs)
    titled = {language for family in families for one in family.values() for language in one.titles}
    return [one for one in LANGUAGES if one == "en" or one in titled or book.words(one)]


def faults(book: Book, languages: Iterable[str] | None = None) -> list[Diagnostic]:
    """Everything that is wrong with the words of a pack, sorted; without `languages` in all that it speaks."""
    reporter = Reporter()
    for language in languages_of(book) if languages is None else languages:
        try:
            prose = Prose(book, language)
        except PackFault as unread:
            for fault in unread.diagnostics:
                reporter.add(fault)
            continue
        for say in _everything(prose):
            try:
                say()
            except Unsaid as unsaid:
                _report_unsaid(unsaid, prose, reporter)
        _report_missing(prose.missing, prose, reporter)
        hold_overrides(prose, reporter)
    return reporter.diagnostics


def _everything(prose: Prose) -> Iterable[Callable[[], object]]:
    """All texts of a pack, each to be said when it is asked for."""
    model = prose.book.model
    yield from (lambda name=name: prose.generated(name) for name in prose.book.things if name in model.designs)
    yield from (lambda name=name: prose.title(name) for name in (*model.designs, *model.actions, *model.endings))
    yield from (lambda name=name: prose.action(name) for name in model.actions)
    yield from (lambda name=name: prose.verb(name) for name in model.verbs)
    for variant in (None, *model.variants):
        yield from (
            lambda part=part, variant=variant: prose.flow(part, variant) for part in ("setup", "play", "scoring")
        )
    for name in (*model.counters, *(kind.name for kind in model.kinds.values())):
        if name != "result":
            yield from (lambda name=name, count=count: prose.noun(name, count) for count in (1, 2, 5))


def _line(file: Path, text: str, line: int) -> Span:
    source = Source(shown(file), text)
    return Span(source, line, 1, line, max(2, len(source.line(line)) + 1))


def _report_unsaid(unsaid: Unsaid, prose: Prose, reporter: Reporter) -> None:
    """Report a message of the pack that cannot be put together; one of the house is our own fault."""
    name = unsaid.message.partition(".")[0]
    for file in reversed(prose.book.words(prose.language)):
        text = file.read_text(encoding="utf-8")
        for number, line in enumerate(text.split("\n"), start=1):
            if line.startswith(f"{name} ="):
                message = f"`{unsaid.message}` {unsaid.why}"
                help = "it may use the parts that it is given, by their names: `$change`, `$what`, `$of`, `$against`"
                reporter.report("wrong-words", message, _line(file, text, number), help=help)
                return
    raise unsaid


def _report_missing(missing: list[Missing], prose: Prose, reporter: Reporter) -> None:
    """Report the forms that nobody wrote, those of one word together."""
    by_word: dict[str, list[Missing]] = {}
    for one in missing:
        by_word.setdefault(one.message, []).append(one)
    for message, lacking in by_word.items():
        first = lacking[0]
        attributes = [one.attribute for one in lacking if one.attribute is not None]
        whole = any(one.attribute is None for one in lacking)
        language = NAMES[prose.language]
        what = ", ".join([*(["the word itself"] if whole else []), *map(_form, attributes)])
        told = f"the {language} text speaks of `{first.what}`, and its words lack: {what}"
        parts = [f"`{message} = …`", *(f"`.{attribute} = …`" for attribute in attributes)]
        help = f"write into words/{prose.language}.ftl " + (
            " with ".join([parts[0], ", ".join(parts[1:])]) if attributes else parts[0]
        )
        reporter.report("missing-words", told, first.span or _pack(prose.book), help=help)


def _form(attribute: str) -> str:
    """A form in words: `genitive plural`."""
    number, _, case = attribute.partition("-")
    if number == "plural" and case:
        return f"{FORMS.get(case, case)} plural"
    return FORMS.get(attribute, f"`{attribute}`")


def _pack(book: Book) -> Span:
    """Where a fault stands that belongs to the whole pack."""
    return book.modules[0].span if book.modules else Span(Source("words", ""), 1, 1, 1, 1)
