"""The table in a few lines, for a window in which nothing more stands above what has happened and the question.

What a player has himself is told; of the others what they did is told by the events, and `table` draws all.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from attrs import evolve
from rich.text import Text

from interpreter.game.view import View
from moodsl.cli.shared.sentences import say
from moodsl.cli.table.counters_table import rows_of

if TYPE_CHECKING:
    from moodsl.cli.table.screen import Screen


def brief(screen: Screen, view: View) -> list[Text]:
    """The player's numbers, what lies before him, and the names of his cards, each in a line."""
    numbers = evolve(screen.marks, full="", empty="")
    places = dict(own_places(screen, view))
    rows = rows_of(screen.match, view, numbers, [view.player])
    told = (Text(f"{name} {cells[0].plain}") for name, cells in rows if cells[0].plain and name not in places)
    lines = [Text(screen.marks.dot).join(told)]
    lines += [Text(say("yours", name=name) + ": ", style="bold") + lies for name, lies in places.items()]
    return [*lines, Text(say("brief"), style="dim")]


def own_places(screen: Screen, view: View) -> Iterator[tuple[str, Text]]:
    """The places for cards before the player, with what lies there."""
    dot = Text(screen.marks.dot)
    for zone in screen.match.sheet.zones.values():
        if zone.store != "cards" or zone.per != "player":
            continue
        piles = [pile for pile in view.piles_of(zone.name, view.player) if pile.count]
        name = screen.title(zone)
        if piles and screen.is_spread(zone):
            yield name, dot.join(screen.stack(view, zone, pile) for pile in piles)
        elif piles and screen.is_secret(piles[0], view.player):
            yield name, Text(", ".join(screen.card(card) for card in piles[0].cards or ()))
