"""What is offered to a bot."""

from __future__ import annotations

from typing import Any

from interpreter.game.match import Match
from interpreter.report.message import msg


def options_of(match: Match) -> list[Any]:
    """What is offered to whoever is asked. Raises ValueError if the match is over."""
    options = match.state.options
    if options is None:
        raise ValueError(msg("the match is over: nothing is asked"))
    return options
