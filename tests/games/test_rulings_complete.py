"""Every numbered rule or example of a game is shown by a scenario of the game or by a test here.

A scenario names them in a line `ruling X58`, a test in its own name, `test_x58_…`.
"""

import re
from pathlib import Path

import pytest
from attrs import frozen
from suites import suite_of

from interpreter.text import locate

HERE = Path(__file__).parent
DOCS = HERE.parents[1] / "docs"


@frozen
class Numbered:
    """The numbers of a game: the letter before them, the last one, and what nothing can show, with the reason."""

    game: str
    letter: str
    last: int
    not_shown: dict[int, str]

    def numbers(self) -> set[int]:
        """All numbers there are."""
        return set(range(1, self.last + 1))

    def by_scenarios(self) -> set[int]:
        """The numbers that a scenario names."""
        rulings = (name for scenario in suite_of(locate("cards") / self.game).scenarios for name in scenario.rulings)
        return {int(name[1:]) for name in rulings if name[0] == self.letter}

    def by_tests(self) -> set[int]:
        """The numbers that a test names; `test_x58_x59_…` names two."""
        pattern = rf"def test((?:_{self.letter.lower()}\d+)+)"
        names = (name for file in HERE.glob("test_*.py") for name in re.findall(pattern, file.read_text("utf-8")))
        return {int(number) for name in names for number in re.findall(r"\d+", name)}

    def shown(self) -> set[int]:
        """The numbers that something shows."""
        return self.by_scenarios() | self.by_tests()


GAMES = [
    Numbered("orion", "X", 263, {}),
    Numbered(
        "eminent",
        "E",
        58,
        {1: "the reference cards do not lie on the table: what their text says is the rule of an empty stack, E18"},
    ),
    Numbered("eclipse", "R", 128, {}),
    Numbered("eclipse", "T", 21, {}),
    Numbered("galaxy", "G", 81, {1: "where the board lies is nobody's to decide"}),
]

RESTATED_IN_RUSSIAN = ("eminent", "eclipse")

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: f"{game.game} {game.letter}")


@each_game
def test_every_number_is_shown(game: Numbered) -> None:
    missing = sorted(game.numbers() - game.shown() - set(game.not_shown))
    assert not missing, "nothing shows " + ", ".join(f"{game.letter}{number}" for number in missing)


@each_game
def test_no_number_is_named_that_is_not_there(game: Numbered) -> None:
    strange = sorted(game.shown() - game.numbers())
    assert not strange, f"there is no {game.letter} {strange}"


@each_game
def test_what_cannot_be_shown_is_not_shown(game: Numbered) -> None:
    assert not set(game.not_shown) & game.shown()
    assert all(game.not_shown.values())


@pytest.mark.parametrize("game", [game for game in GAMES if game.game != "orion"], ids=lambda game: game.letter)
def test_every_rule_is_restated_in_order(game: Numbered) -> None:
    russian = [f"ru/games/{game.game}.md"] * (game.game in RESTATED_IN_RUSSIAN)
    for page in (f"{game.game}.md", *russian):
        rows = re.findall(rf"^\| {game.letter}(\d+) \|", (DOCS / page).read_text("utf-8"), re.MULTILINE)
        assert [int(row) for row in rows] == sorted(game.numbers()), page
