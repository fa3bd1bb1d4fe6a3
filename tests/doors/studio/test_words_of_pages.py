"""What the studio says in words: the moments of new cards, and how sure a difference is."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import moodsl.extras.studio as studio
from moodsl.extras.studio.made import choices
from moodsl.prose import Book, open_book

WORDS = Path(studio.__file__).parent / "page" / "words"


@pytest.fixture(scope="module")
def orion() -> Book:
    """A game whose words are all there."""
    return open_book("orion")


def test_the_moments_of_new_cards_are_told_in_both_languages(orion: Book) -> None:
    told = {language: choices(orion, language)[0] for language in ("en", "ru")}
    assert told["en"].titles["on build"] == "When built"
    assert told["ru"].titles["on build"] == "При строительстве"
    for one in told.values():
        assert [line for line in one.triggers if line not in one.titles] == ["always"]


def test_a_moment_without_words_of_its_own_is_told_by_its_verb() -> None:
    first = choices(open_book("eminent"), "ru")[0]
    assert "after follow" not in first.titles
    assert first.titles["verb follow"] == "отказаться от роли или повторить её"


@pytest.mark.parametrize("language", ["en", "ru"])
def test_no_difference_is_called_real_and_the_confidence_is_named(language: str) -> None:
    words = json.loads((WORDS / f"{language}.json").read_text("utf-8"))
    told = [*words["some-differ"].values(), *words["none-differs"].values(), words["said-up"], words["said-down"]]
    assert all("95" in one for one in told)
    assert all("{low}" in words[name] and "{high}" in words[name] for name in ("said-up", "said-down"))
