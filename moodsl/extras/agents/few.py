"""Of very many numbers that could be chosen, those that are worth a thought."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from interpreter.game.forms import FORMS
from interpreter.game.state import State

MANY = 20  # numbers, each of which is looked at


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
