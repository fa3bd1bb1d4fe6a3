"""Lines of rules begin as sentences do."""

from __future__ import annotations

from pathlib import Path

from moodsl.prose import Prose, open_book, plain

GAME = """
game tins "Tins"
    players  2

counter rust for each tin "rust"
    range  0 to 3

counter shine for each player "shine"
    range  0 or more

kind tin is card "tin"
    starts  shelf

zone shelf of tin "shelf"

zone rack of tin for each player "rack"

action taking "Take"
    put a tin from shelf into your rack
    choose a tin from your rack
    tin gains 1 rust

play:
    repeat 5 times
        each player
            perform taking
            for each tin in their rack where its rust is 3
                set tin's rust to 0
                gain 1 shine

tin tin "Tin"
    copies  9
"""


def test_no_line_begins_with_a_comma(tmp_path: Path) -> None:
    path = tmp_path / "tins.moo"
    path.write_text(GAME)
    lines = [plain(line) for _depth, line in Prose(open_book(path), "en").flow("play")]
    assert any(line.startswith("For each tin in their rack") for line in lines), lines
    assert not any(line.startswith(",") for line in lines)
