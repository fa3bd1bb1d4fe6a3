"""`moo sim`: many games played by bots, and what came of them."""

from __future__ import annotations

import csv
import io
import json
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import click

from moodsl.cli.door import WRONG_USE
from moodsl.cli.packs import default_pack, give_up, loaded

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table as Grid

    from moodsl.sim import Share, Spread, Table

WIDTH = 100
STOPPED = 130  # the customary number for a command ended by Ctrl-C


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
            what = "numbers" if self.of is int else "names"
            self.fail(f"`{value}` is no list of {what} between commas")
        return tuple(dict.fromkeys(found)) if self.of is int else tuple(found)


@click.command()
@click.argument("pack", required=False)
@click.option(
    "-n",
    "--games",
    type=click.IntRange(1),
    default=100,
    show_default=True,
    help="How many games for each number of players.",
)
@click.option(
    "--players", type=Listed(int), metavar="N[,N…]", help="For how many players.  [default: all that the game allows]"
)
@click.option("--bots", type=Listed(str), default="greedy", show_default=True, metavar="BOT[,BOT…]",
              help="Who plays: random, greedy. Several sit in turn, and move on a seat each game.")  # fmt: skip
@click.option("--seed", type=int, default=1, show_default=True, help="The same seed gives the same table.")
@click.option(
    "--workers", type=click.IntRange(1), metavar="K", help="How many processes.  [default: one for each core]"
)
@click.option("--json", "form", flag_value="json", help="Print everything as JSON.")
@click.option("--csv", "form", flag_value="csv", help="Print everything as rows for a spreadsheet.")
def sim(
    pack: str | None,
    games: int,
    players: tuple[int, ...] | None,
    bots: tuple[str, ...],
    seed: int,
    workers: int | None,
    form: str | None,
) -> None:
    """Let bots play many games of PACK and print what came of them: how long they were, how they ended, who won.

    Shares of wins have their 95 % intervals; seats count from the player who goes first. Ctrl-C stops and shows what
    there is.
    """
    from moodsl.agents import BOTS
    from moodsl.sim import simulate

    unknown = [bot for bot in bots if bot not in BOTS]
    if unknown:
        give_up(f"there is no bot `{unknown[0]}`; there is: {', '.join(BOTS)}", WRONG_USE)
    pack = pack or default_pack()
    game = loaded(pack)
    low, high = game.players
    for number in players or ():
        if not low <= number <= high:
            give_up(f"this game is for {low} to {high} players, not {number}", WRONG_USE)
    chosen = players or tuple(range(low, high + 1))
    tables: list[Table] = []
    with bar(games * len(chosen)) as (ahead, stopped):
        for number in chosen:
            table = simulate([pack], games, number, bots, seed, workers, ahead)
            tables.append(table)
            if table.games < games:
                stopped()
                break
    cut = tables[-1].games < games
    if form == "json":
        click.echo(as_json(tables))
    elif form == "csv":
        click.echo(as_csv(tables), nl=False)
    else:
        show(tables)
    if cut:
        click.echo(f"stopped after {sum(table.games for table in tables)} of {games * len(chosen)} games", err=True)
        sys.exit(STOPPED)


@contextmanager
def bar(games: int) -> Iterator[tuple[Callable[[int], None], Callable[[], None]]]:
    """A progress bar if somebody watches, else nothing: what moves it on, and what takes it away."""
    if not sys.stderr.isatty():
        yield (lambda count: None), (lambda: None)
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=games)
        yield (lambda count: progress.advance(task, count)), progress.stop


# ---- for other programs ---------------------------------------------------------------------------------------------


def as_json(tables: Sequence[Table]) -> str:
    """All tables as one JSON document."""
    return json.dumps({"moodsl": 1, "tables": [table.data() for table in tables]}, ensure_ascii=False, indent=2)


def as_csv(tables: Sequence[Table]) -> str:
    """All tables as one sheet."""
    from moodsl.sim.table import HEADINGS

    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(HEADINGS)
    for table in tables:
        writer.writerows(table.lines())
    return text.getvalue()


