"""The end of a match: who stands where, with which numbers, what these are the sums of, and why it ended."""

from __future__ import annotations

from typing import TYPE_CHECKING

from interpreter.game.sheet import title_of
from moodsl.cli.marks import headed
from moodsl.cli.saying import say
from moodsl.cli.screen import counters_of_game
from moodsl.cli.tracks import RESULT

if TYPE_CHECKING:
    from rich.console import Console

    from interpreter.game.match import Match


def show(match: Match, paper: Console) -> None:
    """Draw the standings of a match that is over."""
    from rich.table import Table
    from rich.text import Text

    sheet, language = match.sheet, match.language
    view = match.view(0)
    counters = [one for one in sheet.counters.values() if one.per_player and one.name != RESULT]
    boards = [zone for zone in sheet.zones.values() if zone.store == "cards" and zone.per == "player"]
    boards = [zone for zone in boards if zone.holds == 1 and not zone.piled and zone.seen == "all"]
    named = [*(title_of(one.titles, one.name, language) for one in counters), *match.names[:1]]
    boards = boards if sum(len(name) + 2 for name in named) + 18 * (len(boards) + 1) <= paper.width else []
    table = headed(Table.grid(padding=(0, 2, 0, 0)), "dim")
    for name in ("place", "player", "result"):
        table.add_column(say(name), justify="left" if name == "player" else "right", no_wrap=name == "player")
    for counter in counters:
        table.add_column(title_of(counter.titles, counter.name, language), justify="right")
    for zone in boards:
        table.add_column(title_of(zone.titles, zone.name, language))
    for one in match.standings:
        numbers = [view.numbers[counter.name] for counter in counters]
        cards = [view.pile(zone.name, one.player).cards or () for zone in boards]
        table.add_row(
            str(one.rank),
            Text(one.name, style="bold" if one.rank == 1 else ""),
            str(one.result),
            *(str(number[one.player]) if isinstance(number, tuple) else "" for number in numbers),
            *(sheet.card_title(held[0], language) if held else "" for held in cards),
        )
    ended = next((title_of(one.titles, one.name, language) for one in sheet.endings if one.name == match.ending), None)
    enders = say("and").join(match.names[player] for player in match.enders)
    over = say("is-over-by", ending=ended) if ended else say("is-over")
    paper.print()
    paper.print(Text(over + (f" ({enders})" if enders else ""), style="bold"))
    counted = ", ".join(counters_of_game(match))
    paper.print(Text(counted + (", " if counted else "") + say("decisions", count=len(match.history)), style="dim"))
    paper.print()
    paper.print(table)
    show_scores(match, paper)
    first, *others = match.standings
    winners = [first.name, *(one.name for one in others if one.rank == 1)]
    paper.print()
    won = say("draw-of", players=say("and").join(winners))
    if len(winners) == 1:
        won = say("wins", player=first.name)
    paper.print(Text(won, style="bold green"))
    second = next((one for one in others if one.rank > 1 and one.result == first.result), None)
    if second is not None:
        apart = next(pair for pair in zip(first.keys, second.keys, strict=True) if pair[0] != pair[1])
        paper.print(Text(say("tie-broken", player=second.name, more=str(apart[0]), less=str(apart[1])), style="dim"))


def show_scores(match: Match, paper: Console) -> None:
    """Draw what the results are made of, with a column for each player, the best first."""
    from rich.table import Table
    from rich.text import Text

    rows = match.score_sheet
    if not rows:
        return
    table = headed(Table.grid(padding=(0, 2, 0, 0)), "dim")
    table.add_column(say("scored"), overflow="fold")
    for one in match.standings:
        table.add_column(one.name, justify="right", overflow="fold")
    for row in rows:
        numbers = [str(row.numbers[one.player]) for one in match.standings]
        table.add_row(Text("  " * row.depth + row.label, style="dim" if row.depth else ""), *numbers)
    table.add_row(Text(say("result"), style="bold"), *(Text(str(one.result), "bold") for one in match.standings))
    paper.print()
    paper.print(table)
