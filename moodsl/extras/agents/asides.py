"""Actions at any time, as bots take them: few of them before each answer, so that every question has an end."""

from __future__ import annotations

from itertools import takewhile

from interpreter.game.asides import offered
from interpreter.game.match import Match

MOST = 3  # before one answer


def beside(match: Match) -> list[int]:
    """The actions that a bot may take before it answers; none where it has taken enough."""
    if not match.state.g.asides:
        return []
    taken = takewhile(lambda decided: isinstance(decided[1], str), reversed(match.history))
    return offered(match.state) if sum(1 for _one in taken) < MOST else []
