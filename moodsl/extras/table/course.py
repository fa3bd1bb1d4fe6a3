"""How a match goes, as a seat is told it: the lines of the log, and the end."""

from __future__ import annotations

from interpreter.effects import records as r
from interpreter.game.match import Match
from interpreter.game.sheet import title_of
from moodsl.extras.table.protocol import Ending, Line, Result, Row
from moodsl.extras.table.seen import Seen

HEADS = r.ActionTaken | r.PhaseBegun | r.FirstPlayerSet | r.GameEnded


def lines(seen: Seen, start: int) -> list[Line]:
    """The lines of the log from a record on."""
    log = seen.match.state.log or []
    found: list[Line] = []
    before = -1, ""
    for number, text in seen.match.told(seen.seat) if start < len(log) else ():
        if number >= start:
            record = log[number]
            seat = record.player if isinstance(record, r.ActionTaken) else -1
            head = isinstance(record, HEADS)
            again = not head and text == before[1] and seen.match.cause(log[before[0]]) == seen.match.cause(record)
            found.append(Line(number, text, head, seat, again))
        before = number, text
    return found


def ending(match: Match) -> Ending | None:
    """How a match has ended; None while it goes on."""
    if not match.over:
        return None
    named = (title_of(one.titles, one.name, match.language) for one in match.sheet.endings if one.name == match.ending)
    return Ending(
        next(named, ""),
        [Result(one.rank, one.player, one.result, one.out) for one in match.standings],
        [Row(row.label, list(row.numbers), row.depth) for row in match.score_sheet],
        tie_rule(match),
    )


def tie_rule(match: Match) -> str:
    """The rule by which players with equal results were parted; empty if there are none, or it is not known."""
    first, *others = match.standings
    for second in others:
        if second.result == first.result and second.rank > first.rank:
            apart = next(place for place, key in enumerate(first.keys) if key != second.keys[place])
            return match.ranked_by[apart] if match.ranked_by else ""
        first = second
    return ""
