"""A bot that looks one turn ahead and takes what leaves it best off."""

from __future__ import annotations

from time import perf_counter

from interpreter.game.match import Match
from moodsl.extras.agents import natively
from moodsl.extras.agents.budget import Budget
from moodsl.extras.agents.learn import scale_of
from moodsl.extras.agents.luck import Luck
from moodsl.extras.agents.offered import beside, options_of
from moodsl.extras.agents.outlook import Outlook
from moodsl.extras.agents.worth import Scale


class GreedyBot:
    """Plays any game sensibly. What things are worth in it is looked up, or learned, at the first decision, unless a
    scale of that game is given."""

    name = "greedy"

    def __init__(self, seed: int, natively: bool = True, scale: Scale | None = None) -> None:
        self._natively = natively
        self._luck = Luck(seed)
        self._outlook = Outlook(scale, self._luck) if scale is not None else None

    def choose(self, match: Match) -> int:
        """The place of the option that leaves the player who is asked best off. Raises ValueError if the match is
        over."""
        options_of(match)
        if self._outlook is None or self._outlook.scale.program is not match.program:
            self._outlook = Outlook(scale_of(match.program), self._luck)
        others = beside(match)
        if self._natively:
            scale = self._outlook.scale
            place = natively.best("greedy", scale, match.state, others, self._luck, Budget(), perf_counter)
            if place is not None:
                return place
        return self._outlook.best_with(match.state, others) if others else self._outlook.best(match.state)
