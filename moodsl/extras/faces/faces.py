"""The faces of all cards of a book in one language."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cached_property

from interpreter.report import Diagnostic
from moodsl.extras.faces.content import ContentReader, Speaker
from moodsl.extras.faces.layout import drawing
from moodsl.extras.faces.looks import FaceFault, KindLook, Looks, looks_of
from moodsl.extras.faces.shapes import Drawing
from moodsl.extras.faces.svg import svg
from moodsl.extras.faces.token import token
from moodsl.prose import Book, Prose


class Faces:
    """The faces of a book in one language; `speaker` says names and rules, by default the prose of the book.

    Raises FaceFault if what the packs say of their looks is wrong.
    """

    def __init__(self, book: Book, language: str, speaker: Speaker | None = None) -> None:
        self.book = book
        self.language = language
        self.looks: Looks = looks_of(book)
        self._speaker = speaker
        self._sides: dict[str, tuple[Drawing, ...]] = {}

    @property
    def names(self) -> list[str]:
        """The names of all cards and boards, in the order of their files."""
        return list(self.book.model.by_themselves)

    @cached_property
    def _reader(self) -> ContentReader:
        return ContentReader(self.book, self.looks, self._speaker or Prose(self.book, self.language))

    def sides(self, name: str) -> tuple[Drawing, ...]:
        """All sides of a card: its faces, then the back that shows what hidden cards show. Raises FaceFault if a text
        does not fit."""
        if name not in self._sides:
            self._sides[name] = tuple(drawing(one, self.looks.signs) for one in self._reader.contents(name))
        return self._sides[name]

    def drawing(self, name: str) -> Drawing:
        """The face of a card, the first if it has several; raises FaceFault if a text does not fit."""
        return self.sides(name)[0]

    def ink(self, name: str) -> str:
        """The ink of a card, of its first face if it has several."""
        return self._reader.contents(name)[0].ink

    def svg(self, name: str, embed: bool = True) -> str:
        """The face of a card as SVG, the first if it has several; see `svg.svg`."""
        return svg(self.drawing(name), embed)

    def drawings(self, names: Iterable[str] | None = None) -> list[Drawing]:
        """All sides of some cards, or of all, card by card; raises FaceFault with everything that is wrong."""
        return [side for sides in self.cards(names).values() for side in sides]

    def back(self, kind: str) -> Drawing:
        """A back for the cards of a kind that says nothing of backs."""
        return drawing(self._reader.back(kind), self.looks.signs)

    def on_paper(self, name: str, backs: bool = False) -> tuple[Drawing, ...]:
        """What is printed of a card: its sides, or a token if its kind has tokens; with `backs`, a back for a card that
        has only one side. Raises FaceFault if a text does not fit."""
        kind = self.book.model.designs[name].kind
        if size := self.looks.kinds.get(kind, KindLook()).token:
            return (token(self._reader.contents(name)[0], size),)
        sides = self.sides(name)
        return (*sides, self.back(kind)) if backs and len(sides) == 1 else sides

    def cards(self, names: Iterable[str] | None = None) -> dict[str, tuple[Drawing, ...]]:
        """The sides of each of some cards, or of all; raises FaceFault with everything that is wrong."""
        return self._all(names, self.sides)

    def printed(self, names: Iterable[str], backs: bool = False) -> dict[str, tuple[Drawing, ...]]:
        """What is printed of each of some cards, see `on_paper`; raises FaceFault with everything that is wrong."""
        return self._all(names, lambda name: self.on_paper(name, backs))

    def _all(
        self, names: Iterable[str] | None, drawn: Callable[[str], tuple[Drawing, ...]]
    ) -> dict[str, tuple[Drawing, ...]]:
        found: dict[str, tuple[Drawing, ...]] = {}
        faults: list[Diagnostic] = []
        for name in self.names if names is None else names:
            try:
                found[name] = drawn(name)
            except FaceFault as fault:
                faults += fault.diagnostics
        if faults:
            raise FaceFault(faults)
        return found


def face(book: Book, name: str, language: str) -> str:
    """The face of one card as SVG that needs nothing beside it; raises FaceFault if a text does not fit."""
    return Faces(book, language).svg(name)
