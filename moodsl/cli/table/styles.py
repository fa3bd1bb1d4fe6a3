"""The signs and colours of the table, and how a card on it is written."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import astuple, frozen
from rich.text import Text

from interpreter.game.match import Match
from interpreter.game.view import View
from moodsl.cli.shared.sentences import say

if TYPE_CHECKING:
    from rich.table import Table


COLOURS = ("cyan", "yellow", "magenta", "green", "bright_blue", "bright_red")


@frozen
class Marks:
    """Signs that the terminal can write. Nothing is said by colour alone: a card that works has a sign as well."""

    full: str = "■"
    empty: str = "□"
    works: str = "✦"
    asked: str = "◄"
    dot: str = " · "  # between things of equal rank
    under: str = "└"
    line: str = "─"
    times: str = "×"
    taken: str = "■"
    more: str = "…"

    def tint(self, player: int) -> str:
        """The colour of a player."""
        return COLOURS[player % len(COLOURS)]

    @property
    def legend(self) -> str:
        """What the signs on cards mean."""
        works, free, taken = (say(f"legend-{name}") for name in ("works", "free", "taken"))
        return f"{self.works} {works}   [A] {free}   [A{self.taken}] {taken}"


PLAIN = Marks("#", ".", "*", "<", " - ", "+", "-", "x", "#", "...")


def marks_for(encoding: str | None) -> Marks:
    """The signs for a terminal's encoding."""
    try:
        "".join(astuple(Marks())).encode(encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return PLAIN
    return Marks()


def headed(table: Table, style: str) -> Table:
    """A grid that shows the heads of its columns."""
    table.show_header, table.header_style = True, style
    return table


def card_text(match: Match, view: View, card: int, marks: Marks, title: str | None = None) -> Text:
    """A card on the table: its title (or that of the face that is up), a sign if it works, its slots with what lies in
    them, and what it carries."""
    works = card in view.working
    text = Text(title or match.sheet.card_title(card, match.language), style="bold" if works else "")
    if works:
        text.append(marks.works, style="green")
    taken = {letter: look for of, letter, look in view.slots if of == card}
    for letter in match.sheet.design(card).slots:
        whose = taken.get(letter, -1)
        if whose >= 0:
            text.append(f" [{letter}{marks.taken}]", style=marks.tint(whose))
        else:
            text.append(f" [{letter}]", style="dim")
    return text.append(carried(match, view, card))


def carried(match: Match, view: View, card: int) -> str:
    """What a card carries, behind its title: ` (2 damage, course ready)`; empty if nothing."""
    words = match.words(view.player)
    told = [words.marked(match.sheet.marks[name], now) for of, name, now in view.marks if of == card]
    return f" ({', '.join(told)})" if told else ""
