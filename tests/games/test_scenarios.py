"""Every scenario of every game in `cards/` and here is a test, and so is the coverage that a game demands of them."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from suites import suite_of

from interpreter.text import locate
from moodsl.scenario import Outcome, run_scenario

HERE = Path(__file__).parent
GAMES = sorted(path.parent for folder in (locate("cards"), HERE) for path in folder.glob("*/pack.moo"))


@cache
def outcome_of(game: Path, number: int) -> Outcome:
    return run_scenario(suite_of(game), number)


def titles_in(game: Path) -> list[str]:
    """The titles of a game's scenarios: all processes collect all tests, and each reads the games that it plays."""
    texts = [file.read_text("utf-8") for file in sorted(game.rglob("*.moo"))]
    return [title for text in texts for title in re.findall(r'^scenario "(.*)"', text, re.MULTILINE)]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_scenario_is_a_test(game: Path) -> None:
    assert [scenario.title for scenario in suite_of(game).scenarios] == titles_in(game)


@pytest.mark.parametrize(
    ("game", "number"),
    [
        pytest.param(game, number, id=f"{game.name}: {title}")
        for game in GAMES
        for number, title in enumerate(titles_in(game))
    ],
)
def test_scenario(game: Path, number: int) -> None:
    outcome = outcome_of(game, number)
    assert outcome.passed, f"{outcome.span}: {outcome.message}; expected {outcome.expected}, actual {outcome.actual}"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_scenarios_cover_what_the_pack_demands(game: Path) -> None:
    suite = suite_of(game)
    found = suite.coverage(outcome_of(game, number) for number in range(len(suite.scenarios)))
    assert found.reaches(suite.demand or 0), "\n".join(map(str, found.gaps))
