"""Games in batches over several cores, gathered in their order.

Every process loads the game for itself and plays whole batches; nothing but rows of plain data passes between them.
Processes are started afresh (`spawn`), so a script that calls `simulate` with more than one worker needs the usual
`if __name__ == "__main__":`.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from moodsl.agents import BOTS
from moodsl.sim.one_game import Row, play
from moodsl.sim.table import Table, table_of

if TYPE_CHECKING:
    from interpreter.loader import Game

BATCH = 10  # games at most; small enough that stopping does not take long
AHEAD = 3  # batches that wait for each process

_game: Game | None = None  # of a worker process


def cores() -> int:
    """How many processes can run at once."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def simulate(
    places: Sequence[str | Path],
    games: int,
    players: int | None = None,
    bots: Sequence[str] = ("greedy",),
    seed: int = 0,
    workers: int | None = None,
    progress: Callable[[int], None] | None = None,
) -> Table:
    """Play `games` games of the pack in `places` and sum them up.

    `players` defaults to the greatest number, `workers` to one for each core; with one worker everything runs in this
    process. `bots` are names; they take the seats in turn, and move on by one from game to game. `progress` is told
    after every batch how many games it had. Ctrl-C ends the simulation early: the table then counts the games up to
    there.

    Raises PackFault for a faulty pack, ValueError for wrong numbers and names.
    """
    from interpreter.loader import load

    game = load(*places)
    low, high = game.players
    players = high if players is None else players
    workers = cores() if workers is None else workers
    if not low <= players <= high:
        raise ValueError(f"{game.name} is for {low} to {high} players, not {players}")
    if games < 1:
        raise ValueError(f"at least one game is played, not {games}")
    if workers < 1:
        raise ValueError(f"at least one process is needed, not {workers}")
    unknown = [name for name in bots if name not in BOTS]
    if unknown or not bots:
        raise ValueError(f"there is no bot `{'`, `'.join(unknown)}`; there is: {', '.join(BOTS)}")
    size = max(1, min(BATCH, games // (workers * 4)))
    batches = [(players, tuple(bots), seed, start, min(size, games - start)) for start in range(0, games, size)]
    workers = min(workers, len(batches))
    rows: list[Row] = []
    source = (batch_of(game, *batch) for batch in batches) if workers == 1 else spread_out(places, batches, workers)
    try:
        for batch in source:
            rows += batch
            if progress is not None:
                progress(len(batch))
    except KeyboardInterrupt:
        pass
    finally:
        source.close()
    return table_of(game.program.sheet, players, bots, seed, games, rows)


def batch_of(game: Game, players: int, bots: tuple[str, ...], seed: int, start: int, count: int) -> list[Row]:
    """The games from number `start` on."""
    return [play(game, players, bots, seed, number) for number in range(start, start + count)]


# ---- several processes ----------------------------------------------------------------------------------------------

Batch = tuple[int, tuple[str, ...], int, int, int]


def spread_out(
    places: Sequence[str | Path], batches: Sequence[Batch], workers: int
) -> Generator[list[Row], None, None]:
    """The batches, played in several processes, in order. Closing the iterator drops those that have not begun."""
    context = multiprocessing.get_context("spawn")
    waiting: deque[Future[list[Row]]] = deque()
    pool = ProcessPoolExecutor(workers, mp_context=context, initializer=prepare, initargs=(list(places),))
    try:
        for batch in batches:
            # Handing over a batch may start a process, which inherits that Ctrl-C is none of its business.
            with ctrl_c_ignored():
                waiting.append(pool.submit(batch_here, *batch))
            if len(waiting) >= workers * AHEAD:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


@contextmanager
def ctrl_c_ignored() -> Iterator[None]:
    """Ctrl-C reaches every process of a terminal, but only the first one may act on it: those started in here do
    not."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    handler = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, handler)


def prepare(places: list[str | Path]) -> None:
    """Get a worker process ready."""
    global _game
    from interpreter.loader import load

    _game = load(*places)


def batch_here(players: int, bots: tuple[str, ...], seed: int, start: int, count: int) -> list[Row]:
    """The games of a batch, in a worker process."""
    assert _game is not None
    return batch_of(_game, players, bots, seed, start, count)
