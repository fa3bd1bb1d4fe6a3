"""A pack with its scenarios, compiled and ready to run."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path

from attrs import field, frozen

from interpreter.check.packs import pack_of_file, stood_on
from interpreter.compile.whole import compile_game
from interpreter.game.link import link
from interpreter.game.program import Program
from interpreter.kept_trees import trees_of
from interpreter.loader import PackFault, check_modules, no_collector, read
from interpreter.model import Model
from interpreter.model.scenario import Scenario
from interpreter.report import Reporter
from interpreter.report.message import NOTHING, Message, msg
from interpreter.text import Span
from moodsl.scenario.coverage import Coverage, Seen, coverage_of, parts_of
from moodsl.scenario.play import Failed

FAILURES: dict[str, Message] = {
    "not-so": msg("a line of `then` is not so"),
    "cannot-set-up": msg("a line of `given` is impossible"),
    "not-offered": msg("the answer is none of the options; they are told"),
    "two-options": msg("the answer fits more than one of the options; they are told with their places"),
    "not-asked": msg("nothing is asked, or somebody else is: one option alone is taken without a question"),
    "asked-first": msg("something is asked, and the line does not answer it"),
    "cannot-be-done": msg("the action cannot be taken; what stands in the way is told"),
    "not-reached": msg("play does not come to that moment"),
    "checks-nothing": msg("nothing happens in `when`"),
    "endless": msg("a chain of effects does not end"),
}


@frozen
class Outcome:
    """How a scenario went, and what it exercised.

    If it failed: a code for the sort of failure, the line that was not so, what was expected, what was the case, and
    the log up to there.
    """

    scenario: Scenario
    passed: bool
    code: str = ""
    span: Span | None = None
    message: Message = NOTHING
    expected: str = ""
    actual: str = ""
    log: tuple[str, ...] = field(default=())
    seen: Seen = frozenset()

    @staticmethod
    def of_failure(scenario: Scenario, failed: Failed, log: tuple[str, ...] = (), seen: Seen = frozenset()) -> Outcome:
        """The outcome of a scenario that has failed at a line."""
        told = (failed.code, failed.span, failed.message, failed.expected, failed.actual)
        return Outcome(scenario, False, *told, log, seen)


@frozen
class Suite:
    """A compiled pack and its scenarios; `Suite.scenarios[i]` goes with the functions numbered i."""

    program: Program
    scenarios: tuple[Scenario, ...]
    model: Model

    def coverage(self, outcomes: Iterable[Outcome], rules: bool = False) -> Coverage:
        """What the scenarios have exercised of cards and actions; with `rules` of verbs and flow, too.

        What belongs to a pack that another one requires is left out, as its scenarios are.
        """
        seen = frozenset[tuple[int, str]]().union(*(outcome.seen for outcome in outcomes))
        packs, base = self.model.packs, stood_on(self.model.packs)
        own = {one.source for one in self.model.clauses if pack_of_file(one.source, packs) not in base}
        parts = (part for part in parts_of(self.model, rules) if self.model.clauses[part.line].source in own)
        return coverage_of(self.model, parts, seen)

    @property
    def demand(self) -> int | None:
        """Of a hundred lines how many have to be exercised, as the packs demand that no other one requires."""
        base = stood_on(self.model.packs)
        demands = [pack.coverage for pack in self.model.packs.values() if pack.name not in base]
        return max((demand for demand in demands if demand is not None), default=None)


@no_collector()
def load_suite(*places: str | Path) -> Suite:
    """The scenarios of packs; raises PackFault with all faults of the packs, scenarios included."""
    reporter = Reporter()
    sources = read(places, reporter)
    if len(reporter):
        raise PackFault(reporter.diagnostics)
    model = check_modules(trees_of(sources, reporter), reporter)
    if len(reporter):
        raise PackFault(reporter.diagnostics)
    return suite_of(model)


def suite_of(model: Model) -> Suite:
    """The scenarios of a checked pack."""
    data = json.loads(json.dumps(compile_game(model, scenarios=True)))
    return Suite(link(data), tuple(model.scenarios), model)
