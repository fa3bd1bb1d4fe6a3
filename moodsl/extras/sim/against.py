"""Two versions of a game against each other: by how much every figure differs, after games played in pairs.

Every figure is one sum over another, of what each game adds above and below (`figures.Part`): points and players, wins
and seats, cards put into play and cards held. So all of them are compared in one way.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from attrs import asdict, frozen

from interpreter.game.sheet import Sheet
from moodsl.extras.sim.cards import HELD, IN_PLAY, PUT, ahead_of
from moodsl.extras.sim.figures import Line, Mean, Part, change_of, ratio_of
from moodsl.extras.sim.one_game import GameRow
from moodsl.extras.sim.table import Table

Key = tuple[str, str, str]
"""A figure: what is counted, of which, and the measure, as in `Table.lines`."""


@frozen
class Change:
    """A figure of the older and of the newer version, the difference with its 95 % interval, and the number of games.
    What a version does not have is None."""

    what: str
    which: str
    measure: str
    old: float | None
    new: float | None
    difference: Mean | None
    pairs: int

    @property
    def stands_out(self) -> bool:
        """Whether the interval leaves no difference out."""
        change = self.difference
        return change is not None and change.low is not None and not change.low <= 0 <= (change.high or 0.0)


@frozen
class Comparison:
    """The tables of two versions and how their figures differ."""

    new: Table
    old: Table
    changes: tuple[Change, ...]

    def data(self) -> dict[str, Any]:
        """The older table and the differences as JSON can hold them."""
        return {"old": self.old.data(), "changes": [asdict(change) for change in self.changes]}

    def lines(self) -> list[Line]:
        """The differences as rows for a spreadsheet, with the headings of a table."""

        found: list[Line] = []
        for one in self.changes:
            named = (self.new.players, one.what, one.which)
            for version, value in (("old", one.old), ("new", one.new)):
                if value is not None:
                    found.append((*named, f"{one.measure} {version}", value, "", "", one.pairs))
            if one.difference is not None:
                found.append(one.difference.line(*named, f"{one.measure} difference"))
        return found


def changes_of(
    old_sheet: Sheet, old_rows: Sequence[GameRow], new_sheet: Sheet, new_rows: Sequence[GameRow], kinds: Sequence[str]
) -> tuple[Change, ...]:
    """How the figures of two rows of games differ that were played in pairs; cards are those of some kinds."""
    endings = [ending.name for sheet in (new_sheet, old_sheet) for ending in sheet.endings]
    endings += sorted({row.ending for row in (*new_rows, *old_rows)})
    old = figures_of(old_sheet, old_rows, endings, kinds)
    new = figures_of(new_sheet, new_rows, endings, kinds)
    pairs = len(new_rows)
    nothing = [(0.0, 0.0)] * pairs
    found = []
    for key in sorted({**new, **old}, key=order_of(new_sheet, old_sheet)):
        before, after = old.get(key, nothing), new.get(key, nothing)
        change = change_of(before, after)
        found.append(Change(*key, rounded(ratio_of(before)), rounded(ratio_of(after)), change, pairs))
    return tuple(found)


def rounded(number: float | None) -> float | None:
    """A figure with four places."""
    return None if number is None else round(number, 4)


PLAIN = ("decisions", "counter", "score", "gap", "last to first", "ending", "seat", "bot")
MEASURES = ("rate", "mean", "put", "in_play", "wins", "ahead", "fires")


def order_of(new: Sheet, old: Sheet) -> Callable[[Key], tuple[int, int, int]]:
    """The order in which figures are shown: those of whole games and seats as they are met, then those of boards and
    cards as the sheets have them."""
    designs: dict[tuple[str, str], int] = {}
    for design in (*new.designs, *old.designs):
        designs.setdefault((design.kind, design.name), len(designs))

    def place(key: Key) -> tuple[int, int, int]:
        what, which, measure = key
        if what in PLAIN:
            return PLAIN.index(what), 0, 0
        return len(PLAIN), designs[what, which], MEASURES.index(measure)

    return place


def figures_of(
    sheet: Sheet, rows: Sequence[GameRow], endings: Sequence[str], kinds: Sequence[str]
) -> dict[Key, list[Part]]:
    """Every figure, with what each game adds to it."""
    found: dict[Key, list[Part]] = {}
    for number, row in enumerate(rows):
        for key, part in parts_of(sheet, row, endings, kinds):
            parts = found.setdefault(key, [(0.0, 0.0)] * len(rows))
            above, below = parts[number]
            parts[number] = above + part[0], below + part[1]
    return found


def parts_of(sheet: Sheet, row: GameRow, endings: Sequence[str], kinds: Sequence[str]) -> Iterator[tuple[Key, Part]]:
    """What a game adds to the figures; to one of them perhaps several times."""
    yield ("decisions", "", "mean"), (row.decisions, 1)
    for name, value in row.counters.items():
        yield ("counter", name, "mean"), (value, 1)
    for ending in dict.fromkeys(endings):
        yield ("ending", ending, "rate"), (row.ending == ending, 1)
    if not any(row.wins):
        return
    least, most = min(row.scores), max(row.scores)
    yield ("gap", "", "mean"), (most - least, 1)
    if most > 0:
        yield ("last to first", "", "mean"), (least / most, 1)
    for score in row.scores:
        yield ("score", "all", "mean"), (score, 1)
    for seat, (score, win) in enumerate(zip(row.scores, row.wins, strict=True)):
        yield ("score", f"seat {seat + 1}", "mean"), (score, 1)
        yield ("seat", str(seat + 1), "rate"), (win, 1)
        if len(set(row.bots)) > 1:
            yield ("bot", row.bots[seat], "rate"), (win, 1)
        for kind, board in row.boards[seat].items():
            if kind not in kinds:
                yield (kind, board, "rate"), (win, 1)
    yield from parts_of_cards(sheet, row, kinds)


def parts_of_cards(sheet: Sheet, row: GameRow, kinds: Sequence[str]) -> Iterator[tuple[Key, Part]]:
    """What a game adds to the figures of single cards."""
    in_play: set[int] = set()
    for design, seat, had, fired in row.traces:
        if sheet.designs[design].kind in kinds:
            named = sheet.designs[design].kind, sheet.designs[design].name
            if had & HELD:
                yield (*named, "put"), (had & PUT != 0, 1)
            if had & IN_PLAY:
                in_play.add(design)
                yield (*named, "wins"), (row.wins[seat], 1)
                yield (*named, "ahead"), (ahead_of(row.scores, seat), 1)
                yield (*named, "fires"), (fired, 1)
    for number, one in enumerate(sheet.designs):
        if one.kind in kinds:
            yield (one.kind, one.name, "in_play"), (number in in_play, 1)
