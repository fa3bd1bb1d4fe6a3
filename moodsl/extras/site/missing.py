"""What would be refused later of a pack whose rules are sound: words that the site needs beside those of the texts,
names of things that no card speaks of, and faces."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import partial

from interpreter.loader import PackFault, no_collector
from interpreter.report import Diagnostic, Reporter
from moodsl.extras.faces import FaceFault, Faces
from moodsl.extras.site.names import Names
from moodsl.extras.site.pages.glossary import declared_zones, place
from moodsl.extras.site.pages.kinds import kinds_shown
from moodsl.extras.site.shelf import Shelf
from moodsl.prose import Book, faults
from moodsl.prose.faults import Saying, report_missing
from moodsl.prose.terms import Terms, starting, terms_of
from moodsl.prose.words import Missing


def site_faults(shelf: Shelf) -> list[Diagnostic]:
    """Everything that is wrong with the words of a pack in its languages, for its texts and for its site, sorted."""
    return faults(shelf.book, shelf.languages, shelf.prose, lambda prose: names_needed(Names(shelf, prose.language)))


def names_needed(names: Names) -> Iterator[Saying]:
    """What the pages call things by, each to be said when it is asked for, with the place of what is called so."""
    model, called = names.model, names.called
    whole = next((pack.span for pack in model.packs.values()), None)
    yield whole, partial(getattr, names, "site")
    for name, pack in model.packs.items():
        yield pack.span, partial(names.pack, name)
    for kind in model.kinds.values():
        yield kind.span, partial(called, "kind", kind.name)
        for face in kind.faces:
            if isinstance(face, str):
                yield kind.span, partial(called, "face", face)
        for spec in kind.facts.values():
            yield spec.span, partial(called, "fact", spec.name)
            for word in spec.words:
                yield spec.span, partial(called, spec.words_are, word)
    for kind, _cards in kinds_shown(names):
        yield kind.span, partial(names.plural, kind)
    for counter in (one for one in model.counted.values() if names.shelf.is_written(one.span)):
        yield counter.span, partial(called, "counter", counter.name)
    for zone in declared_zones(names):
        yield zone.span, partial(called, "zone", zone.name)
        yield zone.span, partial(place, zone, names)
    for action in model.actions.values():
        yield action.span, partial(called, "action", action.name)
    for ending in model.endings.values():
        yield ending.span, partial(called, "ending", ending.name)
    for board in model.boards.values():
        yield board.span, partial(called, "board", board.name)
        yield board.span, partial(names.plural, model.kinds[board.kind])
    yield whole, lambda: list(starting(names.prose.voice))
    terms = Terms(names.shelf.book, names.language, names.prose)
    yield from ((whole, partial(list, told())) for told in (terms.rules, terms.working, terms.limits))
    for relation in (one for one in model.relations.values() if one.fact):
        yield relation.span, partial(called, "relation", relation.name)
    for name, titles in model.variants.items():
        yield whole, partial(called, "variant", name, titles)
    for verb in model.verbs.values():
        yield verb.span, partial(names.prose.deed, verb.name) if verb.parameters else partial(called, "verb", verb.name)
    for design in names.cards:
        yield design.span, partial(names.facts, design)
    web = names.shelf.web
    for topic, cards in web.minded.items():
        if len({*cards, *web.touched.get(topic, ())}) > 1:
            yield model.designs[cards[0]].span, partial(names.topic, topic)


def hold_words(languages: Iterable[Names]) -> None:
    """Raises PackFault if a page needed words that are missing."""
    reporter = Reporter()
    for names in languages:
        report_missing(names.prose, reporter)
    if len(reporter):
        raise PackFault(reporter.diagnostics)


@no_collector()
def later_faults(book: Book, languages: Sequence[str]) -> list[Diagnostic]:
    """What is wrong with the words and faces of a pack in these languages, sorted."""
    return faults_on(Shelf(book, tuple(languages)))


def missing_words(book: Book, language: str) -> list[Missing]:
    """The forms that texts, faces and pages want of the words of a language and that nobody wrote, with those for want
    of which the page of the rules leaves values out; none if some of what is written cannot be said."""
    shelf = Shelf(book, (language,))
    wrong = any(one.code == "wrong-words" for one in faults_on(shelf))
    if wrong:
        return []
    wanted = shelf.prose(language).missing
    known = {(one.message, one.attribute) for one in wanted}
    later = terms_of(book, language).lacking
    return [*wanted, *(one for one in later if (one.message, one.attribute) not in known)]


def faults_on(shelf: Shelf) -> list[Diagnostic]:
    """What is wrong with words and faces, as they will be shown."""
    reporter = Reporter()
    found = site_faults(shelf)
    wrong = any(one.code == "wrong-words" for one in found)
    for language in () if wrong else shelf.languages:  # what cannot be said has no face
        try:
            Faces(shelf.book, language, shelf.prose(language)).cards()
        except (FaceFault, PackFault) as fault:
            found = [*found, *fault.diagnostics]
    for one in found:
        reporter.add(one)
    return reporter.diagnostics


def left_out_of(book: Book, languages: Sequence[str]) -> dict[str, dict[str, tuple[str, ...]]]:
    """The values that the site leaves out in each language, with the words that they lack."""
    return {language: terms_of(book, language).left_out for language in languages}
