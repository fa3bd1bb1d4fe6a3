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


LAKE = """
pack lake "Lake"
    version   "1.0.0"
    language  "3"

game lake "Lake"
    players  2

kind field is place "field"
    ru  "поле", "поля"

board shore of field "The Frozen Shore"
    ru      "Замёрзший берег"
    form    ring
    length  8

kind sledge is card "sledge"
    ru      "упряжка", "упряжки"
    owned   by_player
    starts  kennel

zone kennel of sledge for each player "kennel"
    ru  "псарня"

zone track of sledge for each field "track"
    ru  "след"

to drive sledge by steps (number)
    repeat (steps) times
        put sledge into (neighbour of sledge's field towards 0)'s track

action stepping "Step"
    choose a sledge from fields' track
    put sledge into (neighbour of sledge's field towards 0)'s track
    put sledge into (neighbour of sledge's field towards 1)'s track

action going "Go"
    drive a sledge from fields' track by 2

sledge huskies "Huskies"
    ru  "Хаски"

setup:
    each player
        put all sledges from their kennel into shore_1's track

play:
    repeat 2 times
        each player
            perform an action
"""
SLEDGE = """verb-drive = проехать
    .order = проедьте
    .steps = { $what } шага
kind-field =
    .gender = n
    .gen = поля
kind-sledge =
    .gender = f
    .gen = упряжки
    .acc = упряжку
"""


def lines_of(folder: Path, language: str, action: str) -> list[str]:
    (folder / "lake.moo").write_text(LAKE, "utf-8")
    (folder / "words").mkdir(exist_ok=True)
    (folder / "words" / "en.ftl").write_text("verb-drive = drive\npart-steps = steps\n", "utf-8")
    (folder / "words" / "ru.ftl").write_text(SLEDGE, "utf-8")
    paragraphs = Prose(open_book(folder), language).action(action).paragraphs
    return [plain(line) for one in paragraphs for _depth, line in one.lines]


def test_on_a_ring_a_side_is_the_place_after_or_before(tmp_path: Path) -> None:
    told = " ".join(lines_of(tmp_path, "en", "stepping"))
    assert "the place after its field" in told and "the place before its field" in told
    told = " ".join(lines_of(tmp_path, "ru", "stepping"))
    assert "места после её поля" in told and "места до её поля" in told


def test_a_number_of_a_verb_is_told_by_what_stands_before_it_and_not_by_the_name_of_its_part(tmp_path: Path) -> None:
    assert lines_of(tmp_path, "en", "going")[-1].endswith("by 2.")


def test_a_board_is_called_by_its_own_title(tmp_path: Path) -> None:
    (tmp_path / "lake.moo").write_text(LAKE, "utf-8")
    for language, title in (("en", "The Frozen Shore"), ("ru", "Замёрзший берег")):
        entry = Prose(open_book(tmp_path), language).voice.lexicon.entry("board", "shore")
        assert entry.titles[0] == title
