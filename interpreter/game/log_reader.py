"""The log as one player may read it, line by line."""

from __future__ import annotations

from collections.abc import Callable
from operator import itemgetter
from typing import Any

from interpreter.effects.records import CardMarked, CardMoved, CardTurned, Record
from interpreter.game.state import State
from interpreter.game.words import Words

LINES = 200  # of the end of the log that are told
RECORDS = 3 * LINES  # among which they are looked for: many have no line


class LogReader:
    """Reads the log to one player. A line that was told is kept, since a log only grows: whoever goes back gets another
    log. Only what depends on where a card lies now is told anew when the card has moved."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.log: list[Record] | None = None
        self.lines: list[str | None] = []
        self.moving: dict[int, tuple[Callable[[list[int]], Any], Any]] = {}

    def read(self, m: State) -> tuple[str, ...]:
        """The last lines of the log."""
        return tuple([line for _number, line in self.numbered(m)])

    def numbered(self, m: State) -> list[tuple[int, str]]:
        """The last lines of the log, each behind the number of its record."""
        log, words = m.log or [], self.words
        if m.log is not self.log:
            self.log, self.lines, self.moving = m.log, [None] * max(0, len(log) - RECORDS), {}
        for place, (lie, before) in self.moving.items():
            if lie(m.loc) != before:
                self.lines[place], self.moving[place] = words.record(m, log[place]), (lie, lie(m.loc))
        for place in range(len(self.lines), len(log)):
            self.lines.append(words.record(m, log[place]))
            cards = hidden_by(m, log[place])
            if cards:
                lie = itemgetter(*cards)
                self.moving[place] = lie, lie(m.loc)
        first = max(0, len(log) - RECORDS)
        return [(place, line) for place, line in enumerate(self.lines[first:], first) if line][-LINES:]


def hidden_by(m: State, record: Record) -> list[int]:
    """The cards whose places decide how a record is told, for nobody reads what he must not see: the card that was
    turned or marked, and those under which another went or lay."""
    match record:
        case CardTurned(card=card) | CardMarked(card=card):
            return [card]
        case CardMoved(source=source, target=target):
            hosts = m.g.tables["host"]
            return [hosts[pile] for pile in (source, target) if hosts[pile] >= 0]
    return []
