"""The scenarios of games, each game read once for all tests; and scenarios with cards of their own beside a game."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from interpreter.text import locate
from moodsl.scenario import Suite, load_suite, run_scenario


@cache
def suite_of(game: Path) -> Suite:
    """The scenarios of the game in a folder."""
    return load_suite(game)


def assert_beside(game: str, folder: Path, text: str) -> None:
    """Fail unless the scenarios of a text go as they say, in a built-in game with the cards of the text; a file for it
    is written into the folder. The game's own scenarios are left out."""
    file = folder / "more.moo"
    file.write_text(text, encoding="utf-8")
    home = locate("cards") / game
    files = [one for one in sorted(home.rglob("*.moo")) if "scenarios" not in one.relative_to(home).parts]
    suite = load_suite(*files, file)
    assert len(suite.scenarios) == len(re.findall(r"^scenario ", text, re.MULTILINE)) > 0
    for number in range(len(suite.scenarios)):
        outcome = run_scenario(suite, number)
        log = "\n".join(outcome.log)
        assert outcome.passed, f"{outcome.span}: {outcome.message}; {outcome.expected}; {outcome.actual}\n{log}"
