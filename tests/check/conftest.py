"""What the tests of the checker share: the faults of a text that is checked together with the base game."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from interpreter.report import Diagnostic, Reporter
from interpreter.syntax import parse
from interpreter.text import Source
from interpreter.whole_check import check

sys.path.insert(0, str(Path(__file__).parents[1] / "cards"))  # corpus.py, which lies beside the cards

BASE = Source("village/base.moo", (Path(__file__).parents[1] / "cards" / "base.moo").read_text("utf-8"))


@pytest.fixture(scope="session")
def faults_of() -> Callable[[str], list[Diagnostic]]:
    """The faults of a text, together with the base game unless it is a game of its own or begins with `# alone`."""
    base = parse(BASE, Reporter())

    def look(text: str) -> list[Diagnostic]:
        reporter = Reporter()
        alone = text.startswith(("# alone", "game ")) or "\ngame " in text
        modules = [] if alone else [base]
        check([*modules, *([parse(Source("input.moo", text), reporter)] if text else [])], reporter)
        return reporter.diagnostics

    return look
