"""What a value looks at, as its text tells it; by that it is known when it may give something else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from interpreter.effects import things as th, values as v
from interpreter.effects.parts import walk
from interpreter.effects.values import Value
from interpreter.model import Zone

if TYPE_CHECKING:
    from interpreter.compile.generator import Generator

WORKING = "working"

PLAIN = (  # values and sources that look at nothing but what they are made of, and at facts
    v.Const, v.PickedOut, v.Count, v.DesignName, v.WordCount, v.Sole, v.Exists, v.Total, v.OfAmount, v.ExtremeOf,
    v.Times, v.Divided, v.Plus, v.AsAmount, v.OfResource, v.Compare, v.All, v.Any, v.Not, v.PileIn, v.AmongCards,
    v.IsKind, v.IsDesign, v.IsLike, v.Related, v.Steps, v.LongestWay, v.SideOf, v.Opposite, v.OnTheSide, v.MostAlike,
    v.IsEmpty, v.Lookup, v.If, v.EndOf, v.CardIn, th.CardsOfList, th.CardsOfPile, th.TopCards, th.Numbers,
    th.Extremes, th.Words, th.Resources, th.RelatedTo, th.Reached, th.OnLine, th.Stretch,
)  # fmt: skip


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
            case v.PileOf():
                self.zone(part.zone, part.owner)
            case th.CardsUnder() | th.Piles():
                self.zone(part.zone, None)
            case th.CardsIn():
                for zone, owner in part.places:
                    self.zone(zone, owner)
            case v.PlaceOfCard() | v.Beside():
                self.place_of(part.card)
            case v.HostOf():
                if not self.gen.above.is_settled(part.kind, kind_of(part.card)):
                    self.way_up(part.card, part.kind)
            case v.OwnerOf() if part.thing.type == "card":
                kind = self.gen.model.kinds.get(kind_of(part.thing))
                if kind is None or not kind.owned:
                    self.way_up(part.thing, None)
            case v.OwnerOf(thing=v.PlaceOfCard(card=card)):
                self.way_up(card, None)
            case v.LeftOf() | v.RightOf() | th.Players() if not self.gen.nobody.may_be_out:
                pass
            case v.Changed():
                self.at_value(part.value, tuple(map(self.param, part.args)))
            case _:
                self.unknown = True

    def zone(self, name: str, owner: Value | None) -> None:
        """A zone, of one player whom the whole value is asked for, or any."""
        param = self.param(owner) if self.gen.model.zones[name].per == "player" else -1
        self.found.add(f"zone {name}" if param < 0 else f"zone {name} of {param}")

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
