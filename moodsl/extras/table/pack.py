"""What a table needs of a pack: the game, its words in every language, the pictures of its cards, its layout."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cached_property

from interpreter.game.match import Match, Speaker
from interpreter.loader import Game, load
from moodsl.boards.ink import Badge
from moodsl.extras.faces import FaceFault, Faces
from moodsl.extras.faces.svg import svg
from moodsl.extras.layout import Layout, layout_of
from moodsl.prose import Book, Prose, languages_of, open_book
from moodsl.prose.table import speaker


class Pack:
    """Packs that are read together as one game; raises PackFault or SideFault if they cannot be."""

    def __init__(self, *places: str) -> None:
        self.places = places
        self.game: Game = load(*places)
        self._speakers: dict[str, Speaker] = {}
        self._faces: dict[str, Faces] = {}
        self._inks: dict[str, str] = {}
        self._squares: dict[str, tuple[str, ...]] = {}
        self._badges: dict[tuple[str, str], Badge | None] = {}
        self._drawn: dict[tuple[str, str], list[str]] = {}

    @cached_property
    def book(self) -> Book:
        """The pack as its reader needs it."""
        return open_book(*self.places, scenarios=False)

    @cached_property
    def languages(self) -> list[str]:
        """The languages that the pack speaks, English first."""
        return languages_of(self.book)

    @cached_property
    def layout(self) -> Layout:
        """How the pack wants to be laid out; raises SideFault."""
        return layout_of(self.book.folders)

    def warm(self) -> None:
        """Read all that the first view needs, so that nobody waits for it."""
        _ = self.layout
        match = self.game.start(self.game.players[0], 0)
        for language in self.languages:
            self.faces(language)
            with self.speaking(match, language):
                match.view(0)  # the words for the log are all made for the first line of it

    @contextmanager
    def speaking(self, match: Match, language: str) -> Iterator[Match]:
        """A match that speaks a language as long as somebody looks at it."""
        before = match.language, match.speaker
        match.language, match.speaker = language, self.speaker(language)
        try:
            yield match
        finally:
            match.language, match.speaker = before

    def speaker(self, language: str) -> Speaker:
        """Who puts a match into the words of a language; one of each, since views are kept by it."""
        if language not in self._speakers:
            prose = Prose(self.book, language)
            self._speakers[language] = speaker(lambda: prose)
        return self._speakers[language]

    def faces(self, language: str) -> Faces:
        """The faces of all cards in a language."""
        if language not in self._faces:
            self._faces[language] = Faces(self.book, language)
        return self._faces[language]

    def ink(self, design: str) -> str:
        """The ink of a card, by which it is known where it is drawn small."""
        if design not in self._inks:
            self._inks[design] = self.faces("en").ink(design)
        return self._inks[design]

    def squares(self, design: str) -> tuple[str, ...]:
        """The places that are drawn on a card as squares."""
        if design not in self._squares:
            self._squares[design] = self.faces("en").squares(design) if design in self.book.model.by_themselves else ()
        return self._squares[design]

    def badge(self, language: str, design: str) -> Badge | None:
        """How a place that is printed on a card is drawn small; None if faces draw no sign for it."""
        if (language, design) not in self._badges:
            self._badges[language, design] = self.faces(language).badge(design)
        return self._badges[language, design]

    def drawn(self, design: str, language: str) -> list[str]:
        """The pictures of a card, side by side; none of a card that is none or has no room for its texts."""
        key = (design, language)
        if key not in self._drawn:
            faces = self.faces(language)
            known = design in self.book.model.by_themselves
            try:
                self._drawn[key] = [svg(side, embed=False) for side in faces.on_paper(design)] if known else []
            except FaceFault:
                self._drawn[key] = []
        return self._drawn[key]
