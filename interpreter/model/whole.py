"""The whole game, and the layout of a match."""

from __future__ import annotations

from collections import ChainMap
from collections.abc import Mapping, Sequence

from attrs import define, field

from interpreter.effects.steps import Step
from interpreter.model.boards import Board
from interpreter.model.parts import (
    AbilityDef,
    ActionDef,
    Counter,
    Design,
    Ending,
    FactSpec,
    Family,
    Kind,
    Mark,
    Modifier,
    Pack,
    Prohibition,
    Relation,
    Titles,
    ValueDef,
    VerbDef,
    Zone,
)
from interpreter.model.scenario import Scenario

FIRST = 0  # the places in a match's list of numbers: of the first player's number,
PHASE = 1  # of the running phase's number (from 1; 0 before the first),
EPOCHS = 2  # and of the first epoch's number: how often it has begun


@define
class Clause:
    """A line of source that a log can point to. `owner` is the card, verb or part of the game it stands in."""

    source: str
    line: int
    owner: str
    text: str


@define
class Model:
    """A game, all names looked up. `layout()` fixes where everything lies in a match."""

    name: str = ""
    titles: Titles = field(factory=dict)
    packs: dict[str, Pack] = field(factory=dict)
    players: tuple[int, int] = (2, 4)
    doer_orders: bool = False
    kinds: dict[str, Kind] = field(factory=dict)
    counters: dict[str, Counter] = field(factory=dict)
    families: dict[str, Family] = field(factory=dict)
    marks: dict[str, Mark] = field(factory=dict)
    zones: dict[str, Zone] = field(factory=dict)  # slots under their letter
    values: dict[str, ValueDef] = field(factory=dict)
    boards: dict[str, Board] = field(factory=dict)
    relations: dict[str, Relation] = field(factory=dict)
    verbs: dict[str, VerbDef] = field(factory=dict)
    actions: dict[str, ActionDef] = field(factory=dict)
    designs: dict[str, Design] = field(factory=dict)
    endings: dict[str, Ending] = field(factory=dict)
    flow: dict[str, tuple[Step, ...]] = field(factory=dict)  # setup, play, scoring; `training.setup` of a variant
    variants: dict[str, Titles] = field(factory=dict)
    abilities: list[AbilityDef] = field(factory=list)
    modifiers: list[Modifier] = field(factory=list)
    prohibitions: list[Prohibition] = field(factory=list)
    words: list[str] = field(factory=list)  # the words of facts; a word's number is its place here
    phases: dict[str, Titles] = field(factory=dict)
    epochs: list[str] = field(factory=list)  # what `once a …` can name
    clauses: list[Clause] = field(factory=list)
    scenarios: list[Scenario] = field(factory=list)
    drawn_kinds: frozenset[str] = frozenset()  # of the cards that are picked at random
    drawn_sorts: frozenset[str] = frozenset()  # of all that is picked at random
    seat_numbers: dict[str, int] = field(factory=dict)  # what the engine keeps of each player, where a game needs it
    numbers: int = 0  # how many numbers a match has
    places: int = 0  # how many piles of cards a match has
    nobody: int = 0  # the number that is 0: what there is of anything that a player has, where there is no player
    turn: int = 0  # the number of the player whose turn it is, from 1, in a game with actions at any time
    no_face: int = 0  # the number that is -1: the face of a card that has only one, what no card is marked with

    @property
    def most(self) -> int:
        """The greatest number of players; the layout leaves room for them in every match."""
        return self.players[1]

    @property
    def counted(self) -> Mapping[str, Counter | Mark]:
        """All that can be gained, lost or set: what the game, its players and single cards have."""
        return ChainMap[str, Counter | Mark](self.counters, self.marks)  # type: ignore[arg-type]

    def family_of(self, counter: str) -> tuple[Family, str] | None:
        """The counters under one name of which a counter is one, and the word or the resource that it is for."""
        for family in self.families.values():
            for member, word in zip(family.members.values(), family.words, strict=True):
                if member == counter:
                    return family, word
        return None

    @property
    def resources(self) -> list[str]:
        """The resources in the order of their declaration, which is the order of the numbers of an amount."""
        return [counter.name for counter in self.counters.values() if counter.resource]

    @property
    def asides(self) -> dict[int, ActionDef]:
        """The actions that can be carried out at any time in one's turn, by their numbers."""
        return {number: action for number, action in enumerate(self.actions.values()) if action.any_time}

    def layout(self) -> None:
        """Give every counter, zone and card its place."""
        card = 0
        for design in self.designs.values():
            design.first = card
            card += design.copies
        at = EPOCHS + len(self.epochs) + 1
        for counter in self.counters.values():
            counter.at = at
            at += self.most if counter.per_player else 1
        for design in self.designs.values():
            if self.kinds[design.kind].sides:
                design.turned = at
                at += design.copies
        for mark in self.marks.values():
            mark.at = at
            at += len(self.cards_of(mark.kind))
        marked = self.marks or not all(counter.is_number for counter in self.counters.values())
        if marked or any(kind.sides for kind in self.kinds.values()):
            self.no_face = at
            at += 1
        for name in self.seat_numbers:
            self.seat_numbers[name] = at
            at += self.most + (name == "out")  # behind them, whether all take part in the scoring
        pile = 0
        for zone in self.zones.values():
            if zone.store == "cards":
                zone.at = pile
                pile += zone.piles * self.holders(zone)
            elif zone.store == "pieces":
                zone.at = at
                at += self.looks(zone) * (self.most if zone.per == "player" else 1)
        if self.asides:
            self.turn = at
            at += 1
        self.nobody = at  # INVARIANT: the last number, so that a stretch of numbers from here on is this one alone
        at += 1
        for number, zone in enumerate(zone for zone in self.zones.values() if zone.store == "cell"):
            zone.at = number
        self.numbers, self.places = at, pile

    def holders(self, zone: Zone) -> int:
        """How many have such a place: the game, every player, every card of a kind."""
        return len(self.hosts(zone)) if zone.host else self.most if zone.per == "player" else 1

    def hosts(self, zone: Zone) -> list[int]:
        """The cards that have such a place each."""
        return self.cards_of(zone.host or "")

    def under(self, kind: str) -> tuple[str, ...]:
        """A kind, and the kinds that are kinds of it, directly or through others."""
        found = [kind]
        for one in found:
            found += [other.name for other in self.kinds.values() if other.upper == one]
        return tuple(found)

    def is_a(self, kind: str | None, upper: str | None) -> bool:
        """Whether a thing of a kind is one of another kind, which is the same or stands above it."""
        while kind is not None and kind != upper:
            kind = self.kinds[kind].upper if kind in self.kinds else None
        return kind is not None

    def turn_of(self, kind: str | None) -> Mark | None:
        """The mark that says how far the cards of a kind are turned; None if they cannot be."""
        return next(
            (mark for mark in self.marks.values() if mark.board is not None and self.is_a(kind, mark.kind)), None
        )

    def sides_of(self, spec: FactSpec) -> int | None:
        """How many words a fact with a word for each side has; None where that is not known."""
        for kind in self.kinds.values():
            mark = self.turn_of(kind.name) if kind.facts.get(spec.name) is spec else None
            if mark is not None and mark.board in self.boards:
                return self.boards[mark.board].sides
        return None

    def cards_of(self, kind: str) -> list[int]:
        """The cards of a kind."""
        designs = [design for design in self.designs.values() if self.is_a(design.kind, kind)]
        return [design.first + copy for design in designs for copy in range(design.copies)]

    def each_has(self, design: Design) -> int:
        """How many of a design every player has: of an owned kind, and of what is printed on such a card; else 0."""
        if design.on:
            return design.each * self.each_has(self.designs[design.on])
        return design.each if self.kinds[design.kind].owned else 0

    def bearers(self) -> dict[int, int]:
        """For every place that is printed on a card this card."""
        places = [design for design in self.designs.values() if design.on]
        return {
            place.first + copy: self.designs[place.on].first + copy // place.each
            for place in places
            for copy in range(place.copies)
        }

    @property
    def owners(self) -> list[int]:
        """For every card whose it is, -1 where it belongs to whoever has it; empty if there are only such cards."""
        if not any(kind.owned and kind.is_card for kind in self.kinds.values()):
            return []
        return [
            copy // design.each if self.kinds[design.kind].owned else -1
            for design in self.designs.values()
            for copy in range(design.copies)
        ]

    @property
    def by_themselves(self) -> dict[str, Design]:
        """All designs but the places that are printed on others: these are part of them."""
        return {name: design for name, design in self.designs.items() if not design.on}

    @property
    def written(self) -> list[Design]:
        """The cards that somebody wrote: all but the places that a board makes, or that are printed on a card."""
        made = {name for board in self.boards.values() for name in board.labels}
        return [design for design in self.by_themselves.values() if design.name not in made]

    def seats(self, board: Board) -> Sequence[int]:
        """Whose a board is: of one that everyone has all players, of any other nobody, -1."""
        return range(self.most) if board.per_player else (-1,)

    def lies_before_each(self, kind: str) -> bool:
        """Whether the things of a kind are the places of a board that everyone has."""
        return self.kinds[kind].owned and self.kinds[kind].is_place and self.bears(kind) is None

    def meant_by(self, name: str) -> list[str]:
        """The cards that are meant by a name: the one that is called so, or those of a series."""
        series = [design.name for design in self.designs.values() if design.series == name]
        return [name] if name in self.by_themselves else series

    @property
    def printed(self) -> list[Zone]:
        """Where the places lie that are printed on cards."""
        return [zone for zone in self.zones.values() if zone.printed]

    def bears(self, kind: str) -> Zone | None:
        """Where the places of a kind lie if they are printed on cards."""
        zone = self.zones.get(self.kinds[kind].starts or "")
        return zone if zone is not None and zone.printed else None

    @property
    def works_by_place(self) -> bool:
        """Whether every card works for the player in whose place it lies, if it works."""
        hosted = {zone.name for zone in self.zones.values() if zone.host}
        return not self.owners and hosted.isdisjoint(zone for kind in self.kinds.values() for zone in kind.works)

    def epoch(self, name: str) -> int:
        """The place of the number that tells how often an epoch (or `turn`) has begun."""
        return EPOCHS + (self.epochs.index(name) if name in self.epochs else len(self.epochs))

    def looks(self, zone: Zone) -> int:
        """How many numbers one holder of pieces needs: one for each player whose pieces may lie there."""
        owned = self.kinds[zone.of].owned
        return self.most if owned and (zone.guests or zone.per is None) else 1

    @property
    def slots(self) -> list[str]:
        """The letters of the slots, in the order of their cells."""
        return [zone.name for zone in self.zones.values() if zone.store == "cell"]

    def word(self, text: str) -> int:
        """The number of a fact's word."""
        if text not in self.words:
            self.words.append(text)
        return self.words.index(text)

    def never_below_nothing(self, fact: str) -> bool:
        """Whether no card gives a number below nothing for a fact, on any of its faces."""
        designs = self.designs.values()
        sets = [one.facts for one in designs] + [side.facts for one in designs for side in one.sides.values()]
        given = [facts.get(fact, 0) for facts in sets]
        numbers = [part for one in given for part in (one if isinstance(one, tuple) else (one,))]
        return all(number >= 0 for number in numbers if isinstance(number, int))

    def kind_of(self, design: str) -> Kind:
        """The kind of a design."""
        return self.kinds[self.designs[design].kind]
