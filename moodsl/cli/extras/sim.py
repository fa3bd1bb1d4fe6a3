"""`moo sim`: many games played by bots, and what came of them."""

from __future__ import annotations

import csv
import io
import json
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, redirect_stdout, suppress
from typing import TYPE_CHECKING, Any

import click
from attrs import asdict

from interpreter.loader import Game, PackFault, load
from interpreter.report.message import message_of, msg
from moodsl.cli.extras.older_versions import GIT, unpacked
from moodsl.cli.shared.exit_codes import FAULTY, STOPPED, WRONG_USE
from moodsl.cli.shared.language import localized, spoken, tell
from moodsl.cli.shared.loading import default_pack, end_if_misused, end_if_no_bots, give_up, loaded
from moodsl.cli.shared.terminal import console, echo, echo_json
from moodsl.cli.shared.values import OneOf, Whole

if TYPE_CHECKING:
    from concurrent.futures import Executor

    from moodsl.extras.balance import Targets
    from moodsl.extras.sim import Comparison, Table, Verdict

HANG_UP = getattr(signal, "SIGHUP", None)  # Windows has none


class Listed(click.ParamType[Any]):
    """Words or numbers between commas: `2,3,4`."""

    name = "list"

    def __init__(self, of: type) -> None:
        self.of = of

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> tuple[Any, ...]:
        """The parts, each once and in the order given if they are numbers."""
        parts = [part.strip() for part in str(value).split(",")]
        try:
            found = [self.of(part) for part in parts if part]
        except ValueError:
            found = []
        if len(found) != len(parts):
            self.fail(
                localized(
                    msg("`{}` is no list of numbers between commas", value)
                    if self.of is int
                    else msg("`{}` is no list of names between commas", value)
                )
            )
        return tuple(dict.fromkeys(found)) if self.of is int else tuple(found)


@click.command()
@click.argument("pack", nargs=-1)
@click.option("-n", "--games", type=Whole(1), default=100, show_default=True,
              help="How many games for each number of players.")  # fmt: skip
@click.option("--players", type=Listed(int), metavar="N[,N…]",
              help="For how many players.  [default: all that the game allows]")  # fmt: skip
@click.option("--bots", type=Listed(str), default="greedy", show_default=True, metavar="BOT[,BOT…]",
              help="Who plays: random, greedy, tree, tree:400, tree:200ms, a level: easy, normal, hard, or one "
              "that you have written: my_bots:Builder. Several sit in turn.")  # fmt: skip
@click.option("--variant", metavar="NAME", help="A variant of the game.")
@click.option("--seed", type=Whole(), default=1, show_default=True, help="The same seed gives the same table.")
@click.option("--workers", type=Whole(1), metavar="K",
              help="How many processes.  [default: one for each core, or one for a few games]")  # fmt: skip
@click.option("--cluster", metavar="ADDRESS",
              help="Play on a cluster of dask: where its scheduler listens, tcp://HOST:8786.")  # fmt: skip
@click.option("--by", type=Listed(str), metavar="KIND[,KIND]",
              help="Count by `seat`, by `action`, or by a kind of things; `card` is every kind of cards.")  # fmt: skip
@click.option("--targets", is_flag=True, help="Say which targets of the pack are held; end with 1 if one is missed.")
@click.option(
    "--against",
    multiple=True,
    metavar="OLD",
    help="Play an older version (a pack, `git:REVISION`) on the same seeds too; print what differs.",
)
@click.option("--engine", type=OneOf(["auto", "native", "python"]), default="auto", show_default=True,
              help="What plays: native (WebAssembly), or python. Both give the same table.")  # fmt: skip
