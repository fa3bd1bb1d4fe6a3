"""How a match goes, as a seat is told it: the question with what each option says and does, the lines of the log, and
the end."""

from __future__ import annotations

from interpreter.effects import records as r
from interpreter.game.match import Match
from interpreter.game.sheet import title_of
from moodsl.extras.table.protocol import Closed, Ending, Line, Offer, Question, Result, Row
from moodsl.extras.table.seen import Seen
from moodsl.prose.option_notes import action_note, closed_actions, design_in, note_on

MOST_NOTES = 60  # of so many options each is told what it does


def question(seen: Seen) -> Question | None:
    """The question with its options, those that come before the answer last; None for a seat that is not asked."""
    decision = seen.decision
    if decision is None:
        return None
    offers = []
    for option in decision.options:
        design = design_in(seen.match, decision, option)
        note = note_on(seen.match, decision, option) if len(decision.options) <= MOST_NOTES else ""
        offers.append(Offer(option.label, note, design.name if design else ""))
    for aside in decision.asides:
        note = action_note(seen.match, decision, seen.sheet.action_number(aside.value))
        offers.append(Offer(aside.label, note, aside=True))
    actions = seen.sheet.actions
    closed = [actions[number - 1] for number, _title in closed_actions(seen.match, decision)]
    titles = [title_of(one.titles, one.name, seen.match.language) for one in closed]
    named = [Closed(one.name, title) for one, title in zip(closed, titles, strict=True)]
    named += closed_options(seen)
    return Question(decision.form, decision.prompt, offers, named)


def closed_options(seen: Seen) -> list[Closed]:
    """The options of `choose one` that are not offered now."""
    state, words = seen.match.state, seen.words
    asked = seen.match.program.questions[state.question]
    closed = (one for one in range(len(seen.match.closable)) if one not in (state.options or ()))
    return [Closed("", words.option(state, asked, one), one) for one in closed]


HEADS = r.ActionTaken | r.PhaseBegun | r.FirstPlayerSet | r.GameEnded


def lines(seen: Seen, start: int) -> list[Line]:
    """The lines of the log from a record on."""
    log = seen.match.state.log or []
    found = []
    for number, text in seen.match.told(seen.seat) if start < len(log) else ():
        if number >= start:
            record = log[number]
            seat = record.player if isinstance(record, r.ActionTaken) else -1
            found.append(Line(number, text, isinstance(record, HEADS), seat))
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
