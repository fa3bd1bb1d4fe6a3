"""Names and texts of a game, for whoever shows a match to people. A match runs without them."""

from __future__ import annotations

from functools import cached_property
from typing import Any, ClassVar

from interpreter.effects.faces import Printed, word_of_face
from interpreter.frozen import Frozen
from interpreter.game.arguments import as_name, hold_language, is_text, is_whole, shown
from interpreter.report.message import msg

Titles = dict[str, tuple[str, ...]]
WATCHING = -1  # in place of a player: somebody who watches, and sees what everybody sees


class CounterInfo(Frozen):
    """A counter; `at` is its place in the numbers of a match (of the first player, if each has one).

    One without titles is bookkeeping of the rules: the table does not show it.
    """

    name: str
    titles: Titles
    resource: bool
    per_player: bool
    low: int | None
    high: int | None
    at: int

    @property
    def shown(self) -> bool:
        """Whether the table shows it."""
        return bool(self.titles)


class MarkedInfo(Frozen):
    """What the game or each player is marked with: a `word` (by its number), a `card` or a `player`, by its `type`.
    `at` is its place in the numbers of a match, `start` what it is at first (-1: nothing)."""

    name: str
    titles: Titles
    per_player: bool
    type: str
    words: tuple[str, ...]
    start: int
    at: int
    board: ClassVar[None] = None  # only what lies on one is turned


class MarkInfo(Frozen):
    """What every card of a kind carries: a `number`, a `word` (by its number), a `card` or a `player`, by its `type`.
    `at` is the place of the first card's; with a `board` it is a number of its sides by which the card is turned.
    What is `open` all see, also on a card that lies before a player and is hidden."""

    name: str
    titles: Titles
    kind: str
    type: str
    words: tuple[str, ...]
    low: int | None
    high: int | None
    start: int
    at: int
    board: str | None
    open: bool


class ZoneInfo(Frozen):
    """A zone. `store` is `cards`, `pieces` or `cell`; `at` is its first pile, number or cell.

    `looks` is how many numbers one holder of pieces has: one for each player whose pieces may lie there. `host` is the
    kind whose cards, `hosts`, have such a place each.
    """

    name: str
    titles: Titles
    of: str
    per: str | None
    store: str
    piles: int
    piled: bool
    holds: int | None
    seen: str
    ordered: bool
    bag: bool
    at: int
    looks: int
    host: str | None
    hosts: tuple[int, ...]
    printed: bool
    drawn: str | None  # where that lies which is drawn from it
    drawn_in: str | None  # the fact of its host that says in how many cells a picture shows what lies there

    @property
    def is_private(self) -> bool:
        """Whether the cards before a player are seen by him alone, or by all but him."""
        return self.seen in ("owner", "others")

    def holders(self, players: int) -> int:
        """How many have such a place: the game, every player, or every card of a kind."""
        return len(self.hosts) if self.host else players if self.per == "player" else 1

    def seen_by(self, owner: int, player: int) -> bool:
        """Whether a player sees what lies there before an owner; -1 is nobody, who sees what everybody sees."""
        return self.seen == "all" or (player >= 0 and self.seen == ("owner" if owner == player else "others"))


class KindInfo(Frozen):
    """A kind of things. `sides` are the words of the faces of its cards; `back` are the facts on their backs; `under`
    are it and the kinds that are kinds of it."""

    name: str
    base: str
    titles: Titles
    owned: bool
    home: str | None
    facts: dict[str, dict[str, Any]]
    sides: tuple[str, ...]
    back: tuple[str, ...]
    under: tuple[str, ...]
    faces: tuple[Printed, ...]  # of dice: what is printed on them
    printed: dict[str, Any]  # of dice: what each says for its facts, words by their numbers
    drawn_at: tuple[str, ...]  # of places: the facts that say how far right and how far down they lie in a picture


class SideInfo(Frozen):
    """What stands on one face of a card alone."""

    titles: Titles
    facts: dict[str, Any]


class DesignInfo(Frozen):
    """A card as printed; its copies are numbered from `first`, of an owned kind `each` of every player, of a place that
    is printed `on` a card so many on each of this."""

    name: str
    kind: str
    titles: Titles
    copies: int
    each: int
    on: str
    first: int
    slots: tuple[str, ...]
    facts: dict[str, Any]
    text: str
    sides: dict[str, SideInfo]
    turned: int  # the place of the numbers that tell which face of each copy is up, -1 if there is only one


