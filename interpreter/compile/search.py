"""Searching for what a verb can be done with.

`search` finds the things for which a verb can be done. Each need is asked as early as its variables are known, what
depends on one pick alone is asked once, and a price whose discount nothing changes now is not asked again for every
place.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from interpreter.compile import terms as t
from interpreter.compile.code import nodes as n
from interpreter.compile.code.body import BREAK, CONTINUE, Body
from interpreter.compile.code.nodes import FALSE, Constant, Expression, Type, Variable, at, lent
from interpreter.compile.code.questions import cost_of
from interpreter.compile.code.statements import Return
from interpreter.compile.lists import FOUND
from interpreter.compile.prices import condition_of
from interpreter.compile.writer import Writer
from interpreter.effects import steps as s, things as th, values as v
from interpreter.effects.parts import walk
from interpreter.effects.things import Things
from interpreter.effects.values import Local, Value
from interpreter.frozen import evolve

if TYPE_CHECKING:
    from interpreter.compile.generator import Generator

QUIET, SEEN_EMPTY = Variable("quiet", Type.FLAG), Variable("seen_empty", Type.FLAG)
MISSING, SEEN = Variable("missing", Type.NUMBER), Variable("seen", Type.LIST)
MANY_COPIES = 3  # of each card of a kind, on average


def verb_conditions(gen: Generator, verb: str, doer: Value, args: tuple[Value, ...]) -> list[Value]:
    """Everything that must hold for a verb to be done with these arguments, as separate questions."""
    definition = gen.model.verbs[verb]
    mapping: dict[str, Value] = {"you": doer}
    mapping.update({p.name: arg for p, arg in zip(definition.parameters, args, strict=True)})
    found: list[Value] = []
    if gen.is_forbidden(verb):
        found.append(t.Allowed(("cannot", verb), doer, args))
    families: set[str] = set()
    for step in definition.body:
        if s.has_trait(step, "need", "price"):
            family = type(step).__name__
            if s.has_trait(step, "price") and family in families:
                return [*found, v.CanDo(verb, doer, args)]
            if s.has_trait(step, "price"):
                families.add(family)
            found += [folded(gen, t.substitute(condition, mapping)) for condition in condition_of(step)]
            continue
        if isinstance(step, s.Let | s.PerformEffect | s.ChooseOne):
            found.append(v.CanDo(verb, doer, args))
        break
    return found


def search(
    gen: Generator,
    verb: str,
    doer: Value,
    args: tuple[Value, ...],
    sought: Sequence[Things],
    mode: str,
    at: Writer,
) -> Expression:
    """The call that tells whether there is (`any`), or lists, what the first of the things sought can be: equal cards
    once (`all`), or each copy (`copies`)."""
    names = [things.local.name for things in sought]
    questions = [q for q in verb_conditions(gen, verb, doer, args) if not any(follows(q, things) for things in sought)]
    body, nothing = Body(), FALSE if mode == "any" else n.EMPTY
    writer = Writer(gen)
    if any(writer.value(question) == FALSE for question in questions):
        return nothing
    if mode == "any" and not questions and len(sought) == 1:
        return at.value(v.Exists(sought[0]))
    for question in questions:
        if isinstance(question, t.Affordable) and not any(name in t.free(question.payer) for name in names):
            writer.keep_stock(question.payer, body)
    if mode != "any":
        body.set(FOUND, n.EMPTY)
    order = Order(gen, names, questions)
    for question in order.beforehand:
        body.unless(writer.value(question), Return(nothing))
    for price, _early, _late in order.late:
        changing = changed_channels(gen, price.discount)
        body.set(QUIET, n.Not(n.any_of([Constant(one).among(n.LIVE) for one in changing])))
    picks = list(sought)
    if mode != "any":
        picks[1:] = [sifted(writer, things, place, order, body) for place, things in enumerate(picks[1:], start=1)]
    picks[0] = turned_round(gen, picks[0], order)
    depths = []
    for place, things in enumerate(picks):
        if isinstance(things.source, th.CardsOfList) and things.source.cards == those(place):
            body.each(gen.variable(things.local), Variable(those(place).name, Type.LIST))
        else:
            one_of_each = mode == "any" and place == 0 and are_told_by_design(gen, sought, questions)
            open_pick(writer, things, body, order, one_of_each, mode == "copies" and place == 0)
        order.ask(place, writer, body)
        depths.append(body.depth)
    if mode == "any":
        body.give(n.TRUE)
        for place in reversed(range(len(picks) - 1)):
            if order.is_settled(place, picks):  # if there is nothing for this one, there is nothing for any
                body.back(depths[place])
                body.give(FALSE)
    else:
        body.append(FOUND, gen.variable(sought[0].local))
        if len(picks) > 1:
            body.add(BREAK)
    body.back(0)
    told_apart = mode == "copies" or isinstance(sought[0].source, th.Piles)
    found = FOUND if told_apart else distinct(gen, sought[0], FOUND)
    body.give(FALSE if mode == "any" else found)
    bound = {things.local.name: things.local for things in sought}
    gives = Type.FLAG if mode == "any" else Type.LIST
    return gen.helper((doer, args, tuple(sought), tuple(questions)), body, at, gives, bound)


def are_told_by_design(gen: Generator, sought: Sequence[Things], questions: Sequence[Value]) -> bool:
    """Whether whatever is asked of the first pick says the same of all copies of a card, of which many lie where they
    start: then it is asked of one of them."""
    model, (first, *others) = gen.model, sought
    kind = model.kinds.get(first.local.kind or "")
    if kind is None or [zone for zone, _owner in zones_in(first.source)] != [kind.starts]:
        return False
    designs = [one for one in model.designs.values() if model.is_a(one.kind, first.local.kind)]
    many = sum(one.copies for one in designs) >= MANY_COPIES * len(designs) > 0
    asked = (first.where, tuple(others), tuple(questions))
    return many and is_by_design(gen, asked, first.local.name)


def is_by_design(gen: Generator, term: object, name: str) -> bool:
    """Whether nothing but the facts of a card is asked, which all copies of it share."""

    def is_it(part: object) -> bool:
        return isinstance(part, Local) and part.name == name

    parts = list(walk(term))
    others = sum(map(is_it, parts))  # places where the card stands, but for those that ask what all copies share
    for part in parts:
        match part:
            case v.FactOf(fact=fact, card=card) if not gen.is_turned(fact):
                others -= is_it(card)
            case v.IsKind(card=card) | v.IsDesign(card=card):
                others -= is_it(card)
            case v.IsLike(left=left, right=right):
                others -= is_it(left) + is_it(right)
            case v.Changed(value=value, args=args) if not gen.is_changed(value):
                named = zip(gen.model.values[value].parameters, args, strict=True)
                inner = [own.name for own, one in named if is_it(one)]
                others -= sum(is_by_design(gen, gen.base_of(value), own) for own in inner)
    return others == 0


class Order:
    """Which questions can be asked when.

    Before anything is picked (`beforehand`), of one pick alone (`own`), as soon as a pick is known (`levels`), or
    earlier if no card changes what they ask, and else later (`late`: with both places).
    """

    def __init__(self, gen: Generator, names: Sequence[str], questions: Sequence[Value]) -> None:
        self.gen, self.names, self.questions = gen, names, questions
        self.beforehand: list[Value] = []
        self.own: list[list[Value]] = [[] for _ in names]
        self.levels: list[list[Value]] = [[] for _ in names]
        self.late: list[tuple[t.Affordable, int, int]] = []
        self._asked: set[Expression] = set()
        for question in questions:
            self._enter(question)

    def _enter(self, question: Value) -> None:
        depends = self._picks_in(question)
        if not depends:
            self.beforehand.append(question)
            return
        last = max(depends)
        if isinstance(question, t.Affordable) and is_nothing(self.gen, question.discount):
            early = max(self._picks_in(evolve(question, discount=None)), default=last)
            if early < last:
                self.late.append((question, early, last))
                return
        if depends == [last] and last > 0:
            self.own[last].append(question)
        else:
            self.levels[last].append(question)

    def _picks_in(self, question: Value) -> list[int]:
        used = t.free(question)
        return [place for place, name in enumerate(self.names) if name in used]

    def is_settled(self, place: int, picks: Sequence[Things]) -> bool:
        """Whether nothing that is asked behind a pick depends on it or on one before."""
        before = self.names[: place + 1]
        behind = [question for questions in self.levels[place + 1 :] for question in questions]
        later = any(early <= place < last for _price, early, last in self.late)
        known = any(names_in(things, before) for things in picks[place + 1 :])
        return not later and not known and t.free(tuple(behind)).keys().isdisjoint(before)

    def ask(self, place: int, writer: Writer, body: Body) -> None:
        """Ask what can be asked once a pick is known."""
        for price, early, last in self.late:
            if early == place:
                self._ask_full_price(price, writer, body)
            if last == place and price.discount is not None:
                with body.when(n.all_of([MISSING > 0, writer.value(price.discount) < MISSING])):
                    body.add(CONTINUE)
        self.ask_all(self.own[place] + self.levels[place], writer, body)

    def _ask_full_price(self, price: t.Affordable, writer: Writer, body: Body) -> None:
        """Keep how much is missing. Where nothing discounts it now, go on to the next thing if that is anything."""
        with body.when(writer.value(evolve(price, discount=None))):
            body.set(MISSING, Constant(0))
        with body.otherwise():
            with body.when(QUIET):
                body.add(CONTINUE)
            body.set(MISSING, writer.missing(price))

    def ask_all(self, questions: Sequence[Value], writer: Writer, body: Body) -> None:
        """Ask the quickest first."""
        asked = [(expense(question), writer.value(question)) for question in questions]
        for _expense, condition in sorted(asked, key=lambda one: (one[0], cost_of(one[1], self.gen.functions))):
            self.unless(condition, body)

    def know(self, condition: Expression) -> None:
        """A condition holds, and is not asked."""
        self._asked.update(n.parts_of_all(condition))

    def unless(self, condition: Expression, body: Body) -> None:
        """Go on to the next thing where a condition does not hold, as far as that was not asked before."""
        new = [part for part in n.parts_of_all(condition) if part not in self._asked]
        self._asked.update(new)
        if new:
            body.unless(n.all_of(new), CONTINUE)


def turned_round(gen: Generator, things: Things, order: Order) -> Things:
    """Empty places of which one is sought that is next to one where something lies: those next to the few where
    something lies, in place of asking each of the many that are empty for its neighbours. Any others as they are."""
    local, source = things.local, things.source
    kind = gen.model.kinds.get(local.kind or "")
    if kind is None or not kind.is_place or source != th.CardsIn(((kind.starts or "", None),)):
        return things
    for question in order.levels[0]:
        match question:
            case v.Exists(things=Things(source=th.RelatedTo(relation, other, place, ())) as near) if (
                place == local
                and other == kind.name
                and local.name not in t.free(near.where)
                and any(is_empty(one, local) for one in things.where)
                and any(isinstance(one, v.Not) and is_empty(one.part, near.local) for one in near.where)
            ):
                order.levels[0].remove(question)
                few = Things(source, near.local, near.where)
                return evolve(things, source=t.Bordering(relation, few))
    return things


def is_empty(question: Value, place: Local) -> bool:
    """Whether it is asked if nothing lies on a place."""
    return isinstance(question, v.IsEmpty) and isinstance(question.place, v.PileOf) and question.place.owner == place


def those(place: int) -> Local:
    """The things that a later pick can be, as a list."""
    return Local(f"those{place}", "cards")


def sifted(writer: Writer, things: Things, place: int, order: Order, body: Body) -> Things:
    """A later pick, looked through once before the first one instead of once for each, where that does not matter."""
    if names_in(things, order.names) or not (order.own[place] or isinstance(things.source, th.Piles)):
        return things
    kept = Variable(those(place).name, Type.LIST)
    body.set(kept, n.EMPTY)
    open_pick(writer, things, body, order)
    order.ask_all(order.own[place], writer, body)
    body.append(kept, writer.gen.variable(things.local))
    body.back(0)
    writer.hosts.clear()
    body.unless(kept, Return(n.EMPTY))
    order.own[place] = []
    return Things(th.CardsOfList(those(place)), things.local)


def expense(question: Value) -> int:
    """Cheap questions are asked first."""
    match question:
        case v.CanDo():
            return 4
        case v.Compare(left=v.Count()) | v.Compare(right=v.Count()) | v.Any() | t.Allowed():
            return 2
        case v.IsWorking() | t.Affordable():
            return 1
    return 0


def open_pick(
    writer: Writer, things: Things, body: Body, order: Order, one_of_each: bool = False, each_copy: bool = False
) -> None:
    """The loop over the candidates of a pick, with `one_of_each` over one copy of each card.

    Empty piles of one zone are alike: only the first is looked at, but for `each_copy`. Where it is asked whether the
    card works, and only the top cards of these piles can work, no other card is looked at.
    """
    one = writer.gen.variable(things.local)
    if one_of_each:
        body.set(SEEN, n.EMPTY)
    alike = isinstance(things.source, th.Piles) and not each_copy
    working = v.IsWorking(things.local) in order.questions
    if alike:
        body.set(SEEN_EMPTY, FALSE)
    if working and isinstance(things.source, th.CardsIn) and writer.works_on_top(things.source):
        writer.open_tops(things.source, one, body)
    else:
        known = writer.open_things(things, one, body, order.questions)
        if known is not None:
            order.know(writer.value(known))
    if alike:
        with body.when(n.Not(at(n.PILES, one))):
            with body.when(SEEN_EMPTY):
                body.add(CONTINUE)
            body.set(SEEN_EMPTY, n.TRUE)
    if one_of_each:
        with body.when(at(n.DESIGN, one).among(SEEN)):
            body.add(CONTINUE)
        body.append(SEEN, at(n.DESIGN, one))
    for condition in things.where:
        order.unless(writer.value(condition), body)


def distinct(gen: Generator, things: Things, found: Expression) -> Expression:
    """A list of options in which equal ones stand once: cards that nothing tells apart, in one place whose order means
    nothing, dice of one kind that show the same, and empty piles of one zone."""
    source = th.all_of(things.source)
    if isinstance(source, th.Piles):
        return lent("one_empty", found)
    if things.local.type == "die":
        return lent("alike_dice", found)
    if things.local.type != "card":
        return found
    if isinstance(source, th.CardsIn | th.CardsUnder | th.Together):
        places = list(zones_in(source))
        if not any(gen.model.zones[zone].piled or gen.model.zones[zone].ordered for zone, _owner in places):
            one = isinstance(source, th.CardsIn) and len(places) == 1 and not isinstance(places[0][1], v.Everybody)
            return lent("alike" if one else "alike_there", found)
    if isinstance(source, th.CardsOfList):
        return lent("alike", found)
    return found


def zones_in(source: th.ThingSource) -> Iterator[tuple[str, Value | None]]:
    """The zones that a source goes through, with their owners."""
    match source:
        case th.CardsIn(places=places):
            yield from places
        case th.CardsUnder(zone=zone):
            yield zone, None
        case th.Together(parts=parts):
            for part in parts:
                yield from zones_in(part.source)


def is_unseen(gen: Generator, pick: s.Pick) -> bool:
    """Whether one may be asked to pick from cards that only others see."""
    return any(gen.model.zones[zone].seen == "others" for zone in th.zones_of(pick.things.source))


def names_in(things: Things, names: Sequence[str]) -> bool:
    """Whether a source depends on one of these variables."""
    used = t.free(things)
    return any(name in used for name in names)


def follows(question: Value, things: Things) -> bool:
    """Whether a need says no more than where the pick comes from."""
    local, source = things.local, things.source
    match question:
        case v.CardIn(card=card, places=places):
            return card == local and not places.where and places.source == source
        case v.PileIn(pile=pile, zone=zone, owner=owner):
            return pile == local and isinstance(source, th.Piles) and (source.zone, source.owner) == (zone, owner)
        case v.Compare(operator="!=", left=left, right=right):
            return isinstance(source, th.Players) and source.others and left == local and right == source.start
    return False


def folded(gen: Generator, question: Value) -> Value:
    """A price without a discount that is always nothing."""
    if isinstance(question, t.Affordable) and is_nothing(gen, question.discount, always=True):
        return evolve(question, discount=None)
    return question


def is_nothing(gen: Generator, discount: Value | None, always: bool = False) -> bool:
    """Whether a discount is nothing, whatever works (`always`) or while nothing changes the values in it."""
    match discount:
        case v.Plus():
            return is_nothing(gen, discount.left, always) and is_nothing(gen, discount.right, always)
        case v.Changed(value=name):
            return not (always and gen.is_changed(name)) and is_nothing(gen, gen.base_of(name), always)
    return discount is None or discount == v.Const(0, "number")


def changed_channels(gen: Generator, discount: Value | None) -> list[int]:
    """The channels of the values that a discount depends on."""
    match discount:
        case v.Plus():
            return changed_channels(gen, discount.left) + changed_channels(gen, discount.right)
        case v.Changed(value=name):
            return [gen.channel("value", name)] if gen.is_changed(name) else changed_channels(gen, gen.base_of(name))
    return []
