"""The figures of a simulation as tables for people."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence

from attrs import evolve
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table as Grid

from interpreter.report import translated
from interpreter.report.message import msg
from moodsl.cli.shared import terminal
from moodsl.cli.shared.language import localized, spoken
from moodsl.extras.balance import EVERY_ENDING, PUT, SEAT, TOGETHER, measure_of
from moodsl.extras.sim import Career, Comparison, Mean, Share, Spread, Table, Verdict
from moodsl.extras.sim.against import Change
from moodsl.extras.sim.table import engine_of
from moodsl.extras.sim.uses import ACTION, parts_of_name

WIDTH = 100
UNKNOWN = "–"
FEW = 30  # cases; a share of fewer is marked
DOUBT = "?"
LEGEND = (
    msg("held: by how many players, in all games; put: how many of these put it into play"),
    msg("in play: at how many players; × fair: their wins; ahead: of the others' mean; fires: times in a game"),
)


def show(
    tables: Sequence[Table],
    comparisons: Sequence[Comparison],
    verdicts: Sequence[Verdict] | None,
    by: Sequence[str],
    against: Sequence[str],
    titles: dict[str, str],
) -> None:
    """Print the tables or, of two versions, what differs; then what became of the targets. `titles` are the names of
    things in the language that is spoken."""
    tables = [evolve(table, titles=table.titles | titles) for table in tables]
    comparisons = [evolve(one, new=evolve(one.new, titles=one.new.titles | titles)) for one in comparisons]

    # A file or another program has no width; nothing is cut off for it.
    console = terminal.console(width=None if sys.stdout.isatty() else WIDTH)
    first = tables[0]
    old = f" {localized(msg('against'))} {' '.join(against)} ({version_of(comparisons[0].old)})" if comparisons else ""
    variant = f"{first.variant} · " if first.variant else ""
    bots, seed = ", ".join(first.bots), localized(msg("seed {}", first.seed))
    console.print(f"{version_of(first)}{old} · {variant}{bots} · {seed} · {localized(engine_of(tables))}")
    for place, table in enumerate(tables):
        console.print()
        if not table.games:
            console.print(localized(msg("{} players: no game was finished", table.players)))
        elif comparisons:
            show_changes(comparisons[place], console)
        else:
            show_one(table, console)
            show_by(table, by, console)
    if verdicts is not None:
        console.print()
        show_verdicts(verdicts, first.titles, console)


def version_of(table: Table) -> str:
    """`market 1.0, my_cards 0.2`."""
    return ", ".join(f"{name} {version}" for name, version in table.packs.items()) or table.game


def show_one(table: Table, console: Console) -> None:
    """Print one table."""
    games = msg("{} players, {} games", table.players, table.games)
    if table.games == 1:
        games = msg("{} players, 1 game", table.players)
    console.print(localized(games), style="bold")
    numbers = grid("", msg("mean"), "p10", "p50", "p90", msg("least"), msg("most"))
    for name, mean in table.counters.items():
        numbers.add_row(localized(msg("{} at the end", table.titles.get(name, name))), decimal(mean))
    add_spread(numbers, localized(msg("decisions")), table.decisions)
    add_spread(numbers, localized(msg("scores")), table.scores)
    for seat, spread in table.seat_scores.items():
        add_spread(numbers, "  " + localized(msg("seat {}", seat)), spread)
    add_spread(numbers, localized(msg("first ahead of last by")), table.gap)
    add_spread(numbers, localized(msg("last as part of first")), table.last_to_first)
    console.print(numbers)
    console.print()
    endings = grid(msg("games end because"), msg("games"), msg("share"), "95 %")
    for name, share in table.endings.items():
        endings.add_row(table.titles.get(name, name), str(int(share.wins)), percent(share.rate), between(share))
    console.print(endings)
    console.print()
    wins = grid(msg("wins"), msg("played"), msg("won"), msg("share"), "95 %", msg("× fair"))
    for seat, share in table.seats.items():
        add_share(wins, localized(msg("seat {}", seat)), share, table.fair)
    for kind, rows in table.boards.items():
        wins.add_section()
        for name, share in rows.items():
            add_share(wins, f"{table.titles.get(kind, kind)}: {table.titles.get(name, name)}", share, table.fair)
    if len(table.by_bot) > 1:
        wins.add_section()
        for name, share in table.by_bot.items():
            add_share(wins, f"{localized(msg('bot'))}: {name}", share, table.fair)
    console.print(wins)
    shares = [*table.seats.values(), *(one for rows in table.boards.values() for one in rows.values())]
    warn_of_few([*shares, *(table.by_bot.values() if len(table.by_bot) > 1 else ())], console)
    if table.is_one_game:
        alike = msg("all games came out the same: these bots leave nothing to chance here, and the shares say nothing")
        console.print(localized(alike), style="dim")
    for note, count in table.notes.items():
        one = msg("1 game was broken off, since this does not end")
        broken = one if count == 1 else msg("{} games were broken off, since this does not end", count)
        console.print(f"{localized(broken)}: {translated(note, spoken())}")


def show_by(table: Table, by: Sequence[str], console: Console) -> None:
    """Print the figures of single seats and cards, as far as they were asked for."""
    if SEAT in by:
        console.print()
        seats = grid(SEAT, msg("score"), msg("ahead"), "95 %", msg("won"), "95 %", msg("× fair"))
        for seat, share in table.seats.items():
            ahead, score = table.ahead[seat], table.seat_scores[seat].mean
            won = percent(share.rate), between(share), times_fair(share, table.fair)
            seats.add_row(localized(msg("seat {}", seat)), decimal(score), f"{ahead.mean:+.1f}", ends_of(ahead), *won)
        console.print(seats)
    show_uses(table, by, console)
    if not table.cards:
        return
    for kind, careers in table.cards.items():
        console.print()
        title = table.titles.get(kind, kind)
        rows = grid(
            title, msg("held"), msg("put"), "95 %", msg("in play"), msg("× fair"), "95 %", msg("ahead"), msg("fires"),
            width=0,
        )  # fmt: skip
        rows.collapse_padding = True
        for name, career in careers.items():
            rows.add_row(table.titles.get(name, name), *career_row(career, table.fair))
        console.print(rows)
        everybody = table.games * table.players
        held = decimal(sum(career.put.of for career in careers.values()) / everybody)
        in_play = decimal(sum(career.wins.of for career in careers.values()) / everybody)
        console.print(localized(msg("different ones for each player and game: {} held, {} in play", held, in_play)))
    console.print()
    console.print("\n".join(map(localized, LEGEND)))
    warn_of_few((one.wins for careers in table.cards.values() for one in careers.values() if one.wins.of), console)


def show_uses(table: Table, by: Sequence[str], console: Console) -> None:
    """Print how often each action was taken, and each card named by a mark, if actions are asked for; and how often the
    things of kinds came where."""
    told = {where for kind, where in map(parts_of_name, table.uses) if kind}
    for what, uses in table.uses.items():
        kind, where = parts_of_name(what)
        if not kind and (ACTION not in by or where in told):
            continue
        console.print()
        title = localized(msg("action")) if what == ACTION else table.titles.get(where, where)
        if kind:
            title = f"{table.titles.get(kind, kind)}: {title}"
        rows = grid(title, msg("times a game"), msg("in games"))
        for name, use in sorted(uses.items(), key=lambda one: -one[1].each_game):
            rows.add_row(table.titles.get(name, name), decimal(use.each_game), percent(use.games))
        console.print(rows)


def career_row(career: Career, fair: float) -> tuple[str, ...]:
    """The figures of a card: of what nobody has seen there is none."""
    put, wins = career.put, career.wins
    held = (str(put.of), percent(put.rate), between(put)) if put.of else ("0", UNKNOWN, UNKNOWN)
    if not wins.of:
        return (*held, "0", UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN)
    share = times_fair(wins, fair), f"{wins.low / fair:.2f} .. {wins.high / fair:.2f}"
    return (*held, str(wins.of), *share, with_reach(career.ahead), decimal(career.fires))


# ---- two versions ----------------------------------------------------------------------------------------------------

RATES = ("rate", "put", "in_play", "wins")
WHO = {"seat": msg("seat"), "bot": msg("bot")}
SAID = {
    "decisions": msg("decisions"),
    "gap": msg("first ahead of last by"),
    "last to first": msg("last as part of first"),
}
SECTIONS = {"put": msg("put into play"), "in_play": msg("in play"), "wins": msg("wins with it in play")}


def show_changes(comparison: Comparison, console: Console) -> None:
    """Print by how much the figures of two versions differ."""
    titles = comparison.old.titles | comparison.new.titles
    console.print(
        localized(msg("{} players, {} pairs of games", comparison.new.players, comparison.new.games)), style="bold"
    )
    rows = grid("", msg("older"), msg("newer"), msg("difference"), "95 %", "", width=0)
    before = ""
    for change in shown_changes(comparison.changes):
        section = change.measure if change.measure in SECTIONS else change.what
        if section != before and section in ("ending", "seat", *SECTIONS):
            rows.add_section()
            if section in SECTIONS:
                rows.add_row(f"{titles.get(change.what, change.what)}, {localized(SECTIONS[section])}")
        before = section
        rows.add_row(figure_name(change, titles), *change_row(change))
    console.print(rows)
    console.print(
        localized(
            msg("* marks a difference whose interval leaves 0 out; chance alone does that to one figure in twenty.")
        )
    )


def shown_changes(changes: Sequence[Change]) -> list[Change]:
    """What is printed, ordered by measure: of kinds that are seldom held before, how often a card is in play at all."""
    kinds: dict[str, list[Change]] = {}
    for change in changes:
        if change.measure in SECTIONS:
            kinds.setdefault(change.what, []).append(change)
    found = [change for change in changes if change.measure in ("rate", "mean")]
    for rows in kinds.values():
        held, there = (sum(change.measure == measure for change in rows) for measure in ("put", "in_play"))
        for measure in ("put" if 2 * held > there else "in_play", "wins"):
            found += [change for change in rows if change.measure == measure]
    return found


def figure_name(change: Change, titles: dict[str, str]) -> str:
    """The name of a figure."""
    which = titles.get(change.which, change.which)
    match change.what:
        case "counter":
            return localized(msg("{} at the end", which))
        case "score":
            return localized(msg("scores")) if which == "all" else f"  {which}"
        case "ending":
            return localized(msg("ends because {}", which))
        case "seat" | "bot":
            return f"{localized(msg('wins'))}: {localized(WHO[change.what])} {which}"
    if change.measure in SECTIONS:
        return f"  {which}"
    figure = SAID.get(change.what)
    return localized(figure) if figure else f"{localized(msg('wins'))}: {titles.get(change.what, change.what)}: {which}"


def change_row(change: Change) -> tuple[str, ...]:
    """The figures of a difference."""
    unit, end = (100, " %") if change.measure in RATES else (1, "")

    def figure(number: float | None) -> str:
        return UNKNOWN if number is None else f"{unit * number:.1f}{end}" if end else decimal(number)

    old_and_new = figure(change.old), figure(change.new)
    difference = change.difference
    if difference is None:
        return (*old_and_new, UNKNOWN, UNKNOWN, "")
    places = 1 if end else 2
    grown = f"{unit * difference.mean:+.{places}f}{end}"
    return (*old_and_new, grown, ends_of(difference, unit, places), "*" if change.stands_out else "")


# ---- targets ---------------------------------------------------------------------------------------------------------


def show_verdicts(verdicts: Sequence[Verdict], titles: dict[str, str], console: Console) -> None:
    """Print which targets are held, and the figures that are worst for them."""
    rows = grid(msg("targets"), msg("players"), msg("limit"), "", width=0)
    rows.add_column(localized(msg("worst")), overflow="fold")
    for one in verdicts:
        about = f": {titles.get(one.about, one.about)}" if one.about else ""
        limit = "" if one.target == EVERY_ENDING else worth(one, one.limit)
        named = [finding_of(one, of.of, of.value, of.low, of.high, titles) for of in one.worst]
        rows.add_row(
            one.target + about, str(one.players), limit, localized(msg("held") if one.held else msg("MISSED")),
            "\n".join(named),
        )  # fmt: skip
    console.print(rows)
    missed = sum(not verdict.held for verdict in verdicts)
    console.print(localized(msg("{} held, {} missed", len(verdicts) - missed, missed)))


def finding_of(
    one: Verdict, of: str, value: float, low: float | None, high: float | None, titles: dict[str, str]
) -> str:
    """`Red Barn 1.31 (1.20 .. 1.42)`."""
    names = ", ".join(titles.get(name, name) for name in of.split(", ") if name != one.about)
    interval = (
        f" ({worth(one, low).removesuffix(' %')} .. {worth(one, high).removesuffix(' %')})"
        if low is not None and high is not None
        else ""
    )
    return f"{names} {worth(one, value)}{interval}".strip()


def worth(one: Verdict, number: float) -> str:
    """A figure of a target: a share of games, or so many times something."""
    return (
        percent(number) if measure_of(one.target) == PUT or one.target in (TOGETHER, EVERY_ENDING) else f"{number:.2f}"
    )


# ---- figures ---------------------------------------------------------------------------------------------------------


def grid(first: str, *columns: str, width: int = 30) -> Grid:
    """An empty table; all columns but the first are numbers."""
    found = Grid(box=SIMPLE_HEAD, pad_edge=False, show_edge=False)
    found.add_column(translated(first, spoken()), min_width=width, overflow="fold")
    for column in columns:
        found.add_column(translated(column, spoken()), justify="right")
    return found


def add_spread(rows: Grid, name: str, spread: Spread) -> None:
    """A row for a spread."""
    parts = (spread.mean, spread.p10, spread.p50, spread.p90, spread.least, spread.most)
    rows.add_row(name, *(decimal(part) for part in parts))


def add_share(rows: Grid, name: str, share: Share, fair: float) -> None:
    """A row for a share of wins."""
    won = decimal(share.wins)
    rows.add_row(name, str(share.of), won, percent(share.rate), between(share), times_fair(share, fair))


def times_fair(share: Share, fair: float) -> str:
    """`1.12`; with a `?` behind it where so few cases say hardly anything."""
    return f"{share.rate / fair:.2f}{DOUBT if share.of < FEW else ''}"


def warn_of_few(shares: Iterable[Share], console: Console) -> None:
    """Say what the mark of small samples means, if one stands above."""
    if any(share.of < FEW for share in shares):
        console.print(
            localized(msg("{} fewer than {} cases: chance alone may have made this figure", DOUBT, FEW)), style="dim"
        )


def decimal(number: float) -> str:
    """`12`, `12.3`, `0.54`."""
    return (
        msg("{:.0f}", number)
        if number == int(number)
        else msg("{:.1f}", number)
        if abs(number) >= 1
        else msg("{:.2f}", number)
    )


def percent(rate: float) -> str:
    """`51.3 %`."""
    return f"{100 * rate:.1f} %"


def between(share: Share) -> str:
    """`47.5 .. 55.1`."""
    return f"{100 * share.low:.1f} .. {100 * share.high:.1f}"


def with_reach(mean: Mean) -> str:
    """`+1.2 ±0.4`."""
    reach = f" ±{mean.high - mean.mean:.1f}" if mean.high is not None else ""
    return f"{mean.mean:+.1f}{reach}"


def ends_of(mean: Mean, unit: float = 1, places: int = 1) -> str:
    """`-0.4 .. 1.3`, or that nobody knows."""
    if mean.low is None or mean.high is None:
        return UNKNOWN
    return f"{unit * mean.low:.{places}f} .. {unit * mean.high:.{places}f}"