@click.option("--json", "in_json", is_flag=True, help="Print everything as JSON.")
@click.option("--csv", "in_rows", is_flag=True, help="Print everything as rows for a spreadsheet.")
def sim(
    pack: tuple[str, ...],
    games: int,
    players: tuple[int, ...] | None,
    bots: tuple[str, ...],
    variant: str | None,
    seed: int,
    workers: int | None,
    cluster: str | None,
    by: tuple[str, ...] | None,
    targets: bool,
    against: tuple[str, ...],
    engine: str,
    in_json: bool,
    in_rows: bool,
) -> None:
    """Let bots play many games of PACK and print what came of them: how long they were, how they ended, who won.
    Several PACKs are read as one, and so are several OLDs.

    Shares of wins have their 95 % intervals; seats count from the player who goes first. Ctrl-C, `kill` and a
    closed terminal stop and show what there is.
    """
    from moodsl.extras.sim import compare, simulate, verdicts_of

    end_if_both(workers, cluster, in_json and in_rows)
    end_if_strange(bots)
    pack = pack or (default_pack(),)
    game = loaded(*pack)
    chosen = numbers_of_players(game, players)
    end_if_no_variant(game, variant)
    wanted = wanted_of(pack, game) if targets else None
    counted = (*(by or ()), *(wanted.kinds if wanted else ()))
    end_if_not_counted(game, counted)
    tables: list[Table] = []
    comparisons: list[Comparison] = []
    with unpacked(against, pack) as old, stops_heard(), redirect_stdout(sys.stderr):
        if old:
            end_if_other(game, old, chosen, counted, variant, " ".join(against))
        with on_cluster(cluster) as executor, bar(games * len(chosen)) as (ahead, stopped), wrong_use_told():
            for number in chosen:
                plan = (games, number, bots, seed, workers, ahead, counted, variant)
                if old:
                    comparisons.append(compare(pack, old, *plan, engine=engine, executor=executor))
                    tables.append(comparisons[-1].new)
                else:
                    tables.append(simulate(pack, *plan, engine=engine, executor=executor))
                if tables[-1].games < games:
                    stopped()
                    break
    verdicts = [one for table in tables if table.games for one in verdicts_of(wanted, table)] if wanted else None
    if in_json:
        echo_json(as_json(tables, comparisons, verdicts))
    elif in_rows:
        echo(as_csv(tables, comparisons, verdicts), nl=False)
    else:
        from moodsl.cli.extras.sim_tables import show

        show(tables, comparisons, verdicts, by or (), against, titles_of_counted(pack, game, counted))
    end_if_stopped(tables, games, games * len(chosen))
    end_if_missed(verdicts or ())


def end_if_missed(verdicts: Sequence[Verdict]) -> None:
    """End the command if a target is not held."""
    if not all(verdict.held for verdict in verdicts):
        sys.exit(FAULTY)


def end_if_stopped(tables: list[Table], games: int, asked: int) -> None:
    """End the command, with the reason, if the last table has less than its `games`; `asked` counts those of all."""
    if tables[-1].games == games:
        return
    tell(msg("stopped after {} of {} games", sum(table.games for table in tables), asked), err=True)
    if tables[-1].stopped:
        give_up(tables[-1].stopped)
    sys.exit(STOPPED)


# ---- what was asked for ----------------------------------------------------------------------------------------------


def end_if_both(workers: int | None, cluster: str | None, two_forms: bool) -> None:
    """End the command if it is to play both on this machine and on a cluster, or to print two forms of the table."""
    if two_forms:
        give_up(msg("`--json` and `--csv` are two forms of the same table; write one of them"), WRONG_USE)
    if cluster is not None and workers is not None:
        give_up(msg("`--workers` counts processes of this machine, and a cluster has its own"), WRONG_USE)


def end_if_strange(bots: Sequence[str]) -> None:
    """End the command if there is no such bot. What one of somebody's own prints is no part of the table."""
    with redirect_stdout(sys.stderr):
        end_if_no_bots(*bots, own=True)


def wanted_of(pack: tuple[str, ...], game: Game) -> Targets:
    """The targets of a pack; ends the command if there are none. Raises SideFault if they are faulty."""
    from moodsl.extras.balance import FILE
    from moodsl.extras.sim import targets_of

    found = targets_of(pack, game.program)
    if found is None:
        give_up(msg("`{}` states no targets: there is no `{}` beside its cards", game.name, FILE), WRONG_USE)
    return found


def numbers_of_players(game: Game, asked: tuple[int, ...] | None) -> tuple[int, ...]:
    """For how many players it is played: as asked, else for all numbers that the game allows; ends the command if it
    does not allow one that is asked for."""
    low, high = game.players
    for number in asked or ():
        if not low <= number <= high:
            many = msg("this game is for {} players, not {}", low, number)
            give_up(
                many if low == high else msg("this game is for {} to {} players, not {}", low, high, number), WRONG_USE
            )
    return asked or tuple(range(low, high + 1))


def titles_of_counted(pack: tuple[str, ...], game: Game, counted: Sequence[str]) -> dict[str, str]:
    """How everything that is counted is called in the language that is spoken, by its name: by the words of the pack,
    where they can be read, and else by its title."""
    from moodsl.extras.sim.cards import kinds_of, things_of
    from moodsl.extras.sim.table import titles_of
    from moodsl.prose import Prose, open_book

    sheet, kinds = game.program.sheet, (*kinds_of(game.program, counted), *things_of(game.program, counted))
    if spoken() != "en":
        with suppress(PackFault):
            return titles_of(sheet, kinds, spoken(), Prose(open_book(*pack, scenarios=False), spoken()).called)
    return titles_of(sheet, kinds, spoken())


def end_if_not_counted(game: Game, by: Sequence[str], older: bool = False) -> None:
    """End the command if something is to be counted that the game, or an `older` version of it, does not have."""
    from moodsl.extras.sim.cards import kinds_of

    try:
        kinds_of(game.program, by)
    except ValueError as error:
        why = message_of(error)
        give_up(msg("of the older version {}", why) if older else why, WRONG_USE)


