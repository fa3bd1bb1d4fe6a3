"""The shelf: all that the site tells of a pack, read, checked and proved before a page is written.

Takes places, gives a `Shelf`: the book, its languages, and its scenarios, every one of them just played. A pack with
faults, with a name missing in one of its languages, or with a scenario that fails, gives no shelf.
"""

from __future__ import annotations

from datetime import date
from functools import cached_property
from pathlib import PurePosixPath
from typing import TYPE_CHECKING

from attrs import field, frozen

from interpreter.check.packs import pack_of
from interpreter.game.program import Program
from interpreter.game.sheet import title_of
from interpreter.loader import hash_of
from interpreter.model import Design, Model
from interpreter.syntax import nodes as n
from interpreter.text import Span
from moodsl.extras.site.card_links import Web, web_of
from moodsl.extras.site.inventory import NameEntry, inventory
from moodsl.prose import Book, CardText, Prose
from moodsl.prose.rulings import Ruling, Rulings

if TYPE_CHECKING:
    from interpreter.game.match import Match
    from moodsl.extras.site.proofs import Proof


@frozen(slots=False)
class Shelf:
    """A pack that is sound in every respect, and the day on which its scenarios were played."""

    book: Book
    languages: tuple[str, ...]
    proofs: tuple[Proof, ...] = ()
    day: date = field(factory=lambda: date.today())
    table: bool = False  # whether the site has a table to play at

    @property
    def model(self) -> Model:
        """What the pack means."""
        return self.book.model

    @cached_property
    def cards(self) -> tuple[Design, ...]:
        """All cards and boards that somebody wrote, kind by kind, each kind in the order of its titles."""
        kinds = list(self.model.kinds)
        return tuple(
            sorted(
                self.model.written,
                key=lambda one: (kinds.index(one.kind), title_of(one.titles, one.name, "en").lower()),
            )
        )

    @cached_property
    def proofs_of(self) -> dict[str, list[Proof]]:
        """The scenarios that name a card, by card; those that name it in their title first."""
        found: dict[str, list[Proof]] = {name: [] for name in self.model.designs}
        for proof in self.proofs:
            for name in proof.cards:
                found[name].append(proof)
        for name, proofs in found.items():
            title = title_of(self.model.designs[name].titles, name, "en").lower()
            proofs.sort(key=lambda proof: (title not in proof.titles["en"][0].lower(), len(proof.cards)))
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
    def inventory(self) -> tuple[NameEntry, ...]:
        """Everything that has a name."""
        return tuple(inventory(self.book))

    def prose(self, language: str) -> Prose:
        """The rules texts in a language. There is one of each, which notes the words that nobody wrote."""
        if language not in self._proses:
            self._proses[language] = Prose(self.book, language)
        return self._proses[language]

    def ruling(self, proof: Proof, language: str) -> Ruling:
        """A scenario in sentences."""
        key = (id(proof.book), language)
        if key not in self._tellers:
            self._tellers[key] = Rulings(proof.book, language)
        whole = (id(proof), language)
        if whole not in self._rulings:
            self._rulings[whole] = self._tellers[key].told(proof.decl)
        return self._rulings[whole]

    def unsaid(self, language: str) -> list[tuple[str, ...]]:
        """For each line of rulings that was shown as it is written in a language, the words that it lacks."""
        return [
            words for (_book, spoken), teller in self._tellers.items() if spoken == language for words in teller.unsaid
        ]

    @cached_property
    def program(self) -> Program:
        """The game, ready to be played; what a bot learned of it for another command, it knows here."""
        from moodsl.extras.site.example import program_of

        program = program_of(self.model)
        sources = (module.span.source for module in self.book.modules)
        program.hash = hash_of(one for one in sources if "scenarios" not in PurePosixPath(one.name).parts)
        return program

    @cached_property
    def set_up(self) -> Match:
        """A match at its first action: what the boards look like then."""
        from moodsl.extras.site.example import set_up

        return set_up(self.program, max(2, self.model.players[0]) if self.model.players[1] > 1 else 1)

    @cached_property
    def example(self) -> Match | None:
        """A match whose first turns show how the game goes; None if two or more do not play it."""
        from moodsl.extras.site.example import example

        low, high = self.model.players
        return example(self.program, max(2, low)) if high > 1 else None

    @cached_property
    def _tellers(self) -> dict[tuple[int, str], Rulings]:
        return {}

    @cached_property
    def _rulings(self) -> dict[tuple[int, str], Ruling]:
        return {}

    @cached_property
    def _proses(self) -> dict[str, Prose]:
        return {}

    @cached_property
    def english(self) -> dict[str, CardText]:
        """The rules texts of all cards in English, from which the site makes addresses for every language."""
        return {design.name: self.prose("en").card(design.name) for design in self.cards}

    def decl(self, name: str) -> n.ThingDecl:
        """The tree of a card."""
        return self.book.things[name]
