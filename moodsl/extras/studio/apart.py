"""Work in a process of its own: what never ends is stopped there, and whoever asked goes on.

What is done is a function of a module. One that gives steps (a generator) tells with each how far it is.
"""

from __future__ import annotations

import asyncio
import gc
import signal
from abc import ABC, abstractmethod
from collections.abc import Callable, Generator
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, TypeVar

from attrs import define, field

from interpreter.loader import PackFault
from interpreter.report.message import Message, message_of, msg

START = 60.0  # seconds in which a process must have begun
Answer = TypeVar("Answer")
Tell = Callable[[Any], None]
Asked = tuple[Callable[..., Any], tuple[Any, ...]]
Said = tuple[str, Any]


class Stopped(Exception):
    """The work was not done: it took too long, was stopped or has died. The message says which."""


class Refused(Exception):
    """The work cannot be done; the message says why."""


@define(eq=False)
class Apart(ABC):
    """Where one thing after the other is done, and can be stopped."""

    _turn: asyncio.Lock = field(factory=asyncio.Lock, kw_only=True)

    async def call(
        self,
        limit: float,
        told: Tell | None,
        function: Callable[..., Generator[Any, None, Answer] | Answer],
        *args: Any,
    ) -> Answer:
        """What a function answers there, within so many seconds from one word of it to the next; raises Stopped and
        Refused."""
        await self._turn.acquire()  # who gives up waiting is not done at all,
        doing = asyncio.ensure_future(self._done(limit, told, (function, args)))
        doing.add_done_callback(self._over)
        found: Answer = await asyncio.shield(doing)  # and what has begun is brought to its end
        return found

    def _over(self, doing: asyncio.Future[Any]) -> None:
        """What was begun has come to its end; perhaps nobody is there any more to be told how."""
        self._turn.release()
        if not doing.cancelled():
            doing.exception()

    @abstractmethod
    async def _done(self, limit: float, told: Tell | None, asked: Asked) -> Any:
        """What is answered to work."""

    @abstractmethod
    def stop(self) -> None:
        """Ask the work that is being done to come to an end with what it has."""

    @abstractmethod
    def kill(self) -> None:
        """End it at once, with whatever it does."""


@define(eq=False)
class Worker(Apart):
    """A process that does one thing after the other; it is started when it is needed, and anew after it was stopped."""

    _process: BaseProcess | None = None
    _pipe: Connection[Any, Any] | None = None

    async def _done(self, limit: float, told: Tell | None, asked: Asked) -> Any:
        """What is answered to what is sent to the process."""
        try:
            pipe = await asyncio.to_thread(self._begun)
            pipe.send(asked)
            while True:
                what, said = await asyncio.to_thread(self._heard, pipe, limit)
                if what == "told" and told is not None:
                    told(said)
                elif what == "done":
                    return said
                elif what == "refused":
                    raise Refused(said)
        except (EOFError, OSError):
            self.kill()
            raise Stopped(msg("it was stopped")) from None

    def stop(self) -> None:
        """Ask it by the pipe."""
        if self._pipe is not None:
            self._pipe.send("stop")

    def kill(self) -> None:
        """End the process."""
        if self._process is not None:
            self._process.kill()
            self._process.join()
        self._process, self._pipe = None, None

    def _begun(self) -> Connection[Any, Any]:
        """The pipe to the process, which is there now."""
        if self._pipe is None or self._process is None or not self._process.is_alive():
            import multiprocessing

            context = multiprocessing.get_context("spawn")
            ours, theirs = context.Pipe()
            self._process = context.Process(target=work, args=(theirs,), daemon=True)
            self._process.start()
            theirs.close()
            self._pipe = ours
            self._heard(ours, START)
        return self._pipe

    def _heard(self, pipe: Connection[Any, Any], limit: float) -> tuple[str, Any]:
        """The next word of the process; ends it and raises Stopped if there is none in time."""
        if not pipe.poll(limit):
            self.kill()
            raise Stopped(msg("it did not end within {} seconds and was stopped", f"{limit:g}"))
        what, said = pipe.recv()
        return what, said


def work(pipe: Connection[Any, Any]) -> None:
    """What such a process does: whatever it is asked, until nobody is there any more."""

    import moodsl.extras.studio.trials  # noqa: F401  the first answer shall not wait for it

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C in the terminal is for the one who asked

    gc.disable()  # it looks for garbage when nobody waits
    with suppress(OSError):
        pipe.send(("begun", None))
    while True:
        try:
            asked = pipe.recv()
            if asked == "stop":
                continue
            doing = done_in_steps(*asked)
            pipe.send(said := next(doing))
            while said[0] == "told":
                pipe.send(said := doing.send(pipe.poll() and pipe.recv() == "stop"))
            if not pipe.poll():
                gc.collect()
        except (EOFError, OSError):
            return


def done_in_steps(function: Callable[..., Any], args: tuple[Any, ...]) -> Generator[Said, bool, None]:
    """What is said of some work: `told` how far it is, again and again, and last `done` with the answer, or `refused`
    with the reason. Whoever sends True back ends it with what it has."""
    try:
        work = function(*args)
        if isinstance(work, Generator):
            said = next(work)
            while True:
                is_stopped = yield "told", said
                said = work.throw(KeyboardInterrupt()) if is_stopped else next(work)
    except StopIteration as end:
        yield "done", end.value
    except KeyboardInterrupt:
        yield "refused", msg("it was stopped")
    except Exception as error:
        yield "refused", reason(error)
    else:
        yield "done", work


def reason(error: Exception) -> Message:
    """Why something cannot be done, in one line."""
    if isinstance(error, PackFault):
        return msg("the pack has faults; mend them first")
    said = message_of(error)
    return said if said else msg("{} went wrong", type(error).__name__)