class BoardInfo(Frozen):
    """A board: the places with their coordinates (`hexagons`: two slanting axes; `squares`: column and row from the
    top; `ring`: a number and 0), and for each place what lies on its sides, going round, -1 where the board ends.
    Places on corners and on sides each say of which place they are the corner or side of which number, clockwise from
    the top. `owner` is whose board it is, -1 nobody's: of a board that everyone has there is one for each player."""

    name: str
    titles: Titles
    kind: str
    form: str
    places: tuple[tuple[int, int, int], ...]  # (place, x, y)
    around: tuple[tuple[int, ...], ...]
    on_corners: tuple[tuple[int, int, int], ...]
    on_sides: tuple[tuple[int, int, int], ...]
    owner: int

    @property
    def key(self) -> str:
        """Its name, with the number of the player whose it is."""
        return self.name if self.owner < 0 else f"{self.name}_{self.owner + 1}"


class RelationInfo(Frozen):
    """A relation that facts print, between places of a kind: of each place those to which it is related. `ways` are the
    pairs, each behind the thing whose fact relates them (-1: one of the two themselves)."""

    name: str
    titles: Titles
    kind: str
    beside: dict[int, tuple[int, ...]]
    ways: tuple[tuple[int, int, int], ...]


class NamedPart(Frozen):
    """An action, verb, phase or variant."""

    name: str
    titles: Titles


class EndingInfo(NamedPart):
    """An ending; where it is `lost`, nobody has won."""

    lost: bool


class ParameterInfo(Frozen):
    """A part of a value: its name, the word before it, and what it is."""

    name: str
    joint: str | None
    type: str
    kind: str | None


class ValueInfo(Frozen):
    """A declared value, with what it is asked of. Its `type` is `places` if it stands for places; one that is `hidden`
    is worked out from cards that not everybody sees."""

    name: str
    titles: Titles
    type: str
    hidden: bool
    parameters: tuple[ParameterInfo, ...]


class ClauseInfo(Frozen):
    """A line of source: where it stands, what it belongs to (a card, a verb, a part of the game), and what it says."""

    source: str
    line: int
    owner: str
    text: str