# ---- for people -----------------------------------------------------------------------------------------------------


def show(tables: Sequence[Table]) -> None:
    """Print the tables."""
    from rich.console import Console

    # A file or another program has no width; nothing is cut off for it.
    console = Console(highlight=False, markup=False, emoji=False, width=None if sys.stdout.isatty() else WIDTH)
    first = tables[0]
    packs = ", ".join(f"{name} {version}" for name, version in first.packs.items()) or first.game
    console.print(f"{packs} · {', '.join(first.bots)} · seed {first.seed}")
    for table in tables:
        console.print()
        if table.games:
            show_one(table, console)
        else:
            console.print(f"{table.players} players: no game was finished")


def show_one(table: Table, console: Console) -> None:
    """Print one table."""
    console.print(f"{table.players} players, {table.games} {'game' if table.games == 1 else 'games'}", style="bold")
    numbers = grid("", "mean", "p10", "p50", "p90", "least", "most")
    for name, mean in table.counters.items():
        numbers.add_row(table.titles.get(name, name) + " at the end", decimal(mean))
    add_spread(numbers, "decisions", table.decisions)
    add_spread(numbers, "scores", table.scores)
    for seat, spread in table.seat_scores.items():
        add_spread(numbers, f"  seat {seat}", spread)
    add_spread(numbers, "first ahead of last by", table.gap)
    add_spread(numbers, "last as part of first", table.last_to_first)
    console.print(numbers)
    console.print()
    endings = grid("games end because", "games", "share", "95 %")
    for name, share in table.endings.items():
        endings.add_row(table.titles.get(name, name), str(int(share.wins)), percent(share.rate), between(share))
    console.print(endings)
    console.print()
    wins = grid("wins", "played", "won", "share", "95 %", "× fair")
    for seat, share in table.seats.items():
        add_share(wins, f"seat {seat}", share, table.fair)
    for kind, rows in table.boards.items():
        wins.add_section()
        for name, share in rows.items():
            add_share(wins, f"{table.titles.get(kind, kind)}: {table.titles.get(name, name)}", share, table.fair)
    if len(table.by_bot) > 1:
        wins.add_section()
        for name, share in table.by_bot.items():
            add_share(wins, f"bot: {name}", share, table.fair)
    console.print(wins)
    for note, count in table.notes.items():
        broken = "game was" if count == 1 else "games were"
        console.print(f"{count} {broken} broken off; a chain of effects never ends: {note}")


def grid(first: str, *columns: str) -> Grid:
    """An empty table; all columns but the first are numbers."""
    from rich.box import SIMPLE_HEAD
    from rich.table import Table as Grid

    found = Grid(box=SIMPLE_HEAD, pad_edge=False, show_edge=False)
    found.add_column(first, min_width=30, overflow="fold")
    for column in columns:
        found.add_column(column, justify="right")
    return found


def add_spread(rows: Grid, name: str, spread: Spread) -> None:
    """A row for a spread."""
    parts = (spread.mean, spread.p10, spread.p50, spread.p90, spread.least, spread.most)
    rows.add_row(name, *(decimal(part) for part in parts))


def add_share(rows: Grid, name: str, share: Share, fair: float) -> None:
    """A row for a share of wins."""
    won = decimal(share.wins)
    rows.add_row(name, str(share.of), won, percent(share.rate), between(share), f"{share.rate / fair:.2f}")


def decimal(number: float) -> str:
    """`12`, `12.3`, `0.54`."""
    return f"{number:.0f}" if number == int(number) else f"{number:.1f}" if abs(number) >= 1 else f"{number:.2f}"


def percent(rate: float) -> str:
    """`51.3 %`."""
    return f"{100 * rate:.1f} %"


def between(share: Share) -> str:
    """`47.5 .. 55.1`."""
    return f"{100 * share.low:.1f} .. {100 * share.high:.1f}"
