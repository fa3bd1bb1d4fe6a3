"""The two back ends of the studio's page, spoken to as the page does: with texts."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from moodsl.extras.studio.folder import CardFolder
from moodsl.extras.studio.in_page import Doing, page_studio
from moodsl.extras.studio.messages import ANSWERS, REQUESTS, TOLD, VERSION
from moodsl.extras.studio.process import ALONE, LIMIT
from moodsl.extras.studio.server import StudioServer
from moodsl.extras.table.serve import bound, served

PATIENCE = 60.0  # seconds; the machine may have much else to do
NAMES = {kind.__name__.lower(): kind for kind in TOLD}


class Client:
    """A page: it asks, and keeps what it is told. Whatever comes has the parts that the protocol says."""

    def __init__(self, put: Callable[[str], Awaitable[None]]) -> None:
        self.put, self.number = put, 0
        self.heard: list[dict[str, Any]] = []
        self.came = asyncio.Event()

    def take(self, text: str) -> None:
        self.heard.append(json.loads(text))
        self.came.set()

    async def first(self, is_wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        async with asyncio.timeout(PATIENCE):
            while True:
                for one in self.heard:
                    if is_wanted(one):
                        self.heard.remove(one)
                        return one
                self.came.clear()
                await self.came.wait()

    async def ask(self, what: str, **said: Any) -> dict[str, Any]:
        self.number += 1
        number = self.number
        await self.put(json.dumps({"ask": what, "id": number, **said}))
        found = await self.first(lambda one: one.get("answer") == number)
        if "refused" not in found:
            assert_parts(found, ANSWERS[REQUESTS[what]])
        return found

    async def told(self, what: str, **wanted: Any) -> dict[str, Any]:
        found = await self.first(
            lambda one: one.get("told") == what and all(one[name] == value for name, value in wanted.items())
        )
        assert_parts(found, NAMES[what])
        return found

    async def begin(self) -> dict[str, Any]:
        """Say hello."""
        return await self.ask("hello", language="en", protocol=VERSION)


def assert_parts(said: dict[str, Any], kind: type) -> None:
    """A message has the fields of its class and no others."""
    assert said.keys() - {"answer", "told"} == {one.name for one in kind.__attrs_attrs__}  # type: ignore[attr-defined]


@asynccontextmanager
async def by_server(game: Path, command: Sequence[str] = ALONE, limit: float = LIMIT) -> AsyncIterator[Client]:
    """A page at a real server, whose studio runs in a process of its own."""
    server = StudioServer(CardFolder(game), command=command, limit=limit)
    where = bound("127.0.0.1", 0)
    with served(server.app(), where):
        async with connect(f"ws://127.0.0.1:{where.getsockname()[1]}/studio/messages", max_size=None) as socket:
            client = Client(socket.send)
            await socket.send(server.secret)

            async def read() -> None:
                with suppress(ConnectionClosed):
                    async for text in socket:
                        client.take(str(text))

            reading = asyncio.create_task(read())
            yield client
            reading.cancel()
    server.tables.close()


class Bytes(bytes):
    """Bytes as JavaScript hands them over."""

    def to_bytes(self) -> bytes:
        return bytes(self)


class Beside:
    """What `worker/worker.js` has of another worker; the work is done here, a step at a time."""

    def __init__(self) -> None:
        self.is_stopped = False

    async def call(self, asked: bytes, seconds: float, told: Callable[[Bytes], None]) -> Bytes:
        doing, self.is_stopped = Doing(), False
        said = doing.begin(Bytes(asked))
        while not doing.is_over:
            told(Bytes(said))
            await asyncio.sleep(0)
            said = doing.go_on(self.is_stopped)
        return Bytes(said)

    def stop(self) -> None:
        self.is_stopped = True

    def kill(self) -> None:
        pass


@asynccontextmanager
async def in_page(game: Path, link: str = "") -> AsyncIterator[Client]:
    """A page with the studio in it, as far as that goes without a browser."""
    beside = game.parent / "beside"
    kept = beside / "kept.json"
    beside.mkdir(exist_ok=True)
    client: Client
    takes = page_studio([str(game)], beside / f"work{len(list(beside.iterdir()))}", kept, link,
                        lambda text: client.take(text), Beside, lambda: None)  # fmt: skip

    async def put(text: str) -> None:
        takes(text)

    client = Client(put)
    yield client
