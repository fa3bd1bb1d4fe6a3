"""A match as somebody sees it who sits at a seat, or only watches: what all parts of a table are made from."""

from __future__ import annotations

from functools import cached_property, partial

from interpreter.game.match import Decision, Match
from interpreter.game.sheet import Sheet, ZoneInfo
from interpreter.game.view import PileView, View
from interpreter.game.words import Words
from moodsl.boards.scene import Reader
from moodsl.extras.table.options import Options
from moodsl.extras.table.pack import Pack


class Seen:
    """What a seat sees, in the words of the match as it speaks now."""

    def __init__(self, match: Match, seat: int, pack: Pack) -> None:
        self.match, self.seat, self.layout = match, seat, pack.layout
        self.ink, self.squares = pack.ink, pack.squares  # of a design
        self.badge = partial(pack.badge, match.language)
        self.view: View = match.view(seat)

    @property
    def sheet(self) -> Sheet:
        """The names and texts of the game."""
        return self.match.sheet

    @cached_property
    def words(self) -> Words:
        """The words of whoever sees."""
        return self.match.words(self.seat)

    @cached_property
    def reader(self) -> Reader:
        """What reads things out of the view."""
        return Reader(self.sheet, self.view, self.words)

    @cached_property
    def decision(self) -> Decision | None:
        """The question, if this seat is asked."""
        return self.match.decision if self.view.decision is not None else None

    @cached_property
    def options(self) -> Options:
        """Where the options lie on the table."""
        return Options(self.sheet, self.view, self.decision)

    def is_map(self, zone: ZoneInfo) -> bool:
        """Whether places lie in a zone: these are shown as a board."""
        return self.base(zone) == "place"

    def base(self, zone: ZoneInfo) -> str:
        """What sort of things lie in a zone: `card`, `board`, `place`, or empty for cards of several kinds."""
        kind = self.sheet.kinds.get(zone.of)
        return kind.base if kind is not None else ""

    def title(self, zone: ZoneInfo, pile: PileView | None = None) -> str:
        """The name of a zone, or of one of its piles."""
        return self.words.place(zone, pile.number if pile is not None and zone.piled else None)
