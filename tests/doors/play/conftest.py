"""A match that several tests look at is played once."""

from __future__ import annotations

from pathlib import Path

import pytest
from at_table import ENOUGH, TWO
from attrs import frozen
from click.testing import CliRunner

from moodsl.cli import main


@frozen
class Whole:
    """What was typed, what was shown, and the record."""

    typed: list[int]
    output: str
    path: Path

    @property
    def record(self) -> str:
        return self.path.read_text()


@pytest.fixture(scope="session")
def to_the_end(tmp_path_factory: pytest.TempPathFactory) -> Whole:
    """A match of two people that was played to its end by low numbers."""
    path = tmp_path_factory.mktemp("played") / "whole.json"
    typed = [*range(10)] * ENOUGH
    with pytest.MonkeyPatch.context() as patch:
        for variable in ("LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR", "MOODSL_DEBUG"):
            patch.delenv(variable, raising=False)
        patch.setenv("COLUMNS", "100")
        words = [*map(str, TWO), "--save", str(path)]
        done = CliRunner().invoke(main, words, input="".join(f"{number}\n" for number in typed))
    assert done.exit_code == 0, done.output[-2000:]
    return Whole(typed, done.output, path)
