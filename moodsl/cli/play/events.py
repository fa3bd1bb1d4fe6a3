"""What has happened, in words, as one player may read it: what somebody did, and on the same line what followed."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from attrs import define, evolve, field

from interpreter.effects import records as r
from interpreter.game.match import Match
from interpreter.game.sheet import Sheet
from interpreter.game.words import Words
from moodsl.cli.shared.sentences import say
from moodsl.cli.table.card_words import things

# Records that begin something; the others follow from them.
HEADS = r.ActionTaken | r.PhaseBegun | r.FirstPlayerSet | r.GameEnded
MANY = 10  # things; of more, only the number is told


@define
class LogPart:
    """Records that say the same of several things: `Ann draws Farm, Mill`, `Farm, Mill: deck -> hand`."""

    before: str
    things: list[str]
    after: str = ""
    unseen: str = ""  # what a thing is called that the player does not see
    several: Callable[[int], str] | None = None  # so many of the things, if they are things: `3 cards`
    quiet: bool = False  # pieces that stayed with their player, which the table shows as well

    @property
    def frame(self) -> tuple[str, str]:
        """What is said of the things."""
        return self.before, self.after

    def __str__(self) -> str:
        many = len(self.things)
        if self.several is not None and (many > MANY or (many > 1 and set(self.things) == {self.unseen})):
            return f"{self.before.rstrip(': ')} {self.several(many)}".lstrip() + self.after
        times = {thing: self.things.count(thing) for thing in self.things}
        named = (say("times", thing=thing, count=count) if count > 1 else thing for thing, count in times.items())
        return self.before + ", ".join(named) + self.after


@define
class Event:
    """Something that was done, and what followed from it. The head is empty if nobody did it.

    `actor` is the name of whoever did it; it is not said again of what followed. `records` are the records of the log
    that it tells.
    """

    head: str
    actor: str = ""
    parts: list[LogPart] = field(factory=list)
    records: list[r.Record] = field(factory=list)

    def __str__(self) -> str:
        said = " · ".join(self.words_of(part) for part in self.parts)
        return f"{self.head} · {said}" if self.head and said else self.head or said

    def words_of(self, part: LogPart) -> str:
        """A part as it stands behind the head."""
        words = str(part)
        for name in (f"{self.actor}: ", f"{self.actor} ") if self.actor else ():
            words = words.removeprefix(name)
        return words

    def add(self, part: LogPart) -> None:
        """Add what followed, joined to what was said before if it says the same of something else."""
        last = self.parts[-1] if self.parts else None
        if last and last.frame == part.frame and any(part.frame):
            last.things += part.things
        else:
            self.parts.append(part)


def events(match: Match, viewer: int | None, start: int = 0) -> list[Event]:
    """What the records of a match from `start` on say to a player (None: to somebody who sees all)."""
    found: list[Event] = []
    words = match.words(viewer)
    for record in (match.state.log or [])[start:]:
        line = words.record(match.state, record)
        if not line:
            continue
        if isinstance(record, HEADS):
            found.append(Event(line, match.names[record.player] if isinstance(record, r.ActionTaken) else ""))
        else:
            found = found or [Event("")]
            found[-1].add(log_part(words, record, line))
        found[-1].records.append(record)
    return found


def log_part(words: Words, record: r.Record, line: str) -> LogPart:
    """A line of the log, split where the next one may join it."""
    before = words.lead(record)
    if isinstance(record, r.CardMoved | r.CardDrawn):
        kind = words.kind_of(record)
        about = words.unseen(kind), partial(things, words, kind)
        if isinstance(record, r.CardDrawn):
            return LogPart(before, [line.removeprefix(before)], "", *about)
        card, colon, way = line.partition(": ")
        return LogPart("", [card], colon + way, *about)
    if before and line.startswith(before):
        return LogPart(before, [line.removeprefix(before)])
    quiet = isinstance(record, r.PiecesMoved) and stays(words.sheet, record.source, record.target)
    return LogPart("", [line], quiet=quiet)


def stays(sheet: Sheet, source: int, target: int) -> bool:
    """Whether pieces that went from one place to another are before the same player as before."""
    owner = keeper_of(sheet, source)
    return owner >= 0 and owner == keeper_of(sheet, target)


def keeper_of(sheet: Sheet, place: int) -> int:
    """The player before whom a place for pieces lies; -1 for the table's own places and for slots of cards."""
    zone = sheet.holders.get(place)
    return (place - zone.at) // zone.looks if zone is not None and zone.per == "player" else -1


def loud(found: list[Event]) -> list[Event]:
    """The events without what the table shows as well."""
    kept = [evolve(event, parts=[part for part in event.parts if not part.quiet]) for event in found]
    return [event for event in kept if event.head or event.parts]