class Sheet(Frozen):
    """Everything that has a name."""

    name: str
    titles: Titles
    packs: dict[str, str]
    players: tuple[int, int]
    most: int
    resources: tuple[str, ...]
    words: tuple[str, ...]
    counters: dict[str, CounterInfo]
    marked: dict[str, MarkedInfo]
    marks: dict[str, MarkInfo]
    zones: dict[str, ZoneInfo]
    kinds: dict[str, KindInfo]
    designs: tuple[DesignInfo, ...]
    boards: dict[str, BoardInfo]  # of those that everyone has `field_1`, `field_2` …
    relations: dict[str, RelationInfo]
    actions: tuple[NamedPart, ...]
    verbs: tuple[NamedPart, ...]
    values: tuple[ValueInfo, ...]
    endings: tuple[EndingInfo, ...]
    phases: tuple[NamedPart, ...]
    variants: tuple[NamedPart, ...]
    clauses: tuple[ClauseInfo, ...]
    design_of: tuple[int, ...]  # card -> place in `designs`

    def __repr__(self) -> str:
        return f"<Sheet of {self.name}>"  # all of it would fill many screens

    def face(self, face: int) -> Printed:
        """What is printed on a face of a die."""
        word = word_of_face(face)
        return face if word is None else self.words[word]

    @cached_property
    def slots(self) -> list[str]:
        """The letters of the slots, in the order of their cells."""
        return [zone.name for zone in self.zones.values() if zone.store == "cell"]

    @cached_property
    def piles(self) -> dict[int, tuple[ZoneInfo, int, int]]:
        """Pile -> its zone, its owner (-1: nobody), and its number within a piled zone, or among the hosts."""
        return {
            zone.at + place: (
                zone,
                place // zone.piles if zone.per == "player" else -1,
                place if zone.host else place % zone.piles,
            )
            for zone in self.zones.values()
            if zone.store == "cards"
            for place in range(zone.piles * zone.holders(self.most))
        }

    @cached_property
    def sees(self) -> list[dict[int, bool]]:
        """Player -> pile -> whether he sees the cards in it; the last, also at -1, is whoever only watches."""
        return [
            {pile: zone.seen_by(owner, player) for pile, (zone, owner, _number) in self.piles.items()}
            for player in (*range(self.most), WATCHING)
        ]

    @cached_property
    def held_as(self) -> dict[str, str]:
        """Kind -> the kind that every place holds where its things can lie; none of a kind that can lie among others,
        for what is told of it would tell it from those."""
        held = {zone.of for zone in self.zones.values() if zone.store == "cards"}
        fits = {
            name: [one for one in held if one == kind.base or (one in self.kinds and name in self.kinds[one].under)]
            for name, kind in self.kinds.items()
        }
        mixed = {one for found in fits.values() if len(found) > 1 for one in found}
        return {name: found[0] for name, found in fits.items() if len(found) == 1 and found[0] not in mixed}

    @cached_property
    def under(self) -> list[tuple[ZoneInfo, dict[int, int]]]:
        """The zones that lie under cards: of each of these cards its pile."""
        zones = [zone for zone in self.zones.values() if zone.host]
        return [(zone, {card: zone.at + place for place, card in enumerate(zone.hosts)}) for zone in zones]

    @cached_property
    def hosts(self) -> frozenset[int]:
        """The cards that have a place under them."""
        return frozenset(card for _zone, places in self.under for card in places)

    @cached_property
    def holders(self) -> dict[int, ZoneInfo]:
        """The place of a number that counts pieces -> its zone."""
        zones = [zone for zone in self.zones.values() if zone.store == "pieces"]
        return {zone.at + place: zone for zone in zones for place in range(zone.looks * zone.holders(self.most))}

    def zone_of_pieces(self, place: int) -> ZoneInfo:
        """The zone of pieces that a number counts, or the slot for -1 - slot."""
        return self.zones[self.slots[(-1 - place) % len(self.slots)]] if place < 0 else self.holders[place]

    @cached_property
    def counter_at(self) -> dict[int, CounterInfo]:
        """The place of a counter's first number -> the counter."""
        return {counter.at: counter for counter in self.counters.values()}

    @cached_property
    def marked_at(self) -> dict[int, MarkedInfo]:
        """The place of the first number of a mark of the game or its players -> the mark."""
        return {mark.at: mark for mark in self.marked.values()}

    @cached_property
    def marks_of(self) -> dict[str, list[tuple[int, MarkInfo]]]:
        """Kind -> the marks that its cards carry, with their numbers."""
        marks = list(enumerate(self.marks.values()))
        return {
            kind: [(number, mark) for number, mark in marks if kind in self.kinds[mark.kind].under]
            for kind in self.kinds
        }

    @cached_property
    def has_open_marks(self) -> bool:
        """Whether something stands on hidden cards that all see."""
        return any(mark.open for mark in self.marks.values())

    @cached_property
    def turning(self) -> frozenset[str]:
        """The kinds whose cards lie turned on a board."""
        return frozenset(kind for kind, marks in self.marks_of.items() if any(mark.board for _number, mark in marks))

    @cached_property
    def backs(self) -> list[dict[str, Any]]:
        """Card -> what its back says: the facts that stand on it, and of an owned card its `owner`."""
        found: list[dict[str, Any]] = []
        for design in self.designs:
            kind = self.kinds[design.kind]
            facts = {fact: design.facts[fact] for fact in kind.back if fact in design.facts}
            for copy in range(design.copies):
                found.append(facts | ({"owner": copy // design.each} if kind.owned and kind.base != "piece" else {}))
        return found

    @staticmethod
    def from_data(data: dict[str, Any]) -> Sheet:
        """The sheet that a compiled game holds as data."""
        designs = tuple(
            DesignInfo(
                **_parts(row, "slots") | {"sides": {k: SideInfo(**_parts(side)) for k, side in row["sides"].items()}}
            )
            for row in data["designs"]
        )
        return Sheet(
            name=data["name"],
            titles=_titles(data["titles"]),
            packs=data["packs"],
            players=(data["players"][0], data["players"][1]),
            most=data["most"],
            resources=tuple(data["resources"]),
            words=tuple(data["words"]),
            counters={row["name"]: CounterInfo(**_parts(row)) for row in data["counters"]},
            marked={row["name"]: MarkedInfo(**_parts(row, "words")) for row in data["marked"]},
            marks={row["name"]: MarkInfo(**_parts(row, "words")) for row in data["marks"]},
            zones={row["name"]: ZoneInfo(**_parts(row, "hosts")) for row in data["zones"]},
            kinds={row["name"]: KindInfo(**_parts(row, "sides", "back", "faces", "drawn_at")) for row in data["kinds"]},
            designs=designs,
            boards={one.key: one for one in map(_board, data["boards"])},
            relations={row["name"]: _relation(row) for row in data["relations"]},
            actions=_named(data["actions"]),
            verbs=_named(data["verbs"]),
            values=tuple(
                ValueInfo(**_parts(row) | {"parameters": _parameters(row["parameters"])}) for row in data["values"]
            ),
            endings=tuple(EndingInfo(row["name"], _titles(row["titles"]), row["lost"]) for row in data["endings"]),
            phases=_named(data["phases"]),
            variants=_named(data["variants"]),
            clauses=tuple(ClauseInfo(*row) for row in data["clauses"]),
            design_of=tuple(place for place, design in enumerate(designs) for _copy in range(design.copies)),
        )

    @property
    def languages(self) -> list[str]:
        """The languages that the game has names in; English, the language of titles, first."""
        titled = [one.titles for one in self.designs] + [one.titles for one in self.counters.values()]
        found = {language for titles in titled for language in titles}
        return ["en", *sorted(found - {"en"})]

    def action_number(self, name: str) -> int:
        """The number of an action."""
        return [action.name for action in self.actions].index(name)

    def check_variant(self, name: str | None, older: bool = False) -> None:
        """Raise ValueError if the game, or an `older` version of it, has no variant of this name; None is the game."""
        if name is not None and name not in [variant.name for variant in self.variants]:
            known, name = ", ".join(variant.name for variant in self.variants) or msg("none"), as_name(name)
            if older:
                raise ValueError(msg("the older version has no variant `{}` (there is: {})", name, known))
            raise ValueError(msg("{} has no variant `{}` (there is: {})", self.name, name, known))

    def design(self, card: int) -> DesignInfo:
        """A card as printed."""
        return self.designs[self.design_of[card]]

    def on_sides(self, card: int, turn: int, face: str | None = None) -> dict[str, tuple[str, ...]]:
        """What stands on the sides of a card that is turned so far, with a face up: for each fact its words, side by
        side from the first of the board on. Empty for a card that is not turned."""
        design = self.design(card)
        if design.kind not in self.turning:
            return {}
        facts = design.facts | (design.sides[face].facts if face in design.sides else {})
        given = {
            name: facts[name]
            for name, spec in self.kinds[design.kind].facts.items()
            if spec.get("sided") and name in facts
        }
        return {
            fact: tuple(self.words[row[(side - turn) % len(row)]] for side in range(len(row)))
            for fact, row in given.items()
        }

    def label(self, board: BoardInfo, place: int) -> str:
        """What stands on a place of a board: its number, or its column and row."""
        return self.design(place).name.removeprefix(f"{board.name}_")

    @cached_property
    def own_places(self) -> dict[int, int]:
        """For each place of a board that everyone has the player whose it is."""
        found: dict[int, int] = {}
        for design in self.designs:
            kind = self.kinds[design.kind]
            if kind.base == "place" and kind.owned:
                found |= {design.first + copy: copy // design.each for copy in range(design.copies)}
        return found

    def card_title(self, card: int, language: str = "en") -> str:
        """A card's name, in English if it has none in this language. Raises ValueError for what is no card's number and
        for a language that the game has no names in."""
        if not is_whole(card) or not 0 <= card < len(self.design_of):
            told = msg(
                "there is no {} {}: they are numbers from 0 to {}", msg("card"), shown(card), len(self.design_of) - 1
            )
            raise ValueError(told)
        design = self.design(card)
        if not is_text(language) or language not in design.titles:
            hold_language(language, self.name, self.languages)
        return title_of(design.titles, design.name, language)


def title_of(titles: Titles, name: str, language: str) -> str:
    """The title in a language, else in English, else the name itself in words."""
    forms = titles.get(language) or titles.get("en")
    return forms[0] if forms else name.replace("_", " ")


def _titles(data: dict[str, Any]) -> Titles:
    return {language: tuple(forms) for language, forms in data.items()}


def _parts(row: dict[str, Any], *lists: str) -> dict[str, Any]:
    """The parts of something as it is made from data; JSON keeps what is in `lists` as lists."""
    return row | {"titles": _titles(row["titles"])} | {name: tuple(row[name]) for name in lists}


def _board(row: dict[str, Any]) -> BoardInfo:
    lists = {name: tuple(map(tuple, row[name])) for name in ("places", "around", "on_corners", "on_sides")}
    return BoardInfo(**_parts(row) | lists)


def _relation(row: dict[str, Any]) -> RelationInfo:
    beside = {place: tuple(others) for place, others in row["beside"]}
    return RelationInfo(**_parts(row) | {"beside": beside, "ways": tuple(map(tuple, row["ways"]))})


def _parameters(rows: list[dict[str, Any]]) -> tuple[ParameterInfo, ...]:
    return tuple(ParameterInfo(**row) for row in rows)


def _named(rows: list[dict[str, Any]]) -> tuple[NamedPart, ...]:
    return tuple(NamedPart(row["name"], _titles(row["titles"])) for row in rows)
