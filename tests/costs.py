"""Where the processor's time of a run of tests goes: `pytest --costs` prints it by folder, and the dearest tests and
fixtures. Time that others take on the same machine does not count, nor in which of the processes a test ran."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator
from pathlib import PurePosixPath
from typing import Any

import pytest

DEAREST = 40  # tests and fixtures that are listed


def spent() -> float:
    """Seconds of the processor that this process and those it waited for took so far."""
    return sum(os.times()[:4])


class Costs:
    """Measured where a test runs, and added up where reports arrive; with `pytest -n` these are different processes."""

    def __init__(self) -> None:
        self.tests: Counter[str] = Counter()
        self.fixtures: Counter[str] = Counter()
        self.since = spent()
        self.made: dict[str, float] = {}

    @pytest.hookimpl(wrapper=True)
    def pytest_fixture_setup(self, fixturedef: Any) -> Iterator[None]:
        before = spent()
        result = yield
        name = f"{fixturedef.baseid}::{fixturedef.argname}"
        self.made[name] = self.made.get(name, 0) + spent() - before
        return result

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self) -> Iterator[None]:
        report = yield
        now = spent()
        report.cost, report.made = now - self.since, self.made
        self.since, self.made = now, {}
        return report

    def pytest_runtest_logreport(self, report: Any) -> None:
        self.tests[report.nodeid] += report.cost
        self.fixtures.update(report.made)

    def pytest_terminal_summary(self, terminalreporter: Any) -> None:
        folders: Counter[str] = Counter()
        files: Counter[str] = Counter()
        for test, cost in self.tests.items():
            path = PurePosixPath(test.split("::")[0])
            files[str(path)] += cost
            folders["/".join(path.parts[:-1][:3])] += cost
        terminalreporter.section(f"seconds of the processor: {folders.total():.1f}")
        for title, found in ("folder", folders), ("file", files), ("test", self.tests), ("fixture", self.fixtures):
            terminalreporter.write_line(f"by {title}")
            for name, cost in found.most_common(DEAREST):
                terminalreporter.write_line(f"{cost:8.2f}  {name}")
