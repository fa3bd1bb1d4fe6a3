"""Titles that stand in the words of a pack, and not in its `.moo` files, stand on the table, too."""

from __future__ import annotations

from pathlib import Path

GAME = """pack pairs "Pairs"
    version   "1"
    language  "3"

game pairs "Pairs"
    players  2

counter round_now "round"
    range  0 to 9
    start  2

kind leaf is card "leaf"
    starts  stock

zone stock of leaf "stock"
    face   down
    drawn  hand

zone hand of leaf for each player "hand"
    seen  owner

action drawing "Draw"
    draw 1 leaf
    gain 1 round_now

action passing "Pass"
    gain 1 round_now

setup:
    shuffle stock
    each player
        draw 2 leafs

play:
    phase picking "Picking"
        repeat 2 times
            each player
                perform an action

leaf oak "Oak"
    ru      "Дуб"
    copies  20
"""
WORDS = """game-pairs = Парочки
phase-picking = Сбор
counter-round_now = круг
    .gender = m
zone-hand = рука
    .gender = f
"""


def test_the_head_of_the_table_and_its_rows_are_called_as_the_words_say(moo, tmp_path: Path) -> None:
    (tmp_path / "words").mkdir()
    (tmp_path / "pairs.moo").write_text(GAME, encoding="utf-8")
    (tmp_path / "words" / "ru.ftl").write_text(WORDS, encoding="utf-8")
    told = moo("play", tmp_path, "--people", 2, "--players", 2, "--seed", 1, "--lang", "ru", typed=["q"]).output
    head = next(line for line in told.splitlines() if "первый игрок" in line)
    assert "Парочки" in head and "круг 2" in head, told
    assert any(line.startswith("рука") for line in told.splitlines()) and "\nhand" not in told
