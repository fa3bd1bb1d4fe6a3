"""What the tests of the table share: a small game with hidden hands and Master of Orion, each read once."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from moodsl.extras.table import protocol as p
from moodsl.extras.table.house import House, Sent
from moodsl.extras.table.pack import Pack
from moodsl.extras.table.store import Store

MARKET = Path(__file__).resolve().parents[2] / "games" / "night_market"


@pytest.fixture(scope="session")
def market() -> Pack:
    """A game with hands that nobody else sees."""
    return Pack(str(MARKET))


@pytest.fixture(scope="session")
def orion() -> Pack:
    """The first game."""
    return Pack("orion")


class Pages:
    """Pages at the tables of a house, without a network: what each was sent last, by the type of the message."""

    def __init__(self, pack: Pack, path: Path | None = None) -> None:
        self.pack, self.path = pack, path
        self.house = House(pack, Store(path), "0")
        self.last: dict[int, dict[str, Any]] = {}
        self.heard: list[tuple[int, dict[str, Any]]] = []

    def open(self, **order: Any) -> list[str]:
        """A new table; its links."""
        return self.house.open(p.Open(**order)).links

    def take(self, sent: list[Sent]) -> list[dict[str, Any]]:
        """Note what was sent, as it goes over a network."""
        found = []
        for one in sent:
            data = json.loads(p.written(one.message))
            self.last.setdefault(one.client, {})[data["type"]] = data
            self.heard.append((one.client, data))
            found.append(data)
        return found

    def enter(self, client: int, link: str, language: str = "en") -> list[dict[str, Any]]:
        """A page comes in."""
        return self.send(client, type="enter", link=link, language=language, protocol=p.VERSION)

    def send(self, client: int, **message: Any) -> list[dict[str, Any]]:
        """A page sends a message; everything that is sent because of it."""
        return self.take(self.house.receive(client, json.dumps(message)))

    def choose(self, client: int, option: int) -> list[dict[str, Any]]:
        """A page answers the question that it was shown last."""
        return self.send(client, type="choose", stamp=self.table(client)["stamp"], option=option)

    def table(self, client: int) -> dict[str, Any]:
        """The table as a page was shown it last."""
        return self.last[client]["table"]

    def bots(self, most: int = 500) -> None:
        """Let bots answer until a person is asked."""
        for _turn in range(most):
            works = self.house.work()
            for work in works:
                self.take(self.house.done(work, work.find()))
            if not works:
                return

    def kill(self) -> None:
        """End the program as if it had been killed, and begin another with the same file."""
        self.house = House(self.pack, Store(self.path), "0")
        self.last = {}


@pytest.fixture
def pages(market: Pack, tmp_path: Path) -> Pages:
    """Pages at tables of the small game, kept in a file."""
    return Pages(market, tmp_path / "tables.sqlite")
