"""A pack with its scenarios, compiled and ready to run."""

from __future__ import annotations

import json
from pathlib import Path

from attrs import field, frozen

from interpreter.compile import compile_game
from interpreter.game.link import link
from interpreter.game.program import Program
from interpreter.loader import PackFault, check_sources, read
from interpreter.model.scenario import Scenario
from interpreter.report import Reporter
from interpreter.text import Span


@frozen
class Suite:
    """A compiled pack and its scenarios; `Suite.scenarios[i]` goes with the functions numbered i."""

    program: Program
    scenarios: tuple[Scenario, ...]


@frozen
class Outcome:
    """How a scenario went.

    If it failed: the line that was not so, what was expected, what was the case, and the log up to there.
    """

    scenario: Scenario
    passed: bool
    span: Span | None = None
    message: str = ""
    expected: str = ""
    actual: str = ""
    log: tuple[str, ...] = field(default=())


def load_suite(*places: str | Path) -> Suite:
    """The scenarios of packs; raises PackFault with all faults of the packs, scenarios included."""
    reporter = Reporter()
    sources = read(places, reporter)
    if len(reporter):
        raise PackFault(reporter.diagnostics)
    model = check_sources(sources, reporter)
    if len(reporter):
        raise PackFault(reporter.diagnostics)
    data = json.loads(json.dumps(compile_game(model, scenarios=True)))
    return Suite(link(data), tuple(model.scenarios))
