"""What is offered to a bot: options, of which it looks at few if they are very many numbers, and actions at any time
before its answer, few of them, so that every question has an end."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import Any

from interpreter.game.arguments import hold_kind
from interpreter.game.asides import offered
from interpreter.game.forms import FORMS
from interpreter.game.match import Match
from interpreter.game.state import State
from interpreter.report.message import msg

MOST = 3  # actions at any time before one answer
MANY = 20  # numbers, each of which is looked at


def options_of(match: Match) -> list[Any]:
    """What is offered to whoever is asked. Raises ValueError if the match is over, or for what is no match."""
    hold_kind("match", match, Match, msg("a match"))
    options = match.state.options
    if options is None:
        raise ValueError(msg("the match is over: nothing is asked"))
    return options


def places_of_few(m: State) -> Sequence[int]:
    """The places of the options to look at: all; of more numbers than `MANY` the first, the last, and some between
    them, in steps."""
    count = len(m.options or ())
    if count <= MANY or not FORMS[m.g.questions[m.question].form].in_a_row:
        return range(count)
    return [step * (count - 1) // (MANY - 1) for step in range(MANY)]


def few(m: State) -> list[Any]:
    """The options to look at."""
    options = m.options or []
    return options if len(options) <= MANY else [options[place] for place in places_of_few(m)]


def beside(match: Match) -> list[int]:
    """The actions that a bot may take before it answers; none where it has taken enough."""
    if not match.state.g.asides:
        return []
    taken = takewhile(lambda decided: isinstance(decided[1], str), reversed(match.history))
    return offered(match.state) if sum(1 for _one in taken) < MOST else []
