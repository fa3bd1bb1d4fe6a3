"""Eclipse in a terminal: bookkeeping of the rules stays out of sight, squares are told by what is on them."""

import io
import re

import pytest
from rich.console import Console

from moodsl import load
from moodsl.cli.play.events import events
from moodsl.cli.table.card_words import page
from moodsl.cli.table.screen import Screen
from moodsl.prose import Prose, open_book
from moodsl.prose.table import speaker


@pytest.fixture(scope="module")
def match():
    match = load("eclipse").start(players=2, seed=4, record=True)
    while match.decision.form == "card":
        match.choose(0)
    return match


def told(match, width):
    paper = io.StringIO()
    Screen(match, Console(file=paper, width=width)).table(match.state.asker)
    return paper.getvalue()


def test_counters_without_a_title_are_not_shown(match):
    shown = told(match, 120)
    assert "cubes on the track" in shown and "Eclipse · round 1" in shown
    for word in ("acting", "has fought", "order of arrival", "regular technologies drawn"):
        assert word not in shown
    assert not match.sheet.counters["acting"].shown and match.sheet.counters["passed"].shown


def test_they_are_not_told_when_they_change(match):
    assert not any("acting" in str(event) or "seats" in str(event) for event in events(match, None))


def test_a_mark_that_nobody_has_takes_no_row(match):
    assert "traitor" not in told(match, 120)


def test_a_square_is_told_by_the_part_that_is_printed_in_it():
    book = open_book("eclipse", scenarios=False)
    bays = book.model.kinds["blueprint"].facts["bays"]
    names = bays.names(book.model.designs["standard_interceptor"].facts["bays"])
    assert Prose(book, "en").printed(names) == ["Ion Cannon", "Nuclear Source", "Nuclear Drive", "part square"]


def test_a_map_is_drawn_in_part_where_titles_would_be_cut(match):
    shown = told(match, 120)
    assert re.search(r"/ +(o +)?13( \w+)? +\\", shown)
    assert "/   76   \\" not in shown


def test_the_sides_that_have_something_are_named(match):
    sheet = match.sheet
    pegasi = next(one for one in sheet.designs if one.name == "theta_pegasi")
    assert "\n  wormholes: top, bottom\n" in page(sheet, pegasi, match.words(0))


def test_in_russian_a_word_agrees_with_the_name_that_it_stands_behind(match):
    prose = Prose(open_book("eclipse", scenarios=False), "ru")
    words = speaker(lambda: prose)(match.sheet, ["Аня", "Боря"], "ru", 0)
    field, fitted = (match.sheet.marks[name] for name in ("field", "fitted"))
    assert words.marked(field, match.sheet.words.index("grid")) == "шкала — сетевая"
    assert words.marked(fitted, -1) == "часть — нет"
    square = next(one for one in match.sheet.designs if one.on == "procyon")
    assert re.match(r"[А-Я][^a-z]+: [^a-z]+  \(ячейка населения\)\n", page(match.sheet, square, words))


@pytest.mark.parametrize(
    ("language", "untouched", "part", "place"),
    [
        ("en", "untouched", "no part", "order of entry 2"),
        ("ru", "незатронутый", "часть — нет", "порядок входа 2"),
    ],
)
def test_a_mark_is_told_once_and_in_its_order(match, language, untouched, part, place):
    book = open_book("eclipse", scenarios=False)
    words = speaker(lambda: Prose(book, language))(match.sheet, ["Ann", "Bob"], language, 0)
    marks = match.sheet.marks
    assert words.marked(marks["touched"], match.sheet.words.index("untouched")) == untouched
    assert words.marked(marks["fitted"], -1) == part
    assert words.marked(marks["came"], 2) == place


@pytest.mark.parametrize(
    ("language", "kept"),
    [("en", "twice the number of their discovery tiles kept"), ("ru", "число своих оставленных открытий × 2")],
)
def test_the_score_sheet_says_what_points_are_for(match, language, kept):
    book = open_book("eclipse", scenarios=False)
    words = speaker(lambda: Prose(book, language))(match.sheet, ["Ann", "Bob"], language, 0)
    line = next(number for number, one in enumerate(match.sheet.clauses) if one.text.startswith("score 2 times"))
    assert words.scored(line) == kept
