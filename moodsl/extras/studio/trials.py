"""Scenarios, played after every letter: in a process that keeps what it has compiled.

What Python compiles is kept, function by function: of a game in which one card was changed nearly all is as before.
"""

from __future__ import annotations

import json
import pickle
from functools import lru_cache
from types import CodeType

from attrs import frozen

from interpreter.compile.whole import compile_game
from interpreter.game.link import link
from interpreter.model import Model
from interpreter.report.message import NOTHING, Message
from interpreter.text import Span
from moodsl.scenario import run_scenario
from moodsl.scenario.coverage import Gap, Seen, coverage_of, parts_of
from moodsl.scenario.suite import Outcome, Suite

KEPT = 20_000  # functions
LOG_LINES = 12


@frozen
class Trial:
    """How a scenario went; `span` is the line that was not so, or that of the scenario if it holds."""

    title: str
    span: Span
    holds: bool
    message: Message = NOTHING
    expected: str = ""
    actual: str = ""
    log: tuple[str, ...] = ()


@frozen
class Tried:
    """How scenarios went, and what they exercised."""

    trials: tuple[Trial, ...]
    seen: Seen

    def joined(self, other: Tried) -> Tried:
        """These and others."""
        return Tried((*self.trials, *other.trials), self.seen | other.seen)


def played(pickled: bytes) -> Tried:
    """Play all scenarios of a model, which is given pickled."""
    model: Model = pickle.loads(pickled)
    if not model.scenarios:
        return Tried((), frozenset())
    data = json.loads(json.dumps(compile_game(model, scenarios=True)))
    suite = Suite(link(data, pieces), tuple(model.scenarios), model)
    outcomes = [run_scenario(suite, number) for number in range(len(suite.scenarios))]
    seen = frozenset[tuple[int, str]]().union(*(one.seen for one in outcomes))
    return Tried(tuple(map(trial_of, outcomes)), seen)


def gaps_of(model: Model, card: str, seen: Seen) -> tuple[Gap, ...]:
    """The lines of a card that were not exercised."""
    parts = [part for part in parts_of(model) if model.clauses[part.line].owner == card]
    return coverage_of(model, parts, seen).gaps


def trial_of(outcome: Outcome) -> Trial:
    """What is told of an outcome."""
    one = outcome.scenario
    span = outcome.span or one.span
    log = outcome.log[-LOG_LINES:]
    return Trial(one.title, span, outcome.passed, outcome.message, outcome.expected, outcome.actual, log)


def pieces(source: str, name: str) -> list[CodeType]:
    """Generated source, compiled function by function, each of them once."""
    parts = source.split("\ndef ")
    return [piece(part if place == 0 else f"def {part}", name) for place, part in enumerate(parts)]


@lru_cache(KEPT)
def piece(source: str, name: str) -> CodeType:
    """One function, compiled."""
    return compile(source, name, "exec")
