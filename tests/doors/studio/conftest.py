"""A studio over a copy of a small game, and what it told."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from moodsl.extras.studio import Studio
from moodsl.extras.studio.folder import CardFolder
from moodsl.extras.studio.held import Dealt
from moodsl.extras.studio.messages import VERSION

GAME = Path(__file__).parents[2] / "games" / "broadside"
PATIENCE = 60.0  # seconds; the machine may have much else to do


class Page:
    """What a page does: it asks, and keeps what it is told."""

    def __init__(self, folder: Path) -> None:
        self.heard: list[dict[str, Any]] = []
        self.came = asyncio.Event()
        self.dealt: Dealt | None = None
        self.studio = Studio(CardFolder(folder), self.hear, tables=self.opened)

    @classmethod
    @asynccontextmanager
    async def at(cls, folder: Path, path: str) -> AsyncIterator[Page]:
        """A page with a file open, when the pack was read."""
        page = cls(folder)
        await page.studio.begin()
        try:
            await page.ask("hello", language="en", protocol=VERSION)
            await page.ask("open", path=path)
            await page.told("pack")
            yield page
        finally:
            page.studio.end()

    async def opened(self, pack: Path, dealt: Dealt) -> str:
        assert (pack / "pack.moo").is_file()
        self.dealt = dealt
        return "a link"

    def hear(self, said: dict[str, Any]) -> None:
        self.heard.append(said)
        self.came.set()

    async def ask(self, what: str, **said: Any) -> dict[str, Any]:
        return await self.studio.answer({"ask": what, "id": 1, **said})

    async def told(self, what: str, **wanted: Any) -> dict[str, Any]:
        """The first that is told of a sort, with these parts; then it is forgotten."""
        async with asyncio.timeout(PATIENCE):
            while True:
                for one in self.heard:
                    if one["told"] == what and all(one[key] == value for key, value in wanted.items()):
                        self.heard.remove(one)
                        return one
                self.came.clear()
                await self.came.wait()

    async def written(self, path: str, text: str, line: int = 1) -> dict[str, Any]:
        """What is answered to a letter."""
        self.heard.clear()
        return await self.ask("write", path=path, text=text, line=line)


@pytest.fixture
def game(tmp_path: Path) -> Path:
    return Path(shutil.copytree(GAME, tmp_path / "broadside"))


@pytest.fixture
def at_page(game: Path) -> Callable[[Callable[[Page], Awaitable[None]]], None]:
    """Runs what somebody does at a page with `ships.moo` open, when the pack was read."""

    def run(done: Callable[[Page], Awaitable[None]]) -> None:
        async def whole() -> None:
            async with Page.at(game, "ships.moo") as page:
                await done(page)

        asyncio.run(whole())

    return run