def end_if_no_variant(game: Game, variant: str | None, older: bool = False) -> None:
    """End the command if the game, or an `older` version of it, has no variant of this name."""
    with wrong_use_told():
        game.program.sheet.check_variant(variant, older)


def end_if_other(
    game: Game, places: tuple[str, ...], players: Sequence[int], by: Sequence[str], variant: str | None, said: str
) -> None:
    """End the command with one line if the older version cannot be played, or is not one of this game."""
    try:
        old = load(*places)
    except PackFault as fault:
        end_if_misused(fault.diagnostics, places)
        first, count = fault.diagnostics[0], len(fault.diagnostics)
        message = msg("the older version has faults: {}: {}", first.span, first.message)
        if count > 1:
            message = msg("{} (and {} more)", message, count - 1)
        give_up(message if GIT in said else msg("{}; `moo check {}` shows them", message, said))
    if old.name != game.name:
        give_up(
            msg("`{}` is another game (`{}`, not `{}`); only versions are compared", said, old.name, game.name),
            WRONG_USE,
        )
    low, high = old.players
    if not all(low <= number <= high for number in players):
        both = [str(number) for number in range(low, high + 1) if game.players[0] <= number <= game.players[1]]
        way = (
            msg("compare them with --players {}", ",".join(both))
            if both
            else msg("there is no number that both are for")
        )
        give_up(msg("the older version is for {} to {} players; {}", low, high, way), WRONG_USE)
    end_if_no_variant(old, variant, older=True)
    end_if_not_counted(old, by, older=True)


@contextmanager
def stops_heard() -> Iterator[None]:
    """Ctrl-C, to which a job in the background is deaf, `kill`, and a terminal that is closed, unless that is to be
    outlived (`nohup`), stop the games, and the table of what is done is left."""
    from moodsl.extras.sim.spread import hung_up

    stop = signal.default_int_handler
    before = {one: signal.signal(one, stop) for one in (signal.SIGINT, signal.SIGTERM)}
    if HANG_UP is not None and signal.getsignal(HANG_UP) is not signal.SIG_IGN:
        before[HANG_UP] = signal.signal(HANG_UP, hung_up)
    try:
        yield
    finally:
        for one, handler in before.items():
            signal.signal(one, handler)


@contextmanager
def on_cluster(address: str | None) -> Iterator[Executor | None]:
    """The workers of a cluster, if an address is given; ends the command with one line if there is none."""
    if address is None:
        yield None
        return
    from moodsl.extras.sim.cluster import NoCluster, cluster_at

    try:
        with cluster_at(address) as workers:
            yield workers
    except NoCluster as reason:
        give_up(message_of(reason), WRONG_USE)


@contextmanager
def wrong_use_told() -> Iterator[None]:
    """End the command with one line if what was asked for cannot be played; a faulty file beside the cards is told as
    such."""
    from moodsl.side_files import SideFault

    try:
        yield
    except SideFault:
        raise
    except ValueError as error:
        give_up(message_of(error), WRONG_USE)


@contextmanager
def bar(games: int) -> Iterator[tuple[Callable[[int], None], Callable[[], None]]]:
    """A progress bar if somebody watches, else nothing: what moves it on, and what takes it away."""
    if not sys.stderr.isatty():
        yield (lambda count: None), (lambda: None)
        return
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        SpinnerColumn,
        TextColumn,
        TimeElapsedColumn,
        TimeRemainingColumn,
    )

    counted = (TextColumn(localized(msg("games"))), BarColumn(), MofNCompleteColumn())
    columns = (SpinnerColumn(), *counted, TimeElapsedColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=games)
        yield (lambda count: progress.advance(task, count)), progress.stop


# ---- for other programs ----------------------------------------------------------------------------------------------


def as_json(tables: Sequence[Table], comparisons: Sequence[Comparison], verdicts: Sequence[Verdict] | None) -> str:
    """Everything as one JSON document."""
    document: dict[str, Any] = {"moodsl": 1, "tables": [table.data() for table in tables]}
    if comparisons:
        document["against"] = [comparison.data() for comparison in comparisons]
    if verdicts is not None:
        document["targets"] = [asdict(verdict) for verdict in verdicts]
    return json.dumps(document, ensure_ascii=False, indent=2)


def as_csv(tables: Sequence[Table], comparisons: Sequence[Comparison], verdicts: Sequence[Verdict] | None) -> str:
    """Everything as one sheet."""
    from moodsl.extras.sim.table import HEADINGS

    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(HEADINGS)
    lines = [part.lines() for part in tables]
    lines += [part.lines() for part in comparisons]
    lines += [part.lines() for part in verdicts or ()]
    for rows in lines:
        writer.writerows(rows)
    return text.getvalue()
