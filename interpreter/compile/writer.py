"""Values become Python expressions.

A `Writer` knows how a variable is written: `v_card` inside a function of its own, `f[3]` inside a block of a frame.
What needs a loop becomes a function of its own (`Generator.helper`), which takes the variables that it uses.
"""

from __future__ import annotations

from interpreter.compile.lines import Lines
from interpreter.compile.loops import Loops
from interpreter.compile.readiness import Readiness
from interpreter.effects import things as th
from interpreter.effects import values as v
from interpreter.effects.values import Local
from interpreter.model.whole import FIRST


class Writer(Loops, Readiness):
    """Writes values of every kind: `write_Count` for the value `Count`."""

    def write_Const(self, x: v.Const) -> str:
        return repr(x.value)

    def write_Local(self, x: Local) -> str:
        return self.ref(x)

    def write_CounterOf(self, x: v.CounterOf) -> str:
        return f"c[{self.number_at(x.counter, x.owner)}]"

    def write_AllResources(self, x: v.AllResources) -> str:
        return self.stock(x.owner)

    def write_FactOf(self, x: v.FactOf) -> str:
        card = self.value(x.card)
        if not self.gen.is_turned(x.fact):
            return f"{self.gen.fact_table(x.fact)}[{card}]"
        return f"{self.gen.fact_table(x.fact)}[c[FACE[(it := {card})]]][it]"

    def write_FaceOf(self, x: v.FaceOf) -> str:
        return f"c[FACE[{self.value(x.card)}]]"

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
        pile = self.value(x.thing) if x.thing.type == "pile" else f"loc[{self.value(x.thing)}]"
        return f"owner_of(m, {pile})" if self.gen.hosts_exist else f"OWNER[{pile}]"

    def write_EndOf(self, x: v.EndOf) -> str:
        pile = f"z[{self.value(x.pile)}]"
        return f"({pile}[{-1 if x.end == 'top' else 0}] if {pile} else -1)"

    def write_Beside(self, x: v.Beside) -> str:
        return f"beside(m, {self.value(x.card)}, {x.step})"

    def write_LeftOf(self, x: v.LeftOf) -> str:
        return f"(({self.value(x.player)}) + 1) % m.n"

    def write_First(self, _x: v.First) -> str:
        return f"c[{FIRST}]"

    def write_PlayerCount(self, _x: v.PlayerCount) -> str:
        return "m.n"

    def write_Changed(self, x: v.Changed) -> str:
        players = [arg for arg in x.args if arg.type == "player"]
        nothing = {"amount": (0,) * len(self.model.resources), "flag": False}.get(x.type, 0)
        small = self.gen.written_out(x)
        if small is not None:
            return self.of_somebody(self.value(small), nothing, *players)
        args = "".join(f", {self.value(arg)}" for arg in x.args)
        call = f"{self.gen.value_function(x.value)}(m{args})"
        base = self.gen.base_of(x.value)
        if not (self.gen.is_changed(x.value) and isinstance(base, v.Const)):
            return self.of_somebody(call, nothing, *players)
        if base.value == nothing:  # then it does not matter who it is
            call, players = self.of_somebody(call, nothing, *players), []
        unchanged = f"{self.value(base)} if {self.gen.channel('value', x.value)} not in live"
        return self.of_somebody(
            f"({unchanged} else {call})", nothing, *players
        )  # a call only while something changes it

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
        parts = [f"sum(map(len, {code}))" if many else f"len({code})" for code, many in self._piles(source)]
        return parts[0] if len(parts) == 1 else "(" + " + ".join(parts) + ")"

    def write_WordCount(self, x: v.WordCount) -> str:
        words = self.value(x.words)
        return f"len({words})" if x.word is None else f"{words}.count({self.value(x.word)})"

    def write_PieceCount(self, x: v.PieceCount) -> str:
        return self.count_in(x.holder, x.look)

    def write_Exists(self, x: v.Exists) -> str:
        source = x.things.source
        if not x.things.where:
            pile = self.only_pile(source)
            if pile is not None:
                return f"bool(z[{pile}])"
            if isinstance(source, th.CardsIn | th.CardsOfList):
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

            def add_all(inner: Loops) -> None:
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
        if x.picks:
            can = self.gen.can_find(x, self)
        else:
            args = "".join(f", {self.value(arg)}" for arg in x.args if arg is not None)
            can = f"{self.gen.can_verb(x.verb)}(m, {self.value(x.doer)}{args})"
        return self.of_somebody(can, False, x.doer)

    def write_If(self, x: v.If) -> str:
        code = ""
        for condition, value in x.cases:
            code += self.value(value) if condition is None else f"{self.value(value)} if {self.value(condition)} else "
        return f"({code})"
