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
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import evolve, frozen

from interpreter.report.message import msg
from moodsl.extras.agents import BOTS, parsed
from moodsl.extras.sim.against import Comparison, changes_of
from moodsl.extras.sim.cards import CardCounter, kinds_of
from moodsl.extras.sim.natively import chosen, play_batch
from moodsl.extras.sim.one_game import GamePlan, GameRow, play
from moodsl.extras.sim.table import Table, table_of
from moodsl.extras.sim.uses import ACTION

if TYPE_CHECKING:
    from interpreter.loader import Game
    from moodsl.extras.native import Native

Places = Sequence[str | Path]
Found = TypeVar("Found")
Setting = tuple[Sequence[Places], Sequence[str], Sequence[str], str, int]
"""What a process is made ready for: the packs, what is counted one by one, the bots, the engine, how many games."""
BATCH = 10  # games at most; small enough that stopping does not take long
MANY = 500  # the same of games at random that are played natively
AHEAD = 3  # batches that wait for each process

_versions: list[Version] = []  # of a worker process


def cores() -> int:
    """How many processes can run at once."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@frozen
class Version:
    """A game that is played, the kinds whose cards are counted, who watches them, if anybody, and the native engine, if
    that plays it."""

    game: Game
    kinds: tuple[str, ...]
    watch: CardCounter | None
    native: Native | None = None

    def table(self, plan: GamePlan, asked: int, rows: Sequence[GameRow]) -> Table:
        """What some games have come to."""
        table = table_of(self.game.program.sheet, plan, asked, rows, self.kinds)
        return table if self.native is None else evolve(table, engine="native")

    def play(self, plan: GamePlan, start: int, count: int) -> list[GameRow]:
        """The games from number `start` on."""
        if self.native is not None:
            return play_batch(self.native, self.game, plan, start, count)
        return [play(self.game, plan, number, self.watch) for number in range(start, start + count)]


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
    engine: str = "auto",
) -> Table:
    """Play `games` games of the pack in `places` and sum them up.

    `players` defaults to the greatest number, `workers` to one for each core; with one worker everything runs in this
    process. `bots` are names; they take the seats in turn, and move on by one from game to game. `progress` is told
    after every batch how many games it had. `by` are kinds whose cards are counted one by one (`card` is all of them).
    `variant` is one of the game's. `engine` is `native` for WebAssembly, `python`, or `auto` for the quicker one that
    can play it: both give the same table. Ctrl-C ends the simulation early: the table then counts the games up to
    there.

    Raises PackFault for a faulty pack, ValueError for wrong numbers and names.
    """
    setting: Setting = [places], by, bots, engine, games
    versions = versions_of(*setting)
    plan = plan_of(versions, players, bots, seed, variant, engine)
    rows = told_of(play_all(setting, versions, plan, workers), progress)
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
    at_once: int | None = None,
    engine: str = "auto",
) -> Comparison:
    """What `comparing` comes to; `progress` is told after every batch how many pairs it had."""
    steps = comparing(places, old, games, players, bots, seed, workers, by, variant, at_once, engine)
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
    at_once: int | None = None,
    engine: str = "auto",
) -> Generator[int, None, Comparison]:
    """Play each of `games` games twice, with the pack in `places` and with its older version in `old`, and tell by how
    much the figures differ. The two games of a pair have the same seeds.

    Gives the number of pairs of each batch, which has at most `at_once`. The others are those of `simulate`. Raises
    PackFault, and ValueError also if the two are different games.
    """
    setting: Setting = [places, old], by, bots, engine, games
    versions = versions_of(*setting)
    new_name, old_name = (version.game.name for version in versions)
    if new_name != old_name:
        raise ValueError(
            msg("`{}` and `{}` are different games: only versions of one are compared", new_name, old_name)
        )
    plan = plan_of(versions, players, bots, seed, variant, engine)
    rows = yield from play_all(setting, versions, plan, workers, at_once)
    new_rows, old_rows = [pair[0] for pair in rows], [pair[1] for pair in rows]
    new, before = versions[0].table(plan, games, new_rows), versions[1].table(plan, games, old_rows)
    sheets = [version.game.program.sheet for version in versions]
    changes = changes_of(sheets[1], old_rows, sheets[0], new_rows, versions[0].kinds)
    return Comparison(new, before, changes)


def versions_of(
    packs: Sequence[Places], by: Sequence[str], bots: Sequence[str], engine: str, games: int
) -> list[Version]:
    """The packs, loaded. Two with the same text are the same game, about which bots learn only once."""
    from interpreter.loader import load

    found: list[Version] = []
    for places in packs:
        game = load(*places)
        game = next((one.game for one in found if one.game.program.hash == game.program.hash), game)
        kinds = kinds_of(game.program, by)
        watch = CardCounter(game.program, kinds) if kinds or ACTION in by else None
        native, _why = chosen(engine, places, game, bots, watch is not None, games)
        found.append(Version(game, kinds, watch, native))
    return found


def plan_of(
    versions: Sequence[Version], players: int | None, bots: Sequence[str], seed: int, variant: str | None, engine: str
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
    return GamePlan(players, tuple(bots), seed, variant, engine != "python")


def play_all(
    setting: Setting,
    versions: Sequence[Version],
    plan: GamePlan,
    workers: int | None,
    at_once: int | None = None,
) -> Generator[int, None, list[tuple[GameRow, ...]]]:
    """All games in their order, each with every version; those up to Ctrl-C. Gives the number of each batch. Raises
    ValueError for wrong numbers."""
    games = setting[-1]
    workers = cores() if workers is None else workers
    if games < 1:
        raise ValueError(msg("at least one game is played, not {}", games))
    if workers < 1:
        raise ValueError(msg("at least one process is needed, not {}", workers))
    quick = all(version.native is not None for version in versions) and set(plan.bots) == {"random"}
    size = max(1, min(at_once or (MANY if quick else BATCH), games // (workers * 20)))
    batches = [(plan, start, min(size, games - start)) for start in range(0, games, size)]
    workers = min(workers, len(batches))
    rows: list[tuple[GameRow, ...]] = []
    here = workers == 1
    source = (batch_of(versions, *batch) for batch in batches) if here else spread_out(setting, batches, workers)
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
    return list(zip(*(one.play(plan, start, count) for one in versions), strict=True))


# ---- several processes ----------------------------------------------------------------------------------------------

Batch = tuple[GamePlan, int, int]


def spread_out(
    setting: Setting, batches: Sequence[Batch], workers: int
) -> Generator[list[tuple[GameRow, ...]], None, None]:
    """The batches, played in several processes, in order. Closing the iterator drops those that have not begun."""
    context = multiprocessing.get_context("spawn")
    waiting: deque[Future[list[tuple[GameRow, ...]]]] = deque()
    pool = ProcessPoolExecutor(workers, mp_context=context, initializer=prepare, initargs=setting)
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


def prepare(*setting: Any) -> None:
    """Get a worker process ready, for a `Setting`."""
    _versions[:] = versions_of(*setting)


def batch_here(plan: GamePlan, start: int, count: int) -> list[tuple[GameRow, ...]]:
    """The games of a batch, in a worker process."""
    return batch_of(_versions, plan, start, count)
