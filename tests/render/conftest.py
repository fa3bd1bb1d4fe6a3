"""The games whose texts are read: the two whole ones, and a village with everything that these do not say."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from moodsl.prose import Book, Prose, open_book

ROOT = Path(__file__).parents[2]
GAMES: dict[str, tuple[Path, ...]] = {
    "orion": (ROOT / "cards/orion",),
    "eminent": (ROOT / "cards/eminent",),
    "night_market": (ROOT / "tests/games/night_market",),
    "village": (
        ROOT / "tests/cards/base.moo",
        ROOT / "tests/cards/good/checked",
        ROOT / "tests/render/village",
    ),
}


@cache
def read(game: str) -> Book:
    """A game's book, read once."""
    return open_book(*GAMES.get(game, [game]))


def written(folder: Path, cards: str, english: str, russian: str) -> Book:
    """The book of a pack of one file, with its words in both languages."""
    (folder / "pack.moo").write_text(cards, "utf-8")
    (folder / "words").mkdir()
    (folder / "words" / "en.ftl").write_text(english, "utf-8")
    (folder / "words" / "ru.ftl").write_text(russian, "utf-8")
    return open_book(folder, scenarios=False)


@cache
def spoken(game: str, language: str) -> Prose:
    """A game's prose, made once."""
    return Prose(read(game), language)


@pytest.fixture(scope="session")
def book_of() -> Callable[[str], Book]:
    """The book of a game."""
    return read


@pytest.fixture(scope="session")
def prose_of() -> Callable[[str, str], Prose]:
    """The prose of a game in a language."""
    return spoken


@pytest.fixture(params=sorted(GAMES))
def game(request: pytest.FixtureRequest) -> str:
    """Each game in turn."""
    return str(request.param)


@pytest.fixture(params=("en", "ru"))
def language(request: pytest.FixtureRequest) -> str:
    """Each language in turn."""
    return str(request.param)
