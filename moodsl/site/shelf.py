"""The shelf: all that the site tells of a pack, read, checked and proved before a page is written.

Takes places, gives a `Shelf`: the book, its languages, and its scenarios, every one of them just played. A pack with
faults, with a name missing in one of its languages, or with a scenario that fails, gives no shelf.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from functools import cached_property
from pathlib import Path, PurePosixPath

from attrs import frozen

from interpreter.check.packs import pack_of
from interpreter.loader import PackFault
from interpreter.model import Design, Model
from interpreter.syntax import nodes as n
from interpreter.text import Span
from moodsl.prose import Book, CardText, Prose, faults, languages_of, open_book
from moodsl.scenario import Outcome, run_scenario
from moodsl.scenario.suite import suite_of
from moodsl.site.ties import Web, web_of


class Unproved(Exception):
    """Scenarios have failed; `outcomes` are theirs."""

    def __init__(self, outcomes: list[Outcome]) -> None:
        super().__init__("1 scenario failed" if len(outcomes) == 1 else f"{len(outcomes)} scenarios failed")
        self.outcomes = outcomes


@frozen
class Proof:
    """A scenario that has been played and holds: `cards` are the designs that it names, `text` is its source."""

    title: str
    rulings: tuple[str, ...]
    cards: tuple[str, ...]
    text: str
    sheet: str  # the file it stands in, as the name of a page
    number: int  # its place on that page, from 1

    @property
    def anchor(self) -> str:
        """Where it stands on its page."""
        return f"scenario-{self.number}"


@frozen(slots=False)
class Shelf:
    """A pack that is sound in every respect, and the day on which its scenarios were played."""

    book: Book
    languages: tuple[str, ...]
    proofs: tuple[Proof, ...]
    day: date

    @property
    def model(self) -> Model:
        """What the pack means."""
        return self.book.model

    @cached_property
    def cards(self) -> tuple[Design, ...]:
        """All cards and boards, kind by kind, each kind in the order of its titles."""
        kinds = list(self.model.kinds)
        return tuple(
            sorted(self.model.designs.values(), key=lambda one: (kinds.index(one.kind), one.titles["en"][0].lower()))
        )

    @cached_property
    def proofs_of(self) -> dict[str, list[Proof]]:
        """The scenarios that name a card, by card; those that name it in their title first."""
        found: dict[str, list[Proof]] = {design.name: [] for design in self.cards}
        for proof in self.proofs:
            for name in proof.cards:
                found[name].append(proof)
        for name, proofs in found.items():
            title = self.model.designs[name].titles["en"][0].lower()
            proofs.sort(key=lambda proof: (title not in proof.title.lower(), len(proof.cards)))
        return found

    @cached_property
    def pack_of(self) -> dict[str, str]:
        """The pack that a card comes from, by card."""
        return {design.name: pack_of(design.span, self.model.packs) for design in self.cards}

    def is_written(self, span: Span) -> bool:
        """Whether the packs say this themselves; every game has some things that nobody wrote."""
        return any(module.span.source.name == span.source.name for module in self.book.modules)

    @cached_property
    def web(self) -> Web:
        """Which cards have to do with each other."""
        return web_of(self.model)

    @cached_property
    def english(self) -> dict[str, CardText]:
        """The rules texts of all cards in English, from which the site makes addresses for every language."""
        prose = Prose(self.book, "en")
        return {design.name: prose.card(design.name) for design in self.cards}

    def decl(self, name: str) -> n.ThingDecl:
        """The tree of a card."""
        return self.book.things[name]


def open_shelf(*places: str | Path) -> Shelf:
    """Read, check and play a pack; raises PackFault or Unproved."""
    book = open_book(*places)
    languages = tuple(languages_of(book))
    if wrong := faults(book, languages):
        raise PackFault(wrong)
    suite = suite_of(book.model)
    outcomes = [run_scenario(suite, number) for number in range(len(suite.scenarios))]
    failed = [outcome for outcome in outcomes if not outcome.passed]
    if failed:
        raise Unproved(failed)
    return Shelf(book, languages, tuple(proofs_in(book, outcomes)), date.today())


# ---- scenarios ------------------------------------------------------------------------------------------------------


def proofs_in(book: Book, outcomes: list[Outcome]) -> Iterator[Proof]:
    """The scenarios that were played, with what they name."""
    played = {outcome.scenario.span: outcome for outcome in outcomes}
    cards = book.model.designs
    for module in book.modules:
        decls = [one for one in module.declarations if isinstance(one, n.ScenarioDecl)]
        if not decls:
            continue
        sheet = sheet_of(module, book)
        for number, decl in enumerate(decls, start=1):
            outcome = played.get(decl.title.span) or played.get(decl.span)
            if outcome is None:
                continue  # of a pack that another one requires: it is about that pack by itself
            named = dict.fromkeys(name for name in names_in(decl) if name in cards)
            text = source_of(decl)
            yield Proof(outcome.scenario.title, outcome.scenario.rulings, tuple(named), text, sheet, number)


def sheet_of(module: n.Module, book: Book) -> str:
    """The page of a file of scenarios: the file's name, behind that of its pack if another pack has such a file."""
    path = PurePosixPath(module.span.source.name)
    same = [one for one in book.modules if PurePosixPath(one.span.source.name).stem == path.stem and has_scenarios(one)]
    return path.stem if len(same) == 1 else f"{pack_of(module.span, book.model.packs)}-{path.stem}"


def has_scenarios(module: n.Module) -> bool:
    """Whether a file has scenarios."""
    return any(isinstance(one, n.ScenarioDecl) for one in module.declarations)


def source_of(node: n.Node) -> str:
    """The lines in which something is written."""
    span = node.span
    last = span.end_line if span.end_column > 1 else span.end_line - 1
    return "\n".join(span.source.line(number) for number in range(span.line, last + 1)).rstrip() + "\n"


def names_in(node: object) -> Iterator[str]:
    """All names that stand in a tree, in order."""
    if isinstance(node, n.Name):
        yield node.text
    elif isinstance(node, tuple):
        for part in node:
            yield from names_in(part)
    elif hasattr(node, "__attrs_attrs__") and not isinstance(node, Span):
        for part in node.__attrs_attrs__:
            yield from names_in(getattr(node, part.name))
