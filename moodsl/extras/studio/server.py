"""The web server of the studio: pages and fonts by HTTP, messages by WebSocket, each page with a studio of its own in a
process of its own; and the tables that are opened from it, each with a server of its own on this machine.

Only who has the link is answered: its secret comes with the first message. Pages of other sites and requests for other
hosts are refused as at a table (`moodsl.extras.table.guard`).
"""

from __future__ import annotations

import asyncio
import hmac
import json
import logging
import secrets
from collections.abc import Sequence
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

from attrs import define, field
from starlette.applications import Starlette
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp
from starlette.websockets import WebSocket, WebSocketDisconnect

from interpreter.text import harmless
from moodsl import __version__
from moodsl.extras.faces.metrics import FAMILIES
from moodsl.extras.studio.folder import CardFolder
from moodsl.extras.studio.held import Dealt
from moodsl.extras.studio.process import ALONE, LIMIT, StudioProcess
from moodsl.extras.table.guard import Allowance, is_own_origin
from moodsl.extras.table.house import House
from moodsl.extras.table.pack import Pack
from moodsl.extras.table.protocol import Open
from moodsl.extras.table.serve import bound, served
from moodsl.extras.table.server import PAGE as TABLE_PAGE, Guarded, Switchboard, font, text_of, web
from moodsl.extras.table.store import Store

MOST = 4  # tables at once; the oldest is closed for a new one
HOST = "127.0.0.1"
BOT = "easy"
PAGE = Path(__file__).parent / "page"
MOST_PAGES = 4
MOST_OVER = 200  # messages in a row that are too many: then the page is shut out
FIRST = 10.0  # seconds until a page has to show its secret
TOO_MUCH, FULL, WRONG = 1008, 1013, 4001  # why a socket is closed
LOG = logging.getLogger(__name__)


@define(eq=False)
class Tables:
    """The tables that are open."""

    _open: list[ExitStack] = field(factory=list)

    def opened(self, pack: Path, dealt: Dealt) -> str:
        """The link to the seat of whoever is asked, at a table with a match; of the pack nothing is needed after."""
        found = Pack(str(pack))
        found.warm()
        house = House(found, Store(), __version__)
        table = house.open(Open(bots=BOT, document=dealt.match))
        for seat in range(dealt.players):
            table.occupy(seat, "" if seat == dealt.seat else BOT)
        switchboard = Switchboard(house)
        where = bound(HOST, 0)
        here = ExitStack()
        here.callback(house.store.close)
        here.callback(switchboard.close)
        here.enter_context(served(web(switchboard), where))
        self._open.append(here)
        if len(self._open) > MOST:
            self._open.pop(0).close()
        return f"http://{HOST}:{where.getsockname()[1]}/#{table.links[dealt.seat]}"

    def close(self) -> None:
        """End all of them."""
        while self._open:
            self._open.pop().close()


@define(eq=False)
class StudioServer:
    """All pages on a folder. `secret` is what stands in the link behind `#`."""

    folder: CardFolder
    language: str = "en"
    secret: str = field(factory=lambda: secrets.token_urlsafe(18))
    tables: Tables = field(factory=Tables)
    command: Sequence[str] = ALONE  # what runs the studio of a page,
    limit: float = LIMIT  # and the seconds in which it has to listen
    _pages: int = 0

    async def serve(self, socket: WebSocket) -> None:
        """Speak with one page until it goes away."""
        if not is_own_origin(socket.headers) or self._pages >= MOST_PAGES:
            await socket.close(FULL if is_own_origin(socket.headers) else TOO_MUCH)
            return
        await socket.accept()
        if not await self.is_let_in(socket):
            await socket.close(WRONG)
            return
        self._pages += 1
        outgoing: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        studio = StudioProcess(
            self.folder.root, self.language, outgoing.put_nowait, self.tables.opened, self.command, self.limit
        )
        doing = [asyncio.create_task(one) for one in (written(socket, outgoing), read(socket, studio), studio.run())]
        try:
            await asyncio.wait(doing, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._pages -= 1
            for task in doing:
                task.cancel()
            for ended in await asyncio.gather(*doing, return_exceptions=True):
                if isinstance(ended, Exception):
                    LOG.error("a page was not answered", exc_info=ended)

    async def is_let_in(self, socket: WebSocket) -> bool:
        """Whether the first message is the secret."""
        with suppress(WebSocketDisconnect, TimeoutError, RuntimeError):
            said = await asyncio.wait_for(text_of(socket), FIRST)
            return hmac.compare_digest(said.encode(), self.secret.encode())
        return False

    def app(self) -> ASGIApp:
        """The pages and the way to them."""
        fonts = [Route(f"/fonts/{name}.woff2", font(name)) for name in FAMILIES]
        page = Mount("/studio", StaticFiles(directory=PAGE, html=True))
        rest = Mount("/", StaticFiles(directory=TABLE_PAGE))  # what the pages share
        return Guarded(Starlette(routes=[WebSocketRoute("/studio/messages", self.serve), *fonts, page, rest]))


async def read(socket: WebSocket, studio: StudioProcess) -> None:
    """Hand on what a page asks, as long as it does not ask too much."""
    allowance = Allowance(rate=60.0, most=200.0)
    while allowance.over < MOST_OVER:
        try:
            asked = json.loads(await text_of(socket))
        except (ValueError, RecursionError):
            asked = None
        except (WebSocketDisconnect, RuntimeError):
            return
        if allowance.take():
            studio.ask(asked)


async def written(socket: WebSocket, outgoing: asyncio.Queue[dict[str, Any]]) -> None:
    """Send a page what is for it."""
    with suppress(WebSocketDisconnect, RuntimeError):
        while True:
            await socket.send_text(harmless(json.dumps(await outgoing.get(), ensure_ascii=False)))
