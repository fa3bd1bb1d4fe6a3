"""Proofs: the scenarios of packs, every one of them just played, with what they say and which cards they name.

Scenarios of a pack that another one requires are about that pack by itself: they are played without the others. They
are told of those cards that the others leave as they are.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path, PurePosixPath

from attrs import field, frozen

from interpreter.check.packs import below, folder_of, pack_of, stood_on
from interpreter.model.parts import Titles
from interpreter.syntax import nodes as n
from interpreter.text import find_pack
from moodsl.extras.site.subjects import Subject, subject_of
from moodsl.prose import Book, open_book
from moodsl.prose.book import names_in
from moodsl.scenario import Outcome, run_scenario
from moodsl.scenario.suite import suite_of


class Unproved(Exception):
    """Scenarios have failed; `outcomes` are theirs."""

    def __init__(self, outcomes: list[Outcome]) -> None:
        super().__init__(len(outcomes))
        self.outcomes = outcomes


@frozen
class Proof:
    """A scenario that has been played and holds: `cards` are the designs that it names, `decl` is its tree.

    `book` is that of the packs that it was played with. `alone` is the pack that it is about by itself, if another pack
    of the site requires that; else it is empty.
    """

    titles: Titles  # by language; there is always an English one
    rulings: tuple[str, ...]
    cards: tuple[str, ...]
    decl: n.ScenarioDecl
    subject: Subject
    anchor: str  # where it stands on the page of its subject
    book: Book = field(repr=False, eq=False)
    alone: str = ""

    @property
    def text(self) -> str:
        """Its source."""
        return source_of(self.decl)

    @property
    def place(self) -> str:
        """Its page and its place there."""
        return f"{self.subject.path}#{self.anchor}"


def proofs_of_packs(book: Book) -> tuple[Proof, ...]:
    """The scenarios of a book: first those of its own packs, then those of each pack that they require.

    Raises PackFault or Unproved.
    """
    found = list(proofs_in(book, book, played(book)))
    packs = book.model.packs
    for name in [name for name in packs if name in stood_on(packs)]:
        base = open_book(*(pack_location(one, book) for one in (*below(name, packs), name)))
        found += proofs_in(base, book, played(base), name)
    return tuple(found)


def pack_location(pack: str, book: Book) -> str:
    """Where a pack of a book lies: in a folder that was given, or else where packs are found by their names."""
    folder = Path(folder_of(book.model.packs[pack].span))
    return str(folder) if folder.exists() or find_pack(pack) is None else pack


def played(book: Book) -> list[Outcome]:
    """What came of the scenarios of a book; raises Unproved."""
    suite = suite_of(book.model)
    outcomes = [run_scenario(suite, number) for number in range(len(suite.scenarios))]
    if failed := [outcome for outcome in outcomes if not outcome.passed]:
        raise Unproved(failed)
    return outcomes


def proofs_in(book: Book, site: Book, outcomes: list[Outcome], alone: str = "") -> Iterator[Proof]:
    """The scenarios of a book that were played; they name cards of the `site` if those are the same there."""
    by_place = {outcome.scenario.span: outcome.scenario for outcome in outcomes}
    same = {name for name in site.model.by_themselves if book.things.get(name) == site.things.get(name)}
    for module in book.modules:
        sheet = sheet_of(module, site)
        for number, decl in enumerate(scenarios_in(module), start=1):
            scenario = by_place.get(decl.title.span) or by_place.get(decl.span)
            if scenario is None:
                continue  # of a pack that another one requires
            cards = tuple(dict.fromkeys(name for name in names_in(decl) if name in same))
            titles = {"en": (scenario.title,), **scenario.titles}
            subject = subject_of(decl, cards, site.model)
            yield Proof(titles, scenario.rulings, cards, decl, subject, f"{sheet}-{number}", book, alone)


def sheet_of(module: n.Module, book: Book) -> str:
    """What a file of scenarios is called in addresses: as the file, behind its pack if another pack has such a file."""
    path = PurePosixPath(module.span.source.name)
    same = [one for one in book.modules if PurePosixPath(one.span.source.name).stem == path.stem and scenarios_in(one)]
    return path.stem if len(same) == 1 else f"{pack_of(module.span, book.model.packs)}-{path.stem}"


def scenarios_in(module: n.Module) -> list[n.ScenarioDecl]:
    """The scenarios of a file."""
    return [one for one in module.declarations if isinstance(one, n.ScenarioDecl)]


def source_of(node: n.Node) -> str:
    """The lines in which something is written."""
    span = node.span
    last = span.end_line if span.end_column > 1 else span.end_line - 1
    return "\n".join(span.source.line(number) for number in range(span.line, last + 1)).rstrip() + "\n"
