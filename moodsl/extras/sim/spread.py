"""Batches of games, played by workers: processes of this machine, or whatever an executor stands for. They come in
their order; a batch whose worker was lost is played again."""

from __future__ import annotations

import errno
import multiprocessing
import os
import signal
import sys
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from concurrent.futures import BrokenExecutor, CancelledError, Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from itertools import islice
from multiprocessing.connection import wait
from types import FrameType
from typing import Any, TypeVar

from attrs import define

from interpreter.report.message import NOTHING, Message, Refusal, msg

Done = TypeVar("Done")
AHEAD = 3  # batches that wait for each worker
UNKNOWN = 32  # workers of an executor that does not say how many it has
LOSSES = 3  # workers that a batch may lose
PATIENCE = 2.0  # seconds between two looks whether the workers are still there


class Lost(Refusal):
    """The workers are not there any more; the message says which ones."""


class Workers(Executor):
    """An executor that knows how many workers it has, and whether they are in `trouble`."""

    workers: int

    def trouble(self) -> Message:
        """What is wrong with all of them; nothing if nothing is."""
        return NOTHING


class Processes(Workers):
    """Processes of this machine. They are started afresh (`spawn`), and anew when one of them is lost."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self._running = set[Future[Any]]()
        self._start()

    def _start(self) -> None:
        context = multiprocessing.get_context("spawn")
        with stops_ignored(*heard("SIGHUP")):  # Python's own process, which counts the locks, is started here
            self._pool = ProcessPoolExecutor(self.workers, mp_context=context, initializer=begun)

    def submit(self, call: Callable[..., Done], /, *args: Any, **named: Any) -> Future[Done]:
        """Have something called in a process."""
        try:
            future = self._pool.submit(call, *args, **named)
        except BrokenExecutor:
            self._start()
            future = self._pool.submit(call, *args, **named)
        self._running.add(future)
        future.add_done_callback(self._running.discard)
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """End the processes; if what is asked for is dropped, at once, also what is being played. A second Ctrl-C
        meanwhile is not heard: it would leave a pool that waits for ever."""
        with stops_ignored(signal.SIGINT, *heard("SIGTERM", "SIGHUP")):
            if cancel_futures and self._running:
                for process in list((getattr(self._pool, "_processes", None) or {}).values()):
                    process.kill()  # what can be caught may come while it holds a lock, which the others then wait for
            self._pool.shutdown(wait, cancel_futures=cancel_futures)


def begun() -> None:
    """What each process does at first. What a bot prints there goes where the command's own complaints do, since its
    output is a table that a program may read."""
    sys.stdout = sys.stderr
    end_with_parent()


def end_with_parent() -> None:
    """End this process as soon as the one that started it is gone, also if that was killed."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=lambda: os._exit(wait([parent.sentinel]) == []), daemon=True).start()


def cores() -> int:
    """How many processes can run at once."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def workers_of(executor: Executor) -> int:
    """How many workers an executor has, as far as it says so."""
    found = getattr(executor, "workers", None) or getattr(executor, "_max_workers", None)
    return int(found) if found else UNKNOWN


@define
class Waiting:
    """A batch that is being played, and how many workers it has lost."""

    args: Sequence[Any]
    future: Future[Any]
    losses: int = 0


def played(
    executor: Executor, call: Callable[..., Done], batches: Iterable[Sequence[Any]]
) -> Generator[Done, None, None]:
    """What a function gives for each batch of arguments, in their order; a batch is not made before it is nearly its
    turn. Closing the iterator drops those that have not begun. Raises Lost."""
    left, waiting = iter(batches), deque[Waiting]()
    most = AHEAD * workers_of(executor)
    try:
        while True:
            for args in islice(left, most - len(waiting)):
                waiting.append(Waiting(args, handed(executor, call, args)))
            if not waiting:
                return
            if is_lost(waiting[0].future, executor):
                for one in waiting:
                    if one.future.done() and is_lost(one.future, executor):
                        again(one, executor, call)
                continue
            yield waiting.popleft().future.result()
    finally:
        for one in waiting:
            one.future.cancel()


def handed(executor: Executor, call: Callable[..., Done], args: Sequence[Any]) -> Future[Done]:
    """A batch, handed over. Raises Lost."""
    try:
        # This may start a process, which inherits that Ctrl-C and the end of the terminal are none of its business.
        with stops_ignored(signal.SIGINT, *heard("SIGHUP")):
            return executor.submit(call, *args)
    except BrokenExecutor:
        raise Lost(msg("the executor has lost its processes")) from None
    except Exception as error:
        # Dask's own name for a client that was closed; every other executor has a RuntimeError for it.
        if isinstance(error, RuntimeError) or type(error).__name__ == "ClosedClientError":
            raise Lost(msg("the executor takes no more games: {}", str(error))) from None
        raise


def is_lost(future: Future[Any], executor: Executor) -> bool:
    """Whether a batch, once it is done, has lost its worker. Raises Lost if there is no worker at all."""
    while True:
        try:
            error = future.exception(timeout=PATIENCE)
        except TimeoutError:
            if trouble := trouble_of(executor):
                raise Lost(trouble) from None
        except CancelledError:
            break
        else:
            # Dask's own name for it; who has dask is not known here.
            if not isinstance(error, BrokenExecutor) and type(error).__name__ != "KilledWorker":
                return False
            break
    if trouble := trouble_of(executor):
        raise Lost(trouble)
    return True


def trouble_of(executor: Executor) -> Message:
    """What is wrong with all workers, as far as an executor says so."""
    return executor.trouble() if isinstance(executor, Workers) else NOTHING


def again(one: Waiting, executor: Executor, call: Callable[..., Any]) -> None:
    """Have a batch played again. Raises Lost after too many times."""
    one.losses += 1
    if one.losses > LOSSES:
        raise Lost(msg("workers were lost again and again while they played the same games"))
    one.future = handed(executor, call, one.args)


def heard(*names: str) -> list[int]:
    """Those of some signals that stop what is running as Ctrl-C does, and not with some service's own handler."""
    stops = [getattr(signal, name) for name in names if hasattr(signal, name)]
    return [stop for stop in stops if signal.getsignal(stop) in (signal.default_int_handler, hung_up)]


def hung_up(number: int, frame: FrameType | None) -> None:
    """Stop as Ctrl-C does when the terminal is closed; what would be printed to it goes nowhere."""
    import termios

    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in range(3):
        try:
            termios.tcgetattr(stream)
        except termios.error as error:
            if error.args[0] == errno.EIO:  # a terminal that is gone, and no file
                os.dup2(nowhere, stream)
    signal.default_int_handler(number, frame)


@contextmanager
def stops_ignored(*stops: int) -> Iterator[None]:
    """Ctrl-C reaches every process of a terminal, but only the first one may act on it: those started in here do
    not. What else stops a command may be named, too."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    handlers = {stop: signal.signal(stop, signal.SIG_IGN) for stop in stops}
    try:
        yield
    finally:
        for stop, handler in handlers.items():
            signal.signal(stop, signal.SIG_DFL if handler is None else handler)
