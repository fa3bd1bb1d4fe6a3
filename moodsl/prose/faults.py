"""What is wrong with the words of a pack: forms that nobody wrote, messages that cannot be read, and texts that say
something else than their card does."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from functools import partial
from itertools import chain
from pathlib import Path
from typing import Any

from interpreter.check.packs import pack_of, pack_of_file, stood_on
from interpreter.loader import PackFault, shown_path
from interpreter.model import Model
from interpreter.report import Diagnostic, Reporter
from interpreter.report.message import Message, joined, listed, msg
from interpreter.syntax import nodes as n
from interpreter.text import Source, Span
from moodsl.prose.book import Book
from moodsl.prose.log_lines import is_told, looked_for
from moodsl.prose.overrides import hold_overrides
from moodsl.prose.sentences import WRONG_CALL, Unsaid, is_gap
from moodsl.prose.speak import Prose
from moodsl.prose.strange_words import hold_names, span_of
from moodsl.prose.terms import terms_of
from moodsl.prose.voice import LANGUAGES
from moodsl.prose.word_files import Key, patterns_in, start
from moodsl.prose.words import Missing

Saying = tuple[Span | None, Callable[[], object]]  # where what is told is declared, and how it is said
NAMES = {"en": msg("English"), "ru": msg("Russian")}
FORMS = {
    "gen": msg("genitive"), "dat": msg("dative"), "acc": msg("accusative"), "ins": msg("instrumental"),
    "loc": msg("locative"), "gender": msg("gender"), "plural": msg("plural"), "order": msg("imperative"),
    "you": msg("form for `you`"), "one": msg("form for one who does it"), "many": msg("form for several who do it"),
    "past": msg("past"),
    "past-one": msg("past for one who does it"), "doing": msg("imperfective"),
}  # fmt: skip


def languages_of(book: Book) -> list[str]:
    """The languages that a pack speaks: English, and those in which it has titles or words. What it requires may speak
    more of them."""
    model = book.model
    below = stood_on(model.packs)
    families: tuple[Mapping[str, Any], ...] = (model.kinds, model.counted, model.zones, model.designs)
    declared = (one for family in families for one in family.values())
    titled = {language for one in declared if pack_of(one.span, model.packs) not in below for language in one.titles}
    titled.update(languages_written(book))
    return [one for one in LANGUAGES if one == "en" or one in titled]


def languages_written(book: Book) -> list[str]:
    """The languages for which a pack itself has a file of words; what it requires may have more of them."""
    packs = book.model.packs
    below = stood_on(packs)
    return [
        language
        for language in LANGUAGES
        if any(pack_of_file(shown_path(file), packs) not in below for file in book.words(language))
    ]


def faults(
    book: Book,
    languages: Iterable[str] | None = None,
    prose_in: Callable[[str], Prose] | None = None,
    also: Callable[[Prose], Iterable[Saying]] = lambda _prose: (),
) -> list[Diagnostic]:
    """Everything that is wrong with the words of a pack, sorted; without `languages` in all that it speaks.

    `prose_in` gives the prose of a language, which notes what is missing; `also` is what is said beside the texts.
    """
    reporter = Reporter()
    for language in languages_of(book) if languages is None else languages:
        try:
            prose = prose_in(language) if prose_in is not None else Prose(book, language)
        except PackFault as unread:
            for fault in unread.diagnostics:
                reporter.add(fault)
            continue
        _try_all(prose, chain(_texts(prose), also(prose)), reporter)
        report_missing(prose, reporter)
        hold_names(prose, reporter)
        hold_overrides(prose, reporter)
        with suppress(Unsaid):  # which is reported above
            _hold_apart(book, language, reporter)
    return reporter.diagnostics


def _hold_apart(book: Book, language: str, reporter: Reporter) -> None:
    """Report each value of the pack that is called as another one is: of two such nobody knows which is meant."""
    called, packs = dict[str, str](), book.model.packs
    for name, title, _told in terms_of(book, language).values:
        first, span = called.setdefault(title, name), book.model.values[name].span
        if first != name and pack_of(span, packs) not in stood_on(packs):
            message = msg("the {} text calls `{}` and `{}` the same: `{}`", NAMES[language], first, name, title)
            help = msg("give one of them other words in words/{}.ftl: {}", language, f"`value-{name} = …`")
            reporter.report("same-words", message, span, help=help)


def _try_all(prose: Prose, sayings: Iterable[Saying], reporter: Reporter) -> None:
    """Say everything once, and report what cannot be said, also where it is wanted to put the sayings into order."""
    try:
        for span, say in sayings:
            prose.voice.lexicon.place = span
            try:
                say()
            except Unsaid as unsaid:
                _report_unsaid(unsaid, prose, reporter)
    except Unsaid as unsaid:
        _report_unsaid(unsaid, prose, reporter)


def _texts(prose: Prose) -> Iterator[Saying]:
    """All texts of a pack, each to be said when it is asked for, with the place of what it tells."""
    model = prose.book.model
    for name in (name for name in prose.book.things if name in model.designs):
        yield model.designs[name].span, partial(prose.generated, name)
    titled: list[Any] = [*model.by_themselves.values(), *model.actions.values(), *model.endings.values()]
    yield from ((one.span, partial(prose.title, one.name)) for one in titled)
    yield from ((one.span, partial(prose.action, one.name)) for one in model.actions.values())
    yield from ((one.span, partial(prose.verb, one.name)) for one in model.verbs.values())
    for variant in (None, *model.variants):
        for part in prose.parts(variant):
            if isinstance(part.when, n.Named):
                yield part.when.span, partial(prose.flow, part.when.name.text, variant)
    if prose.language != "en":
        titles = {title for one in model.designs.values() for title in one.titles.get("en", ())}
        lines = (one for one in looked_for(prose.book) if not is_told(one.value, titles, prose.voice))
        yield from ((one.span, partial(prose.log_line, one.value)) for one in lines)
    numbers = (one for one in model.counted.values() if one.type == "number")
    single = (one for one in numbers if one.name != "result" and model.family_of(one.name) is None)
    counted: list[Any] = [*single, *model.families.values(), *model.kinds.values()]
    for one in counted:
        yield from ((one.span, partial(prose.noun, one.name, count)) for count in (1, 2, 5))


def _line(file: Path, text: str, line: int) -> Span:
    source = Source(shown_path(file), text)
    return Span(source, line, 1, line, max(2, len(source.line(line)) + 1))


def _report_unsaid(unsaid: Unsaid, prose: Prose, reporter: Reporter) -> None:
    """Report a message of the pack that cannot be put together; one of the house is our own fault."""
    for file in reversed(prose.book.words(prose.language)):
        text = file.read_text(encoding="utf-8")
        number = _line_of(unsaid.message, text)
        if number is not None:
            message, help = _why_unsaid(unsaid)
            reporter.report("wrong-words", message, _line(file, text, number), help=help)
            return
    raise unsaid


def _line_of(name: str, text: str) -> int | None:
    """The line, from 1, on which a text says a message or one of its forms: `value-room.more`."""
    message, _, form = name.partition(".")
    found, within = None, False
    for number, line in enumerate(text.split("\n"), start=1):
        if line[:1] not in ("", " "):
            within = line.startswith(f"{message} =")
            found = number if within else found
        elif within and form and line.lstrip().startswith(f".{form} ="):
            found = number
    return found


def _why_unsaid(unsaid: Unsaid) -> tuple[Message, Message]:
    """What stands in the way of a message, and what helps."""
    asked = unsaid.why.rpartition("Unknown external: ")[2]
    if unsaid.why.endswith(WRONG_CALL):
        message = msg("`{}` cannot be said: a function in it is given what it cannot use", unsaid.message)
        return message, msg("write `{}`, or a case of it: `{}`", "{ $what }", "{ GEN($what) }")
    message = msg("`{}` {}", unsaid.message, unsaid.why)
    if asked != unsaid.why:
        message = msg("`{}` cannot be said: it is not given `{}`", unsaid.message, f"${asked}")
    given = listed(f"${one}" for one in unsaid.given)
    return message, msg("it is given {}, and nothing else", given) if given else msg("it is given no parts")


def report_missing(prose: Prose, reporter: Reporter) -> None:
    """Report the forms that were needed so far and that nobody wrote, those of one word together."""
    by_word: dict[str, list[Missing]] = {}
    gaps = dict(gaps_in(prose))
    for one in prose.missing:
        nameless = named_together(one, prose.book.model, prose.language)
        if nameless is None:
            by_word.setdefault(one.message, []).append(one)
        else:
            reporter.add(nameless)
    for message, lacking in by_word.items():
        first = lacking[0]
        attributes = [one.attribute for one in lacking if one.attribute is not None]
        whole = any(one.attribute is None for one in lacking)
        language = NAMES[prose.language]
        what = joined(", ", [*([msg("the word itself")] if whole else []), *map(_form, attributes)])
        told = msg("the {} text speaks of `{}`, and `{}` lacks: {}", language, first.what, message, what)
        is_said = message in prose.voice.sentences and not whole  # then only its forms are added
        parts = [
            f"`{message} =`" if is_said else f"`{message} = …`",
            *(f"`.{one.attribute} = {one.gap}`" for one in lacking if one.attribute),
        ]
        words = msg("{} with {}", parts[0], ", ".join(parts[1:])) if attributes else parts[0]
        help = msg("write into words/{}.ftl {}", prose.language, words)
        begun = next((place for one in lacking if (place := gaps.get((message, one.attribute)))), None)
        reporter.report("missing-words", told, begun or _place_of(first, prose.book), help=help)


def gaps_in(prose: Prose) -> Iterator[tuple[Key, Span]]:
    """The forms whose line has `…` in place of a text, with that line."""
    for source in prose.words:
        for key, written, pattern in patterns_in(source):
            if is_gap(pattern):
                yield key, span_of(written.name, source, start(written))


def _place_of(missing: Missing, book: Book) -> Span:
    """Where a missing form is told: at the word, but not at one of a game for whose expansion it is wanted."""
    packs = book.model.packs
    below = stood_on(packs)
    thing = book.things.get(missing.message.removeprefix("card-"))
    title = thing.title if thing is not None and missing.attribute is None else None
    spans = missing.span, title.span if title is not None else None, missing.wanted
    places = [one for one in spans if one is not None]
    own = [one for one in places if pack_of(one, packs) not in below]  # an expansion may have given it another title
    return next(iter([*own, *places]), _pack(book))


def named_together(missing: Missing, model: Model, language: str) -> Diagnostic | None:
    """The fault if the name that is missing is that of a place of a board, or of a card of a series: these are not
    written one by one."""
    design = model.designs.get(missing.message.removeprefix("card-"))
    if design is None or missing.attribute is not None:
        return None
    if design.series:
        told = msg("the cards of `{}` have no title in the language `{}`", design.series, language)
        help = msg('write `{} "…"` under its first line, with the same holes as in the title there', language)
        return Diagnostic("missing-words", told, design.span, help=help)
    board = next((board for board in model.boards.values() if design.name in board.labels), None)
    if board is None:
        return None
    told = msg("the places of `{}` have no name in the language `{}`", board.name, language)
    help = msg('write `{} "…"` under `kind {}`: its places are called so, with their numbers', language, design.kind)
    return Diagnostic("missing-words", told, board.span, help=help)


def _form(attribute: str) -> Message:
    """A form in words: `genitive plural`."""
    number, _, case = attribute.partition("-")
    if number == "plural" and case:
        return msg("{} plural", FORMS.get(case, case))
    return FORMS.get(attribute) or msg("`{}`", attribute)


def _pack(book: Book) -> Span:
    """Where a fault stands that belongs to the whole pack."""
    return next(pack.span for pack in book.model.packs.values()) if book.model.packs else book.modules[0].span
