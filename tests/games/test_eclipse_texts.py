"""Rules texts of Eclipse as a player reads them: tiles say what they are, verbs say where they are done."""

import tomllib
from pathlib import Path

import pytest

from moodsl.prose import Prose, open_book, plain, text_lines
from moodsl.prose.terms import starting

TEXTS = tomllib.loads((Path(__file__).parent / "eclipse_texts.toml").read_text("utf-8"))


@pytest.fixture(scope="module")
def proses():
    book = open_book("eclipse", scenarios=False)
    return Prose(book, "en"), Prose(book, "ru")


@pytest.mark.parametrize(
    ("sort", "name", "english", "russian"), [(sort, *row) for sort, rows in TEXTS.items() for row in rows]
)
def test_a_tile_says_what_it_asks_for_and_a_verb_where_it_is_done(sort, name, english, russian, proses):
    for prose, words in zip(proses, (english, russian), strict=True):
        assert words in " ".join(text_lines(getattr(prose, sort)(name)))


def test_nothing_is_left_open(proses):
    for prose in proses:
        model = prose.book.model
        said = [prose.card(design.name) for design in model.written]
        said += [prose.action(name) for name in model.actions] + [prose.verb(name) for name in model.verbs]
        assert not [line for text in said for line in text_lines(text) if "?" in line or "  " in line.strip()]


def test_what_there_is_names_what_lies_somewhere_and_no_places(proses):
    told = [[plain(line) for line in starting(prose.voice)] for prose in proses]
    assert "All blueprints lie in the box of blueprints." in told[0]
    assert not [line for line in told[0] if "hex" in line or "squares" in line]
    assert len(told[0]) == len(told[1]) and not [line for line in told[1] if "…" in line]
