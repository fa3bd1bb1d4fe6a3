"""What a player has in places that belong to nobody: on a map, on the cards of the table, in the cells of a card.

A declared value of a thing and a player says how that player stands to it: whether a way on the map is his, how many of
his pieces lie on a card. It is added up over all places of the thing's kind, or over the cards that lie open on the
table; what lies in those places counts for whoever the value is true of. Places that are printed on a player's own
cards need no value: of each group of them that a fact names (the cells of one task, say) it counts how far they are
filled.
How far something is filled is squared: what is nearly full is worth more than as much in several places.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from attrs import frozen

from interpreter.game.program import Program
from interpreter.game.sheet import Sheet, ValueInfo, ZoneInfo
from interpreter.game.state import State

Pile = tuple[int, int]  # where it is, and how much fills it; 0 if nobody knows


@frozen
class Stand:
    """A `value` of a thing and a player: over all `things`, or over the cards in the piles of a zone of the table, with
    what lies in the zones that the things have. It `is_flag`, and `turned` if it wants the player first."""

    name: str
    value: str
    is_flag: bool
    turned: bool
    worked: Callable[[State, int, int], int]
    things: tuple[int, ...]
    inside: range
    piles: tuple[tuple[str, tuple[Pile, ...]], ...]

    @property
    def names(self) -> list[str]:
        """The features."""
        held = [f"{how} {zone} where {self.name}" for zone, _piles in self.piles for how in ("cards", "filled")]
        return [f"value {self.name}", f"any {self.name}", *held]

    def count(self, m: State, player: int) -> list[float]:
        """What the features are of a player."""
        z = m.z
        if self.inside:
            piles = z[self.inside.start : self.inside.stop]
            return both(sum(self.worked(m, card, player) for pile in piles for card in pile))
        told = [self.worked(m, thing, player) for thing in self.things]
        found = both(sum(told))
        for _zone, held in self.piles:
            cards, filled = 0, 0.0
            for value, (pile, size) in zip(told, held, strict=True):
                if value and z[pile]:
                    cards += len(z[pile])
                    filled += part(len(z[pile]), size)
            found += [cards, filled]
        return found


@frozen
class Groups:
    """The places on the cards in a zone of each player, by the word that a fact of theirs has: how far they are
    filled."""

    zone: ZoneInfo
    words: tuple[str, ...]
    under: ZoneInfo
    fact: str
    groups: dict[int, tuple[tuple[int, tuple[int, ...]], ...]]  # card -> the number of the word, the piles

    @property
    def names(self) -> list[str]:
        """The features."""
        return [f"filled {self.under.name} {self.fact} {word} in {self.zone.name}" for word in self.words]

    def count(self, m: State, player: int) -> list[float]:
        """What the features are of a player."""
        found, z = [0.0] * len(self.words), m.z
        first = self.zone.at + player * self.zone.piles
        for pile in z[first : first + self.zone.piles]:
            for card in pile:
                for word, places in self.groups.get(card, ()):
                    full = sum(1 for place in places if z[place])
                    if full:
                        found[word] += part(full, len(places))
        return found


@frozen
class Kinds:
    """How many different cards a player has in a zone, such as colours of pieces in a bag."""

    zone: ZoneInfo
    designs: Sequence[int]  # card -> what it is a copy of

    @property
    def names(self) -> list[str]:
        """The feature."""
        return [f"kinds {self.zone.name}"]

    def count(self, m: State, player: int) -> list[float]:
        """What the feature is of a player."""
        first = self.zone.at + player * self.zone.piles
        return [len({self.designs[card] for pile in m.z[first : first + self.zone.piles] for card in pile})]


def both(number: int) -> list[float]:
    """A number, and whether it is above 0 at all."""
    return [number, float(number > 0)]


def part(full: int, size: int) -> float:
    """The square of the part that is filled.

    >>> part(2, 4), part(3, 3), part(2, 0)
    (0.25, 1.0, 0.0)
    """
    return (full / size) * (full / size) if size else 0.0


class Places:
    """All such features of a game."""

    def __init__(self, program: Program, zones: Sequence[ZoneInfo]) -> None:
        program.reasons.read(program.functions)
        sheet = program.sheet
        stands = [one for value in sheet.values for one in stands_of(program, value)]
        kinds = [Kinds(zone, sheet.design_of) for zone in zones if zone.seen != "nobody" and zone.holds != 1]
        self.parts: list[Stand | Groups | Kinds] = [*stands, *groups_of(program, zones), *kinds]
        self.names = [name for one in self.parts for name in one.names]
        self.private = {name for one in kinds if one.zone.seen != "all" for name in one.names}

    def read(self, m: State, player: int) -> Iterator[tuple[str, float]]:
        """All features of a player with their names."""
        return zip(self.names, (value for one in self.parts for value in one.count(m, player)), strict=True)


def stands_of(program: Program, value: ValueInfo) -> Iterator[Stand]:
    """The features of a value of a thing and a player, in whichever order."""
    of = [one.type for one in value.parameters]
    if value.hidden or value.type not in ("number", "flag") or sorted(of) != ["card", "player"]:
        return
    about = value.name, value.type == "flag", of[0] == "player"
    worked = told(program.functions[f"now_{value.name}"], *about[1:])
    sheet, kind = program.sheet, value.parameters[of.index("card")].kind or ""
    if kind not in sheet.kinds:
        return
    if sheet.kinds[kind].base != "place":
        for zone in sheet.zones.values():
            if zone.of == kind and zone.store == "cards" and zone.seen == "all" and zone.per != "player":
                inside = range(zone.at, zone.at + zone.holders(0))
                yield Stand(f"{value.name} in {zone.name}", *about, worked, (), inside, ())
        return
    if any(zone.printed and zone.of == kind for zone in sheet.zones.values()):
        return  # there are too many of them
    things = tuple(card for card, at in enumerate(sheet.design_of) if kind in sheet.kinds[sheet.designs[at].kind].under)
    held = [zone for zone in sheet.zones.values() if zone.host == kind and zone.store == "cards" and zone.seen == "all"]
    piles = tuple((zone.name, piles_of(sheet, zone, things)) for zone in held if value.type == "flag")
    yield Stand(value.name, *about, worked, things, range(0), piles)


def told(worked: Callable[[State, int, int], object], is_flag: bool, turned: bool) -> Callable[[State, int, int], int]:
    """A value that is asked of a thing and then of a player, as a number; `turned` if it wants the player first."""
    number: Callable[..., int] = bool if is_flag else int
    if turned:
        return lambda m, thing, player: number(worked(m, player, thing))
    return lambda m, thing, player: number(worked(m, thing, player))


def piles_of(sheet: Sheet, zone: ZoneInfo, things: tuple[int, ...]) -> tuple[Pile, ...]:
    """The place that each thing has, with how much fills it: what a fact of it says, else what fits in."""
    sizes = [sheet.design(thing).facts.get(zone.drawn_in) if zone.drawn_in else None for thing in things]
    return tuple(
        (zone.at + zone.hosts.index(thing), size if isinstance(size, int) else zone.holds or 0)
        for thing, size in zip(things, sizes, strict=True)
    )


def groups_of(program: Program, zones: Sequence[ZoneInfo]) -> Iterator[Groups]:
    """The features of places that are printed on cards, for each fact of theirs that is a word."""
    sheet = program.sheet
    for under in sheet.zones.values():
        host = sheet.kinds.get(under.host or "")
        cards = cards_with(program, under) if host is not None and host.base == "place" else {}
        if host is None or not cards or under.store != "cards" or under.seen != "all":
            continue
        for fact, spec in host.facts.items():
            if spec["type"] == "words":
                words = tuple(spec["words"])
                grouped = {card: by_word(sheet, rows, fact, words) for card, rows in cards.items()}
                yield from (Groups(zone, words, under, fact, grouped) for zone in zones if zone.seen == "all")


def cards_with(program: Program, under: ZoneInfo) -> dict[int, list[Pile]]:
    """Card -> the places that are printed on it, each with its pile in a zone."""
    places = program.tables["start_places"]
    printed = [zone for zone in program.sheet.zones.values() if zone.printed]
    cards = {zone.at + row: card for zone in printed for row, card in enumerate(zone.hosts)}
    found: dict[int, list[Pile]] = {}
    for row, place in enumerate(under.hosts):
        card = cards.get(places[place])
        if card is not None:
            found.setdefault(card, []).append((under.at + row, place))
    return found


def by_word(
    sheet: Sheet, places: list[Pile], fact: str, words: tuple[str, ...]
) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """The piles of the places on a card, by the number of their word."""
    found: dict[int, tuple[int, ...]] = {}
    for pile, place in places:
        word = sheet.design(place).facts.get(fact)
        if isinstance(word, int) and sheet.words[word] in words:
            number = words.index(sheet.words[word])
            found[number] = (*found.get(number, ()), pile)
    return tuple(found.items())
