"""Games in batches, played here or by workers, and gathered in their order.

Workers are processes of this machine, or whatever an executor stands for: every one is sent the texts of the packs and
plays whole batches, and nothing but rows of plain data comes back. Processes are started afresh (`spawn`), so a script
that calls `simulate` with more than one worker needs the usual `if __name__ == "__main__":`.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Sequence
from concurrent.futures import Executor
from typing import Any, TypeAlias, TypeVar

from attrs import astuple, define, field

from interpreter.game.arguments import hold_whole
from interpreter.game.match import Setup
from interpreter.loader import PackFault, Place, read
from interpreter.report import Reporter
from interpreter.report.message import NOTHING, Message, message_of, msg
from interpreter.text import Source
from moodsl.extras.agents import BOTS, BotFault
from moodsl.extras.agents.own import hold_name
from moodsl.extras.sim.against import Comparison, changes_of
from moodsl.extras.sim.natively import effort_of
from moodsl.extras.sim.one_game import GamePlan, GameRow
from moodsl.extras.sim.parcel import Parcel, Played, Unfit, play_sent
from moodsl.extras.sim.spread import Lost, Processes, cores, played, workers_of
from moodsl.extras.sim.table import Table
from moodsl.extras.sim.versions import Setting, Version, batch_of, versions_of

Places: TypeAlias = "Sequence[Place] | Place"
Names = Sequence[str] | str
Found = TypeVar("Found")
BATCH = 10  # games at most; small enough that stopping does not take long
MANY = 500  # the same of games at random that are played natively
FEW = 40  # games at random that are over before another process would have begun


@define
class Course:
    """What has been played: the games in their order, each with every version, why not all of each version were played
    natively, and what has stopped the games, if anything but Ctrl-C has."""

    rows: list[tuple[GameRow, ...]] = field(factory=list)
    whys: list[Message] = field(factory=list)
    stopped: Message = NOTHING

    def add(self, batch: Played) -> None:
        """Add the games of a batch."""
        self.rows += batch.rows
        self.whys = [why or other for why, other in zip(self.whys or batch.whys, batch.whys, strict=True)]

    def table(self, number: int, version: Version, plan: GamePlan, asked: int) -> Table:
        """What a version has come to."""
        why = self.whys[number] if self.whys else version.why
        return version.table(plan, asked, [row[number] for row in self.rows], why, self.stopped)


def simulate(
    places: Places,
    games: int,
    players: int | None = None,
    bots: Names = ("greedy",),
    seed: int = 0,
    workers: int | None = None,
    progress: Callable[[int], None] | None = None,
    by: Names = (),
    variant: str | None = None,
    engine: str = "auto",
    executor: Executor | None = None,
) -> Table:
    """Play `games` games of the pack in `places` and sum them up.

    A single place, bot or kind needs no list around it. `players` defaults to the greatest number, `workers` to one for
    each core, or one if the games are few; with one worker everything runs in this process. `bots` are names, those of
    `make_bot` or `module:Class` for one of your own (`agents.own`); they take the seats in turn, and move on by one
    from game to game. `progress` is told after every batch how many games it had. `by` are kinds whose cards are
    counted one by one (`card` is all of them). `variant` is one of the game's. `engine` is `native` for WebAssembly,
    `python`, or `auto` for the quicker one that can play it: both give the same table. `executor` plays the games
    instead of processes of this machine: any of `concurrent.futures`, such as that of a cluster (`cluster`); it is sent
    the texts of the packs, and stays open.

    Ctrl-C ends the simulation early: the table then counts the games up to there. So it does if the workers are lost or
    cannot play what they are sent, or a bot of your own fails, which `Table.stopped` tells.

    Raises PackFault for a faulty pack, ValueError for wrong numbers and names.
    """
    setting = setting_of(by, bots, engine, games, workers)
    packs = texts_of([places])
    versions = versions_of(packs, *setting)
    plan = plan_of(versions, players, setting, seed, variant)
    course = told_of(play_all(packs, setting, versions, plan, workers, executor=executor), progress)
    return course.table(0, versions[0], plan, games)


def compare(
    places: Places,
    old: Places,
    games: int,
    players: int | None = None,
    bots: Names = ("greedy",),
    seed: int = 0,
    workers: int | None = None,
    progress: Callable[[int], None] | None = None,
    by: Names = (),
    variant: str | None = None,
    at_once: int | None = None,
    engine: str = "auto",
    executor: Executor | None = None,
) -> Comparison:
    """What `comparing` comes to; `progress` is told after every batch how many pairs it had."""
    steps = comparing(places, old, games, players, bots, seed, workers, by, variant, at_once, engine, executor)
    return told_of(steps, progress)


def comparing(
    places: Places,
    old: Places,
    games: int,
    players: int | None = None,
    bots: Names = ("greedy",),
    seed: int = 0,
    workers: int | None = None,
    by: Names = (),
    variant: str | None = None,
    at_once: int | None = None,
    engine: str = "auto",
    executor: Executor | None = None,
) -> Generator[int, None, Comparison]:
    """Play each of `games` games twice, with the pack in `places` and with its older version in `old`, and tell by how
    much the figures differ. The two games of a pair have the same seeds.

    Gives the number of pairs of each batch, which has at most `at_once`. The others are those of `simulate`. Raises
    PackFault, and ValueError also if the two are different games.
    """
    setting = setting_of(by, bots, engine, games, workers)
    packs = texts_of([places, old])
    versions = versions_of(packs, *setting)
    new_name, old_name = (version.game.name for version in versions)
    if new_name != old_name:
        raise ValueError(
            msg("`{}` and `{}` are different games: only versions of one are compared", new_name, old_name)
        )
    plan = plan_of(versions, players, setting, seed, variant)
    course = yield from play_all(packs, setting, versions, plan, workers, at_once, executor)
    new, before = (course.table(number, version, plan, games) for number, version in enumerate(versions))
    new_rows, old_rows = [pair[0] for pair in course.rows], [pair[1] for pair in course.rows]
    sheets = [version.game.program.sheet for version in versions]
    changes = changes_of(sheets[1], old_rows, sheets[0], new_rows, versions[0].kinds)
    return Comparison(new, before, changes)


def setting_of(by: Names, bots: Names, engine: str, games: int, workers: int | None) -> Setting:
    """What is asked for, with lists of all that may be several. Raises ValueError for what is no whole number."""
    hold_whole(games=games, workers=1 if workers is None else workers)
    return listed(by), listed(bots), engine, games


def listed(given: Any) -> Sequence[Any]:
    """What is given as a list of things; a single one is a list of itself."""
    return tuple(given) if isinstance(given, Iterable) and not isinstance(given, str) else (given,)


def texts_of(packs: Sequence[Places]) -> list[list[Source]]:
    """The texts of packs, read once: what is played here is what workers are sent. Raises PackFault."""
    reporter = Reporter()
    found = [read(listed(places), reporter, scenarios=False) for places in packs]
    if len(reporter):
        raise PackFault(reporter.diagnostics)
    return found


def plan_of(
    versions: Sequence[Version], players: int | None, setting: Setting, seed: int, variant: str | None
) -> GamePlan:
    """What is played; raises ValueError for wrong numbers and names."""
    _by, bots, engine, _games = setting
    players = versions[0].game.players[1] if players is None else players
    for version in versions:
        Setup(players, seed, variant).check(version.game.program.sheet, None)
    if not bots:
        raise ValueError(msg("somebody has to play; there is: {}", ", ".join(BOTS)))
    for name in bots:
        hold_name(name)
    return GamePlan(players, tuple(bots), seed, variant, engine != "python")


def play_all(
    packs: Sequence[Sequence[Source]],
    setting: Setting,
    versions: Sequence[Version],
    plan: GamePlan,
    workers: int | None,
    at_once: int | None = None,
    executor: Executor | None = None,
) -> Generator[int, None, Course]:
    """All games in their order; those up to Ctrl-C, or until nobody plays them any more. Gives the number of each
    batch. Raises ValueError for wrong numbers."""
    games = setting[-1]
    if executor is not None:
        if not hasattr(executor, "submit"):
            raise ValueError(msg("`{}` is an executor of `concurrent.futures`, not {}", "executor", repr(executor)))
        workers = workers_of(executor)
    elif workers is None:
        few = all(games * effort_of(version.game, plan.bots) < FEW for version in versions)
        workers = 1 if few else cores()
    if games < 1:
        raise ValueError(msg("at least one game is played, not {}", games))
    if workers < 1:
        raise ValueError(msg("at least one process is needed, not {}", workers))
    quick = all(version.native is not None for version in versions) and set(plan.bots) == {"random"}
    size = max(1, min(at_once or (MANY if quick else BATCH), games // (workers * 20)))
    batches = ((start, min(size, games - start)) for start in range(0, games, size))
    workers = min(workers, -(-games // size))
    course = Course()
    if executor is None and workers == 1:
        source = played_here(versions, plan, batches)
    else:
        source = sent_to(executor, workers, Parcel.of(packs, versions, setting), plan, batches)
    try:
        for batch in source:
            course.add(batch)
            yield len(batch.rows)
    except KeyboardInterrupt:
        pass
    except (Lost, Unfit, BotFault) as reason:
        course.stopped = message_of(reason)
    finally:
        source.close()
    return course


def played_here(
    versions: Sequence[Version], plan: GamePlan, batches: Iterable[tuple[int, int]]
) -> Generator[Played, None, None]:
    """The batches, played in this process."""
    whys = tuple(version.why for version in versions)
    for start, count in batches:
        yield Played(batch_of(versions, plan, start, count), whys)


def sent_to(
    executor: Executor | None, workers: int, parcel: Parcel, plan: GamePlan, batches: Iterable[tuple[int, int]]
) -> Generator[Played, None, None]:
    """The batches, played by an executor, or by so many processes of this machine. Raises Lost, and Unfit."""
    asked = ((parcel.made, parcel.content, astuple(plan), start, count) for start, count in batches)
    playing = executor or Processes(workers)
    try:
        yield from played(playing, play_sent, asked)
    except ImportError as error:  # what a worker without moodsl, or with another one, cannot read
        raise Unfit(msg("a worker has no moodsl, or another version of it: {}", str(error))) from None
    finally:
        if executor is None:
            playing.shutdown(cancel_futures=True)


def told_of(steps: Generator[int, None, Found], progress: Callable[[int], None] | None) -> Found:
    """What steps come to, each of them told. Ctrl-C while it is told is theirs. Raises ValueError for a `progress` that
    cannot be called."""
    if progress is not None and not callable(progress):
        raise ValueError(msg("`{}` is {}, not {}", "progress", msg("a function"), repr(progress)))
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
