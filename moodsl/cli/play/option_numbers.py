"""The numbers in front of options: an option keeps its number from one question to the next.

Actions, and the options of `choose one`, have their place in the rules, so that a number always means the same. Where
one thing after the other is picked, what was 4 before the first pick is 4 after it. "No more" is 0.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain
from typing import Any

from attrs import define, field

from interpreter.game.forms import FORMS
from interpreter.game.match import Decision, Match
from moodsl.cli.shared.sentences import say


@define
class Numbers:
    """Gives the options of one decision after the other their numbers. `follows` tells whether the last question is
    asked once more, after a pick."""

    follows: bool = False
    asked: tuple[Any, ...] = ()
    turn: int = -1  # decisions that were taken when numbers were last given
    known: dict[int, tuple[Any, str]] = field(factory=dict)  # number -> the option's value and label

    def of(self, match: Match, decision: Decision) -> list[int]:
        """The numbers of the answers to the pending decision, in their order."""
        asked, turn = (decision.player, decision.form, decision.clause), len(match.history)
        labels = {label for _value, label in self.known.values()}
        again = asked == self.asked and turn == self.turn + 1
        typed = FORMS[decision.form].typed
        self.follows = again and (typed is not None or any(one.label in labels for one in decision.options))
        if not self.follows and (asked, turn) != (self.asked, self.turn):
            self.known = {}
        self.asked, self.turn = asked, turn
        question = match.state.g.questions[match.state.question]
        found: list[int] = []
        for option in decision.options:
            if question.ends(option.value):
                found.append(0)
            elif typed is not None:
                found.append(typed(option.value))
            else:
                found.append(self.number(option.value, option.label, found))
        return found + self.of_asides(match, decision, found)

    def of_asides(self, match: Match, decision: Decision, taken: list[int]) -> list[int]:
        """The numbers of the actions that can come before the answer: their own among actions, else the next ones."""
        if decision.form == "action":
            return [match.sheet.action_number(option.value) + 1 for option in decision.asides]
        question, most = match.state.g.questions[match.state.question], FORMS[decision.form].most
        fixed = most(match.state, question) if FORMS[decision.form].steady and most is not None else 0
        first = max([fixed, *taken, *self.known]) + 1
        return [first + place for place in range(len(decision.asides))]

    def number(self, value: Any, label: str, taken: Iterable[int]) -> int:
        """The number that something has had, or that an equal thing has had; else the next one."""
        free = [number for number in self.known if number not in taken]
        same = [number for number in free if self.known[number] == (value, label)]
        equal = [number for number in free if self.known[number][1] == label]
        number = (same or equal or [max(self.known, default=0) + 1])[0]
        self.known[number] = (value, label)
        return number


def span(numbers: Iterable[int], last: str = ", ") -> str:
    """`1 to 4`, `0 to 2, 5`, `1, 2`; `last` stands before the last."""
    runs: list[list[int]] = []
    for number in sorted(numbers):
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    parts = [[say("span", first=run[0], last=run[-1])] if len(run) > 2 else map(str, run) for run in runs]
    *others, end = (*chain(*parts),)
    return last.join([", ".join(others), end]) if others else end
