"""Where things lie: the numbers of piles, of counters, of pieces and slots, as expressions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from interpreter.compile.code import nodes as n
from interpreter.compile.code.blocks import Layout
from interpreter.compile.code.body import Body
from interpreter.compile.code.nodes import COUNTERS, NO, Expression, Row, Slot, Table, Type, Variable, at, lent
from interpreter.compile.code.statements import Unpack
from interpreter.effects import values as v
from interpreter.effects.values import Local, Value
from interpreter.model import Zone
from interpreter.model.whole import FIRST

if TYPE_CHECKING:
    from interpreter.compile.generator import Generator

NOWHERE = NO  # the pile that is nobody's and lies under no card: the last one, always empty


class Places:
    """Writes values and places: in a block a variable is a slot of its frame, elsewhere it is one of a function."""

    def __init__(self, gen: Generator, layout: Layout | None = None) -> None:
        self.gen = gen
        self.model = gen.model
        self.layout = layout
        self._kept: dict[Value, Sequence[Expression]] = {}
        self.hosts: dict[str, tuple[str, Variable]] = {}  # variable of a loop -> the kind and variable of what it is on

    def ref(self, local: Local) -> Variable | Slot:
        """How a variable is written here."""
        if self.layout is None:
            return self.gen.variable(local)
        slot = self.layout.slot(local.name, self.gen.type_of(local))
        if local.type in ("die", "dice"):
            self.layout.dice.add(slot.place)
        return slot

    def keep_stock(self, payer: Value, body: Body) -> None:
        """Fetch a player's resources once, before a loop that asks for them again and again."""
        if payer not in self._kept:
            resources = range(len(self.model.resources))
            names = tuple(Variable(f"stock{len(self._kept)}_{place}", Type.NUMBER) for place in resources)
            body.add(Unpack(names, self.stock(payer)))
            self._kept[payer] = names

    def value(self, x: Value) -> Expression:
        """The expression of a value."""
        method = getattr(self, f"write_{type(x).__name__}")
        found: Expression = method(x)
        return found

    def counted(self, x: Value) -> Expression:
        """What is gained, lost or paid: less than nothing is nothing."""
        if self.never_negative(x):
            return self.value(x)
        return lent("floored", self.value(x)) if x.type == "amount" else lent("max", 0, self.value(x))

    def never_negative(self, x: Value) -> bool:
        """Whether a number or amount cannot be below nothing, as far as its words tell."""
        match x:
            case v.Const():
                parts = x.value if isinstance(x.value, tuple) else (x.value,)
                return all(isinstance(part, int) and part >= 0 for part in parts)
            case v.CounterOf():
                low = self.model.counters[x.counter].low
                return low is not None and low >= 0
            case v.MarkOf():
                low = self.model.marks[x.mark].low
                return low is not None and low >= 0
            case v.FactOf():
                return self.model.never_below_nothing(x.fact)
            case v.Count() | v.WordCount() | v.PieceCount() | v.PlayerCount():
                return True
            case v.AllResources():
                return all((self.model.counters[name].low or 0) >= 0 for name in self.model.resources)
            case v.AsAmount() | v.OfResource():
                return self.never_negative(x.count)
            case v.OfAmount() | v.ResourceIn():
                return self.never_negative(x.amount)
            case v.Lookup():
                return min(x.cells) >= 0
            case v.ExtremeOf():
                found = map(self.never_negative, x.parts)
                return any(found) if x.word == "highest" else all(found)
            case v.Total():
                return self.never_negative(x.each)
            case v.Divided():
                return self.never_negative(x.value)
            case v.Times():
                return self.never_negative(x.value) and self.never_negative(x.count)
            case v.Plus():
                return x.sign > 0 and self.never_negative(x.left) and self.never_negative(x.right)
            case v.Changed():
                if self.gen.is_changed(x.value) and x.type != "amount":
                    return False
                if x.value not in self.gen.floors:
                    self.gen.floors[x.value] = self.never_negative(self.gen.base_of(x.value))
                return self.gen.floors[x.value]
            case v.If():
                return all(self.never_negative(value) for _condition, value in x.cases)
        return False

    def offset(self, at: int, owner: Value | None, width: int = 1) -> Expression:
        """The place `at`, moved on for the owner."""
        if owner is None:
            return n.Constant(at)
        own = self.value(owner)
        return at + (own if width == 1 else width * own)

    def of_somebody(self, asked: Expression, nothing: int | tuple[int, ...], *players: Value | None) -> Expression:
        """What is asked of players; `nothing` if one of them is nobody."""
        doubtful = [player for player in players if player is not None and self.gen.nobody.may_be_nobody(player)]
        return n.Either(self.are_somebody(doubtful), asked, n.constant(nothing)) if doubtful else asked

    @property
    def may_be_out(self) -> bool:
        """Whether players can be put out of this game."""
        return "out" in self.model.seat_numbers

    def in_game(self, seats: Expression) -> Expression:
        """Those of some seats that are still in the game."""
        return lent("in_game", seats) if self.may_be_out else seats

    def all_take_part(self, players: Sequence[Value]) -> Expression:
        """The condition that each of these players is somebody and still in the game."""
        if not self.may_be_out:
            return self.are_somebody(players)
        return n.all_of(map(self.takes_part, players))

    def takes_part(self, player: Value) -> Expression:
        """The condition that a player is somebody and still in the game; in the scoring everybody is."""
        own, out = self.value(player), self.model.seat_numbers["out"]
        if not isinstance(own, Variable | n.Slot):
            return lent("takes_part", own)
        here = n.any_of([n.Not(at(COUNTERS, own + out)), at(COUNTERS, n.Constant(out + self.model.most))])
        return n.all_of([own >= 0, here]) if self.gen.nobody.may_be_nobody(player) else here

    def are_somebody(self, players: Sequence[Value]) -> Expression:
        """The condition that none of these players is nobody."""
        return n.all_of(self.value(player) >= 0 for player in players)

    def pile(self, zone_name: str, owner: Value | None) -> Expression:
        """The number of a zone's one pile."""
        if owner is not None and self.model.zones[zone_name].host:
            return at(self.gen.pile_table(zone_name), self.value(owner))
        return self.of_somebody(self.offset(self.model.zones[zone_name].at, owner), NOWHERE, owner)

    def pile_range(self, zone: Zone, owner: Value | None) -> tuple[Expression, Expression]:
        """The first pile of a piled zone, and the one behind the last."""
        ends = (self.offset(at, owner, zone.piles) for at in (zone.at, zone.at + zone.piles))
        low, high = (self.of_somebody(end, NOWHERE, owner) for end in ends)
        return low, high

    def places_of(self, zone: Zone, owners: v.Everybody) -> Expression:
        """The numbers of the places that several players have of a zone, in a list."""
        each = zone.piles if zone.store == "cards" else self.model.looks(zone)
        if owners.but is None:
            return lent("places_of", at(n.SEATS, n.PLAYERS, at(COUNTERS, FIRST)), zone.at, each)
        others = at(n.OTHERS, n.PLAYERS, self.value(owners.but))
        found = lent("places_of", others, zone.at, each)
        return (
            n.Either(self.value(owners.but) >= 0, found, n.EMPTY)
            if self.gen.nobody.may_be_nobody(owners.but)
            else found
        )

    def number_at(self, counter: str, owner: Value | None) -> Expression:
        """The place of a counter."""
        definition = self.model.counters[counter]
        nobodys = self.model.nobody if definition.is_number else self.model.no_face
        return self.of_somebody(self.offset(definition.at, owner), nobodys, owner)

    def counter(self, counter: str, owner: Value | None) -> n.Entry:
        """A counter."""
        return at(COUNTERS, self.number_at(counter, owner))

    def most(self, counter: str, owner: Value | None) -> Expression | None:
        """How far a counter grows; None where nothing limits it."""
        definition = self.model.counters[counter]
        high = None if definition.high is None else n.Constant(definition.high)
        if definition.limit is None:
            return high
        limit = self.value(v.Changed(definition.limit, (owner,) if owner is not None else (), "number"))
        return limit if high is None else lent("min", high, limit)

    def grown(self, counter: str, owner: Value | None, was: Expression, new: Expression) -> Expression:
        """What a counter that grows becomes; what somebody has beyond a value that limits it, he keeps."""
        most = self.most(counter, owner)
        if most is None:
            return new
        new = lent("min", most, new)
        return new if self.model.counters[counter].limit is None else lent("max", was, new)

    def stock(self, owner: Value) -> Row:
        """A player's resources."""
        return Row(tuple(self.counter(name, owner) for name in self.model.resources))

    def holder(self, holder: Value, look: Value | None) -> Expression:
        """The place in `c` of the pieces of one look in a holder."""
        assert isinstance(holder, v.HolderOf)
        zone = self.model.zones[holder.zone]
        looks = self.model.looks(zone)
        if looks == 1:
            return self.of_somebody(self.offset(zone.at, holder.owner), self.model.nobody, holder.owner)
        base = self.offset(zone.at, holder.owner, looks)
        place = base if look is None else base + self.value(look)
        return self.of_somebody(place, self.model.nobody, holder.owner, look)

    def count_in(self, holder: Value, look: Value | None) -> Expression:
        """How many pieces lie in a holder."""
        assert isinstance(holder, v.HolderOf)
        zone = self.model.zones[holder.zone]
        looks = self.model.looks(zone)
        place = self.holder(holder, look)
        if looks == 1:
            if look is None or look == holder.owner or holder.owner is None:
                return at(COUNTERS, place)
            return n.Either(self.value(look).equals(self.value(holder.owner)), at(COUNTERS, place), n.Constant(0))
        return at(COUNTERS, place) if look is not None else lent("sum", n.Part(COUNTERS, place, place + looks))

    def cell(self, cell: Value) -> Expression:
        """The number of a slot, -1 where the card has none."""
        if isinstance(cell, v.CellOf):
            return at(Table(f"CELL_{cell.letter}", Type.MAYBE), self.value(cell.card))
        return self.value(cell)
