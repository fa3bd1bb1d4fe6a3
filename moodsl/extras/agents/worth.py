"""What a position is worth to a player: the result if the game ended now, and what is left to make of the rest.

`Worth` holds a weight for every feature of a game, and how it changes with the time that is left; time is read off
one counter of the game (a `clock`). `Scale` weighs positions with it.
"""

from __future__ import annotations

from attrs import field, frozen

from interpreter.game import run
from interpreter.game.program import Program
from interpreter.game.scores import is_lost, keys_of
from interpreter.game.state import State
from moodsl.extras.agents.measure import Measure, SideTables

WIN = 3.0  # what winning is worth beside the margin, if the game does not say
LONGEST_SCORING = 50  # decisions


@frozen
class Worth:
    """Weights by feature: `base`, and `slope` times (share of the game that is left - 1/2).

    `clock` is the counter that tells the time, `left` the share left for each of its values; without a clock half is
    left. `habits` and `habits_slope` weigh answers by name in the same way (`habits`). `levels` are the bots that
    levels are in this game, where they are others than elsewhere. `win` is what winning is worth beside the margin, and
    `loss` what losing costs: much of both in a game where nothing but the goal counts.
    """

    base: dict[str, float] = field(factory=dict)
    slope: dict[str, float] = field(factory=dict)
    clock: str | None = None
    left: tuple[float, ...] = ()
    habits: dict[str, float] = field(factory=dict)
    habits_slope: dict[str, float] = field(factory=dict)
    levels: dict[str, str] = field(factory=dict)
    win: float = WIN
    loss: float = 0.0

    def remaining(self, time: int) -> float:
        """The share of the game that is left when the clock shows `time`."""
        return self.left[min(max(time, 0), len(self.left) - 1)] if self.left else 0.5


class Scale:
    """Weighs positions of one game."""

    def __init__(self, program: Program, worth: Worth, measure: Measure | None = None) -> None:
        self.program = program
        self.worth = worth
        self.measure = measure or Measure(program)
        counters = program.sheet.counters
        self._clock = counters[worth.clock].at if worth.clock in counters else None
        self.result = counters["result"].at
        self._sides: dict[tuple[int, int, bool], SideTables] = {}

    def time(self, m: State) -> int:
        """What the clock shows."""
        return m.c[self._clock] if self._clock is not None else 0

    def weights(self, time: int, own: bool) -> list[float]:
        """The weight of every feature; `own` False leaves out what only its owner sees."""
        later = self.worth.remaining(time) - 0.5
        base, slope = self.worth.base, self.worth.slope
        return [
            base.get(name, 0.0) + slope.get(name, 0.0) * later if own or not private else 0.0
            for name, private in zip(self.measure.names, self.measure.private, strict=True)
        ]

    def rest(self, m: State, player: int) -> float:
        """What a player can still make of the position, compared with the others."""
        time = self.time(m)
        total = 0.0
        for one in range(m.n):
            own = one == player
            weight = self._side(one, time, own).weigh(m, one)
            total += weight if own else -weight / (m.n - 1)
        return total

    def _side(self, player: int, time: int, own: bool) -> SideTables:
        side = self._sides.get((player, time, own))
        if side is None:
            side = self._sides[player, time, own] = self.measure.plan(player, self.weights(time, own))
        return side

    def heights(self, m: State) -> list[float]:
        """The result that each player will probably have, up to a number that is the same for all. It counts what only
        its owner sees. Uses the state up."""
        if m.over:
            return [float(result) for result in m.c[self.result : self.result + m.n]]
        time = self.time(m)
        rests = [self._side(player, time, True).weigh(m, player) for player in range(m.n)]
        self._end(m)
        return [rest + result for rest, result in zip(rests, m.c[self.result : self.result + m.n], strict=True)]

    def margin(self, m: State, player: int) -> float:
        """By how much a player is ahead of the mean of the others if the game ends now. Uses the state up."""
        if not m.over:
            self._end(m)
        return self.ahead(m, player)

    def _end(self, m: State) -> None:
        """The game ends now and is scored."""
        m.log = m.options = None
        run.end_game(m, -1, -1)
        score(m)

    def ahead(self, m: State, player: int) -> float:
        """By how much a player is ahead when the game is over."""
        results = m.c[self.result : self.result + m.n]
        return results[player] - (sum(results) - results[player]) / max(1, m.n - 1)

    def value(self, m: State, player: int) -> float:
        """What a position is worth to a player. Uses the state up."""
        if m.over:
            share = won(m, player)
            return self.ahead(m, player) + self.worth.win * share - self.worth.loss * (1 - share)
        return self.rest(m, player) + self.margin(m, player)


def score(m: State) -> None:
    """Go on to the end of the game. What the scoring asks is answered with the first option."""
    run.run(m)
    for _ in range(LONGEST_SCORING):
        if not m.options:
            return
        run.choose(m, m.options[0])


def won(m: State, player: int) -> float:
    """1 for the winner of a match that is over, a share of it in a tie, else 0."""
    if is_lost(m):
        return 0.0
    keys = [keys_of(m, one) for one in range(m.n)]
    best = max(keys)
    return 1 / keys.count(best) if keys[player] == best else 0.0
