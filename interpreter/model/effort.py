"""How much a body does before anybody is asked again: at least, for certain, or at most.

One line is one piece of work; a verb is the work of its body, and what is repeated counts as often. A choice, a turn or
anything else that a player is asked about ends the count: what is behind it is done when it is answered.
"""

from __future__ import annotations

from math import inf

from interpreter.effects import steps as s, things as th, values as v
from interpreter.model.whole import Model

QUICK = 1_000  # a body that does no more than this is never looked after
TOO_MUCH = 10_000_000  # between two decisions; more is a chain that does not end


class Effort:
    """Counts the work of a game's bodies; `least` counts only what is sure to be done."""

    def __init__(self, model: Model, least: bool) -> None:
        self.model = model
        self.least = least
        self._verbs: dict[str, float] = {}
        self._things = sum(design.copies for design in model.designs.values()) + 100  # more than there are in any place

    def body(self, steps: tuple[s.Step, ...]) -> float:
        """The work of a body."""
        return sum(self.step(step) for step in steps)

    def verb(self, name: str) -> float:
        """The work of a verb. One that does itself again never ends; the check tells so by itself."""
        if name not in self._verbs:
            self._verbs[name] = 0 if self.least else inf
            self._verbs[name] = self.body(self.model.verbs[name].body)
        return self._verbs[name]

    def step(self, step: s.Step) -> float:
        """The work of one line."""
        match step:
            case s.DoVerb():
                return 1 + (0 if self.least and may_be_left_out(step.verb, self.model) else self.verb(step.verb))
            case s.Repeat():
                return 1 + self.times(step) * (1 + self.body(step.body))
            case s.ForEach():
                return 1 + self.number(step) * (1 + self.body(step.body))
            case s.IfStep():
                arms = [self.body(block) for _condition, block in step.arms]
                if self.least:
                    return min(arms) if step.arms[-1][0] is None else 0
                return max(arms)
            case s.PhaseStep():
                return 1 + self.body(step.body)
            case s.WithPicks():
                return 1 + (0 if self.least else self.body(step.body))
        return 1

    def times(self, step: s.Repeat) -> float:
        """How often a block is repeated."""
        if self.least and step.condition is not None:
            return 0
        if isinstance(step.count, v.Const) and isinstance(step.count.value, int):
            return max(0, step.count.value)
        return 0 if self.least else inf

    def number(self, step: s.ForEach) -> float:
        """Through how many things a `for each` goes."""
        if isinstance(step.things.source, th.Players) and not step.things.where:
            return self.model.players[0 if self.least else 1] - step.things.source.others
        return 0 if self.least else self._things


def may_be_left_out(verb: str, model: Model) -> bool:
    """Whether something stands before a verb, forbids it or comes in its place."""
    forbidden = any(prohibition.forbids(verb) for prohibition in model.prohibitions)
    replaced = any(str(ability.moment) == f"would {verb}" for ability in model.abilities)
    return forbidden or replaced or any(s.has_trait(step, "need", "price") for step in model.verbs[verb].body)
