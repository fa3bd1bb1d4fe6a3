"""The faces of all cards of a book in one language."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cached_property

from interpreter.game.sheet import BoardInfo, Sheet
from interpreter.report import Diagnostic
from moodsl.boards.ink import Badge
from moodsl.extras.faces.board import PLACE, PrintedMap, printed_board, printed_chart
from moodsl.extras.faces.content import Content, ContentReader, Speaker
from moodsl.extras.faces.layout import drawing
from moodsl.extras.faces.looks import FaceFault, FactLook, KindLook, Looks, looks_of
from moodsl.extras.faces.shapes import Drawing
from moodsl.extras.faces.svg import svg
from moodsl.extras.faces.tile import WIDTHS, tile, tiles
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
        self._tiles = tiles(book.model)
        self._widths: dict[str, float] = {}

    @property
    def names(self) -> list[str]:
        """The names of all cards and boards that somebody wrote, in the order of their files: the places of a board are
        drawn on it."""
        return [design.name for design in self.book.model.written]

    @cached_property
    def _reader(self) -> ContentReader:
        return ContentReader(self.book, self.looks, self._speaker or Prose(self.book, self.language))

    def sides(self, name: str) -> tuple[Drawing, ...]:
        """All sides of a card: its faces, then the back that shows what hidden cards show. Raises FaceFault if a text
        does not fit."""
        if name not in self._sides:
            contents, kind = self._reader.contents(name), self.book.model.designs[name].kind
            self._sides[name] = tuple(self._side(one, kind) for one in contents)
        return self._sides[name]

    def board(self, board: BoardInfo, labels: dict[int, str]) -> PrintedMap:
        """A board to print, as large as the tiles that are laid on it."""
        model = self.book.model
        laid = [zone.of for zone in model.zones.values() if zone.host == board.kind and zone.holds == 1]
        kinds = [kind for one in laid if one in model.kinds for kind in model.under(one) if kind in self._tiles]
        used = [kind for kind in kinds if any(design.kind == kind for design in model.designs.values())]
        title = self._reader.called("board", board.name, board.titles)
        return printed_board(board, title, self.language, labels, max(map(self.width_of_tile, used), default=PLACE))

    def charts(self, sheet: Sheet) -> list[PrintedMap]:
        """The maps to print of places that facts relate, kind by kind."""
        kinds = dict.fromkeys(relation.kind for relation in sheet.relations.values())
        inks = {one.first: self.ink(one.name) for one in sheet.designs if one.kind in kinds}
        titles = {kind: self._reader.called("kind", kind, sheet.kinds[kind].titles) for kind in kinds}
        found = (printed_chart(sheet, kind, title, self.language, inks) for kind, title in titles.items())
        return [chart for chart in found if chart is not None]

    def _side(self, content: Content, kind: str) -> Drawing:
        """One side of a card: a hexagon, if its kind is laid on a board of hexagons."""
        if kind not in self._tiles:
            return drawing(content, self.looks.signs)
        return tile(content, self.looks.signs, self.width_of_tile(kind))

    def width_of_tile(self, kind: str) -> float:
        """How wide the tiles of a kind are from corner to corner: as its `token` says, else so that all have room."""
        if kind not in self._widths:
            token_ = self.looks.kinds.get(kind, KindLook()).token
            self._widths[kind] = token_ or next((one for one in WIDTHS if self._has_room(kind, one)), WIDTHS[-1])
        return self._widths[kind]

    def _has_room(self, kind: str, width: float) -> bool:
        """Whether the texts of all tiles of a kind have room in this width."""
        try:
            for design in (one for one in self.book.model.designs.values() if one.kind == kind):
                for content in self._reader.contents(design.name):
                    tile(content, self.looks.signs, width)
        except FaceFault:
            return False
        return True

    def drawing(self, name: str) -> Drawing:
        """The face of a card, the first if it has several; raises FaceFault if a text does not fit."""
        return self.sides(name)[0]

    def ink(self, name: str) -> str:
        """The ink of a card, of its first face if it has several."""
        return self._reader.contents(name)[0].ink

    def squares(self, name: str) -> tuple[str, ...]:
        """The places that are printed on a card and drawn as squares, in their order."""
        design, looks = self.book.model.designs[name], self.looks.facts
        specs = self.book.model.kinds[design.kind].facts.values()
        drawn = (one for one in specs if one.type == "printed" and looks.get(one.name, FactLook()).place == "squares")
        return tuple(place for one in drawn for place in one.names(design.facts.get(one.name)))

    def badge(self, name: str) -> Badge | None:
        """How a place that is printed on a card is drawn small: with the sign that its square has, if it has one."""
        chip = self._reader.on_square(name)
        return Badge(chip.sign.path, chip.sign.ink, chip.count) if chip.sign and chip.sign.path else None

    def svg(self, name: str, embed: bool = True) -> str:
        """The face of a card as SVG, the first if it has several; see `svg.svg`."""
        return svg(self.drawing(name), embed)

    def drawings(self, names: Iterable[str] | None = None) -> list[Drawing]:
        """All sides of some cards, or of all, card by card; raises FaceFault with everything that is wrong."""
        return [side for sides in self.cards(names).values() for side in sides]

    def back(self, kind: str) -> Drawing:
        """A back for the cards of a kind that says nothing of backs."""
        return self._side(self._reader.back(kind), kind)

    def on_paper(self, name: str, backs: bool = False) -> tuple[Drawing, ...]:
        """What is printed of a card: its sides, or a token if its kind has tokens; with `backs`, a back for a card that
        has only one side. Raises FaceFault if a text does not fit."""
        kind = self.book.model.designs[name].kind
        size = self.looks.kinds.get(kind, KindLook()).token
        if size and kind not in self._tiles:
            return (token(self._reader.contents(name)[0], size),)
        sides = self.sides(name)
        return (*sides, self.back(kind)) if backs and len(sides) == 1 else sides

    def cards(self, names: Iterable[str] | None = None) -> dict[str, tuple[Drawing, ...]]:
        """The sides of each of some cards, or of all; raises FaceFault with everything that is wrong."""
        return self._all(names, self.sides)

    def has_tokens(self, kind: str) -> bool:
        """Whether cards of a kind are printed as tokens."""
        return self.looks.kinds.get(kind, KindLook()).token is not None

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
