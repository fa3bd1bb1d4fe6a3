"""A bot that answers at random."""

from __future__ import annotations

from interpreter.game.match import Match
from interpreter.game.state import MASK, SHIFT, STEP, seeded
from moodsl.extras.agents.offered import beside, options_of


class RandomBot:
    """Takes any option, each as likely as the others. Its luck is a stream like that of a match, so that it answers the
    same wherever it is played (`moodsl.extras.native`)."""

    name = "random"

    def __init__(self, seed: int) -> None:
        self._stream = seeded(seed)

    def choose(self, match: Match) -> int:
        """The place of some option. Raises ValueError if the match is over."""
        options = options_of(match)
        self._stream = (self._stream * STEP + SHIFT) & MASK
        return (self._stream >> 33) % (len(options) + len(beside(match)))
