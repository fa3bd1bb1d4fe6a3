"""A verb that is done with two things of one kind tells them apart."""

from __future__ import annotations

from pathlib import Path

import pytest

from moodsl.prose import Prose, open_book, plain

GAME = """
game pond "Pond"
    players  2

kind pool is place "pool"
    ru  "пруд"

pool north "North Pool"
    ru  "Северный пруд"

pool south "South Pool"
    ru  "Южный пруд"

counter depth for each pool "depth"
    ru     "глубина"
    range  0 to 9

to drain source (pool) into goal (pool)
    set source's depth to 0
    set goal's depth to 9

action draining "Drain"
    drain north into south

play:
    repeat 2 times
        each player
            perform draining
"""
RUSSIAN = """
kind-pool = пруд
    .gender = m
    .gen = пруда
    .dat = пруду
    .loc = пруде
counter-depth = глубина
    .gender = f
    .gen = глубины
    .acc = глубину
"""


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("en", ["set the pool's depth to 0.", "set the other pool's depth to 9."]),
        ("ru", ["установите глубину пруда на 0.", "установите глубину другого пруда на 9."]),
    ],
)
def test_the_second_of_two_things_of_one_kind_is_the_other_one(tmp_path: Path, language: str, lines: list[str]) -> None:
    (tmp_path / "pond.moo").write_text(GAME, "utf-8")
    (tmp_path / "words").mkdir()
    (tmp_path / "words" / "ru.ftl").write_text(RUSSIAN, "utf-8")
    paragraphs = Prose(open_book(tmp_path), language).verb("drain").paragraphs
    told = [plain(line) for one in paragraphs for _depth, line in one.lines]
    assert [line[:1].lower() + line[1:] for line in told] == lines
