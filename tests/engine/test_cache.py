"""What is kept of a loaded game: used as long as it is whole and made from the same, else made anew without a word."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from interpreter import loader
from interpreter.text import cache

GAME = """
pack tiny "Tiny"
    version "1"

game tiny "Tiny"
    players 2 to 2

counter fame for each player "fame"
    range  0 to 9

action bow "Bow"
    gain {gain} fame

action nap "Nap"
    gain 0 fame

setup:
    each player
        gain 0 fame

play:
    each player
        perform an action

scoring:
    each player
        score their fame
"""


@pytest.fixture
def kept(tmp_path, monkeypatch) -> Path:
    """An empty cache."""
    monkeypatch.setenv("MOODSL_CACHE", str(tmp_path / "kept"))
    return tmp_path / "kept"


@pytest.fixture
def fame(tmp_path):
    """Loads the game and bows: gives the fame that this brings."""

    def play(gain: int = 2) -> int:
        path = tmp_path / "tiny.moo"
        path.write_text(GAME.format(gain=gain), encoding="utf-8")
        match = loader.load(path).start(2, 1, first=0)
        match.choose(0)
        return match.state.c[match.sheet.counters["fame"].at]

    return play


def entries(kept: Path) -> tuple[Path, Path]:
    """The entry and its bytecode."""
    (entry,) = kept.glob("*.json")
    (code,) = (path for path in kept.iterdir() if path != entry)
    return entry, code


def test_what_is_kept_is_not_compiled_again(kept, fame, monkeypatch):
    assert fame() == 2
    before = {path: path.stat().st_mtime_ns for path in entries(kept)}
    monkeypatch.setattr(cache, "compile", lambda *_: pytest.fail("compiled again"), raising=False)
    assert fame() == 2
    assert {path: path.stat().st_mtime_ns for path in entries(kept)} == before


@pytest.mark.parametrize("which", [0, 1], ids=["the entry", "its bytecode"])
@pytest.mark.parametrize(
    "harm", [lambda raw: raw[:-1], lambda raw: raw[:80] + bytes([raw[80] ^ 1]) + raw[81:], lambda raw: b""]
)
def test_what_is_damaged_is_made_anew(kept, fame, which, harm):
    fame()
    path = entries(kept)[which]
    harmed = harm(path.read_bytes())
    path.write_bytes(harmed)
    assert fame() == 2
    assert path.read_bytes() != harmed


def test_bytecode_of_another_game_is_not_run(kept, fame):
    fame(2)
    _entry, code = entries(kept)
    two = code.read_bytes()
    for path in kept.iterdir():
        path.unlink()
    fame(3)
    _entry, code = entries(kept)
    code.write_bytes(two)
    assert fame(3) == 3


def test_source_is_compiled_in_pieces_that_keep_their_numbers_of_lines(monkeypatch):
    monkeypatch.setattr(cache, "PIECE", 30)
    source = "".join(f"def f{number}():\n    return {number}\n\n\n" for number in range(9))
    codes = cache.compiled_source(source, "<pieces>")
    space: dict[str, Any] = {}
    for code in codes:
        exec(code, space)
    assert len(codes) > 1
    assert [space[f"f{number}"]() for number in range(9)] == list(range(9))
    assert [space[f"f{number}"].__code__.co_firstlineno for number in range(9)] == list(range(1, 37, 4))
