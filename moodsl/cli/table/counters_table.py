"""The numbers of all players side by side: a column for each, a row for each counter, place and hidden pile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from interpreter.game.match import Match
from interpreter.game.sheet import CounterInfo, title_of
from interpreter.game.view import View
from moodsl.cli.shared.sentences import say
from moodsl.cli.table.card_words import things
from moodsl.cli.table.styles import Marks, card_text, headed

if TYPE_CHECKING:
    from rich.table import Table


LONGEST_TRACK = 12
RESULT = "result"  # the engine's own counter, empty until the end


def is_track(counter: CounterInfo) -> bool:
    """Whether a counter has few enough steps to be drawn as a track."""
    return counter.high is not None and counter.high - (counter.low or 0) <= LONGEST_TRACK


def track(counter: CounterInfo, value: int, marks: Marks) -> str:
    """`■■■□□□ 3`."""
    low, high = counter.low or 0, counter.high or 0
    if not marks.full:
        return str(value)
    full = min(max(value - low, 0), high - low)
    return marks.full * full + marks.empty * (high - low - full) + f" {value}"


def grid(match: Match, view: View, marks: Marks, seats: list[int], label: int, width: int) -> Table:
    """The grid of some players; `label` and `width` are the cells of the first column and of each player's."""
    from rich.table import Table

    table = headed(Table.grid(padding=(0, 1, 0, 0)), "")
    table.add_column("", width=label, overflow="fold")
    for player in seats:
        table.add_column(name_of(match, view, player, marks), width=width, overflow="fold")
    for name, cells in rows_of(match, view, marks, seats):
        table.add_row(Text(name, style="dim"), *cells)
    return table


def rows_of(match: Match, view: View, marks: Marks, seats: list[int]) -> list[tuple[str, list[Text]]]:
    """The rows: what a counter or place is called, and what each of these players has of it."""
    sheet, language, words = match.sheet, match.language, match.words(view.player)
    rows: list[tuple[str, list[Text]]] = []
    own = [one for one in sheet.counters.values() if one.per_player and one.shown and one.name != RESULT]
    for counter in sorted(own, key=lambda one: not is_track(one)):
        values = view.numbers[counter.name]
        assert isinstance(values, tuple)
        if (counter.low, counter.high) == (0, 1) and not any(values):  # a mark that nobody has
            continue
        show = (lambda value, of=counter: track(of, value, marks)) if is_track(counter) else str
        cells = [Text(show(values[player])) for player in seats]
        rows.append((words.column(counter.name), cells))
    for mark in (one for one in sheet.marked.values() if one.per_player and one.titles):
        told = {player: words.mark_alone(mark, now) for name, player, now in view.marked if name == mark.name}
        rows.append((words.column(mark.name), [Text(told[player]) for player in seats]))
    for zone in sheet.zones.values():
        if zone.per != "player":
            continue
        cells = [Text() for _player in seats]
        for cell, player in zip(cells, seats, strict=True):
            if zone.store == "pieces":
                cell.append_text(pieces(match, view, zone.name, player, marks))
            elif zone.store == "cards" and not zone.piled:
                pile = view.pile(zone.name, player)
                if zone.holds == 1 and pile.cards:
                    cell.append_text(card_text(match, view, pile.cards[0], marks))
                elif zone.seen != "all" and pile.count:
                    cell.append(things(words, zone.of, pile.count))
        if any(cell.plain for cell in cells):
            is_titled = language in zone.titles
            rows.append((title_of(zone.titles, zone.name, language) if is_titled else words.place(zone, None), cells))
    return rows


def name_of(match: Match, view: View, player: int, marks: Marks) -> Text:
    """A player's name in that player's colour; whoever is asked now, or is out of the game, is marked."""
    asked = f" {marks.asked}" if player == view.asker else ""
    return Text(seated(match.names[player], player in view.out) + asked, style=f"bold {marks.tint(player)}")


def seated(name: str, out: bool) -> str:
    """A player's name; behind that of who is out of the game it is said so."""
    return say("is-out", player=name) if out else name


def pieces(match: Match, view: View, zone: str, player: int, marks: Marks) -> Text:
    """The pieces in a place: their number, and whose they are if others' can lie there."""
    text = Text()
    for holder in view.holders:
        if (holder.zone, holder.owner) != (zone, player):
            continue
        for look, count in holder.pieces:
            if not count:
                continue
            if look == player:
                text.append(str(count))
            else:
                text.append(
                    (", " if text.plain else "") + say("of-player", count=count, player=match.names[look]),
                    style=marks.tint(look),
                )
    return text
