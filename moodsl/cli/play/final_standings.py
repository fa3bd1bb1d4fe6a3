"""The end of a match: who stands where, with which numbers, what these are the sums of, and why it ended."""

from __future__ import annotations

from attrs import frozen
from rich.console import Console
from rich.text import Text

from interpreter.game.match import Match
from interpreter.game.sheet import title_of
from moodsl.cli.shared.sentences import say
from moodsl.cli.table.counters_table import RESULT, seated
from moodsl.cli.table.screen import counters_of_game
from moodsl.cli.table.styles import headed


def show(match: Match, paper: Console, plain: bool = False) -> None:
    """Draw how a match that is over has ended; `plain` in lines without columns."""
    ended = next(
        (title_of(one.titles, one.name, match.language) for one in match.sheet.endings if one.name == match.ending),
        None,
    )
    enders = say("and").join(match.names[player] for player in match.enders)
    over = say("is-over-by", ending=ended) if ended else say("is-over")
    paper.print()
    paper.print(Text(over + (f" ({enders})" if enders else ""), style="bold"))
    counted = ", ".join(counters_of_game(match))
    paper.print(Text(counted + (", " if counted else "") + say("decisions", count=len(match.history)), style="dim"))
    scored = scores(match)
    if scored and plain:
        scored = scored.turned(f", {scored.heads[0]}")
    for table in (standings(match, paper.width), scored):
        if table is not None:
            paper.print()
            table.say(paper) if plain else table.fitting(paper.width).draw(paper)
    paper.print()
    paper.print(Text(winners(match), style="bold green"))
    tie = tie_broken(match)
    if tie:
        paper.print(Text(tie, style="dim"), soft_wrap=plain)


@frozen
class TextTable:
    """Rows of cells with a style for each row; the column `label` says what a row is about."""

    heads: list[str]
    rows: list[tuple[str, list[str]]]
    label: int

    def draw(self, paper: Console) -> None:
        """In columns; numbers stand below each other."""
        from rich.table import Table as Drawn

        drawn = headed(Drawn.grid(padding=(0, 2, 0, 0)), "dim")
        for place, head in enumerate(self.heads):
            numbers = all(row[place].lstrip("-").isdecimal() for _style, row in self.rows)
            drawn.add_column(head, justify="right" if numbers else "left", overflow="fold")
        for style, row in self.rows:
            drawn.add_row(*row, style=style)
        paper.print(drawn)

    def say(self, paper: Console) -> None:
        """In lines: `Ann: place 1; result 12; coins 3`."""
        for _style, row in self.rows:
            told = [
                f"{head} {cell}"
                for place, (head, cell) in enumerate(zip(self.heads, row, strict=True))
                if place != self.label and cell
            ]
            paper.print(f"{row[self.label].strip()}: {'; '.join(told)}", soft_wrap=True)

    def turned(self, about: str = "") -> TextTable:
        """What is said of a column as a row; it may say what it is `about`."""
        rows = [
            ("", [head + about, *(row[place].strip() for _style, row in self.rows)])
            for place, head in enumerate(self.heads)
            if place != self.label
        ]
        return TextTable(["", *(row[self.label].strip() for _style, row in self.rows)], rows, 0)

    def fitting(self, width: int) -> TextTable:
        """The table, turned if it has more columns than a line of this width has room for."""
        columns = zip(self.heads, *(row for _style, row in self.rows), strict=True)
        return self if sum(max(map(len, one)) + 2 for one in columns) <= width + 2 else self.turned()


def standings(match: Match, width: int) -> TextTable:
    """The players from best to worst, with the numbers that somebody has, and with the card of a place for one if there
    is room."""
    sheet, language, view = match.sheet, match.language, match.view(0)
    shown = [one for one in sheet.counters.values() if one.per_player and one.shown and one.name != RESULT]
    held = {one.name: number for one in shown if isinstance(number := view.numbers[one.name], tuple) and any(number)}
    boards = [zone for zone in sheet.zones.values() if zone.store == "cards" and zone.per == "player"]
    boards = [zone for zone in boards if zone.holds == 1 and not zone.piled and zone.seen == "all"]
    heads = [say("place"), say("player"), say("result"), *map(match.words().column, held)]
    if sum(len(head) + 2 for head in heads) + 18 * len(boards) > width:
        boards = []
    rows = []
    for one in match.standings:
        cards = [view.pile(zone.name, one.player).cards or () for zone in boards]
        row = [str(one.rank or "–"), seated(one.name, one.out), str(one.result)]
        row += [str(numbers[one.player]) for numbers in held.values()]
        row += [sheet.card_title(lying[0], language) if lying else "" for lying in cards]
        rows.append(("bold" if one.rank == 1 else "", row))
    return TextTable([*heads, *(title_of(zone.titles, zone.name, language) for zone in boards)], rows, label=1)


def scores(match: Match) -> TextTable | None:
    """What the results are made of, with a column for each player, the best first, without what nobody scored for; None
    if nothing was scored."""
    order = match.standings
    rows = [
        ("dim" if row.depth else "", ["  " * row.depth + row.label, *(str(row.numbers[one.player]) for one in order)])
        for row in match.score_sheet
        if any(row.numbers)
    ]
    rows = rows and [*rows, ("bold", [say("result"), *(str(one.result) for one in order)])]
    return TextTable([say("scored"), *(one.name for one in order)], rows, label=0) if rows else None


def winners(match: Match) -> str:
    """Who has won, or between whom it is a draw; or that nobody has."""
    best = [one.name for one in match.standings if one.rank == 1]
    if not best:
        return say("nobody-wins")
    return say("draw-of", players=say("and").join(best)) if len(best) > 1 else say("wins", player=best[0])


def tie_broken(match: Match) -> str:
    """What has decided between the first and the next if both have the same result; else empty."""
    first, *others = match.standings
    second = next((one for one in others if one.rank > 1 and one.result == first.result), None)
    if second is None:
        return ""
    apart = next(place for place, key in enumerate(first.keys) if key != second.keys[place])
    rule = match.ranked_by[apart].rstrip(".") if match.ranked_by else ""
    more, less = first.keys[apart], second.keys[apart]
    return say("tie-broken", player=second.name, rule=rule or "none", more=str(more), less=str(less))
