"""What is to be said of the options of a decision: what each does, and which actions are not offered."""

from __future__ import annotations

from interpreter.game.forms import FORMS
from interpreter.game.match import Decision, Match, Option
from interpreter.game.sheet import DesignInfo, title_of
from moodsl.prose.facts_told import facts_in_short
from moodsl.prose.text import capitalised

LONG = 150  # letters of facts: about as much as a window shows of an option


def design_in(match: Match, decision: Decision, option: Option) -> DesignInfo | None:
    """The card that an option is, if it is one."""
    if FORMS[decision.form].sort != "card" or not isinstance(option.value, int) or option.value < 0:
        return None
    return match.sheet.design(option.value)


def note_on(match: Match, decision: Decision, option: Option) -> str:
    """What stands behind an option: the facts of a card and what it does, or what an action or a verb does."""
    if decision.form == "action" and option.value >= 0:
        return action_note(match, decision, option.value)
    words = match.words(decision.player)
    if decision.form == "option" and decision.clause >= 0:
        return " ".join(line.strip().removeprefix("- ") for line in words.choice_lines(decision.clause, option.value))
    design = design_in(match, decision, option)
    if design is None:
        return ""
    facts, text = facts_in_short(match.sheet, design, words), words.card_text(design)
    parts = (facts, text) if len(facts) < LONG else (text.removesuffix("."), facts)  # what is cut off is the end
    first, *others = [part for part in parts if part] or [""]
    return ". ".join([first, *map(capitalised, others)])


def action_note(match: Match, decision: Decision, action: int) -> str:
    """What an action does, on one line."""
    lines = match.words(decision.player).action_lines(match.sheet.actions[action])
    return " ".join(line.strip().removeprefix("- ") for line in lines)


def closed_actions(match: Match, decision: Decision) -> list[tuple[int, str]]:
    """The actions that exist and are not offered, with their numbers, if an action is asked for."""
    if decision.form != "action":
        return []
    offered = {option.value for option in decision.options}
    offered |= {match.sheet.action_number(option.value) for option in decision.asides}
    named = enumerate(match.sheet.actions)
    return [
        (place + 1, title_of(action.titles, action.name, match.language))
        for place, action in named
        if place not in offered
    ]
