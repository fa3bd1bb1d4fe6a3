"""Texts of Master of the Galaxy and Eclipse that say who is meant, and what is done in the end.

`make test` reads those of Master of the Galaxy, `make soak` those of Eclipse: each needs all pages of its game.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

import pytest

from moodsl.extras.site.names import Names
from moodsl.extras.site.pages.how_to_play import how_to_play_page
from moodsl.extras.site.shelf import Shelf
from moodsl.prose import open_book

TEXTS = tomllib.loads((Path(__file__).parent / "board_game_texts.toml").read_text("utf-8"))


@cache
def page_of(game: str, language: str) -> str:
    return how_to_play_page(Names(Shelf(open_book(game, scenarios=False), ("en", "ru")), language))


@pytest.mark.parametrize(
    ("game", "english", "russian"),
    [
        pytest.param(game, said["en"], said["ru"], id=what, marks=pytest.mark.soak if game == "eclipse" else ())
        for game, texts in TEXTS.items()
        for what, said in texts.items()
    ],
)
def test_it_is_told_so_in_both_languages(game: str, english: str, russian: str) -> None:
    assert (english in page_of(game, "en"), russian in page_of(game, "ru")) == (True, True)
