"""`moo studio GAME CARDS`: cards for a game of one's own that is not installed are written beside it."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from typing import Any

import pytest

from interpreter.text import BESIDE
from tests.doors.studio.conftest import Page

PACK = 'pack mine "Mine"\n    version   "0.1.0"\n    language  "3"\n    requires  broadside "any"\n'
CARD = 'officer cook "Cook"\n\n    always:\n        your {} is 1 more\n'


@pytest.fixture
def mine(tmp_path: Path, game: Path) -> Path:
    folder = tmp_path / "mine"
    folder.mkdir()
    (folder / "pack.moo").write_text(PACK, "utf-8")
    (folder / "cook.moo").write_text(CARD.format("salvo"), "utf-8")
    return folder


def faults(mine: Path) -> list[list[Any]]:
    """What a page is answered to a sound text and to one with a fault."""

    async def whole() -> list[list[Any]]:
        async with Page.at(mine, "cook.moo") as page:
            return [(await page.written("cook.moo", CARD.format(word)))["faults"] for word in ("salvo", "salvos")]

    return asyncio.run(whole())


def test_cards_are_checked_with_the_game_that_lies_beside(mine: Path, game: Path, monkeypatch) -> None:
    monkeypatch.setenv(BESIDE, str(game))
    sound, faulty = faults(mine)
    assert not sound and [one["code"] for one in faulty] == ["unknown-name"]


def test_the_last_folder_is_the_one_that_is_written(moo, mine: Path, game: Path, monkeypatch) -> None:
    monkeypatch.setenv(BESIDE, "")  # which is put back behind the test
    opened = []
    monkeypatch.setattr("moodsl.extras.studio.server.StudioServer.app", lambda self: opened.append(self.folder.root))
    monkeypatch.setattr("moodsl.extras.table.serve.serve", lambda _app, where, _started: where.close())
    assert moo("studio", game, mine, "--no-browser", "--port", 0).exit_code == 0
    assert opened == [mine] and os.environ[BESIDE] == str(game)
    assert moo("studio", game, game.parent / "none", "--no-browser").exit_code == 2


def test_a_folder_on_which_the_last_does_not_stand_is_refused(moo, mine: Path, game: Path, monkeypatch) -> None:
    monkeypatch.setenv(BESIDE, "")
    done = moo("studio", mine, game, "--no-browser", "--port", 0)
    assert done.exit_code == 2 and "`broadside` does not require `" in done.output
