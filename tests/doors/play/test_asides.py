"""Actions at any time at the table: their numbers stand under the options, and bots take them."""

from __future__ import annotations

from pathlib import Path

import pytest

BASE = Path(__file__).resolve().parents[2] / "cards" / "base.moo"
TRADE = """
action trading "Trade", at any time in your turn
    ru "Обмен"
    pay 1 grain
    gain 1 coin

action swapping "Swap", at any time in your turn, once a game
    ru "Мена"
    gain 1 fame
"""

MORE = """
pack second "Second"
    version   "0.1.0"
    requires  village "any"

action boasting "Boast"
    gain 1 fame
"""

THERE_AND_BACK = """
action trading "Trade", at any time in your turn
    pay 1 grain
    gain 1 coin

action back "Back", at any time in your turn
    pay 1 coin
    gain 1 grain
"""


@pytest.fixture
def fair(tmp_path):
    folder = tmp_path / "fair"
    folder.mkdir()
    (folder / "base.moo").write_text(BASE.read_text(encoding="utf-8"), encoding="utf-8")
    (folder / "trade.moo").write_text(TRADE, encoding="utf-8")
    return folder


def test_they_stand_under_the_options_with_numbers_of_their_own(moo, fair):
    output = moo("play", fair, "--people", 2, "--players", 2, "--seed", 1, typed=["7", "? 7", "8", "7", "q"]).output
    assert "before that: 7 Trade, 8 Swap" in output and "Player 2: Trade" in output
    assert "Trade / Обмен" in output and "At any time in your turn: pay 1 grain" in output
    assert "before that: 7 Trade " in output and "not now: 2 Open a stall, 8 Swap" in output


def test_why_one_of_them_cannot_be_taken(moo, fair):
    typed = ["why trade", "7", "7", "7", "why trade", "q"]
    output = moo("play", fair, "--people", 2, "--players", 2, "--seed", 1, typed=typed).output
    assert "Trade" in output.partition("why")[2] and "grain" in output


def test_a_saved_match_is_replayed(moo, fair, tmp_path):
    path = tmp_path / "kept.json"
    moo("play", fair, "--people", 2, "--players", 2, "--seed", 1, "--save", path, typed=["7", "8", "q"])
    output = moo("replay", path, "--pack", fair).output
    assert "Player 2: Trade" in output and "Player 2: Swap" in output


def test_packs_that_stand_on_each_other_are_played_and_replayed_by_their_folders(moo, fair, tmp_path):
    more = tmp_path / "second"
    more.mkdir()
    (more / "pack.moo").write_text(MORE, encoding="utf-8")
    path = tmp_path / "kept.json"
    output = moo(
        "play", more, fair, "--people", 2, "--players", 2, "--seed", 1, "--save", path, typed=["7", "q"]
    ).output
    assert f"moo play {more} {fair}" in output
    assert "Player 2: Rest" in moo("replay", path, "--pack", more, "--pack", fair).output
    assert moo("play", more, typed=["q"]).output.count("missing-pack") == 1


def test_two_that_undo_each_other_are_stopped_named_and_the_game_goes_on(moo, fair):
    (fair / "trade.moo").write_text(THERE_AND_BACK, encoding="utf-8")
    typed = [key for _ in range(51) for key in ("7", "8")]
    output = moo("play", fair, "--people", 2, "--players", 2, "--seed", 1, typed=[*typed, "1", "q"]).output
    assert "cannot be carried out: more than 100 actions at any time in a row, and no answer: trading -> back" in output
    assert "Player 2, 1 or 4 to 7 (h help): 1" in output.partition("no answer")[2]
