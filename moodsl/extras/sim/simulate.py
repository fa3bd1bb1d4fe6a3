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
from typing import TYPE_CHECKING, TypeVar

from attrs import frozen

from interpreter.report.message import msg
from moodsl.extras.agents import BOTS, parsed
from moodsl.extras.sim.against import Comparison, changes_of
from moodsl.extras.sim.cards import CardCounter, kinds_of
from moodsl.extras.sim.one_game import GamePlan, GameRow, play
from moodsl.extras.sim.table import Table, table_of
from moodsl.extras.sim.uses import ACTION

if TYPE_CHECKING:
    from interpreter.loader import Game

Places = Sequence[str | Path]
Found = TypeVar("Found")
BATCH = 10  # games at most; small enough that stopping does not take long
AHEAD = 3  # batches that wait for each process

_versions: list[Version] = []  # of a worker process


def cores() -> int:
    """How many processes can run at once."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@frozen
class Version:
    """A game that is played, the kinds whose cards are counted, and who watches them, if anybody."""

    game: Game
    kinds: tuple[str, ...]
    watch: CardCounter | None

    def table(self, plan: GamePlan, asked: int, rows: Sequence[GameRow]) -> Table:
        """What some games have come to."""
        return table_of(self.game.program.sheet, plan, asked, rows, self.kinds)


def simulate(
    places: Places,
    games: int,
    players: int | None = None,
    bots: Sequence[str] = ("greedy",),
    seed: int = 0,
    workers: int | None = None,
    progress: Callable[[int], None] | None = None,
    by: Sequence[str] = (),
    variant: str | None = None,
) -> Table:
    """Play `games` games of the pack in `places` and sum them up.

    `players` defaults to the greatest number, `workers` to one for each core; with one worker everything runs in this
    process. `bots` are names; they take the seats in turn, and move on by one from game to game. `progress` is told
    after every batch how many games it had. `by` are kinds whose cards are counted one by one (`card` is all of them).
    `variant` is one of the game's. Ctrl-C ends the simulation early: the table then counts the games up to there.

    Raises PackFault for a faulty pack, ValueError for wrong numbers and names.
    """
    versions = versions_of([places], by)
    plan = plan_of(versions, players, bots, seed, variant)
    rows = told_of(play_all([places], versions, by, plan, games, workers), progress)
    return versions[0].table(plan, games, [row for (row,) in rows])


def compare(
    places: Places,
    old: Places,
    games: int,
    players: int | None = None,
    bots: Sequence[str] = ("greedy",),
    seed: int = 0,
    workers: int | None = None,
    progress: Callable[[int], None] | None = None,
    by: Sequence[str] = (),
    variant: str | None = None,
    at_once: int = BATCH,
) -> Comparison:
    """What `comparing` comes to; `progress` is told after every batch how many pairs it had."""
    steps = comparing(places, old, games, players, bots, seed, workers, by, variant, at_once)
    return told_of(steps, progress)


def comparing(
    places: Places,
    old: Places,
    games: int,
    players: int | None = None,
    bots: Sequence[str] = ("greedy",),
    seed: int = 0,
    workers: int | None = None,
    by: Sequence[str] = (),
    variant: str | None = None,
    at_once: int = BATCH,
) -> Generator[int, None, Comparison]:
    """Play each of `games` games twice, with the pack in `places` and with its older version in `old`, and tell by how
    much the figures differ. The two games of a pair have the same seeds.

    Gives the number of pairs of each batch, which has at most `at_once`. The others are those of `simulate`. Raises
    PackFault, and ValueError also if the two are different games.
    """
    versions = versions_of([places, old], by)
    new_name, old_name = (version.game.name for version in versions)
    if new_name != old_name:
        raise ValueError(
            msg("`{}` and `{}` are different games: only versions of one are compared", new_name, old_name)
        )
    plan = plan_of(versions, players, bots, seed, variant)
    rows = yield from play_all([places, old], versions, by, plan, games, workers, at_once)
    new_rows, old_rows = [pair[0] for pair in rows], [pair[1] for pair in rows]
    new, before = versions[0].table(plan, games, new_rows), versions[1].table(plan, games, old_rows)
    sheets = [version.game.program.sheet for version in versions]
    changes = changes_of(sheets[1], old_rows, sheets[0], new_rows, versions[0].kinds)
    return Comparison(new, before, changes)


def versions_of(packs: Sequence[Places], by: Sequence[str]) -> list[Version]:
    """The packs, loaded. Two with the same text are the same game, about which bots learn only once."""
    from interpreter.loader import load

    games = [load(*places) for places in packs]
    games = [next(one for one in games if one.program.hash == game.program.hash) for game in games]
    kinds = [kinds_of(game.program, by) for game in games]
    return [
        Version(game, names, CardCounter(game.program, names) if names or ACTION in by else None)
        for game, names in zip(games, kinds, strict=True)
    ]


def plan_of(
    versions: Sequence[Version], players: int | None, bots: Sequence[str], seed: int, variant: str | None
) -> GamePlan:
    """What is played; raises ValueError for wrong numbers and names."""
    players = versions[0].game.players[1] if players is None else players
    for version in versions:
        low, high = version.game.players
        if not low <= players <= high:
            raise ValueError(msg("{} is for {} to {} players, not {}", version.game.name, low, high, players))
        version.game.program.sheet.check_variant(variant)
    if not bots:
        raise ValueError(msg("somebody has to play; there is: {}", ", ".join(BOTS)))
    for name in bots:
        parsed(name)
    return GamePlan(players, tuple(bots), seed, variant)


def play_all(
    packs: Sequence[Places],
    versions: Sequence[Version],
    by: Sequence[str],
    plan: GamePlan,
    games: int,
    workers: int | None,
    at_once: int = BATCH,
) -> Generator[int, None, list[tuple[GameRow, ...]]]:
    """All games in their order, each with every version; those up to Ctrl-C. Gives the number of each batch. Raises
    ValueError for wrong numbers."""
    workers = cores() if workers is None else workers
    if games < 1:
        raise ValueError(msg("at least one game is played, not {}", games))
    if workers < 1:
        raise ValueError(msg("at least one process is needed, not {}", workers))
    size = max(1, min(at_once, games // (workers * 20)))
    batches = [(plan, start, min(size, games - start)) for start in range(0, games, size)]
    workers = min(workers, len(batches))
    rows: list[tuple[GameRow, ...]] = []
    here = workers == 1
    source = (batch_of(versions, *batch) for batch in batches) if here else spread_out(packs, by, batches, workers)
    try:
        for batch in source:
            rows += batch
            yield len(batch)
    except KeyboardInterrupt:
        pass
    finally:
        source.close()
    return rows


def told_of(steps: Generator[int, None, Found], progress: Callable[[int], None] | None) -> Found:
    """What steps come to, each of them told. Ctrl-C while it is told is theirs."""
    try:
        count = next(steps)
        while True:
            try:
                if progress is not None:
                    progress(count)
            except KeyboardInterrupt as stopped:
                count = steps.throw(stopped)
            else:
                count = next(steps)
    except StopIteration as end:
        found: Found = end.value
        return found


def batch_of(versions: Sequence[Version], plan: GamePlan, start: int, count: int) -> list[tuple[GameRow, ...]]:
    """The games from number `start` on, each with every version."""
    return [
        tuple(play(one.game, plan, number, one.watch) for one in versions) for number in range(start, start + count)
    ]


# ---- several processes ----------------------------------------------------------------------------------------------

Batch = tuple[GamePlan, int, int]


def spread_out(
    packs: Sequence[Places], by: Sequence[str], batches: Sequence[Batch], workers: int
) -> Generator[list[tuple[GameRow, ...]], None, None]:
    """The batches, played in several processes, in order. Closing the iterator drops those that have not begun."""
    context = multiprocessing.get_context("spawn")
    waiting: deque[Future[list[tuple[GameRow, ...]]]] = deque()
    pool = ProcessPoolExecutor(workers, mp_context=context, initializer=prepare, initargs=(packs, by))
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


def prepare(packs: Sequence[Places], by: Sequence[str]) -> None:
    """Get a worker process ready."""
    _versions[:] = versions_of(packs, by)


def batch_here(plan: GamePlan, start: int, count: int) -> list[tuple[GameRow, ...]]:
    """The games of a batch, in a worker process."""
    return batch_of(_versions, plan, start, count)
