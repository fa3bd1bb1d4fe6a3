"""Rules texts of a game in which two things are spoken of at once: which of them is meant is told."""

from __future__ import annotations

from pathlib import Path

import pytest

from moodsl.prose import Prose, open_book, text_lines
from moodsl.prose.game_rules import game_rules
from moodsl.prose.text import CardText

GAME = """
pack moor "Moor"
    version   "1.0.0"
    language  "3"

game moor "Moor"
    players  2

kind hut is place "hut"
    worth  0 to 3

hut low "Low Hut"
    worth  1

hut high "High Hut"
    worth  2

mark keeper for each hut "keeper"
    names  player

kind stone is card "stone"
    weight  1 to 3
    starts  heap

zone heap of stone "heap"

zone load of stone for each hut "stones"

counter cracks for each hut "cracks"
    range  0 or more

value bears of hut for stone = hut's worth is at least stone's weight

stone pebble "Pebble"
    weight  1
    copies  4

to drop stone into hut
    needs hut's keeper is not you
    put stone into hut's load

to draw_back
    for each stone in heap
        choose a hut as struck where its load is empty and its keeper is nobody and (bears of it for stone)
        struck gains (stone's weight) cracks

action dropping "Drop"
    drop a stone from heap into a hut
    draw_back

play:
    repeat 2 times
        each player
            perform dropping
"""
WORDS = """
value-bears = burden
    .yes = { $of } can bear { $for }
fact-weight = weight
verb-drop = drop
verb-draw_back = draw back
"""


@pytest.fixture
def moor(tmp_path: Path) -> Path:
    (tmp_path / "moor.moo").write_text(GAME, "utf-8")
    (tmp_path / "words").mkdir()
    (tmp_path / "words" / "en.ftl").write_text(WORDS, "utf-8")
    return tmp_path


def lines(text: CardText) -> str:
    return " ".join(text_lines(text))


def test_it_of_a_loop_is_called_by_its_noun_where_something_else_is_told_of(moor: Path) -> None:
    text = lines(Prose(open_book(moor), "en").verb("draw_back"))
    assert "can bear the stone" in text
    assert "equal to the stone's weight" in text
    assert "its weight" not in text


def test_what_may_be_nobody_is_not_you_and_not_another_player(moor: Path) -> None:
    text = lines(Prose(open_book(moor), "en").verb("drop"))
    assert "only if the hut's keeper is not you." in text


def test_a_meaning_is_headed_with_all_things_that_it_speaks_of(moor: Path) -> None:
    prose = Prose(open_book(moor), "en")
    assert prose.deed("drop") == "Drop a stone into a hut"
    headings = [line for title, part in game_rules(prose) for line in part if title == "What the words mean"]
    assert "Drop a stone into a hut:" in headings


def test_a_thing_has_none_of_what_its_place_is_called_by(moor: Path) -> None:
    text = lines(Prose(open_book(moor), "en").verb("draw_back"))
    assert "choose a hut that has no stones" in text
    assert "empty" not in text
