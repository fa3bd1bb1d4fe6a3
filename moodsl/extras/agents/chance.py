"""A bot that answers at random."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from moodsl.extras.agents.asides import beside

if TYPE_CHECKING:
    from interpreter.game.match import Match


class RandomBot:
    """Takes any option, each as likely as the others."""

    name = "random"

    def __init__(self, seed: int) -> None:
        self._random = Random(seed).random

    def choose(self, match: Match) -> int:
        """The place of some option."""
        return int(self._random() * (len(match.state.options or ()) + len(beside(match))))
