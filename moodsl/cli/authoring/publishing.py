"""What would be refused later, by `moo text`, `moo site` and `moo print`, of a pack whose rules are sound."""

from __future__ import annotations

from collections.abc import Sequence

from interpreter.loader import PackFault
from interpreter.report import Diagnostic, Reporter
from moodsl.extras.faces import FaceFault, Faces
from moodsl.extras.site.missing import site_faults
from moodsl.extras.site.shelf import Shelf
from moodsl.prose import Book


def later_faults(book: Book, languages: Sequence[str]) -> list[Diagnostic]:
    """What is wrong with the words and faces of a pack in these languages, sorted."""
    shelf, reporter = Shelf(book, tuple(languages)), Reporter()
    found = site_faults(shelf)
    spoken = [] if any(one.code == "wrong-words" for one in found) else languages  # what cannot be said has no face
    for language in spoken:
        try:
            Faces(book, language, shelf.prose(language)).cards()
        except (FaceFault, PackFault) as fault:
            found = [*found, *fault.diagnostics]
    for one in found:
        reporter.add(one)
    return reporter.diagnostics


def left_out_of(book: Book, languages: Sequence[str]) -> dict[str, dict[str, tuple[str, ...]]]:
    """The values that the site leaves out in each language, with the words that they lack."""
    from moodsl.prose.terms import Terms

    found: dict[str, dict[str, tuple[str, ...]]] = {}
    for language in languages:
        terms = Terms(book, language)
        list(terms.values())
        found[language] = terms.left_out
    return found
