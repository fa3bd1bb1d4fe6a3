"""The web server of tables: pages and fonts by HTTP, messages by WebSocket. All that matters is in `House`.

The house works in one thread, message by message; bots think in others. Whoever reads slowly, sends too much or goes
away concerns nobody else.
"""

from __future__ import annotations

import asyncio
import itertools
import logging
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import ParamSpec, TypeVar

from starlette.applications import Starlette
from starlette.responses import FileResponse, PlainTextResponse
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from moodsl.extras.faces import font_file
from moodsl.extras.faces.metrics import FAMILIES
from moodsl.extras.table.guard import HEADERS, Allowance, is_known_host, is_own_origin
from moodsl.extras.table.house import House, Sent, Work
from moodsl.extras.table.protocol import Refused, written

PAGE = Path(__file__).parent / "page"
THINKERS = 2  # threads of bots
PAUSE = 0.12  # seconds between two moves of bots, so that they can be followed
WAITING = 50  # messages that may wait for a client that reads slowly
MOST_CLIENTS = 500
MOST_OVER = 100  # messages in a row that are too many: then the client is shut out
FIRST_MESSAGE = 10.0  # seconds until a client has to say who it is
BYE, TOO_MUCH, FULL = 1000, 1008, 1013  # why a socket is closed

LOG = logging.getLogger(__name__)
Given = ParamSpec("Given")
Found = TypeVar("Found")


class Switchboard:
    """Carries messages between sockets and a house."""

    def __init__(self, house: House, pause: float = PAUSE) -> None:
        self.house, self.pause = house, pause
        house.others_later = True
        self._is_showing = False
        self._core = ThreadPoolExecutor(1, "house")
        self._thinkers = ThreadPoolExecutor(THINKERS, "bot")
        self._numbers = itertools.count(1)
        self._boxes: dict[int, asyncio.Queue[Sent]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def core(self, do: Callable[Given, Found], *args: Given.args, **more: Given.kwargs) -> Found:
        """Let the house do something, when it has done what came before."""
        return await asyncio.get_running_loop().run_in_executor(self._core, lambda: do(*args, **more))

    async def serve(self, socket: WebSocket) -> None:
        """Speak with one page until it goes away, or until the server ends and does not wait for it."""
        with suppress(asyncio.CancelledError):
            await self.speak(socket)

    async def speak(self, socket: WebSocket) -> None:
        """Speak with one page, if it may come in."""
        if not is_own_origin(socket.headers) or len(self._boxes) >= MOST_CLIENTS:
            await socket.close(FULL if is_own_origin(socket.headers) else TOO_MUCH)
            return
        await socket.accept()
        number, box = next(self._numbers), asyncio.Queue[Sent](WAITING)
        self._boxes[number] = box
        writer = asyncio.create_task(self.write(socket, box))
        reader = asyncio.create_task(self.read(socket, number, box))
        try:
            await asyncio.wait((reader, writer), return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._boxes.pop(number, None)
            for task in (reader, writer):
                task.cancel()
            for ended in await asyncio.gather(reader, writer, return_exceptions=True):
                if isinstance(ended, Exception):
                    LOG.error("a page was not answered", exc_info=ended)
            self.deliver(await self.core(self.house.leave, number))
            await self.show_others()

    async def read(self, socket: WebSocket, number: int, box: asyncio.Queue[Sent]) -> None:
        """Take what a page sends to the house, as long as it is not too much; then the socket is closed."""
        allowance, is_known = Allowance(), False
        while allowance.over < MOST_OVER:
            try:
                text = await asyncio.wait_for(text_of(socket), None if is_known else FIRST_MESSAGE)
            except (WebSocketDisconnect, TimeoutError, RuntimeError):
                return
            if not allowance.take():
                if allowance.over == 1:
                    self.deliver([Sent(number, Refused("too-many"))])
                continue
            self.deliver(await self.core(self.house.receive, number, text))
            is_known = True
            await self.wake_bots()
            await self.show_others()
        with suppress(WebSocketDisconnect, RuntimeError):
            await socket.close(TOO_MUCH)

    async def write(self, socket: WebSocket, box: asyncio.Queue[Sent]) -> None:
        """Send a page what is for it."""
        while True:
            sent = await box.get()
            try:
                await socket.send_text(written(sent.message))
                if sent.close:
                    await socket.close(BYE)
                    return
            except (WebSocketDisconnect, RuntimeError):
                return

    def deliver(self, messages: Iterable[Sent]) -> None:
        """Put messages into the boxes of clients; one whose box is full has gone, or will come again."""
        for sent in messages:
            box = self._boxes.get(sent.client)
            if box is None:
                continue
            try:
                box.put_nowait(sent)
            except asyncio.QueueFull:
                while not box.empty():
                    box.get_nowait()
                box.put_nowait(Sent(sent.client, Refused("too-many"), close=True))

    async def show_others(self) -> None:
        """Show the table to those who did not act, one by one: whoever acts meanwhile is answered in between."""
        if self._is_showing:
            return
        self._is_showing = True
        try:
            while found := await self.core(self.house.later):
                self.deliver(found)
        finally:
            self._is_showing = False

    async def wake_bots(self) -> None:
        """Let bots think that have something to decide."""
        for work in await self.core(self.house.work):
            task = asyncio.create_task(self.think(work))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def think(self, work: Work) -> None:
        """Find the answer of a bot and take it to the house."""
        loop = asyncio.get_running_loop()
        try:
            place: int | None = await loop.run_in_executor(self._thinkers, work.find)
        except Exception:  # a game whose cards never come to an end, or a fault of the bot: the seat waits for a person
            place = None
        if work.client < 0:
            await asyncio.sleep(self.pause)
        self.deliver(await self.core(self.house.done, work, place))
        await self.wake_bots()
        await self.show_others()

    def close(self) -> None:
        """End the threads."""
        self._core.shutdown(cancel_futures=True)
        self._thinkers.shutdown(wait=False, cancel_futures=True)


async def text_of(socket: WebSocket) -> str:
    """The next message of a page; bytes in place of a text are none, as an empty text is."""
    try:
        return await socket.receive_text()
    except KeyError:
        return ""


def web(switchboard: Switchboard) -> ASGIApp:
    """The pages, and the way to a switchboard."""
    fonts = [Route(f"/fonts/{name}.woff2", font(name)) for name in FAMILIES]
    page = Mount("/", StaticFiles(directory=PAGE, html=True))
    return Guarded(Starlette(routes=[WebSocketRoute("/messages", switchboard.serve), *fonts, page]))


def font(name: str) -> Callable[[object], FileResponse]:
    """What answers with a font."""
    return lambda _request: FileResponse(font_file(name), media_type="font/woff2")


class Guarded:
    """Refuses requests for other hosts, and puts the headers of `guard` on every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        host = dict(scope["headers"]).get(b"host", b"").decode("latin-1")
        if not is_known_host(host):
            if scope["type"] == "websocket":
                await send({"type": "websocket.close", "code": TOO_MUCH})
            else:
                await PlainTextResponse("this server is not known by that name", 421)(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                told = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
                message["headers"] = [*message.get("headers", []), *told]
            await send(message)

        await self.app(scope, receive, with_headers)
