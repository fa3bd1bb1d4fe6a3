"""Sides of a board, and what its places carry, as rules texts tell them."""

from __future__ import annotations

from pathlib import Path

from moodsl.prose import Prose, open_book, plain

GAME = """
pack pond "Pond"
    version   "1.0.0"
    language  "3"

game pond "Pond"
    players  2

kind square is place "square"

board water of square "Water"
    form    squares
    width   3
    height  3

mark leaf for each square "leaf"
    names  player

value ahead of player
    0 if player is first
    2 otherwise

action hopping "Hop"
    choose a square as here where neighbour of it towards (your ahead) is not nothing
    set (neighbour of here towards (your ahead))'s leaf to you
    set (neighbour of here towards 3)'s leaf to you
    set water_b2's leaf to you

play:
    repeat 2 times
        each player
            perform hopping
"""


def told(folder: Path, words: str = "") -> str:
    (folder / "pond.moo").write_text(GAME, "utf-8")
    (folder / "words").mkdir()
    (folder / "words" / "en.ftl").write_text(f"value-ahead = side ahead\n{words}", "utf-8")
    paragraphs = Prose(open_book(folder), "en").action("hopping").paragraphs
    return " ".join(plain(line) for one in paragraphs for _depth, line in one.lines)


def test_a_side_that_is_a_number_of_the_game_is_a_side_and_no_place(tmp_path: Path) -> None:
    text = told(tmp_path)
    assert "on your side ahead" in text
    assert "towards" not in text


def test_a_side_is_told_by_where_it_lies(tmp_path: Path) -> None:
    assert "on side 3 (left)" in told(tmp_path)


def test_a_place_of_a_board_is_called_by_its_label_and_needs_no_quotes(tmp_path: Path) -> None:
    text = told(tmp_path)
    assert "square b2" in text
    assert "“" not in text


def test_what_setting_a_mark_means_may_be_said_in_words_of_the_pack(tmp_path: Path) -> None:
    words = "counter-leaf = leaf\n    .set = { $of } floats a leaf of { OF($new) } own\n"
    assert "Square b2 floats a leaf of your own" in told(tmp_path, words)
