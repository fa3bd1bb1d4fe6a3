"""Values that are remembered until something changes that they look at.

A value that goes through many things is mostly asked when none of them has changed. So what it gave for the same
things is kept in the match (`State.kept`), and whatever changes a pile, a mark or who works throws away what was worked
out from that. What a value looks at is read off its text; one that looks at anything else is worked out each time. A
game without places remembers nothing: there little is gone through, and every move would cost more.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from interpreter.compile.code.nodes import NUMBERS, Type
from interpreter.compile.code.questions import cost_of, said_at_once
from interpreter.compile.code.statements import Kept
from interpreter.compile.tables import zone_of_pile
from interpreter.effects import things as th, values as v
from interpreter.effects.parts import walk
from interpreter.effects.values import Value
from interpreter.model import Zone
from interpreter.model.whole import FIRST

if TYPE_CHECKING:
    from interpreter.compile.generator import Generator

LONG = 60  # of `cost_of`; what is worked out more quickly than that is not worth remembering
KEPT = NUMBERS | {Type.AMOUNT}  # what nobody changes who is given it
WORKING = "working"

PLAIN = (  # values and sources that look at nothing but what they are made of, and at facts
    v.Const, v.PickedOut, v.Count, v.DesignName, v.WordCount, v.Sole, v.Exists, v.Total, v.OfAmount, v.ExtremeOf,
    v.Times, v.Divided, v.Plus, v.AsAmount, v.OfResource, v.Compare, v.All, v.Any, v.Not, v.PileIn, v.AmongCards,
    v.IsKind, v.IsDesign, v.IsLike, v.Related, v.Steps, v.LongestWay, v.SideOf, v.Opposite, v.OnTheSide, v.MostAlike,
    v.IsEmpty, v.Lookup, v.If, v.EndOf, v.CardIn, th.CardsOfList, th.CardsOfPile, th.TopCards, th.Numbers,
    th.Extremes, th.Words, th.Resources, th.RelatedTo, th.Reached, th.OnLine, th.Stretch,
)  # fmt: skip


def remember(gen: Generator) -> dict[str, Any]:
    """Choose the values that can be remembered: the names of their functions, and of every pile, of every mark and of
    working those that are no longer true when it changes."""
    chosen = _chosen(gen) if gen.remembers else {}
    for number, (name, looks) in enumerate(chosen.items()):
        function = gen.functions[name]
        counters = tuple(sorted(_numbers(gen, *one.split()[1:]) for one in looks if one.startswith("counter ")))
        function.kept = Kept(number, said_at_once(function.body), counters)

    def of(*what: str) -> list[int]:
        return [number for number, looks in enumerate(chosen.values()) if not looks.isdisjoint(what)]

    rows: list[list[int]] = []
    piles = [place_in(rows, of(*ways)) for ways in _ways_to_piles(gen, chosen)] if chosen else []
    return {
        "kept": [(name, len(gen.functions[name].params)) for name in chosen],
        "kept_by_pile": (rows, piles),
        "kept_by_mark": [of(f"mark {mark}") for mark in gen.model.marks] if chosen else [],
        "kept_by_work": of(WORKING),
    }


def place_in(rows: list[list[int]], row: list[int]) -> int:
    """Where a row stands among some, at whose end it is put if it is new: there may be thousands of piles."""
    if row not in rows:
        rows.append(row)
    return rows.index(row)


def _ways_to_piles(gen: Generator, chosen: dict[str, set[str]]) -> list[list[str]]:
    """For every pile, and at the end for none, how those that look at it say so: its zone, and what that lies on."""
    kinds = sorted({look.split(" on ")[1] for looks in chosen.values() for look in looks if " on " in look})
    rows = {kind: gen.above.row(kind) for kind in kinds}
    zones = [f"zone {zone.name}" for zone, _owner in zone_of_pile(gen.model)]
    return [
        *([zone, *(f"{zone} on {kind}" for kind in kinds if rows[kind][pile] >= 0)] for pile, zone in enumerate(zones)),
        [],
    ]


def _numbers(gen: Generator, counter: str, param: str) -> tuple[int, int, int]:
    """Where in the numbers of a match a counter stands, of all who have it, and the parameter that says whose is looked
    at; -1 for all of them."""
    if counter == "first":
        return FIRST, FIRST + 1, int(param)
    at = gen.model.counters[counter].at
    return at, at + (gen.model.most if gen.model.counters[counter].per_player else 1), int(param)


def _chosen(gen: Generator) -> dict[str, set[str]]:
    """The functions of the values that can be remembered, each with what it looks at."""
    found = {name: {looks} for name, looks in gen.gathering.items()}
    for value, name in gen.value_functions.items():
        function = gen.functions[name]
        simple = function.gives in KEPT and all(param.type in NUMBERS for param in function.params)
        if simple and cost_of(function.body, gen.functions) > LONG:
            looks = Looks(gen)
            looks.at_value(value, range(len(function.params)))
            if not looks.unknown:
                found[name] = looks.found
    return found


class Looks:
    """What a value looks at: zones, marks and who works; `unknown` if at anything else."""

    def __init__(self, gen: Generator) -> None:
        self.gen = gen
        self.found: set[str] = set()
        self.unknown = False
        self._values: set[tuple[str, tuple[int, ...]]] = set()
        self._params: dict[str, int] = {}  # variable -> the parameter of the whole value that it is
        self._on: dict[str, str | None] = {}  # variable of a place that is printed on a card -> the kind of that card

    def at_value(self, name: str, given: Sequence[int]) -> None:
        """A declared value, with all that may change it. `given` are the parameters of the whole value that it is asked
        for, -1 for anything else."""
        asked = name, tuple(given)
        if asked in self._values:
            return
        self._values.add(asked)
        value, outer = self.gen.model.values[name], self._params
        self._params = {one.name: param for one, param in zip(value.parameters, given, strict=True)}
        self.go_through(value.base)
        self._params = {}
        if self.gen.is_changed(name):
            self.found.add(WORKING)
            for modifier in self.gen.changes[name]:
                if modifier.always_on:  # any other begins and ends to work when it gets another owner
                    self.way_up(v.Local("this", "card", self.gen.model.designs[modifier.design].kind), None)
                self.go_through((modifier.condition, modifier.amount))
        self._params = outer

    def go_through(self, term: object) -> None:
        """All parts of a term."""
        for part in walk(term):
            if isinstance(part, th.Things):
                match part.source:
                    case th.CardsIn(places=((zone, owner),)) if self.gen.model.zones[zone].printed:
                        on = getattr(owner, "kind", None)
                    case _:
                        on = None
                self._on[part.local.name] = on if self._on.get(part.local.name, on) == on else None
        for part in walk(term):
            if isinstance(part, Value | th.ThingSource) and not isinstance(part, PLAIN):
                self.at(part)

    def at(self, part: object) -> None:
        """What one part looks at by itself."""
        match part:
            case v.Local() if part.type not in ("pile", "holder", "cell", "piece", "cards", "die", "dice"):
                pass
            case v.FactOf() | v.EdgeOf() if part.card.type != "die" and not self.gen.is_turned(part.fact):
                pass
            case v.First() | v.Everybody():
                self.found.add("counter first -1")
            case v.CounterOf():
                self.found.add(f"counter {part.counter} {self.param(part.owner)}")
            case v.MarkOf():
                self.found.add(f"mark {part.mark}")
            case v.PileOf(owner=v.Local(name=name)) if self._on.get(name):
                self.found.add(f"zone {part.zone} on {self._on[name]}")
            case v.PileOf() | th.CardsUnder() | th.Piles():
                self.found.add(f"zone {part.zone}")
            case th.CardsIn():
                self.found |= {f"zone {zone}" for zone, _owner in part.places}
            case v.PlaceOfCard() | v.Beside():
                self.place_of(part.card)
            case v.HostOf():
                if not self.gen.above.is_settled(part.kind, kind_of(part.card)):
                    self.way_up(part.card, part.kind)
            case v.OwnerOf() if part.thing.type == "card":
                kind = self.gen.model.kinds.get(kind_of(part.thing))
                if kind is None or not kind.owned:
                    self.way_up(part.thing, None)
            case v.LeftOf() | v.RightOf() | th.Players() if not self.gen.nobody.may_be_out:
                pass
            case v.Changed():
                self.at_value(part.value, tuple(map(self.param, part.args)))
            case _:
                self.unknown = True

    def param(self, term: Value | None) -> int:
        """Which parameter of the whole value something is, -1 for none."""
        return self._params.get(term.name, -1) if isinstance(term, v.Local) else -1

    def place_of(self, card: Value) -> None:
        """Where a card lies: any place that takes its kind."""
        if self.is_known(card):
            self.found |= {f"zone {zone.name}" for zone in self.places_for(kind_of(card))}

    def way_up(self, card: Value, goal: str | None) -> None:
        """What a card lies under, on the way up to a kind, or to its owner."""
        if self.is_known(card):
            self.climb(kind_of(card), goal, ())

    def is_known(self, card: Value) -> bool:
        """Whether it is known of which kind a card is; what looks at others is not remembered."""
        known = kind_of(card) in self.gen.model.kinds
        self.unknown = self.unknown or not known
        return known

    def climb(self, kind: str, goal: str | None, passed: tuple[str, ...]) -> bool:
        """Note the places in which a thing of a kind can lie under the goal; whether there are any."""
        model, found = self.gen.model, False
        for zone in self.places_for(kind):
            host = zone.host
            higher = host is not None and host not in passed and self.climb(host, goal, (*passed, kind))
            if goal is None or higher or model.is_a(host, goal) or model.is_a(goal, host):
                found = True
                if not model.kinds[kind].is_place:
                    self.found.add(f"zone {zone.name}")
        return found

    def places_for(self, kind: str) -> list[Zone]:
        """All places in which things of a kind can lie."""
        model = self.gen.model
        zones = (zone for zone in model.zones.values() if zone.store == "cards")
        return [
            zone
            for zone in zones
            if zone.of not in model.kinds or model.is_a(kind, zone.of) or model.is_a(zone.of, kind)
        ]


def kind_of(card: Value) -> str:
    """The kind that a card is known to be of."""
    return getattr(card, "kind", None) or ""
