"""Values become Python expressions.

A `Writer` knows how a variable is written: `v_card` inside a function of its own, `f[3]` inside a block of a frame. What needs
a loop becomes a function of its own (`Generator.helper`), which takes the variables that it uses.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from interpreter.compile import terms as t
from interpreter.compile.lines import Lines
from interpreter.effects import things as th
from interpreter.effects import values as v
from interpreter.effects.things import Things
from interpreter.effects.values import Local, Value
from interpreter.model import Zone

if TYPE_CHECKING:
    from interpreter.compile.generator import Generator


def python_name(local: Local) -> str:
    """A variable inside a function of its own."""
    return f"v_{local.name}"


class Writer:
    """Writes values. `ref` says how a variable is written here."""

    def __init__(self, gen: Generator, ref: Callable[[Local], str] = python_name) -> None:
        self.gen = gen
        self.model = gen.model
        self.ref = ref
        self._kept: dict[Value, list[str]] = {}

    def keep_stock(self, payer: Value, lines: Lines) -> None:
        """Fetch a player's resources once, before a loop that asks for them again and again."""
        if payer not in self._kept:
            names = [f"stock{len(self._kept)}_{place}" for place in range(len(self.model.resources))]
            lines.add(f"{', '.join(names)}, = {self.stock(payer)}")
            self._kept[payer] = names

    # ---- places ---------------------------------------------------------------------------------------------------

    def offset(self, at: int, owner: Value | None, width: int = 1) -> str:
        """The place `at`, moved on for the owner."""
        if owner is None:
            return str(at)
        code = self.value(owner)
        return f"{at} + {code}" if width == 1 else f"{at} + {width} * {code}"

    def pile(self, zone_name: str, owner: Value | None) -> str:
        """The number of a zone's one pile."""
        return self.offset(self.model.zones[zone_name].at, owner)

    def pile_range(self, zone: Zone, owner: Value | None) -> tuple[str, str]:
        """The first pile of a piled zone, and the one behind the last."""
        return self.offset(zone.at, owner, zone.piles), self.offset(zone.at + zone.piles, owner, zone.piles)

    def number_at(self, counter: str, owner: Value | None) -> str:
        """The place of a counter."""
        return self.offset(self.model.counters[counter].at, owner)

    def stock(self, owner: Value) -> str:
        """A player's resources as a tuple."""
        parts = [f"c[{self.number_at(name, owner)}]" for name in self.model.resources]
        return "(" + ", ".join(parts) + ",)"

    def holder(self, holder: Value, look: Value | None) -> str:
        """The place in `c` of the pieces of one look in a holder."""
        if isinstance(holder, v.HomeOf):
            raise TypeError("a home is resolved when a piece is moved")
        assert isinstance(holder, v.HolderOf)
        zone = self.model.zones[holder.zone]
        looks = self.model.looks(zone)
        if looks == 1:
            return self.offset(zone.at, holder.owner)
        base = self.offset(zone.at, holder.owner, looks)
        return base if look is None else f"{base} + {self.value(look)}"

    def count_in(self, holder: Value, look: Value | None) -> str:
        """How many pieces lie in a holder."""
        assert isinstance(holder, v.HolderOf)
        zone = self.model.zones[holder.zone]
        looks = self.model.looks(zone)
        place = self.holder(holder, look)
        if looks == 1:
            if look is None or look == holder.owner or holder.owner is None:
                return f"c[{place}]"
            return f"(c[{place}] if {self.value(look)} == {self.value(holder.owner)} else 0)"
        return f"c[{place}]" if look is not None else f"sum(c[{place}:{place} + {looks}])"

    def cell(self, cell: Value) -> str:
        """The number of a slot, -1 where the card has none."""
        if isinstance(cell, v.CellOf):
            return f"CELL_{cell.letter}[{self.value(cell.card)}]"
        return self.value(cell)

    # ---- values ---------------------------------------------------------------------------------------------------

    def value(self, x: Value) -> str:
        """The Python expression of a value."""
        method = getattr(self, f"write_{type(x).__name__}")
        code: str = method(x)
        return code

    def counted(self, x: Value) -> str:
        """The expression of what is gained, lost or paid: less than nothing is nothing."""
        if self.never_negative(x):
            return self.value(x)
        return f"floored({self.value(x)})" if x.type == "amount" else f"max(0, {self.value(x)})"

    def never_negative(self, x: Value) -> bool:
        """Whether a number or amount cannot be below nothing, as far as its words tell."""
        match x:
            case v.Const():
                parts = x.value if isinstance(x.value, tuple) else (x.value,)
                return all(isinstance(part, int) and part >= 0 for part in parts)
            case v.CounterOf():
                low = self.model.counters[x.counter].low
                return low is not None and low >= 0
            case v.FactOf() | v.Count() | v.PieceCount() | v.PlayerCount():
                return True
            case v.AllResources():
                return all((self.model.counters[name].low or 0) >= 0 for name in self.model.resources)
            case v.AsAmount():
                return self.never_negative(x.count)
            case v.OfAmount():
                return self.never_negative(x.amount)
            case v.Total():
                return self.never_negative(x.each)
            case v.Times():
                return self.never_negative(x.value) and self.never_negative(x.count)
            case v.Plus():
                return x.sign > 0 and self.never_negative(x.left) and self.never_negative(x.right)
            case v.Changed():
                definition = self.model.values[x.value]
                assert definition.base is not None
                if self.gen.is_changed(x.value) and definition.type != "amount":
                    return False
                return self.never_negative(definition.base)
            case v.If():
                return all(self.never_negative(value) for _condition, value in x.cases)
        return False

    def write_Const(self, x: v.Const) -> str:
        return repr(x.value)

    def write_Local(self, x: Local) -> str:
        return self.ref(x)

    def write_CounterOf(self, x: v.CounterOf) -> str:
        return f"c[{self.number_at(x.counter, x.owner)}]"

    def write_AllResources(self, x: v.AllResources) -> str:
        return self.stock(x.owner)

    def write_FactOf(self, x: v.FactOf) -> str:
        return f"{self.gen.fact_table(x.fact)}[{self.value(x.card)}]"

    def write_PileOf(self, x: v.PileOf) -> str:
        return self.pile(x.zone, x.owner)

    def write_CellOf(self, x: v.CellOf) -> str:
        return self.cell(x)

    def write_PlaceOfCard(self, x: v.PlaceOfCard) -> str:
        return f"loc[{self.value(x.card)}]"

    def write_CardOfCell(self, x: v.CardOfCell) -> str:
        code = self.value(x.cell)
        if x.cell.type == "piece":
            return f"card_of_piece({code})"
        return f"({code} // SLOTS)"

    def write_OwnerOf(self, x: v.OwnerOf) -> str:
        if x.thing.type == "piece":
            return f"look_of(m, {self.value(x.thing)})"
        if x.thing.type == "pile":
            return f"OWNER[{self.value(x.thing)}]"
        return f"OWNER[loc[{self.value(x.thing)}]]"

    def write_EndOf(self, x: v.EndOf) -> str:
        pile = f"z[{self.value(x.pile)}]"
        return f"({pile}[{-1 if x.end == 'top' else 0}] if {pile} else -1)"

    def write_Beside(self, x: v.Beside) -> str:
        return f"beside(m, {self.value(x.card)}, {x.step})"

    def write_LeftOf(self, x: v.LeftOf) -> str:
        return f"(({self.value(x.player)}) + 1) % m.n"

    def write_First(self, _x: v.First) -> str:
        return "c[0]"

    def write_PlayerCount(self, _x: v.PlayerCount) -> str:
        return "m.n"

    def write_Changed(self, x: v.Changed) -> str:
        definition = self.model.values[x.value]
        assert definition.base is not None
        if not self.gen.is_changed(x.value):
            mapping = {p.name: arg for p, arg in zip(definition.parameters, x.args, strict=True)}
            return self.value(t.substitute(definition.base, mapping))
        args = "".join(f", {self.value(arg)}" for arg in x.args)
        call = f"{self.gen.value_function(x.value)}(m{args})"
        if isinstance(definition.base, v.Const):  # nothing to call while nothing changes it
            return f"({self.value(definition.base)} if {self.gen.channel('value', x.value)} not in live else {call})"
        return call

    def write_Count(self, x: v.Count) -> str:
        source = x.things.source
        if not x.things.where:
            if isinstance(source, th.CardsIn):
                return self._lengths(source)
            if isinstance(source, th.CardsOfPile):
                return f"len(z[{self.value(source.pile)}])"
            if isinstance(source, th.CardsOfList):
                return f"len({self.value(source.cards)})"
        lines = Lines()
        lines.add("k = 0")
        Writer(self.gen).loop(x.things, lines, lambda inner: lines.add("k += 1"))
        lines.add("return k")
        return self.gen.helper(x.things, lines, self)

    def _lengths(self, source: th.CardsIn) -> str:
        parts = []
        for zone_name, owner in source.places:
            zone = self.model.zones[zone_name]
            if zone.piled:
                low, high = self.pile_range(zone, owner)
                parts.append(f"sum(map(len, z[{low}:{high}]))")
            else:
                parts.append(f"len(z[{self.pile(zone_name, owner)}])")
        return parts[0] if len(parts) == 1 else "(" + " + ".join(parts) + ")"

    def write_PieceCount(self, x: v.PieceCount) -> str:
        return self.count_in(x.holder, x.look)

    def write_Exists(self, x: v.Exists) -> str:
        source = x.things.source
        if not x.things.where and isinstance(source, th.CardsIn | th.CardsOfPile | th.CardsOfList):
            if (
                isinstance(source, th.CardsIn)
                and len(source.places) == 1
                and not self.model.zones[source.places[0][0]].piled
            ):
                return f"bool(z[{self.pile(*source.places[0])}])"
            return f"({self.write_Count(v.Count(x.things))} > 0)"
        lines = Lines()
        Writer(self.gen).loop(x.things, lines, lambda inner: lines.add("return True"))
        lines.add("return False")
        return self.gen.helper(x.things, lines, self)

    def write_Total(self, x: v.Total) -> str:
        lines = Lines()
        inner_writer = Writer(self.gen)
        zero = repr((0,) * len(self.model.resources)) if x.type == "amount" else "0"
        if x.word != "total":
            lines.add("found = []")
            inner_writer.loop(x.things, lines, lambda inner: lines.add(f"found.append({inner.value(x.each)})"))
            lines.add(f"return {'max' if x.word == 'highest' else 'min'}(found, default=0)")
        elif x.type == "amount":
            names = [f"k{i}" for i in range(len(self.model.resources))]
            lines.add(" = ".join(names) + " = 0")

            def add_all(inner: Writer) -> None:
                lines.add(f"one = {inner.value(x.each)}")
                for place, name in enumerate(names):
                    lines.add(f"{name} += one[{place}]")

            inner_writer.loop(x.things, lines, add_all)
            lines.add(f"return ({', '.join(names)},)")
        else:
            lines.add(f"k = {zero}")
            inner_writer.loop(x.things, lines, lambda inner: lines.add(f"k += {inner.value(x.each)}"))
            lines.add("return k")
        return self.gen.helper((x.things, x.each), lines, self)

    def write_OfAmount(self, x: v.OfAmount) -> str:
        return f"{ {'total': 'sum', 'highest': 'max', 'lowest': 'min'}[x.word] }({self.value(x.amount)})"

    def write_Times(self, x: v.Times) -> str:
        if x.type == "amount":
            return f"scaled({self.value(x.value)}, {self.value(x.count)})"
        if x.value == v.Const(1, "number"):
            return self.value(x.count)
        return f"({self.value(x.value)} * {self.value(x.count)})"

    def write_Plus(self, x: v.Plus) -> str:
        if x.type == "amount":
            return f"{'plus' if x.sign > 0 else 'minus'}({self.value(x.left)}, {self.value(x.right)})"
        return f"({self.value(x.left)} {'+' if x.sign > 0 else '-'} {self.value(x.right)})"

    def write_AsAmount(self, x: v.AsAmount) -> str:
        parts = [self.value(x.count) if name == x.resource else "0" for name in self.model.resources]
        return "(" + ", ".join(parts) + ",)"

    def write_Compare(self, x: v.Compare) -> str:
        return f"({self.value(x.left)} {x.operator} {self.value(x.right)})"

    def write_All(self, x: v.All) -> str:
        return "(" + " and ".join(self.value(part) for part in x.parts) + ")"

    def write_Any(self, x: v.Any) -> str:
        return "(" + " or ".join(self.value(part) for part in x.parts) + ")"

    def write_Not(self, x: v.Not) -> str:
        if isinstance(x.part, v.IsEmpty) and x.part.place.type == "pile":
            return f"z[{self.value(x.part.place)}]"
        return f"(not {self.value(x.part)})"

    def write_CardIn(self, x: v.CardIn) -> str:
        card = self.value(x.card)
        source = x.places.source
        if not x.places.where and isinstance(source, th.CardsIn):
            tests = []
            for zone_name, owner in source.places:
                zone = self.model.zones[zone_name]
                if zone.piled:
                    low, high = self.pile_range(zone, owner)
                    tests.append(f"{low} <= loc[{card}] < {high}")
                else:
                    tests.append(f"loc[{card}] == {self.pile(zone_name, owner)}")
            return "(" + " or ".join(tests) + ")"
        if not x.places.where and isinstance(source, th.CardsOfPile):
            return f"(loc[{card}] == {self.value(source.pile)})"
        return f"({card} in {self.items(x.places)})"

    def write_PileIn(self, x: v.PileIn) -> str:
        low, high = self.pile_range(self.model.zones[x.zone], x.owner)
        return f"({low} <= {self.value(x.pile)} < {high})"

    def write_AmongCards(self, x: v.AmongCards) -> str:
        return f"({self.value(x.card)} in {self.value(x.cards)})"

    def write_IsKind(self, x: v.IsKind) -> str:
        numbers = tuple(list(self.model.kinds).index(kind) for kind in x.kinds)
        return f"(KIND[{self.value(x.card)}] in {numbers!r})"

    def write_IsDesign(self, x: v.IsDesign) -> str:
        return f"(DESIGN[{self.value(x.card)}] == {list(self.model.designs).index(x.design)})"

    def write_IsWorking(self, x: v.IsWorking) -> str:
        if isinstance(x.card, Local):  # moves.working, written out
            card = self.value(x.card)
            return f"((how := WORKS[KIND[{card}]][loc[{card}]]) == 1 or how == 2 and z[loc[{card}]][-1] == {card})"
        return f"working(m, {self.value(x.card)})"

    def write_IsEmpty(self, x: v.IsEmpty) -> str:
        place = x.place
        if isinstance(place, v.HolderOf):
            return f"({self.count_in(place, None)} == 0)"
        if isinstance(place, v.CellOf) and not any(place.letter in d.slots for d in self.model.designs.values()):
            return "False"
        if place.type == "cell":
            return f"((cell := {self.cell(place)}) >= 0 and cell not in cells)"
        return f"(not z[{self.value(place)}])"

    def write_CanDo(self, x: v.CanDo) -> str:
        from interpreter.compile.feasible import search

        if not x.picks:
            args = "".join(f", {self.value(arg)}" for arg in x.args if arg is not None)
            return f"{self.gen.can_verb(x.verb)}(m, {self.value(x.doer)}{args})"
        picks = [(things.local, things) for _place, things, _name in x.picks]
        places = {place: things.local for place, things, _name in x.picks}
        args_ = tuple(places.get(place, arg) for place, arg in enumerate(x.args))
        return search(self.gen, x.verb, x.doer, args_, picks, "any", self)  # type: ignore[arg-type]

    def write_If(self, x: v.If) -> str:
        code = ""
        for condition, value in x.cases:
            code += self.value(value) if condition is None else f"{self.value(value)} if {self.value(condition)} else "
        return f"({code})"

    # ---- what feasibility asks ------------------------------------------------------------------------------------

    def write_Affordable(self, x: t.Affordable) -> str:
        stock = self._kept.get(x.payer) or [f"c[{self.number_at(name, x.payer)}]" for name in self.model.resources]
        if x.discount is None or x.discount == v.Const(0, "number"):
            if isinstance(x.amount, v.Const) and isinstance(x.amount.value, tuple):
                tests = [f"{have} >= {part}" for have, part in zip(stock, x.amount.value, strict=True) if part > 0]
                return "(" + (" and ".join(tests) or "True") + ")"
            if isinstance(x.amount, v.AsAmount):
                place = self.model.resources.index(x.amount.resource)
                return f"({stock[place]} >= {self.value(x.amount.count)})"
            first, *others = [f"one[{place}] <= {have}" for place, have in enumerate(stock)]
            amount = self.value(x.amount)
            return "(" + " and ".join([f"(one := {amount})[0]{first.removeprefix('one[0]')}", *others]) + ")"
        # what is short of the full price must be within the discount
        short = [f"(one[{place}] - {have} if one[{place}] > {have} else 0)" for place, have in enumerate(stock)]
        short[0] = short[0].replace("if one[0]", f"if (one := {self.value(x.amount)})[0]", 1)
        return f"({' + '.join(short)} <= max(0, {self.value(x.discount)}))"

    def write_PiecesReady(self, x: t.PiecesReady) -> str:
        tests = [f"{self.count_in(x.source, x.look)} >= {self.value(x.count)}"]
        if isinstance(x.target, v.HolderOf):
            holds = self.model.zones[x.target.zone].holds
            if holds is not None:
                tests.append(f"{self.count_in(x.target, None)} + {self.value(x.count)} <= {holds}")
        else:
            tests.append(f"(cell := {self.cell(x.target)}) >= 0 and cell not in cells")
        return "(" + " and ".join(tests) + ")"

    def write_CounterReady(self, x: t.CounterReady) -> str:
        low = self.model.counters[x.counter].low
        place = f"c[{self.number_at(x.counter, x.payer)}]"
        return f"({place} - {self.value(x.amount)} >= {low})" if low is not None else "True"

    def write_CardsReady(self, x: t.CardsReady) -> str:
        if x.count is None:
            return self.value(v.Exists(x.things))
        return f"({self.value(v.Count(x.things))} >= {self.value(x.count)})"

    def write_Allowed(self, x: t.Allowed) -> str:
        channel = self.gen.channel("cannot", x.verb)
        args = ", ".join(self.value(arg) for arg in x.args)
        return f"({channel} not in live or not forbidden(m, {channel}, {self.value(x.doer)}, ({args}{',' if args else ''})))"

    def write_EffectReady(self, x: t.EffectReady) -> str:
        return f"effect_ready(m, {x.effect!r}, {self.value(x.card)}, {self.value(x.doer)})"

    # ---- loops ----------------------------------------------------------------------------------------------------

    def loop(self, things: Things, lines: Lines, body: Callable[[Writer], None]) -> None:
        """Go through things in a function of its own; `body` adds the lines for one thing."""
        depth = lines.depth
        name = self.ref(things.local)
        self.open(things.source, name, lines)
        if things.where:
            lines.add("if " + " and ".join(self.value(condition) for condition in things.where) + ":")
            lines.depth += 1
        body(self)
        lines.depth = depth

    def open(self, source: th.Source, name: str, lines: Lines) -> None:
        """The head of a loop; leaves `lines` inside it."""
        match source:
            case th.CardsIn():
                self._open_cards(source, name, lines)
                return
            case th.CardsOfPile():
                head = f"for {name} in z[{self.value(source.pile)}]:"
            case th.CardsOfList():
                head = f"for {name} in {self.value(source.cards)}:"
            case th.TopCards():
                cut = f"[-{source.count}:]" if source.end == "top" else f"[:{source.count}]"
                head = f"for {name} in z[{self.value(source.pile)}]{cut}:"
            case th.Piles():
                low, high = self.pile_range(self.model.zones[source.zone], source.owner)
                head = f"for {name} in range({low}, {high}):"
            case th.Players():
                table = "OTHERS" if source.others else "SEATS"
                head = f"for {name} in {table}[m.n][{self.value(source.start)}]:"
            case th.Cells():
                self.open(source.cards, "card", lines)
                head = f"for {name} in CELLS[DESIGN[card]](card):"
            case th.PiecesIn():
                assert isinstance(source.holder, v.HolderOf)
                looks = self.model.looks(self.model.zones[source.holder.zone])
                head = f"for {name} in pieces_at(m, {self.holder(source.holder, None)}, {looks}):"
            case th.PiecesOn():
                head = f"for {name} in pieces_on(m, {'-1' if source.card is None else self.value(source.card)}):"
            case th.Designs():
                cards = self.gen.cards_of(source.kinds)
                lines.add(f"for {name} in {cards}:")
                lines.depth += 1
                head = f"if PLAY[loc[{name}]]:"
            case _:
                raise TypeError(source)
        lines.add(head)
        lines.depth += 1

    def _open_cards(self, source: th.CardsIn, name: str, lines: Lines) -> None:
        parts = self._piles(source)
        if len(parts) == 1 and not parts[0][1]:
            lines.add(f"for {name} in {parts[0][0]}:")
            lines.depth += 1
            return
        lines.add(f"for pile in {_joined(parts)}:")
        lines.depth += 1
        lines.add(f"for {name} in pile:")
        lines.depth += 1

    def _piles(self, source: th.CardsIn) -> list[tuple[str, bool]]:
        """The piles of places: (code, whether it is a list of piles)."""
        parts = []
        for zone_name, owner in source.places:
            zone = self.model.zones[zone_name]
            if zone.piled:
                low, high = self.pile_range(zone, owner)
                parts.append((f"z[{low}:{high}]", True))
            else:
                parts.append((f"z[{self.pile(zone_name, owner)}]", False))
        return parts

    def works_on_top(self, source: th.CardsIn) -> bool:
        """Whether only the top cards of these piles can be working."""
        zones = [self.model.zones[zone] for zone, _owner in source.places]
        kinds = self.model.kinds.values()
        return all(zone.holds == 1 or all(kind.works.get(zone.name, True) for kind in kinds) for zone in zones)

    def open_tops(self, source: th.CardsIn, name: str, lines: Lines) -> None:
        """The head of a loop over the top cards of piles."""
        lines.add(f"for pile in {_joined(self._piles(source))}:")
        lines.depth += 1
        lines.add("if not pile:")
        lines.add("    continue")
        lines.add(f"{name} = pile[-1]")

    def items(self, things: Things) -> str:
        """A new list of the things."""
        source = things.source
        if not things.where:
            if isinstance(source, th.CardsOfPile):
                return f"z[{self.value(source.pile)}][:]"
            if isinstance(source, th.CardsOfList):
                return f"{self.value(source.cards)}[:]"
            if (
                isinstance(source, th.CardsIn)
                and len(source.places) == 1
                and not self.model.zones[source.places[0][0]].piled
            ):
                return f"z[{self.pile(*source.places[0])}][:]"
            if isinstance(source, th.Players):
                return f"{'OTHERS' if source.others else 'SEATS'}[m.n][{self.value(source.start)}]"
        lines = Lines()
        lines.add("found = []")
        Writer(self.gen).loop(things, lines, lambda inner: lines.add(f"found.append({inner.ref(things.local)})"))
        lines.add("return found")
        return self.gen.helper(things, lines, self)


def _joined(parts: list[tuple[str, bool]]) -> str:
    """Piles and lists of piles as one iterable of piles."""
    if len(parts) == 1 and parts[0][1]:
        return parts[0][0]
    return "(" + "".join(f"{'*' if many else ''}{code}, " for code, many in parts) + ")"
