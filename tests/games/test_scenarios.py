"""Every scenario of every game in `cards/` is a test."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from interpreter.text import locate
from moodsl.scenario import Suite, load_suite, run_scenario

GAMES = sorted(path.parent for path in locate("cards").glob("*/game.moo"))


@cache
def suite_of(game: Path) -> Suite:
    return load_suite(game)


@pytest.mark.parametrize(
    ("game", "number"),
    [
        pytest.param(game, number, id=f"{game.name}: {scenario.title}")
        for game in GAMES
        for number, scenario in enumerate(suite_of(game).scenarios)
    ],
)
def test_scenario(game: Path, number: int) -> None:
    outcome = run_scenario(suite_of(game), number)
    assert outcome.passed, f"{outcome.span}: {outcome.message}; expected {outcome.expected}, actual {outcome.actual}"
