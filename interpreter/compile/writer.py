"""Values become expressions.

A `Writer` knows how a variable is written: as one of a function, or as a slot of a frame. What needs a loop becomes a
function of its own (`Generator.helper`), which takes the variables that it uses.
"""

from __future__ import annotations

from interpreter.compile import terms as t
from interpreter.compile.code import nodes as n
from interpreter.compile.code.body import Body
from interpreter.compile.code.nodes import PILES, Constant, Expression, Item, Table, Type, Variable, at, lent
from interpreter.compile.lists import FOUND
from interpreter.compile.loops import Loops
from interpreter.compile.readiness import ONE, Readiness
from interpreter.effects import things as th, values as v
from interpreter.effects.values import Local
from interpreter.model.whole import FIRST

COUNT = Variable("k", Type.NUMBER)
HOW = Variable("how", Type.NUMBER)
IT, UP = Variable("it", Type.MAYBE), Variable("up", Type.MAYBE)
KEYS = (Variable("key", Type.MAYBE), Variable("other_key", Type.MAYBE))


class Writer(Loops, Readiness):
    """Writes values of every kind: `write_Count` for the value `Count`."""

    def write_Const(self, x: v.Const) -> Expression:
        return Constant(x.value, self.gen.type_of(x))

    def write_Local(self, x: Local) -> Expression:
        return self.ref(x)

    def write_CounterOf(self, x: v.CounterOf) -> Expression:
        return of_type(self.counter(x.counter, x.owner), x.type)

    def write_AllResources(self, x: v.AllResources) -> Expression:
        return self.stock(x.owner)

    def write_FactOf(self, x: v.FactOf) -> Expression:
        if x.card.type == "die":
            return at(Table(f"DIE_{x.fact}", self.gen.type_of(x)), at(n.DICE, self.value(x.card)))
        card, table = self.value(x.card), self.gen.fact_table(x.fact, x.type)
        if x.card.type == "design" and self.gen.is_turned(x.fact):  # of a name no face is up
            return at(table, n.NOBODY, card)
        return at(table, self.face(n.Named(IT, card)), IT) if self.gen.is_turned(x.fact) else at(table, card)

    def write_FaceOf(self, x: v.FaceOf) -> Expression:
        return self.face(self.value(x.card))

    def face(self, card: Expression) -> Expression:
        """The word of the face of a card that is up; -1 where it has none."""
        return at(n.FACES, at(n.FACE, card))

    def write_DieFace(self, x: v.DieFace) -> Expression:
        return at(n.DIE_FACE, at(n.DICE, self.value(x.die)))

    def write_MarkOf(self, x: v.MarkOf) -> Expression:
        return of_type(self.marked(x.mark, self.value(x.card)), x.type)

    def marked(self, mark: str, card: Expression) -> n.Entry:
        """What a card is marked with."""
        return at(n.COUNTERS, at(Table(f"MARK_{mark}", Type.THING), card))

    def write_PileOf(self, x: v.PileOf) -> Expression:
        return self.pile(x.zone, x.owner)

    def write_CellOf(self, x: v.CellOf) -> Expression:
        return self.cell(x)

    def write_PlaceOfCard(self, x: v.PlaceOfCard) -> Expression:
        return at(n.PLACES, self.value(x.card))

    def write_CardOfCell(self, x: v.CardOfCell) -> Expression:
        cell = self.value(x.cell)
        return lent("card_of_piece", cell) if x.cell.type == "piece" else cell // n.SLOTS

    def write_OwnerOf(self, x: v.OwnerOf) -> Expression:
        thing = self.value(x.thing)
        if x.thing.type == "piece":
            return lent("look_of", thing)
        if x.thing.type == "card" and self.gen.owners_exist:
            kind = self.model.kinds.get(getattr(x.thing, "kind", None) or "")
            if kind is not None and kind.owned:
                return at(n.OWNED, thing)
            if kind is None or any(self.model.kinds[lower].owned for lower in self.model.under(kind.name)):
                return lent("whose", thing)
        pile = thing if x.thing.type == "pile" else at(n.PLACES, thing)
        return lent("owner_of", pile) if self.gen.hosts_exist else at(n.OWNER, pile)

    def write_EndOf(self, x: v.EndOf) -> Expression:
        pile = at(PILES, self.value(x.pile))
        return n.Either(pile, Item(pile, Constant(-1 if x.end == "top" else 0)), n.NOBODY)

    def write_Beside(self, x: v.Beside) -> Expression:
        return lent("beside", self.value(x.card), x.step)

    def write_HostOf(self, x: v.HostOf) -> Expression:
        card = self.value(x.card)
        if isinstance(card, Variable) and card.name in self.hosts:  # the loop comes from there
            kind, host = self.hosts[card.name]
            if self.model.is_a(kind, x.kind):
                return host
        found = at(self.gen.above_table(x.kind), at(n.PLACES, card))
        if self.gen.above.is_settled(x.kind, getattr(x.card, "kind", None)):
            return found
        further = lent("host_of", n.NO - 1 - UP, list(self.model.kinds).index(x.kind))
        return n.Either(n.Named(UP, found) >= n.NO, UP, further)

    def write_PickedOut(self, x: v.PickedOut) -> Expression:
        body = Body()
        self.gen.writer.loop(x.things, body, lambda inner: body.give(inner.ref(x.things.local)))
        body.give(n.NOBODY)
        return self.gen.helper(x.things, body, self, Type.MAYBE)

    def write_LeftOf(self, x: v.LeftOf) -> Expression:
        return self.beside_player(x.player, 1)

    def write_RightOf(self, x: v.RightOf) -> Expression:
        return self.beside_player(x.player, -1)

    def beside_player(self, player: v.Value, way: int) -> Expression:
        """The next player to the left (1) or the right (-1)."""
        seat = self.value(player)
        if self.may_be_out:
            return lent("neighbour", seat, way)
        return self.of_somebody((seat + 1 if way > 0 else seat - 1) % n.PLAYERS, n.NO, player)

    def write_First(self, _x: v.First) -> Expression:
        return at(n.COUNTERS, FIRST)

    def write_PlayerCount(self, _x: v.PlayerCount) -> Expression:
        if self.may_be_out:
            return lent("len", self.in_game(at(n.SEATS, n.PLAYERS, Constant(0))))
        return n.PLAYERS

    def write_CardsReady(self, x: t.CardsReady) -> Expression:
        if x.count is None:
            return self.value(v.Exists(x.things))
        if x.alike is not None:
            return self.value(v.MostAlike(x.things, x.alike.fact, x.alike.one)) >= self.value(x.count)
        return self.value(v.Count(x.things)) >= self.value(x.count)

    def write_Opened(self, x: t.Opened) -> Expression:
        from interpreter.compile.feasible import feasible  # which asks a writer in turn

        return feasible(self.gen, x.steps, False, self)

    def write_Changed(self, x: v.Changed) -> Expression:
        players = [arg for arg in x.args if arg.type == "player"]
        nothing = (0,) * len(self.model.resources) if x.type == "amount" else False if x.type == "flag" else 0
        small = self.gen.written_out(x)
        if small is not None:
            return self.of_somebody(self.value(small), nothing, *players)
        args = tuple(self.value(arg) for arg in x.args)
        base = self.value(self.gen.base_of(x.value)) if self.gen.is_changed(x.value) else None
        if base is None or not is_fixed(base):
            return self.of_somebody(
                n.Call(self.gen.value_function(x.value), args, self.gen.type_of(x)), nothing, *players
            )
        call = self.gen.changed_now(x.value, base, args)
        if isinstance(base, Constant) and base.value == nothing:  # then it does not matter who it is
            call, players = self.of_somebody(call, nothing, *players), []
        return self.of_somebody(n.Either(self.gen.is_unchanged_now(x.value), base, call), nothing, *players)

    def write_Count(self, x: v.Count) -> Expression:
        source = x.things.source
        if not x.things.where:
            if isinstance(source, th.CardsIn):
                return self._lengths(source)
            if isinstance(source, th.CardsOfPile):
                return lent("len", at(PILES, self.value(source.pile)))
            if isinstance(source, th.CardsOfList):
                return lent("len", self.value(source.cards))
            if isinstance(source, th.DiceOf):
                return lent("len", self.items(x.things))
        body = Body()
        body.set(COUNT, Constant(0))
        self.gen.writer.loop(x.things, body, lambda inner: body.change(COUNT, "+", Constant(1)))
        body.give(COUNT)
        return self.gen.helper(x.things, body, self, Type.NUMBER)

    def _lengths(self, source: th.CardsIn) -> Expression:
        first, *others = (
            lent("len", one) if one.type is Type.PILE else n.CardCount(one) for one in self._piles(source)
        )
        total: Expression = first
        for other in others:
            total = total + other
        return total

    def write_WordCount(self, x: v.WordCount) -> Expression:
        words = self.value(x.words)
        if x.word is None:
            return lent("len", words)
        word = self.value(x.word)
        return n.Occurrences(words, at(n.DESIGN, word) if x.words.type == "designs" else word)

    def write_PieceCount(self, x: v.PieceCount) -> Expression:
        return self.count_in(x.holder, x.look)

    def write_Exists(self, x: v.Exists) -> Expression:
        source = x.things.source
        if not x.things.where:
            pile = self.only_pile(source)
            if pile is not None:
                return lent("bool", at(PILES, pile))
            if isinstance(source, th.CardsIn | th.CardsOfList | th.DiceOf):
                return self.write_Count(v.Count(x.things)) > 0
            if isinstance(source, th.Words | th.Resources):
                return n.TRUE
            if isinstance(source, th.Numbers):
                return self.value(source.low) <= self.value(source.high)
        body = Body()
        self.gen.writer.loop(x.things, body, lambda inner: body.give(n.TRUE))
        body.give(n.FALSE)
        return self.gen.helper(x.things, body, self, Type.FLAG)

    def write_Sole(self, x: v.Sole) -> Expression:
        body = Body()
        body.set(FOUND, self.gen.writer.items(x.things))
        body.give(n.Either(lent("len", FOUND).equals(1), Item(FOUND, Constant(0)), n.NOBODY))
        return self.gen.helper(x.things, body, self, Type.MAYBE)

    def write_Total(self, x: v.Total) -> Expression:
        body, writer, type = Body(), self.gen.writer, self.gen.type_of(x)
        if x.word != "total":
            body.set(FOUND, n.EMPTY)
            writer.loop(x.things, body, lambda inner: body.append(FOUND, inner.value(x.each)))
            body.give(n.Extreme("max" if x.word == "highest" else "min", FOUND))
        elif x.type == "amount":
            names = [Variable(f"k{place}", Type.NUMBER) for place in range(len(self.model.resources))]
            for name in names:
                body.set(name, Constant(0))

            def add_all(inner: Loops) -> None:
                body.set(ONE, inner.value(x.each))
                for place, name in enumerate(names):
                    body.change(name, "+", Item(ONE, Constant(place)))

            writer.loop(x.things, body, add_all)
            body.give(n.Row(tuple(names)))
        else:
            body.set(COUNT, Constant(0))
            writer.loop(x.things, body, lambda inner: body.change(COUNT, "+", inner.value(x.each)))
            body.give(COUNT)
        return self.gen.helper((x.things, x.each), body, self, type)

    def write_OfAmount(self, x: v.OfAmount) -> Expression:
        return lent({"total": "sum", "highest": "max", "lowest": "min"}[x.word], self.value(x.amount))

    def write_ExtremeOf(self, x: v.ExtremeOf) -> Expression:
        return lent("max" if x.word == "highest" else "min", *map(self.value, x.parts))

    def write_Times(self, x: v.Times) -> Expression:
        if x.type == "amount":
            return lent("scaled", self.value(x.value), self.value(x.count))
        if x.value == v.Const(1, "number"):
            return self.value(x.count)
        return n.Binary("*", self.value(x.value), self.value(x.count))

    def write_Divided(self, x: v.Divided) -> Expression:
        return n.Binary("//", self.value(x.value), Constant(x.by))

    def write_Plus(self, x: v.Plus) -> Expression:
        left, right = self.value(x.left), self.value(x.right)
        if x.type == "amount":
            return lent("plus" if x.sign > 0 else "minus", left, right)
        if x.sign > 0:
            return right if left == Constant(0) else left + right
        return left - right

    def write_AsAmount(self, x: v.AsAmount) -> Expression:
        return n.Row(tuple(self.value(x.count) if name == x.resource else Constant(0) for name in self.model.resources))

    def write_MostOfEach(self, x: v.MostOfEach) -> Expression:
        return n.Row(tuple(n.NONE if count is None else self.value(count) for count in x.counts))

    def write_ResourceIn(self, x: v.ResourceIn) -> Expression:
        resource, amount = self.value(x.resource), self.value(x.amount)
        if self.gen.nobody.may_be_none(x.resource):
            return n.Either(n.Named(IT, resource) >= 0, Item(amount, IT), Constant(0))
        return Item(amount, resource)

    def write_OfResource(self, x: v.OfResource) -> Expression:
        width = len(self.model.resources)
        return lent("of_resource", self.value(x.resource), self.value(x.count), width)

    def write_Compare(self, x: v.Compare) -> Expression:
        return n.Compare((self.value(x.left), self.value(x.right)), (x.operator,))

    def write_All(self, x: v.All) -> Expression:
        return n.all_of(self.value(part) for part in x.parts)

    def write_Any(self, x: v.Any) -> Expression:
        return n.any_of(self.value(part) for part in x.parts)

    def write_Not(self, x: v.Not) -> Expression:
        if isinstance(x.part, v.IsEmpty) and x.part.place.type == "pile":
            return at(PILES, self.value(x.part.place))
        return n.Not(self.value(x.part))

    def write_CardIn(self, x: v.CardIn) -> Expression:
        card = self.value(x.card)
        source = x.places.source
        if not x.places.where and isinstance(source, th.CardsIn):
            tests: list[Expression] = []
            for zone_name, owner in source.places:
                zone = self.model.zones[zone_name]
                if isinstance(owner, v.Everybody):
                    tests.append(at(n.PLACES, card).among(self.places_of(zone, owner)))
                elif zone.piled:
                    low, high = self.pile_range(zone, owner)
                    tests.append(n.between(low, at(n.PLACES, card), high))
                else:
                    tests.append(at(n.PLACES, card).equals(self.pile(zone_name, owner)))
            return n.any_of(tests)
        if not x.places.where and isinstance(source, th.CardsUnder) and self.gen.lists.is_on_all_places(source):
            first, behind = self.gen.piles_of(self.model.zones[source.zone])
            return n.between(first, at(n.PLACES, card), behind)
        if not x.places.where and isinstance(source, th.CardsOfPile):
            return at(n.PLACES, card).equals(self.value(source.pile))
        return card.among(self.items(x.places))

    def write_PileIn(self, x: v.PileIn) -> Expression:
        if isinstance(x.owner, v.Everybody):
            return self.value(x.pile).among(self.places_of(self.model.zones[x.zone], x.owner))
        low, high = self.pile_range(self.model.zones[x.zone], x.owner)
        return n.between(low, self.value(x.pile), high)

    def write_AmongCards(self, x: v.AmongCards) -> Expression:
        return self.value(x.card).among(self.value(x.cards))

    def write_AmongDice(self, x: v.AmongDice) -> Expression:
        return self.value(x.die).among(lent("not_discarded", self.value(x.dice)))

    def write_IsKind(self, x: v.IsKind) -> Expression:
        kinds, thing = tuple(list(self.model.kinds).index(kind) for kind in x.kinds), self.value(x.card)
        kind = at(n.DIE_KIND, at(n.DICE, thing)) if x.card.type == "die" else at(n.KIND, thing)
        return kind.among(Constant(kinds, Type.LIST))

    def write_IsDesign(self, x: v.IsDesign) -> Expression:
        return at(n.DESIGN, self.value(x.card)).equals(list(self.model.designs).index(x.design))

    def write_IsLike(self, x: v.IsLike) -> Expression:
        return at(n.DESIGN, self.value(x.left)).equals(at(n.DESIGN, self.value(x.right)))

    def write_DesignName(self, x: v.DesignName) -> Expression:
        return Constant(self.model.designs[x.design].first, Type.THING)

    def write_Related(self, x: v.Related) -> Expression:
        return self.value(x.left).among(at(self.gen.relation_table(x.relation, backwards=True), self.value(x.right)))

    def write_Steps(self, x: v.Steps) -> Expression:
        table, start, goal = self.gen.relation_table(x.relation), self.value(x.start), self.value(x.goal)
        if not x.passes:
            return at(Table(f"STEPS_{x.relation}", Type.NUMBER), start, goal)
        return lent("steps", table, self.functions(x.passes), start, goal, len(self.model.cards_of(x.kind)))

    def write_MostAlike(self, x: v.MostAlike) -> Expression:
        return lent("agreement", self.said_of(x.each, x.things.local, self.items(x.things)), int(x.one))

    def write_LongestWay(self, x: v.LongestWay) -> Expression:
        body, ways = Body(), Variable("ways", Type.LIST)
        body.set(ways, n.EMPTY)
        body.set(FOUND, n.EMPTY)

        def keep(inner: Loops) -> None:
            body.append(ways, inner.value(x.things.local))
            body.append(FOUND, inner.value(x.each))

        self.gen.writer.loop(x.things, body, keep)
        avoided = n.EMPTY if x.avoided is None else self.gen.writer.items(x.avoided)
        body.give(lent("longest_way", Table(f"ENDS_{x.fact}", Type.LIST), ways, FOUND, avoided))
        return self.gen.helper((x.things, x.each, x.avoided), body, self, Type.NUMBER)

    def write_SideOf(self, x: v.SideOf) -> Expression:
        self.gen.far_sides |= x.far
        return at(Table("FAR_SIDES" if x.far else "SIDES", Type.NUMBER), self.value(x.start), self.value(x.goal))

    def write_Opposite(self, x: v.Opposite) -> Expression:
        sides = tuple((side + x.sides // 2) % x.sides for side in range(x.sides))
        return Item(Constant((*sides, -1), Type.AMOUNT), self.side(x.side, x.sides))

    def write_OnTheSide(self, x: v.OnTheSide) -> Expression:
        return at(Table("AROUND", Type.MAYBE), self.value(x.place), self.side(x.side, x.sides))

    def write_EdgeOf(self, x: v.EdgeOf) -> Expression:
        card, table, side = self.value(x.card), self.gen.edge_table(x.fact, x.type), self.side(x.side, x.sides)
        again = card if isinstance(x.card, Local) else IT
        turn = self.marked(x.turn.mark, again) if isinstance(x.turn, v.MarkOf) else self.side(x.turn, x.sides)
        named = card if again is card else n.Named(IT, card)
        if self.gen.is_turned(x.fact):
            return at(table, self.face(named), again, turn, side)
        return at(table, named, turn, side)

    def side(self, x: v.Value, sides: int) -> Expression:
        """The number of a side, or of sides by which something is turned: behind the last comes the first."""
        safe = isinstance(x, v.Const | v.SideOf | v.Opposite | v.MarkOf)
        return self.value(x) if safe else self.value(x) % Constant(sides)

    def write_IsWorking(self, x: v.IsWorking) -> Expression:
        card = self.value(x.card)
        if not isinstance(x.card, Local) or self.gen.owners_exist or self.gen.conditions_exist:
            return lent("working", card)
        place = at(n.PLACES, card)  # moves.working, written out
        always = n.Named(HOW, at(n.WORKS, at(n.KIND, card), place)).equals(1)
        on_top = n.all_of([HOW.equals(2), Item(at(PILES, place), Constant(-1)).equals(card)])
        return n.any_of([always, on_top])

    def write_IsOut(self, x: v.IsOut) -> Expression:
        out = at(n.COUNTERS, self.model.seat_numbers["out"] + self.value(x.player)).equals(1)
        return self.of_somebody(out, False, x.player)

    def write_IsEmpty(self, x: v.IsEmpty) -> Expression:
        place = x.place
        if isinstance(place, v.HolderOf):
            return self.count_in(place, None).equals(0)
        if isinstance(place, v.CellOf) and not any(place.letter in d.slots for d in self.model.designs.values()):
            return n.FALSE
        if place.type == "cell":
            return n.all_of(self.empty_cell(place))
        return n.Not(at(PILES, self.value(place)))

    def write_CanDo(self, x: v.CanDo) -> Expression:
        if x.picks:
            can = self.gen.can_find(x, self)
        else:
            args = (self.value(arg) for arg in x.args if arg is not None)
            can = self.gen.can_do(x.verb, self.value(x.doer), *args)
        return self.of_somebody(can, False, x.doer)

    def write_Lookup(self, x: v.Lookup) -> Expression:
        place: Expression | None = None
        known: list[Expression] = []
        for axis, name in zip(x.axes, KEYS, strict=False):
            if axis.words:
                known.append(n.between(axis.low, n.Named(name, self.value(axis.key)), axis.high + 1))
                index = name - axis.low
            else:
                index = lent("max", axis.low, lent("min", axis.high, self.value(axis.key))) - axis.low
            wide = axis.high - axis.low + 1
            place = index if place is None else n.Binary("*", place, Constant(wide)) + index
        assert place is not None
        found = Item(Constant(x.cells, Type.AMOUNT), place)
        nothing = Constant({"word": -1, "resource": -1, "flag": False}.get(x.type, 0))
        return n.Either(n.all_of(known), found, nothing) if known else found

    def write_If(self, x: v.If) -> Expression:
        *cases, (_otherwise, last) = x.cases
        parts = [(self.value(value), self.value(condition)) for condition, value in cases if condition is not None]
        found = self.value(last)
        for value, condition in reversed(parts):
            found = n.Either(condition, value, found)
        return found

    write_ByWord = write_If


def is_fixed(value: Expression) -> bool:
    """Whether nothing has to be worked out for a value."""
    return all(isinstance(part, Constant) for part in (value.parts if isinstance(value, n.Row) else (value,)))


def of_type(entry: n.Entry, type: str) -> n.Entry:
    """What something is marked with, by its place among the numbers of a match: a card may be none."""
    return at(Table(entry.table.name, Type.MAYBE), *entry.indexes) if type == "card" else entry
