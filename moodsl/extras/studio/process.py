"""The process in which a studio runs (`alone`): begun, listened to, and ended when it does not answer any more.

A check or a picture that never ends would hold up everybody if it were made here. So whatever is known of cards is
known there; here messages are carried, and every second it is asked whether it is still listening.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from attrs import define, field

from moodsl.extras.studio import messages as m
from moodsl.extras.studio.held import Dealt

ALONE = (sys.executable, "-m", "moodsl.extras.studio.alone")
LIMIT = 15.0  # seconds of work in which it has to listen,
START = 60.0  # and in which it has to begin
ALMOST = 0.8  # of that time it works if nothing else does
BY_THE_CLOCK = 8  # so many times as long by the clock, where others work as well
PAUSE = 1.0  # between two questions whether it does
LONGEST = 64_000_000  # bytes of a line


def worked(pid: int) -> float:
    """Seconds of processor time that a process has used; where the system does not tell, seconds by the clock."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return time.monotonic()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@define(eq=False)
class StudioProcess:
    """The studio of a page. `told` gets what the page is to hear, `tables` opens tables, `command` is what runs."""

    folder: Path
    language: str
    told: Callable[[dict[str, Any]], None]
    tables: Callable[[Path, Dealt], str]
    command: Sequence[str] = ALONE
    limit: float = LIMIT
    _process: Process | None = None
    _early: list[dict[str, Any]] = field(factory=list)  # what waits for the process
    _listening: asyncio.Event = field(factory=asyncio.Event)
    _tasks: set[asyncio.Task[None]] = field(factory=set)

    async def run(self) -> None:
        """Run it, and again when it was ended because it did not listen."""
        try:
            while True:
                self._process = await asyncio.create_subprocess_exec(
                    *self.command, str(self.folder), self.language, str(self.limit), stdin=PIPE, stdout=PIPE,
                    limit=LONGEST, env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
                )  # fmt: skip
                for said in self._early:
                    self._put(**said)
                self._early.clear()
                await self._until_it_ends(self._process)
                self.told(m.told(m.Ended()))
        finally:
            await self.end()

    async def _until_it_ends(self, process: Process) -> None:
        """Carry what the process says."""
        watching = asyncio.create_task(self._watch(process))
        assert process.stdout is not None
        try:
            async for line in process.stdout:
                self._hear(json.loads(line))
        finally:
            watching.cancel()
            await self.end()

    async def _watch(self, process: Process) -> None:
        """End the process when it does not listen any more."""
        limit = START
        while True:
            self._listening.clear()
            self._put(ping=1)
            if not await self._listens(process.pid, limit):
                process.kill()
                return
            limit = self.limit
            await asyncio.sleep(PAUSE)

    async def _listens(self, pid: int, limit: float) -> bool:
        """Whether it answers before it has worked for so many seconds."""
        before = worked(pid)
        for _turn in range(BY_THE_CLOCK):
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._listening.wait(), limit)
                return True
            if worked(pid) - before >= ALMOST * limit:
                break
        return False

    def ask(self, asked: object) -> None:
        """Hand over what the page asks, as soon as there is a process."""
        self._put(page=asked)

    def _put(self, **said: Any) -> None:
        if self._process is None:
            self._early.append(said)
        elif self._process.stdin is not None:
            with contextlib.suppress(OSError):
                self._process.stdin.write(json.dumps(said).encode() + b"\n")

    def _hear(self, said: dict[str, Any]) -> None:
        """Take a line of the process."""
        if "ping" in said:
            self._listening.set()
        elif "table" in said:
            task = asyncio.create_task(self._open(said))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        else:
            self.told(said["page"])

    async def _open(self, said: dict[str, Any]) -> None:
        """Open a table for the process."""
        link = await asyncio.to_thread(self.tables, Path(said["pack"]), Dealt(**said["dealt"]))
        self._put(table=said["table"], link=link)

    async def end(self) -> None:
        """End the process."""
        process, self._process = self._process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
