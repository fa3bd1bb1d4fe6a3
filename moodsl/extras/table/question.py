"""The question that a seat is asked, with what each option says and does."""

from __future__ import annotations

from interpreter.game.sheet import title_of
from moodsl.extras.table.protocol import Closed, Offer, Question
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
