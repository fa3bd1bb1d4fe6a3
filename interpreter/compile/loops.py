"""Going through things: cards of piles, players round the table, slots, pieces."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import reduce

from interpreter.compile.code import nodes as n
from interpreter.compile.code.body import CONTINUE, Body
from interpreter.compile.code.nodes import NOBODY, PILES, Constant, Expression, Item, Part, Type, Variable, at, lent
from interpreter.compile.lists import CARD, FOUND, PILE, PLACE, needed
from interpreter.compile.places import Places
from interpreter.compile.terms import Bordering, substitute
from interpreter.effects import things as th, values as v
from interpreter.effects.things import Things
from interpreter.effects.values import Local, Value

BEST = Variable("best", Type.NUMBER)
NEXT = Variable("next", Type.MAYBE)
MANY_PLACES = 16  # from so many on those that can be meant are listed


class Loops(Places):
    """Writes the heads of loops, and lists of things."""

    def loop(self, things: Things, body: Body, inside: Callable[[Loops], None]) -> None:
        """Go through things in a function of its own; `inside` adds what is done for one thing."""
        depth = body.depth
        known = self.open_things(things, self.gen.variable(things.local), body)
        where = [condition for condition in things.where if condition != known]
        if where:
            body.where(n.all_of(map(self.value, where)))
        inside(self)
        body.back(depth)

    def open_things(self, things: Things, one: Variable, body: Body, asked: Sequence[Value] = ()) -> Value | None:
        """The head of a loop through things before their conditions; `asked` is asked of them besides. Gives the
        value that says yes of all that it goes through, if there is one."""
        lists, source = self.gen.lists, things.source
        kind = lists.all_places(source) if self.gen.remembers else None
        if kind is not None and len(self.model.cards_of(kind)) >= MANY_PLACES:
            for write in (self._set_apart, self._meant, self._needed):
                for part in _parts((*things.where, *asked)):
                    few = write(part, things.local, source)
                    if few is not None:
                        body.each(one, few)
                        return part if write == self._meant else None
        self.open(source, one, body)
        return None

    def _set_apart(self, part: Value, one: Local, source: th.ThingSource) -> Expression | None:
        """Of very many places the few of which a mark is not what it was at first, or on which something lies."""
        lists = self.gen.lists
        match part:
            case v.Compare("==", v.MarkOf(mark=name, card=card), v.Const(value)) if card == one:
                if value != self.model.marks[name].start:
                    return n.Call(lists.marked(name, source), (), Type.LIST)
            case v.Compare("==", v.MarkOf(mark=name, card=card, type="player"), v.Local() as who) if card == one:
                assert isinstance(source, th.CardsIn)
                marked = n.Call(lists.marked(name, source), (), Type.LIST)
                return n.Either(self.value(who) >= 0, marked, self._piles(source)[0])
            case v.Not(v.IsEmpty(v.PileOf(zone=zone, owner=owner))) if owner == one:
                host, kind = self.model.zones[zone].host, lists.all_places(source)
                if host is not None and kind is not None and self.model.is_a(host, kind):
                    return n.Call(lists.holding(zone, host), (), Type.LIST)
        return None

    def _meant(self, part: Value, one: Local, source: th.ThingSource) -> Expression | None:
        """Of very many places the few of which a value says yes, perhaps one about a player."""
        if not isinstance(part, v.Changed) or part.args.count(one) != 1 or not self.gen.may_be_kept(part.value):
            return None
        others = [arg for arg in part.args if arg != one]
        if part.type != "flag" or len(others) > 1 or not all(isinstance(arg, Local) for arg in others):
            return None
        if any(arg.type != "player" for arg in others):
            return None
        name = self.gen.lists.meant(part, one, source)
        return n.Call(name, tuple(map(self.value, others)), Type.LIST) if name is not None else None

    def _needed(self, part: Value, one: Local, source: th.ThingSource) -> Expression | None:
        """The same of what a value that nothing changes needs to say yes."""
        if not isinstance(part, v.Changed) or part.args.count(one) != 1 or self.gen.is_changed(part.value):
            return None
        parameters = self.model.values[part.value].parameters
        given = {parameter.name: arg for parameter, arg in zip(parameters, part.args, strict=True)}
        needs = [substitute(need, given) for need in needed(self.gen.base_of(part.value))]
        found = (write(need, one, source) for need in needs for write in (self._set_apart, self._needed))
        return next((few for few in found if few is not None), None)

    def open(self, source: th.ThingSource, one: Variable, body: Body) -> None:
        """The head of a loop; leaves `body` inside it."""
        if isinstance(source, th.CardsIn):
            self._open_cards(source, one, body)
            return
        many: Expression
        match source:
            case th.CardsUnder():
                many = self._open_under(source, one, body)
            case th.Together():
                many = reduce(Expression.__add__, map(self.items, source.parts))
            case th.CardsOfPile():
                many = at(PILES, self.value(source.pile))
            case th.CardsOfList():
                many = self.value(source.cards)
            case th.DiceOf():
                many = lent("not_discarded", self.value(source.dice))
            case th.TopCards():
                many = self._cards_at_end(source)
            case th.Piles(owner=v.Everybody() as owners):
                many = self.places_of(self.model.zones[source.zone], owners)
            case th.Piles():
                many = lent("range", *self.pile_range(self.model.zones[source.zone], source.owner))
            case th.Players():
                many = self._seats(source)
            case th.SomeOf():
                many = self._some_of(source)
            case th.OnLine():
                many = self._on_line(source)
            case th.Cells():
                self.open(source.cards, CARD, body)
                many = n.CellsOf(CARD)
            case th.PiecesIn(holder=v.HolderOf() as holder):
                many = self._pieces_in(holder)
            case th.PiecesOn():
                many = lent("pieces_on", NOBODY if source.card is None else self.value(source.card))
            case th.Numbers():
                many = lent("range", self.value(source.low), self.value(source.high) + 1)
            case th.TurnsOf():
                many = at(self.gen.turns_table(), self.value(source.card))
            case th.Words(words=numbers) | th.Resources(resources=numbers):
                many = n.Row(tuple(map(n.Constant, numbers)), Type.LIST)
            case th.RelatedTo():
                self._open_related(source, one, body)
                return
            case th.Reached():
                table = self.gen.relation_table(source.relation)
                start, most = self.value(source.start), self.value(source.most)
                many = lent("reached", table, self.functions(source.passes), start, most)
            case Bordering():
                many = lent("bordering", self.gen.relation_table(source.relation), self.items(source.things))
            case th.Designs():
                body.each(one, self.gen.cards_of(source.kinds))
                body.where(at(n.PLAY, at(n.PLACES, one)))
                return
            case _:
                raise TypeError(source)
        body.each(one, many)

    def _open_under(self, source: th.CardsUnder, one: Variable, body: Body) -> Expression:
        """What lies under cards: those of one of them, in a loop through these, or all at once."""
        if self.gen.lists.is_on_all_places(source):
            return n.Call(self.gen.lists.lying_on_all(source), (), Type.LIST)
        host = Variable(f"host_{one.name.removeprefix('v_')}", Type.THING)
        self.open(source.hosts, host, body)
        self.hosts[one.name] = self.model.zones[source.zone].host or "", host
        return at(PILES, at(self.gen.pile_table(source.zone), host))

    def _open_related(self, source: th.RelatedTo, one: Variable, body: Body) -> None:
        place = self.value(source.place)
        body.each(one, at(self.gen.relation_table(source.relation, backwards=True), place))
        for passes in self.passes(source.passes):
            body.where(n.tells(passes, one, place))

    def _cards_at_end(self, source: th.TopCards) -> Expression:
        pile, count = at(PILES, self.value(source.pile)), source.count
        if not isinstance(count, int):
            return lent("at_the_end", pile, self.value(count), int(source.end == "top"))
        return Part(pile, Constant(-count)) if source.end == "top" else Part(pile, stop=Constant(count))

    def _pieces_in(self, holder: v.HolderOf) -> Expression:
        """The pieces in a place of one player or the game, or in those of everybody."""
        zone = self.model.zones[holder.zone]
        if isinstance(holder.owner, v.Everybody):
            return lent("pieces_among", self.places_of(zone, holder.owner))
        return lent("pieces_at", self.holder(holder, None), self.model.looks(zone))

    def passes(self, values: tuple[Value, ...]) -> list[str]:
        """The functions that tell of two places whether one is related to the other."""
        return [self.gen.value_function(one.value) for one in values if isinstance(one, v.Changed)]

    def functions(self, values: tuple[Value, ...]) -> Expression:
        """The same as a list."""
        return n.Listed(tuple(Variable(name, Type.NOTHING) for name in self.passes(values)))

    def _seats(self, source: th.Players) -> Expression:
        return self.in_game(at(n.OTHERS if source.others else n.SEATS, n.PLAYERS, self.value(source.start)))

    def _some_of(self, source: th.SomeOf) -> Expression:
        return self._extremes(source) if isinstance(source, th.Extremes) else self._stretch(source)

    def _extremes(self, source: th.SomeOf) -> Expression:
        """A list of those of which a number is the highest or lowest."""
        own, one, body = self.gen.writer, self.gen.variable(source.things.local), Body()
        each = own.value(source.each)
        body.set(FOUND, own.items(source.things))
        body.set(BEST, n.Extreme("max" if source.word == "highest" else "min", n.Collected(each, one, FOUND)))
        body.give(n.Collected(one, one, FOUND, each.equals(BEST)))
        return self.gen.helper((source.things, source.each), body, self, Type.LIST)

    def _stretch(self, source: th.SomeOf) -> Expression:
        """A list of those before the first that ends it."""
        own, one, body = self.gen.writer, self.gen.variable(source.things.local), Body()
        body.set(FOUND, n.EMPTY)
        with body.loop(one, own.items(source.things)):
            ends = own.value(source.each) if source.word == "until" else n.Not(own.value(source.each))
            if source.word == "until":
                body.append(FOUND, one)
            with body.when(ends):
                body.give(FOUND)
            if source.word == "while":
                body.append(FOUND, one)
        body.give(FOUND)
        return self.gen.helper((source.things, source.each), body, self, Type.LIST)

    def _on_line(self, source: th.OnLine) -> Expression:
        """A list of the places behind one another, until the board ends or comes round."""
        own, body, around = self.gen.writer, Body(), n.Table("AROUND", Type.MAYBE)
        start, side = own.value(source.place), own.side(source.side, source.sides)
        body.set(FOUND, n.EMPTY)
        body.set(NEXT, at(around, start, side))
        with body.as_long(n.all_of([NEXT >= 0, NEXT.differs(start)])):
            body.append(FOUND, NEXT)
            body.set(NEXT, at(around, NEXT, side))
        body.give(FOUND)
        return self.gen.helper((source,), body, self, Type.LIST)

    def _open_cards(self, source: th.CardsIn, one: Variable, body: Body) -> None:
        parts = self._piles(source)
        if len(parts) == 1 and parts[0].type is Type.PILE:
            body.each(one, parts[0])
            return
        body.each(PILE, _joined(parts))
        body.each(one, PILE)

    def _piles(self, source: th.CardsIn) -> list[Expression]:
        """The piles of places: for each one pile, or several."""
        parts: list[Expression] = []
        for zone_name, owner in source.places:
            zone = self.model.zones[zone_name]
            if isinstance(owner, v.Everybody):
                numbers = self.places_of(zone, owner)
                parts.append(n.Collected(at(PILES, PLACE), PLACE, numbers, type=Type.PILES))
            elif zone.piled:
                parts.append(Part(PILES, *self.pile_range(zone, owner)))
            else:
                parts.append(at(PILES, self.pile(zone_name, owner)))
        return parts

    def only_pile(self, source: th.ThingSource) -> Expression | None:
        """The number of the one pile that a source is; None if it is more, or something else."""
        match source:
            case th.CardsIn(places=((_zone, v.Everybody()),)):
                return None
            case th.CardsIn(places=((zone, owner),)) if not self.model.zones[zone].piled:
                return self.pile(zone, owner)
            case th.CardsOfPile():
                return self.value(source.pile)
        return None

    def works_on_top(self, source: th.CardsIn) -> bool:
        """Whether only the top cards of these piles can be working."""
        zones = [self.model.zones[zone] for zone, _owner in source.places]
        kinds = self.model.kinds.values()
        return all(zone.holds == 1 or all(kind.works.get(zone.name, True) for kind in kinds) for zone in zones)

    def open_tops(self, source: th.CardsIn, one: Variable, body: Body) -> None:
        """The head of a loop over the top cards of piles."""
        body.each(PILE, _joined(self._piles(source)))
        body.unless(PILE, CONTINUE)
        body.set(one, Item(PILE, Constant(-1)))

    def said_of(self, each: v.Value, one: Local, many: Expression) -> Expression:
        """What is said of each of some cards, in which they agree or differ."""
        return n.Collected(self.gen.writer.value(each), self.gen.variable(one), many)

    def items(self, things: Things) -> Expression:
        """A new list of the things."""
        source = things.source
        if not things.where:
            pile = self.only_pile(source)
            if pile is not None:
                return Part(at(PILES, pile))
            if isinstance(source, th.CardsOfList):
                return Part(self.value(source.cards))
            if isinstance(source, th.DiceOf):
                return lent("not_discarded", self.value(source.dice))
            if isinstance(source, th.Players):
                return self._seats(source)
            if isinstance(source, th.Words):
                return n.Listed(tuple(map(n.Constant, source.words)))
            if isinstance(source, th.Resources):
                return n.Listed(tuple(map(n.Constant, source.resources)))
            if isinstance(source, th.Numbers):
                return lent("list", lent("range", self.value(source.low), self.value(source.high) + 1))
        body = Body()
        body.set(FOUND, n.EMPTY)
        own = self.gen.writer
        own.loop(things, body, lambda inner: body.append(FOUND, inner.ref(things.local)))
        body.give(FOUND)
        return self.gen.helper(things, body, self, Type.LIST)


def _joined(parts: list[Expression]) -> Expression:
    """One pile or several, and others, all together."""
    if len(parts) == 1 and parts[0].type is Type.PILES:
        return parts[0]
    return n.Row(tuple(part if part.type is Type.PILE else n.Spread(part) for part in parts), Type.PILES)


def _parts(conditions: tuple[Value, ...]) -> list[Value]:
    """All that has to hold, each by itself."""
    return [part for one in conditions for part in (one.parts if isinstance(one, v.All) else (one,))]
