"""What a good player usually does, whatever the position: a weight for every answer that a game knows.

An answer has a name made of the game's own words: what is asked, and what is answered. How much more often one is
chosen than another is learned by watching (`Notebook`), and changes with the share of the game that is left. A search
tries likely answers first and takes them when it plays on quickly (`Leanings`).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from typing import Any

from interpreter.game.forms import FORMS
from interpreter.game.program import Program, Question
from interpreter.game.state import State
from moodsl.extras.agents.luck import added, exp
from moodsl.extras.agents.worth import Scale

Pick = Callable[[State], int]

ROUNDS = 4  # how often everything that was noted is gone through
STEP = 0.3
FADE = 1e-4  # how much of a weight is lost each time it is touched
STRONGEST = 8.0  # weights are held within these bounds


class Names:
    """The names of the answers of one game."""

    def __init__(self, program: Program) -> None:
        self._sheet = program.sheet

    def name(self, question: Question, option: Any, player: int) -> str:
        """What an answer of `player` is called; answers of the same name are alike."""
        return self.head(question) + self._answered(question, option, player)

    def head(self, question: Question) -> str:
        """What the names of all answers to a question begin with."""
        return f"{self._asked(question)}: "

    def _asked(self, question: Question) -> str:
        if question.verb or question.clause < 0 or question.form == "action":
            return question.verb or question.form
        clause = self._sheet.clauses[question.clause]
        return f"{clause.owner}, {clause.text}"

    def _answered(self, question: Question, option: Any, player: int) -> str:
        if question.ends(option):
            return "no more"
        return FORMS[question.form].name(self._sheet, question, option, player)


# ---- leaning on them ------------------------------------------------------------------------------------------------


class _Row(dict[Any, float]):
    """How often each answer to a question is chosen, worked out when it is first asked for."""

    def __init__(self, weigh: Callable[[Any], float]) -> None:
        super().__init__()
        self._weigh = weigh

    def __missing__(self, option: Any) -> float:
        found = self[option] = self._weigh(option)
        return found


class Leanings:
    """How likely answers are by habit. Where nothing was learned, all are equally likely."""

    def __init__(self, scale: Scale) -> None:
        self._scale = scale
        self._names = Names(scale.program)
        self._questions = scale.program.questions
        self._rows: dict[tuple[int, int, int], _Row] = {}

    def row(self, m: State) -> dict[Any, float]:
        """The weight of any answer to the pending question."""
        at = m.question, m.asker, self._scale.time(m)
        row = self._rows.get(at)
        if row is None:
            row = self._rows[at] = _Row(partial(self._weight, *at))
        return row

    def _weight(self, question: int, player: int, time: int, option: Any) -> float:
        worth = self._scale.worth
        name = self._names.name(self._questions[question], option, player)
        later = worth.remaining(time) - 0.5
        return exp(worth.habits.get(name, 0.0) + worth.habits_slope.get(name, 0.0) * later)


# ---- learning them --------------------------------------------------------------------------------------------------


class Notebook:
    """What somebody chose, and from what."""

    def __init__(self, program: Program) -> None:
        self.names: list[str] = []
        self.rows: list[tuple[int, tuple[int, ...], int]] = []  # (clock, names of the options, the chosen one)
        self._naming = Names(program)
        self._numbers: dict[str, int] = {}

    def watching(self, pick: Pick, clock: Callable[[State], int]) -> Pick:
        """A player who chooses as `pick` does and is watched."""

        def watched(m: State) -> int:
            place = pick(m)
            question, options = m.g.questions[m.question], m.options or []
            names = tuple(self._number(self._naming.name(question, option, m.asker)) for option in options)
            if len(set(names)) > 1:
                self.rows.append((clock(m), names, place))
            return place

        return watched

    def _number(self, name: str) -> int:
        number = self._numbers.get(name)
        if number is None:
            number = self._numbers[name] = len(self.names)
            self.names.append(name)
        return number

    def habits(self, remaining: Callable[[int], float]) -> tuple[dict[str, float], dict[str, float]]:
        """The weights of all names, and how they change with (share of the game that is left - 1/2), under which what
        was chosen is likely."""
        count = len(self.names)
        weights = [0.0] * (2 * count)
        heat = [1.0] * (2 * count)
        rows = self.rows[:]
        luck = Random(1)
        for _ in range(ROUNDS):
            luck.shuffle(rows)
            for clock, names, place in rows:
                later = remaining(clock) - 0.5
                shares = likely([weights[name] + later * weights[count + name] for name in names])
                for at, (name, share) in enumerate(zip(names, shares, strict=True)):
                    pull = (at == place) - share
                    for part, amount in ((name, pull), (count + name, pull * later)):
                        heat[part] += amount * amount
                        moved = weights[part] * (1 - FADE) + STEP * amount / math.sqrt(heat[part])
                        weights[part] = min(max(moved, -STRONGEST), STRONGEST)
        told = [round(weight, 3) + 0.0 for weight in weights]
        order = sorted(range(count), key=lambda number: self.names[number])
        return (
            {self.names[number]: told[number] for number in order},
            {self.names[number]: told[count + number] for number in order},
        )


def likely(weights: Sequence[float]) -> list[float]:
    """The shares that go with weights.

    >>> likely([1.0, 1.0])
    [0.5, 0.5]
    """
    most = max(weights)
    parts = [math.exp(weight - most) for weight in weights]
    total = added(parts)
    return [part / total for part in parts]
