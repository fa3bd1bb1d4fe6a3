"""The table in plain lines, for a screen reader: no boxes, no tracks, no columns, no colours, and of what has been said
once only what is different now."""

from __future__ import annotations

from collections.abc import Iterator

from interpreter.game.match import Match
from interpreter.game.view import View
from moodsl.cli.shared import terminal
from moodsl.cli.shared.sentences import say
from moodsl.cli.table.counters_table import rows_of, seated
from moodsl.cli.table.screen import ENDLESS, Screen
from moodsl.cli.table.styles import Marks
from moodsl.prose.facts_told import facts_in_short

WIDE = 10_000  # cells; whoever reads breaks the lines


class PlainScreen(Screen):
    """Says one match line by line."""

    plain = True

    def __init__(self, match: Match) -> None:
        super().__init__(match, terminal.console(width=WIDE, color_system=None))
        works, taken = say("legend-works"), say("plain-taken")
        self.marks = Marks("", "", f" ({works})", "", "; ", "", "-", self.marks.times, f" {taken}")
        self.explained = True

    def table(self, player: int, whole: bool = True, room: int = ENDLESS) -> None:
        """Say everything that a player sees; if it need not be the `whole`, only what is not as it was said last."""
        view = self.match.view(player)
        known = set() if whole else self.shown.get(player, set())
        lines = list(self.said(view))
        self.shown[player] = set(lines)
        self.paper.print()
        for line in lines:
            if line not in known:
                self.paper.print(line, soft_wrap=True)

    def said(self, view: View) -> Iterator[str]:
        """The lines; the cards of a hand belong together."""
        yield self.title_line(view)
        for player in range(view.players):
            rows = rows_of(self.match, view, self.marks, [player])
            told = "; ".join(f"{name} {cells[0].plain}" for name, cells in rows if cells[0].plain)
            yield f"{seated(self.match.names[player], player in view.out)}: {told}"
        for zone in self.match.sheet.zones.values():
            if zone.store == "cards" and zone.per == "player" and (zone.is_private or self.is_spread(zone)):
                for pile in view.piles:
                    number = f"{pile.number + 1}: " if zone.piled else ""
                    own = pile.owner == view.player and zone.seen == "owner"
                    if pile.zone == zone.name and pile.count and not own and (pile.cards or pile.backs):
                        lying = self.stack(view, zone, pile).plain.removeprefix(number)
                        yield f"{self.words(view).pile(pile.pile)}: {lying}"
        yield from map(str, self.maps(view))
        shared = self.shared(view)
        yield from str(shared).splitlines() if shared is not None else ()
        for pile in view.piles:
            if self.is_secret(pile, view.player) and pile.count:
                title = self.words(view).pile(pile.pile)
                if self.match.sheet.zones[pile.zone].bag:
                    yield f"{title}: {self.in_bag(pile)}"
                    continue
                lines = [f"{title}:"]
                for card in pile.cards or ():
                    facts = facts_in_short(self.match.sheet, self.match.sheet.design(card), self.words(view))
                    lines.append(f"  {self.card(card, view)}" + (f": {facts}" if facts else ""))
                yield "\n".join(lines)
