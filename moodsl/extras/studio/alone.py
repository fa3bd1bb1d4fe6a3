"""The studio of one page in a process of its own: `python -m moodsl.extras.studio.alone FOLDER LANGUAGE LIMIT`.

It reads a JSON document a line and writes such lines; whoever began it (`process`) carries them to the page. A line
has one of these parts: `page`, what the page asks or is told; `ping`, which is sent back unless something has been
going on for LIMIT seconds; `table`, a match for which a table is wanted, and the answer, its link. It ends when nobody
writes to it any more.
"""

from __future__ import annotations

import asyncio
import gc
import json
import os
import signal
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

from attrs import asdict, define, field

from moodsl.extras.server.beside import longest
from moodsl.extras.studio.folder import CardFolder
from moodsl.extras.studio.held import Dealt
from moodsl.extras.studio.studio import Studio

SWITCH = 0.001  # seconds after which a check in a thread lets an answer go first


@define(eq=False)
class Alone:
    """A studio and the lines that it hears and says. `say` takes lines, `limit` is the longest that work may take."""

    say: Callable[[str], None]
    limit: float
    _studio: Studio = field(init=False)
    _tables: dict[int, asyncio.Future[str]] = field(factory=dict)
    _tasks: set[asyncio.Task[None]] = field(factory=set)

    async def run(self, folder: str, language: str, lines: asyncio.Queue[str]) -> None:
        """Answer lines until an empty one comes."""
        self._studio = Studio(CardFolder(Path(folder)), self.tell, language, self.table)
        await self._studio.begin()
        try:
            while line := await lines.get():
                self.hear(json.loads(line))
        finally:
            self._studio.end()

    def hear(self, said: dict[str, Any]) -> None:
        """Do what a line says."""
        if "ping" in said:
            if longest() < self.limit:
                self.put(ping=said["ping"])
        elif "table" in said:
            self._tables.pop(said["table"]).set_result(said["link"])
        else:
            task = asyncio.create_task(self.answer(said["page"]))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def answer(self, asked: object) -> None:
        """Answer what the page asks."""
        self.tell(await self._studio.answer(asked))

    async def table(self, pack: Path, dealt: Dealt) -> str:
        """Have a table opened."""
        number = len(self._tables) + 1
        waiting = self._tables[number] = asyncio.get_running_loop().create_future()
        self.put(table=number, pack=str(pack), dealt=asdict(dealt))
        link: str = await waiting
        return link

    def tell(self, said: dict[str, Any]) -> None:
        """Tell the page."""
        self.put(page=said)

    def put(self, **said: Any) -> None:
        """Say a line."""
        self.say(json.dumps(said, ensure_ascii=False) + "\n")


def ready() -> None:
    """Let answers go before everything else in this process, as `moo lsp` does; see `moodsl.extras.server.session`."""
    sys.setswitchinterval(SWITCH)
    gc.disable()


def main() -> None:
    """Do what the head of this file says."""
    folder, language, limit = sys.argv[1:]
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C in the terminal is for the one who began it
    ready()
    out = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # whatever else is printed is no line of this

    def say(line: str) -> None:
        out.write(line)
        out.flush()

    async def run() -> None:
        loop, lines = asyncio.get_running_loop(), asyncio.Queue[str]()

        def read() -> None:
            for line in sys.stdin.buffer:
                loop.call_soon_threadsafe(lines.put_nowait, line.decode("utf-8"))
            loop.call_soon_threadsafe(lines.put_nowait, "")

        threading.Thread(target=read, daemon=True).start()
        await Alone(say, float(limit)).run(folder, language, lines)

    asyncio.run(run())


if __name__ == "__main__":
    main()
