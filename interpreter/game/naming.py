"""What everything in a match is called: players, cards, places, numbers, dice, marks and sides.

The sentences here are English (`sentences`). Another language, or other words for rules, is another class: it says the
messages (`say`) and names things in its own way.
"""

from __future__ import annotations

import re
from collections import ChainMap
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

from interpreter.game.dice import looks_of
from interpreter.game.moves.alike import seen_of
from interpreter.game.sentences import ENGLISH, plural_of, singular_of
from interpreter.game.sheet import (
    CounterInfo,
    DesignInfo,
    MarkedInfo,
    MarkInfo,
    NamedPart,
    Sheet,
    Titles,
    ZoneInfo,
    title_of,
)
from interpreter.game.state import State
from interpreter.text.article import article

MADE_NAME = re.compile(r"(Player|Bot) (\d+)")  # what a player is called who has given no name
MANY = 5  # so many as a word stands for in the plural, whichever a language has


class Naming:
    """Names what there is in one match, with the players' names; `viewer` is who listens (None: whoever sees all)."""

    def __init__(self, sheet: Sheet, names: Sequence[str], language: str = "en", viewer: int | None = None) -> None:
        self.sheet = sheet
        self._names = names
        self.language = language
        self.viewer = viewer

    def say(self, message: str, /, **parts: object) -> str:
        """A sentence with its parts."""
        return ENGLISH[message].format(**parts)

    @cached_property
    def names(self) -> list[str]:
        """The players' names; those that the program gave, as `Bot 2`, are said in this language."""
        return [self._given_name(name) for name in self._names]

    def _given_name(self, name: str) -> str:
        made = MADE_NAME.fullmatch(name)
        return self.say(f"seat-{made[1].lower()}", number=made[2]) if made else name

    def player(self, player: int) -> str:
        """A player's name; nobody is -1."""
        return self.names[player] if 0 <= player < len(self.names) else self.say("nobody")

    def card(self, card: int) -> str:
        """A card's name; of a place on another player's own board with his: `Ann's plot a1`."""
        if card < 0:
            return self.say("no-card")
        title, owner = self.title_of_card(card), self.sheet.own_places.get(card, -1)
        return title if owner in (-1, self.viewer) else self.owned(owner, title)

    def title_of_card(self, card: int) -> str:
        """What stands on a card, whoever's it is."""
        return self.sheet.card_title(card, self.language)

    def named(self, name: str) -> str:
        """The card of this name."""
        return next(title_of(one.titles, name, self.language) for one in self.sheet.designs if one.name == name)

    def printed(self, name: str) -> str:
        """What is printed in a place of a card: `advanced money`."""
        place = next(one for one in self.sheet.designs if one.name == name)
        return self.title(place.titles, name).removeprefix(f"{self.named(place.on)}: ")

    def title(self, titles: dict[str, tuple[str, ...]], name: str) -> str:
        """A title in this language."""
        return title_of(titles, name, self.language)

    def column(self, counter: str) -> str:
        """What stands above a column of such numbers, or before a row of them."""
        return self.title(self._titles(counter), counter)

    def _titles(self, counter: str) -> Titles:
        """What a counter or a mark is called."""
        sheet = self.sheet
        named: Mapping[str, CounterInfo | MarkInfo | MarkedInfo]
        named = ChainMap(sheet.counters, sheet.marks, sheet.marked)  # type: ignore[arg-type]
        return named[counter].titles

    def counted(self, counter: str, count: int) -> str:
        """The word for so many of a counter, without the number."""
        return self.title(self._titles(counter), counter)

    def held(self, counter: str, count: int) -> str:
        """So many of a counter, as what somebody has."""
        return f"{count} {self.counted(counter, abs(count))}"

    def is_place(self, counter: str) -> bool:
        """Whether the number of a counter is a place in an order, which stands behind its name: `arrival 2`."""
        return False

    def value(self, name: str) -> str:
        """The name of a declared value."""
        return self.title(next(one.titles for one in self.sheet.values if one.name == name), name)

    def number(self, number: Any) -> str:
        """A number, an amount, or yes and no."""
        if isinstance(number, bool):
            return self.say("yes" if number else "no")
        return self.amount(number) if isinstance(number, tuple) else str(number)

    def amount(self, amount: Sequence[int]) -> str:
        """`2 wood, 1 stone`; nothing is `nothing`."""
        parts = [
            f"{count} {self.counted(name, count)}"
            for name, count in zip(self.sheet.resources, amount, strict=True)
            if count
        ]
        return ", ".join(parts) or self.say("nothing")

    def pile(self, pile: int, m: State | None = None, under: State | None = None) -> str:
        """`your hand`, `Ann's row 2 (Long Ferry on top)`, `cargo of Long Ferry`; with `under` that card is told
        only if the viewer sees it there."""
        zone, owner, number = self.sheet.piles[pile]
        if zone.host:
            return self.say("under", name=self.place(zone, None), card=self.host(zone, number, under))
        name = self.place(zone, number if zone.piled else None)
        if zone.piled and m is not None:
            on_top = (self.card(m.z[pile][-1]) if self.sees(pile) else self.unseen(zone.of)) if m.z[pile] else None
            name = self.say("top", name=name, card=on_top) if on_top is not None else self.say("new", name=name)
        return self.owned(owner, name)

    def host(self, zone: ZoneInfo, number: int, m: State | None) -> str:
        """The card that has a place of its own, or what sort of card it is if the viewer does not see which."""
        card = zone.hosts[number]
        seen = m is None or self.sees(m.loc[card])
        return self.card(card) if seen else self.unseen(zone.host or "")

    def unseen(self, kind: str) -> str:
        """What a thing is called that the viewer does not see: of cards only that it is one, of all else its kind."""
        known = self.sheet.kinds.get(kind)
        return self.say("hidden") if known is None or known.base == "card" else self.one(kind)

    def one(self, kind: str) -> str:
        """A thing of a kind, with its article."""
        return with_article(self.kind(kind))

    def place(self, zone: ZoneInfo, number: int | None) -> str:
        """The name of a zone, or of one of its piles: `hand`, `row 2`."""
        name = self.title(zone.titles, zone.name)
        return name if number is None else f"{singular_of(name)} {number + 1}"

    def owned(self, owner: int, name: str) -> str:
        """The name of a place with its owner: `your hand`, `Ann's hand`, `deck`."""
        if owner < 0:
            return name
        return (
            self.say("yours", name=name)
            if owner == self.viewer
            else self.say("owned", player=self.player(owner), name=name)
        )

    def holder(self, place: int) -> str:
        """The name of the place of pieces that a number counts, or of the slot for -1 - slot."""
        zone = self.sheet.zone_of_pieces(place)
        if place < 0:
            return self.say("slot", letter=zone.name, card=self.card((-1 - place) // len(self.sheet.slots)))
        owner = (place - zone.at) // zone.looks if zone.per == "player" else -1
        return self.owned(owner, self.place(zone, None))

    def fact(self, name: str) -> str:
        """The name of a fact."""
        return name.replace("_", " ")

    def fact_word(self, word: str, of: str = "") -> str:
        """A word that a fact or a mark can be, perhaps behind the name `of` that."""
        return word.replace("_", " ")

    def card_text(self, design: DesignInfo) -> str:
        """What a card does, on one line: `on build: gain 2 corn; draw 1 card`. Empty if it does nothing."""
        return in_short(design.text)

    def card_lines(self, design: DesignInfo) -> list[str]:
        """What a card does, line by line."""
        return design.text.rstrip().splitlines()

    def action_lines(self, action: NamedPart) -> list[str]:
        """What an action does, line by line."""
        return [clause.text for clause in self.sheet.clauses if clause.owner == action.name]

    def verb_lines(self, action: NamedPart) -> list[str]:
        """What the verb does that is all that an action does, line by line; empty if nothing is known of it."""
        return []

    def die(self, m: State, die: int) -> str:
        """A die by its kind and what it shows."""
        (kind,), (face,) = looks_of(m, [die])
        return self.say("die", die=self.kind(list(self.sheet.kinds)[kind]), face=self.face(face))

    def face(self, face: int) -> str:
        """A face of a die, by its number."""
        return self.printed_face(self.sheet.face(face))

    def printed_face(self, printed: int | str) -> str:
        """What is printed on a face of a die."""
        return self.fact_word(printed) if isinstance(printed, str) else str(printed)

    def dice(self, kinds: Sequence[int], faces: Sequence[int]) -> str:
        """What dice show, by the numbers of their kinds and faces."""
        names = list(self.sheet.kinds)
        return self.thrown([(names[kind], self.sheet.face(face)) for kind, face in zip(kinds, faces, strict=True)])

    def thrown(self, dice: Sequence[tuple[str, int | str]]) -> str:
        """What dice show, each a kind and what is printed on its face: of several kinds one after the other, with their
        names."""
        shown: dict[str, list[str]] = {}
        for kind, face in dice:
            shown.setdefault(kind, []).append(self.printed_face(face))
        if sum(kind.base == "die" for kind in self.sheet.kinds.values()) == 1:
            return ", ".join(face for told in shown.values() for face in told)
        told = [
            self.say("dice", dice=self.kind(kind, len(some)), faces=", ".join(some)) for kind, some in shown.items()
        ]
        return "; ".join(told)

    def kind(self, name: str, count: int = 1) -> str:
        """The name of a kind of things, or of one pile of a zone; of neither it is empty."""
        kind, zone = self.sheet.kinds.get(name), self.sheet.zones.get(name)
        if kind is not None:
            title = self.title(kind.titles, kind.name)
            return title if count == 1 or self.language != "en" else plural_of(title)
        return singular_of(self.title(zone.titles, zone.name)) if zone is not None else ""

    def apart(self, m: State, card: int) -> str:
        """What tells a card from the copies offered beside it, as ` (Worn, [A] Ann)`: what is seen of it, and where it
        lies if a copy that looks the same lies elsewhere; empty where nothing does."""
        design, look = m.g.design, seen_of(m, card)
        copies = [one for one in m.options or () if one != card and one >= 0 and design[one] == design[card]]
        equal = [one for one in copies if seen_of(m, one) == look]
        marks = self.marks_of(m, card) if len(equal) < len(copies) else []
        if any(m.loc[one] != m.loc[card] for one in equal):
            spot = self.spot(m, card)
            marks = [*marks, spot] if any(self.spot(m, one) != spot for one in equal) else marks
        return f" ({', '.join(marks)})" if marks else ""

    def where_it_lies(self, m: State, card: int) -> str:
        """`card 2 of your hand`, of a card that is chosen so; with its name for whoever sees it."""
        pile = m.loc[card]
        spot = self.say("nth-card", number=m.z[pile].index(card) + 1, place=self.pile(pile, under=m))
        if self.sees(pile):
            return f"{self.card(card)} ({spot})"
        told = ", ".join(self.open_marks(m, card))
        return f"{spot} ({told})" if told else spot

    def spot(self, m: State, card: int) -> str:
        """Where a card lies: the place of a map, or the pile."""
        zone, _owner, number = self.sheet.piles[m.loc[card]]
        on_map = zone.host is not None and self.sheet.kinds[zone.host].base == "place"
        return self.host(zone, number, m) if on_map else self.pile(m.loc[card], under=m)

    def open_marks(self, m: State, card: int) -> list[str]:
        """The marks of a card that all see, also where it is hidden."""
        marks = self.sheet.marks_of[self.sheet.design(card).kind]
        now = [(mark, m.c[m.g.tables["marks"][number]["places"][card]]) for number, mark in marks if mark.open]
        return [self.marked(mark, one) for mark, one in now if one != mark.start]

    def marks_of(self, m: State, card: int) -> list[str]:
        """The owner of a card, its face that is up, its marks, what lies in its slots, and what lies under it."""
        sheet, info = self.sheet, self.sheet.design(card)
        found: list[str] = []
        owned = m.g.tables["owned"]
        if owned and owned[card] >= 0:
            found.append(self.player(owned[card]))
        if info.turned >= 0:
            word = sheet.words[m.c[info.turned + card - info.first]]
            found.append(self.title(info.sides[word].titles if word in info.sides else {}, word))
        for number, mark in sheet.marks_of[info.kind]:
            now = m.c[m.g.tables["marks"][number]["places"][card]]
            if now != mark.start:
                found.append(self.marked(mark, now))
        letters = sheet.slots
        for number, letter in enumerate(letters):
            look = m.cells.get(card * len(letters) + number)
            if look is not None:
                found.append(f"[{letter}] {self.player(look)}")
        for zone, places in sheet.under:
            pile = m.z[places[card]] if card in places else []
            if pile:
                cards = ", ".join(self.card(one) for one in pile) if zone.seen == "all" else str(len(pile))
                found.append(f"{self.title(zone.titles, zone.name)}: {cards}")
        return found

    def marked(self, mark: MarkInfo | MarkedInfo, now: int | str) -> str:
        """What a card, a player or the game is marked with: `2 damage`, `course retreating`, `heading Haven`, `no
        heading`. A word by which the mark is called says it alone: `tapped`."""
        if isinstance(now, str):
            now = self.sheet.words.index(now)
        if mark.board is not None:
            return self.say("turned", turn=now) if now else self.say("not-turned")
        if mark.type == "number":
            return self.held(mark.name, now)
        title = self.column(mark.name)
        if now < 0:
            return self.say("unmarked", mark=title)
        told = self.mark_alone(mark, now)
        if mark.type == "word" and title in (self.fact_word(word, mark.name) for word in mark.words):
            return told
        return self.say("marked", mark=title, what=told)

    def mark_alone(self, mark: MarkInfo | MarkedInfo, now: int | str) -> str:
        """The word or the thing alone that something is marked with; empty where that is nothing."""
        if isinstance(now, str):
            return self.fact_word(now, mark.name)
        if now < 0:
            return ""
        if mark.type == "word":
            return self.fact_word(self.sheet.words[now], mark.name)
        return self.card(now) if mark.type == "card" else self.player(now)

    def as_turned(self, card: int, turn: int, m: State) -> str:
        """How a card would lie: `turned by 1: road right, left; wall top right`."""
        info = self.sheet.design(card)
        face = self.sheet.words[m.c[info.turned + card - info.first]] if info.turned >= 0 else None
        return self.lying_so(card, turn, self.sheet.on_sides(card, turn, face))

    def on_side(self, fact: str, word: str) -> str:
        """What stands on a side: the word of a fact, or the fact itself where it is yes or no."""
        return self.fact(fact) if word == "yes" else self.fact_word(word)

    def by_sides(self, row: Sequence[str]) -> list[tuple[str, str]]:
        """The words of a fact that stand on sides, each with these sides; where it says no, nothing does."""
        sides = self.say(f"sides-{len(row)}").split(", ")
        if len({*row}) == 1 and row[0] != "no":
            return [(row[0], self.say("sides-all"))]
        return [
            (word, ", ".join(side for side, one in zip(sides, row, strict=True) if one == word))
            for word in dict.fromkeys(row)
            if word != "no"
        ]

    def told_by_sides(self, row: Sequence[str]) -> str:
        """What a fact says that has a word for each side: `top, bottom` of one that is yes or no, `road top; wall
        bottom`."""
        return "; ".join(
            where if word == "yes" else self.say("on-sides", word=self.fact_word(word), sides=where)
            for word, where in self.by_sides(row)
        )

    def lying_so(self, card: int, turn: int, rows: Mapping[str, Sequence[str]]) -> str:
        """How a card lies, with what then stands on its sides."""
        told = [
            self.say("on-sides", word=self.on_side(fact, word), sides=where)
            for fact, row in rows.items()
            for word, where in self.by_sides(row)
        ]
        turned = self.say("turned", turn=turn) if turn else self.say("not-turned")
        return self.say("turned-sides", turned=turned, sides="; ".join(told)) if told else turned

    def sees(self, pile: int) -> bool:
        """Whether the viewer sees the cards of a pile."""
        return self.viewer is None or self.sheet.sees[self.viewer][pile]


def with_article(name: str) -> str:
    """A noun behind its article: `an inn`."""
    return f"{article(name)} {name}"


def in_short(text: str) -> str:
    """What a card of this source does, on one line; empty if nothing."""
    lines = [(len(line) - len(line.lstrip()), line.split("#")[0].strip()) for line in text.splitlines()]
    lines = [(depth, line) for depth, line in lines if line]
    start = next((place for place, (depth, line) in enumerate(lines) if depth and line.endswith(":")), len(lines))
    found = ""
    for (depth, line), after in zip(lines[start:], [*lines, (0, "")][start + 1 :], strict=True):
        deeper = after[0] > depth
        found += line if line.endswith(":") or not deeper else line + ":"
        found += " " if deeper else "; "
    return found.strip().rstrip(";")
