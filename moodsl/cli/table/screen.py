"""The table as one player sees it, drawn for a terminal: numbers, stacks, what lies in the middle, the own cards.

Everything comes from the player's view and the game's sheet; nothing is looked up that the player may not know. In a
window in which nothing more stands above what has happened and the question it is told in brief: of others what they
did is told by the events, and `table` draws all.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator

from attrs import evolve
from rich.console import Console, Group, RenderableType
from rich.text import Text

from interpreter.game.forms import FORMS
from interpreter.game.match import Match
from interpreter.game.sheet import DesignInfo, ZoneInfo
from interpreter.game.view import PileView, View
from interpreter.game.words import Words
from moodsl.boards.scene import Scene, in_words, neighbours, scenes
from moodsl.cli.shared import terminal
from moodsl.cli.shared.sentences import say
from moodsl.cli.table.board_picture import picture
from moodsl.cli.table.card_states import backs, lying, under
from moodsl.cli.table.card_words import things
from moodsl.cli.table.chart_picture import chart_picture
from moodsl.cli.table.counters_table import grid, is_track, rows_of
from moodsl.cli.table.styles import Marks, card_text, carried, headed, marks_for
from moodsl.prose.facts_told import fact_of, facts_in_short

LABEL, WIDE_LABEL = 15, 30  # cells of what the rows of numbers are called: at least, and where there is room
NARROWEST, BROADEST = 15, 26  # cells of a player's column
ROOMY = 110  # from this width on, stacks are written out and cards show their rules
WIDEST = 140
LEAST_RULES = 30  # cells for what a card does
COPIES = 4  # a pile with more cards than this of each sort is a supply
ENDLESS = 10_000  # lines
LOW = 45  # lines; in a lower window only what has changed of the table is drawn again
LONGEST_TITLE = 26  # cells of a card's title that stands before its facts
AROUND_MAP = 12  # lines that stand around a map: the numbers above it, the question below it
MOST_PLACES = 24  # so many places of a map without a picture are all told
LISTED = 16  # so many open cards are named; of more, only the top one


def console() -> Console:
    """A console for what is drawn; it is not wider than is pleasant to read."""
    return terminal.console(width=min(terminal.console().width, WIDEST))


class Screen:
    """Draws one match on one console."""

    plain = False  # whether options and events stand in lines of their own, without columns

    def __init__(self, match: Match, paper: Console) -> None:
        self.match = match
        self.paper = paper
        self.explained = False  # whether the signs have been explained
        self.marks: Marks = marks_for(paper.encoding)
        self.shown: dict[int, set[str]] = {}  # what each player saw last of the table: rows, and whole parts

    @property
    def height(self) -> int:
        """The lines of the window; what goes into a file has no end."""
        known = self.paper.is_terminal or "LINES" in os.environ
        return self.paper.height if known else ENDLESS

    @property
    def language(self) -> str:
        """The language of names."""
        return self.match.language

    def table(self, player: int, whole: bool = True, room: int = ENDLESS) -> None:
        """Draw everything that a player sees but the events and the question; in a low window, if it need not be the
        `whole`, only what is not as this player saw it last, and if that takes more than `room` lines, in brief."""
        view = self.match.view(player)
        grids = [self.lines(part) for part in self.grids(view)]
        parts = [self.stacks(view), *self.maps(view), self.shared(view), self.own_stacks(view)]
        parts += [self.own_cards(view, pile) for pile in view.piles if self.is_secret(pile, player) and pile.count]
        others = [self.lines(part) for part in parts if part is not None]
        known = self.shown.get(player, set()) if not whole and self.height < LOW else set()
        self.paper.print()
        self.paper.print(self.header(view))
        drawn: list[Text] = []
        for head, *rows in grids:
            new = [row for row in rows if row.plain not in known]
            drawn += [head, *new] if new else []
        for lines in others:
            drawn += lines if "\n".join(line.plain for line in lines) not in known else []
        if known and len(drawn) > room:
            self.put(self.lines(Group(*brief(self, view))))
            return
        self.put(drawn)
        self.shown[player] = {line.plain for grid in grids for line in grid}
        self.shown[player] |= {"\n".join(line.plain for line in lines) for lines in others}
        if view.working and not self.explained:
            self.paper.print(self.marks.legend, style="dim")
            self.explained = True

    def least(self, player: int) -> int:
        """How many lines the table takes where there is no room for it."""
        return len(self.lines(Group(*brief(self, self.match.view(player)))))

    def lines(self, part: RenderableType) -> list[Text]:
        """The lines of a part as they are drawn."""
        with self.paper.capture() as drawn:
            self.paper.print(part)
        return [Text.from_ansi(line) for line in drawn.get().splitlines()]

    def put(self, lines: list[Text]) -> None:
        """Print lines that are as wide as they may be."""
        for line in lines:
            self.paper.print(line, no_wrap=True, overflow="ignore", crop=False)

    def header(self, view: View) -> RenderableType:
        """The line on top."""
        from rich.rule import Rule

        title = Text(self.title_line(view), style="bold")
        if len(title) + 4 > self.paper.width:
            return title
        return Rule(title, characters=self.marks.line)

    def title_line(self, view: View) -> str:
        """The game, its own counters, its phase, who is first, the dice that lie thrown."""
        sheet, words = self.match.sheet, self.words(view)
        said = [words.title(sheet.titles, sheet.name), *counters_of_game(self.match)]
        said += [words.title(one.titles, one.name) for one in sheet.phases if one.name == view.phase]
        said.append(say("first", player=self.match.names[view.first]))
        said += [say("thrown", dice=self.words(view).thrown(view.dice))] if view.dice else []
        return self.marks.dot.join(said)

    def grids(self, view: View) -> list[RenderableType]:
        """The players side by side, as many in a row as fit."""
        width = self.paper.width
        label = max(LABEL, min(WIDE_LABEL, width - view.players * (BROADEST + 1) - 1))
        in_row = max(1, min(view.players, (width - label - 1) // (NARROWEST + 1)))
        wide = min(BROADEST, (width - label - 1) // in_row - 1)
        seats = list(range(view.players))
        groups = [seats[at : at + in_row] for at in range(0, len(seats), in_row)]
        return [grid(self.match, view, self.marks, group, label, wide) for group in groups]

    def card(self, card: int, view: View) -> str:
        """A card's title, with what it carries."""
        return self.match.sheet.card_title(card, self.language) + carried(self.match, view, card)

    def words(self, view: View) -> Words:
        """The words of whoever looks."""
        return self.match.words(view.player)

    def title(self, zone: ZoneInfo) -> str:
        """A zone's title."""
        return self.match.words().place(zone, None)

    # ---- what lies before the players --------------------------------------------------------------------------------

    def stacks(self, view: View) -> RenderableType | None:
        """The stacks and open rows of the other players, a line for each."""
        from rich.table import Table

        table = Table.grid(padding=(0, 1, 0, 0))
        table.add_column(min_width=LABEL)
        table.add_column()
        for zone in self.match.sheet.zones.values():
            if zone.store != "cards" or zone.per != "player" or not (zone.is_private or self.is_spread(zone)):
                continue
            for player in range(view.players):
                piles = [pile for pile in view.piles_of(zone.name, player) if pile.count]
                if player == view.player or not piles or (piles[0].cards is None and piles[0].backs is None):
                    continue
                line = Text(self.marks.dot).join(self.stack(view, zone, pile) for pile in piles)
                title = self.title(zone)
                table.add_row(Text(f"{self.match.names[player]}: {title}", style=self.marks.tint(player)), line)
        return table if table.row_count else None

    def stack(self, view: View, zone: ZoneInfo, pile: PileView) -> Text:
        """A pile on one line: the top card first, then what lies under it; a row of open cards in its order."""
        cards = pile.cards
        if cards is None and pile.backs is not None:
            return self.joined(backs(self.match, view, pile, self.marks))
        if cards is None:
            return Text(things(self.words(view), zone.of, pile.count))
        text = Text(f"{pile.number + 1}: " if zone.piled else "", style="not bold")
        if not zone.piled:
            return self.joined(lying(self.match, view, pile, self.marks))
        text.append_text(card_text(self.match, view, cards[-1], self.marks))
        under = cards[-2::-1]
        if under and self.paper.width >= ROOMY:
            text.append(say("over-cards", cards=", ".join(self.card(card, view) for card in under)), style="dim")
        elif under:
            text.append(say("over-cards", cards=str(len(under))), style="dim")
        return text

    def joined(self, cards: list[Text]) -> Text:
        """Cards on one line, clearly apart where something lies under one of them."""
        return Text(self.marks.dot if any(": " in card.plain for card in cards) else ", ").join(cards)

    def own_stacks(self, view: View) -> RenderableType | None:
        """The player's own stacks as they lie: the top card above, what is under it below."""
        from rich.table import Table

        drawn: list[RenderableType] = []
        for zone in self.match.sheet.zones.values():
            if not self.is_spread(zone) and (zone.seen != "others" or zone.per != "player"):
                continue
            piles = [pile for pile in view.piles_of(zone.name, view.player) if pile.count]
            name = self.title(zone)
            if not zone.piled:
                if piles:
                    drawn.append(Text(say("yours", name=name) + ": ", style="bold") + self.stack(view, zone, piles[0]))
                continue
            if not piles:
                drawn.append(Text(say("yours-empty", name=name), style="dim"))
                continue
            wide = max(12, min(26, self.paper.width // max(len(piles), 3) - 1))
            in_row = max(1, self.paper.width // (wide + 1))
            for at in range(0, len(piles), in_row):
                table = headed(Table.grid(padding=(0, 1, 0, 0)), "")
                for pile in piles[at : at + in_row]:
                    head = self.words(view).place(zone, pile.number)
                    style = f"underline {self.marks.tint(view.player)}"
                    table.add_column(
                        Text(say("yours", name=head) if pile is piles[0] else head, style=style), width=wide
                    )
                table.add_row(*(self.upright(view, pile) for pile in piles[at : at + in_row]))
                drawn.append(table)
        return Group(*drawn) if drawn else None

    def upright(self, view: View, pile: PileView) -> Text:
        """A pile from its top card down."""
        top, *under = reversed(pile.cards or ())
        lines = [card_text(self.match, view, top, self.marks)]
        lines += [Text(f"{self.marks.under} {self.card(card, view)}", style="dim") for card in under]
        return Text("\n").join(lines)

    # ---- maps ----------------------------------------------------------------------------------------------------

    def maps(self, view: View) -> list[RenderableType]:
        """The boards as pictures; in words what no picture has room for."""
        found: list[RenderableType] = []
        for scene in scenes(self.match.sheet, view, self.words(view)):
            room = self.height - AROUND_MAP if self.height < ENDLESS else ENDLESS
            draw = picture if scene.board is not None else chart_picture
            drawn = draw(scene, self.marks, self.paper.width, room) if scene.has_picture and not self.plain else None
            if drawn and scene.board is not None and scene.board.owner >= 0:
                drawn = [Text(scene.title, style=f"bold {self.marks.tint(scene.board.owner)}"), *drawn]
            found += [Group(*drawn)] if drawn else self.map_lines(scene)
        return found

    def map_lines(self, scene: Scene) -> list[RenderableType]:
        """A map in words: of a board the places on which something lies; of places that are joined by facts all, if
        they are not many, with those next to them."""
        joined = any(spot.beside for spot in scene.spots.values()) and scene.board is None
        told = list(scene.spots.values()) if joined and len(scene.spots) <= MOST_PLACES else scene.taken
        texts = list(map(Text, in_words(scene, told, many=lambda count: say("cards", count=count))))
        if not joined:
            return [Text(f"{scene.title}: ", style="bold") + Text(self.marks.dot).join(texts)] if texts else []
        near = ("".join(self.marks.dot + one for one in neighbours(scene, spot)) for spot in told)
        return [text + Text(beside, style="dim") for text, beside in zip(texts, near, strict=True)]

    # ---- the middle of the table -------------------------------------------------------------------------------------

    def shared(self, view: View) -> RenderableType | None:
        """What belongs to nobody: open rows with names, hidden piles with their size. Boards that nobody has taken are
        shown only while one may be chosen."""
        lines: list[Text] = []
        counts: list[str] = []
        asked = set(view.decision.options) if view.decision and FORMS[view.decision.form].sort == "card" else set()
        for zone in self.match.sheet.zones.values():
            if zone.per is not None or self.is_map(zone):
                continue
            title = self.title(zone)
            if zone.store == "pieces":
                held = view.pieces(zone.name)
                counts += [f"{title} {held}"] if held else []
                continue
            for pile in view.piles_of(zone.name) if zone.store == "cards" else ():
                name = self.words(view).place(zone, pile.number) if zone.piled else title
                if pile.cards is None or self.is_store(pile):
                    counts.append(f"{name} {pile.count}")
                elif pile.count > LISTED or zone.ordered:
                    on_top = say("on-top", card=self.card(pile.cards[-1], view)) if pile.cards else ""
                    counts.append(f"{name} {pile.count}{on_top}")
                elif pile.cards and (not self.is_board(zone) or asked & set(pile.cards)):
                    lines.append(
                        Text(f"{name}: ", style="bold") + self.joined(lying(self.match, view, pile, self.marks))
                    )
        if counts:
            lines.append(Text(self.marks.dot.join(counts), style="dim"))
        return Text("\n").join(lines) if lines else None

    def is_store(self, pile: PileView) -> bool:
        """Whether a pile holds several cards of each sort, or only one sort: then only its size matters."""
        sorts = len({self.match.sheet.design_of[card] for card in pile.cards or ()})
        return pile.count > 1 and (sorts == 1 or pile.count > COPIES * sorts)

    def is_board(self, zone: ZoneInfo) -> bool:
        """Whether only boards lie in a zone."""
        kind = self.match.sheet.kinds.get(zone.of)
        return kind is not None and kind.base == "board"

    def is_map(self, zone: ZoneInfo) -> bool:
        """Whether places lie in a zone: these are shown as a map."""
        kind = self.match.sheet.kinds.get(zone.of)
        return kind is not None and kind.base == "place"

    # ---- the player's own cards -------------------------------------------------------------------------------------

    def is_secret(self, pile: PileView, player: int) -> bool:
        """Whether a pile is one that only this player sees."""
        return pile.owner == player and self.match.sheet.zones[pile.zone].seen == "owner"

    def is_spread(self, zone: ZoneInfo) -> bool:
        """Whether a zone of each player lies open and holds more than a card."""
        if zone.store != "cards" or zone.per != "player" or zone.seen != "all" or self.is_map(zone):
            return False
        return zone.piled or zone.holds != 1

    def own_cards(self, view: View, pile: PileView) -> RenderableType:
        """The cards of a hand with their facts; where there is room, with what they do. A bag is counted."""
        from rich.table import Table

        sheet = self.match.sheet
        zone = sheet.zones[pile.zone]
        if zone.bag:
            style = f"underline {self.marks.tint(view.player)}"
            return Text(say("yours", name=self.title(zone)), style=style) + Text(f": {self.in_bag(pile)}", style="")
        designs = [sheet.design(card) for card in pile.cards or ()]
        titles = [self.card(card, view) for card in pile.cards or ()]
        names = list(dict.fromkeys(name for design in designs for name in sheet.kinds[design.kind].facts))
        words = self.words(view)
        rows = [[fact_of(sheet, design, name, words) for name in names] for design in designs]
        shown = [place for place in range(len(names)) if any(row[place] for row in rows)]
        table = headed(Table.grid(padding=(0, 2, 0, 0)), "dim")
        style = f"underline {self.marks.tint(view.player)}"
        table.add_column(Text(say("yours", name=self.title(zone)), style=style))
        for place in shown:
            table.add_column(words.fact(names[place]))
        below = [under(self.match, view, pile, number, self.marks) for number in range(len(designs))]
        if any(below):
            table.add_column(say("under-it"))
        taken = [max(len(words.fact(names[place])), *(len(row[place]) for row in rows)) + 2 for place in shown]
        taken.append(max(map(len, titles)) + 2)
        taken += [max(map(len, below)) + 2] if any(below) else []
        room = self.paper.width - sum(taken)
        if room < -2:  # the last column needs no gap behind it
            return self.listed(zone, designs, titles, below, words)
        explained = self.paper.width >= ROOMY and room >= LEAST_RULES
        if explained:
            table.add_column(say("what-it-does"), width=room)
        for design, title, row, lies in zip(designs, titles, rows, below, strict=True):
            cells = [Text(title, style="bold")]
            cells += [Text(row[place]) for place in shown]
            cells += [Text(lies)] if any(below) else []
            if explained:
                cells.append(Text(words.card_text(design), style="dim"))
            table.add_row(*cells)
        return table

    def in_bag(self, pile: PileView) -> str:
        """What lies in a bag whose contents are seen: equal things are counted, as nobody knows their order."""
        titles = (self.match.sheet.card_title(card, self.language) for card in pile.cards or ())
        held = Counter(titles).items()
        return self.marks.dot.join(title + f" {self.marks.times}{count}" * (count > 1) for title, count in held)

    def listed(
        self, zone: ZoneInfo, designs: list[DesignInfo], titles: list[str], below: list[str], words: Words
    ) -> RenderableType:
        """The same where the columns are wider than the window: each card with its facts in a line."""
        from rich.table import Table

        table = headed(Table.grid(padding=(0, 2, 0, 0)), "")
        style = f"underline {self.marks.tint(words.viewer or 0)}"
        table.add_column(Text(say("yours", name=self.title(zone)), style=style), style="bold", max_width=LONGEST_TITLE)
        table.add_column()
        for design, title, lies in zip(designs, titles, below, strict=True):
            facts = [facts_in_short(self.match.sheet, design, words), f"{say('under-it')} {lies}" if lies else ""]
            table.add_row(title, "; ".join(filter(None, facts)))
        return table


def counters_of_game(match: Match) -> list[str]:
    """The counters and marks that belong to nobody: `round 3`, `trick 2 of 13`, `trump hearts`."""
    said = []
    view, words = match.view(0), match.words(0)
    numbers, marked = view.numbers, match.sheet.marked
    for counter in match.sheet.counters.values():
        if not counter.per_player and counter.shown:
            number = str(numbers[counter.name])
            if (counter.low, counter.high) == (0, 1):  # a mark, which is there or not
                said += [words.column(counter.name)] if numbers[counter.name] else []
                continue
            if is_track(counter):
                number = say("track-of", number=number, most=str(counter.high))
            said.append(f"{words.column(counter.name)} {number}")
    of_game = [(marked[name], now) for name, player, now in view.marked if player < 0 and marked[name].titles]
    return said + [words.marked(mark, now) for mark, now in of_game]


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
            yield name, Text(", ".join(screen.card(card, view) for card in piles[0].cards or ()))
