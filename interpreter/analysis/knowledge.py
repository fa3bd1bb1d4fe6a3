"""What is known at one place of a body: what a number can be there, whether a condition can hold.

Everything here is sure or not said at all: a number has a range that it never leaves, a condition holds always (True),
never (False), or sometimes (None). What a line has asked is known to the lines under it, until something is done: then
only what never changes is still known, the facts of a card and numbers that have got a name.

Numbers look at conditions, and conditions at numbers: what `truth` knows is imported where it is needed.
"""

from __future__ import annotations

from functools import reduce

from attrs import evolve, field, frozen

from interpreter.analysis.context import World
from interpreter.analysis.ranges import ANY, Interval, one
from interpreter.check.nouns import kinds_named, kinds_of
from interpreter.effects import things as th, values as v
from interpreter.effects.changes import ADDED
from interpreter.effects.things import Things
from interpreter.effects.values import Local, Value
from interpreter.model import FactSpec, Model, Zone

SOME = Interval(0, None)


@frozen
class Situation:
    """A place in a body. `this` is the card it stands on; `numbers` are named numbers; `existing` variables are no
    empty place, `nobodys` are cards that belong to nobody; `held`, `words` and `flags` are what the conditions above it
    have told."""

    world: World
    this: str | None = None
    numbers: dict[str, Interval] = field(factory=dict)
    existing: frozenset[str] = frozenset()
    nobodys: frozenset[str] = frozenset()
    held: dict[Value, Interval] = field(factory=dict)
    words: dict[Value, frozenset[int]] = field(factory=dict)  # what a word of a fact is not
    flags: dict[Value, bool] = field(factory=dict)

    @property
    def model(self) -> Model:
        """The game."""
        return self.world.model

    def later(self) -> Situation:
        """The same place after something has been done."""
        held = {value: range for value, range in self.held.items() if is_lasting(value, self.world)}
        words = {value: told for value, told in self.words.items() if is_lasting(value, self.world)}
        return evolve(self, nobodys=frozenset(), held=held, words=words, flags={})

    def with_number(self, name: str, range: Interval) -> Situation:
        """The same place, where a number has this name."""
        return evolve(self, numbers={**self.numbers, name: range})

    def with_nobodys(self, name: str) -> Situation:
        """The same place, where the card of this name belongs to nobody."""
        return evolve(self, nobodys=self.nobodys | {name})

    def with_thing(self, things: Things) -> Situation:
        """The same place, where the variable of some things is one that there is."""
        there = evolve(self, existing=self.existing | {things.local.name})
        if is_nobodys(things, self):
            there = there.with_nobodys(things.local.name)
        if isinstance(things.source, th.Numbers):
            return there.with_number(things.local.name, between(things.source, self))
        if isinstance(things.source, th.TurnsOf):
            return there.with_number(things.local.name, Interval(0, things.source.sides - 1))
        return there


def is_lasting(value: Value, world: World) -> bool:
    """Whether it cannot change while a body is done: a variable, and those facts of one that are on no face alone."""
    if isinstance(value, v.FactOf):
        return isinstance(value.card, Local) and value.fact not in world.turned
    return isinstance(value, Local)


def is_nobodys(cards: Value | Things, at: Situation) -> bool:
    """Whether cards surely belong to nobody: they lie in a place of the game, and no player owns such cards."""
    match cards:
        case Local(name=name):
            return name in at.nobodys
        case v.PickedOut(things=things) | Things(source=th.SomeOf(things=things)):
            return is_nobodys(things, at)
        case Things(source=th.CardsIn(places=places)):
            lying = places
        case v.EndOf(pile=v.PileOf(zone=name, owner=owner)):
            lying = ((name, owner),)
        case _:
            return False
    zones = [at.model.zones[zone] for zone, _owner in lying]
    kinds = [kind for zone in zones for kind in kinds_named(at.model, zone.of)]
    return all(zone.per is None and zone.host is None for zone in zones) and not any(
        at.model.kinds[kind].owned for kind in kinds
    )


# ---- numbers --------------------------------------------------------------------------------------------------------


def number(value: Value, at: Situation) -> Interval:
    """What a number can be."""
    found = unheld(value, at)
    return found.meet(at.held[value]) if value in at.held else found


def unheld(value: Value, at: Situation) -> Interval:
    """What a number can be, whatever has been asked before."""
    model = at.model
    match value:
        case v.Const(value=int() as exact):
            return one(int(exact))
        case Local():
            return at.numbers.get(value.name, ANY)
        case v.CounterOf():
            counter = model.counters[value.counter]
            low = counter.low if counter.low is None or not counter.resource else min(counter.low, 0)  # it may be paid
            return Interval(low, counter.high)
        case v.MarkOf(mark=name):
            mark = model.marks[name]
            return Interval(None if mark.low is None else min(mark.low, 0), mark.high)  # of no card it is 0
        case v.DieFace():
            return shown(value.die, at)
        case v.ResourceIn():
            return reduce(Interval.join, amount(value.amount, at))
        case v.FactOf():
            return fact(value, at)[0]
        case v.PlayerCount():
            return Interval(*seated(model))
        case v.WordCount(words=v.FactOf() as words):
            return word_count(words, value.word, at)
        case v.Steps():
            return Interval(0, at.world.capacity.cards_of((value.kind,)))
        case v.SideOf(sides=sides) | v.Opposite(sides=sides):
            return Interval(-1, sides - 1)
        case v.PieceCount(holder=v.HolderOf() as holder):
            return Interval(0, at.world.capacity.held(model.zones[holder.zone], value.look is not None))
        case v.PieceCount() | v.WordCount() | v.LongestWay():
            return SOME
        case v.MostAlike():
            return Interval(0, count(value.things, at).high)
        case v.Count():
            return count(value.things, at)
        case v.Total():
            return totals(value, at)[0]
        case v.OfAmount():
            parts = amount(value.amount, at)
            if value.word == "total":
                return added(parts)
            return extreme(value.word, parts)
        case v.Lookup():
            return Interval(min(value.cells), max(value.cells))
        case v.ExtremeOf():
            return extreme(value.word, [number(part, at) for part in value.parts])
        case v.Times():
            return number(value.value, at).times(number(value.count, at))
        case v.Divided():
            return number(value.value, at).divided(value.by)
        case v.Plus():
            right = number(value.right, at)
            return number(value.left, at).plus(right if value.sign > 0 else right.negative())
        case v.Changed():
            return declared_ranges(value.value, at)[0]
        case v.If():
            return cases(value, at)[0]
    return ANY


def shown(die: Value, at: Situation) -> Interval:
    """The faces that a die can show, words far below all numbers; no die shows -1."""
    faces = [face for kind in kinds_of(at.model, die) for face in kind.faces]
    numbers = [face for face in faces if isinstance(face, int)]
    if len(numbers) < len(faces) or not (isinstance(die, Local) and die.name in at.existing):
        return Interval(None if len(numbers) < len(faces) else -1, max(numbers, default=-1))
    return Interval(min(numbers), max(numbers))


def added(parts: list[Interval]) -> Interval:
    """The range of a sum."""
    found = one(0)
    for part in parts:
        found = found.plus(part)
    return found


def extreme(word: str, parts: list[Interval]) -> Interval:
    """The range of the highest or the lowest of several numbers."""
    if word == "lowest":
        return extreme("highest", [part.negative() for part in parts]).negative()
    lows, highs = [part.low for part in parts if part.low is not None], [part.high for part in parts]
    return Interval(max(lows, default=None), None if None in highs else max(high for high in highs if high is not None))


def amount(value: Value, at: Situation) -> list[Interval]:
    """What each number of an amount can be."""
    model = at.model
    match value:
        case v.Const(value=tuple() as exact):
            return [one(part) for part in exact]
        case v.AllResources():
            return [number(v.CounterOf(name, value.owner), at) for name in model.resources]
        case v.OfResource():
            many = number(value.count, at).join(one(0))
            return [many] * len(model.resources)
        case v.AsAmount():
            return [number(value.count, at) if name == value.resource else one(0) for name in model.resources]
        case v.FactOf():
            return fact(value, at)
        case v.Plus():
            right = [part if value.sign > 0 else part.negative() for part in amount(value.right, at)]
            return [a.plus(b) for a, b in zip(amount(value.left, at), right, strict=True)]
        case v.Times():
            times = number(value.count, at)
            return [part.times(times) for part in amount(value.value, at)]
        case v.Total():
            return totals(value, at)
        case v.Changed():
            return declared_ranges(value.value, at)
        case v.If():
            return cases(value, at)
    return [ANY] * len(model.resources)


def parts(value: Value, at: Situation) -> list[Interval]:
    """A number as a list of one, or an amount."""
    return amount(value, at) if value.type == "amount" else [number(value, at)]


def fact(value: v.FactOf, at: Situation) -> list[Interval]:
    """A fact of a card: of the very card, or what its kind allows; of no card it is 0."""
    model = at.model
    width = len(model.resources) if value.type == "amount" else 1
    if is_this(value.card, at):
        told: list[Interval] | None = None
        for given in at.world.said(at.this or "", value.fact):
            row = given if isinstance(given, tuple) else (given,) * width
            here = [one(part) for part in row if isinstance(part, int)]
            told = here if told is None else [a.join(b) for a, b in zip(told, here, strict=True)]
        return told or [ANY] * width
    if value.type == "amount":
        highs = [model.counters[name].high for name in model.resources]
        return [Interval(0, high) for high in highs]
    found: Interval | None = None
    for spec in specs(value, at):
        found = Interval(spec.low, spec.high) if found is None else found.join(Interval(spec.low, spec.high))
        if not certain(value, spec, at):
            found = found.join(one(0))
    return [found or ANY]


def word_count(words: v.FactOf, word: Value | None, at: Situation) -> Interval:
    """How often a word stands in a fact of several; without a word, how many there are."""
    model = at.model
    kind = getattr(words.card, "kind", None)
    designs = [design.name for design in model.designs.values() if kind is None or model.is_a(design.kind, kind)]
    known = [at.this] if is_this(words.card, at) and at.this is not None else designs
    found = Interval(0, 0) if known is designs else None
    for design in known:
        for given in at.world.said(design, words.fact):
            row = given if isinstance(given, tuple) else ()
            many = Interval(0, len(row)) if word is not None else one(len(row))
            if isinstance(word, v.Const) and isinstance(word.value, int):
                many = one(row.count(word.value))
            found = many if found is None else found.join(many)
    return found or SOME


def is_this(card: Value, at: Situation) -> bool:
    """Whether it is the card on which the line stands."""
    return at.this is not None and isinstance(card, Local) and card.name == "this"


def specs(value: v.FactOf, at: Situation) -> list[FactSpec]:
    """What the kinds say of a fact that a card may be of."""
    kind = getattr(value.card, "kind", None)
    kinds = [at.model.kinds[one] for one in (at.model.under(kind) if kind else at.model.kinds)]
    return [one.facts[value.fact] for one in kinds if value.fact in one.facts]


def certain(value: v.FactOf, spec: FactSpec, at: Situation) -> bool:
    """Whether there is such a card for sure, and its kind makes it give the fact."""
    match value.card:
        case Local(name=name, kind=str() as kind) if name in at.existing:
            everywhere = all(value.fact in at.model.kinds[one].facts for one in at.model.under(kind))
            return everywhere and not spec.optional and not spec.unknown
    return False


def totals(value: v.Total, at: Situation) -> list[Interval]:
    """The total, highest or lowest of what things say; of no things it is 0."""
    inner = among(value.things, at)
    if inner is None:
        return [one(0)] * (len(at.model.resources) if value.type == "amount" else 1)
    each = parts(value.each, inner)
    if value.word == "total":
        many = count(value.things, at)
        return [part.times(many) for part in each]
    return [part.join(one(0)) for part in each]


def cases(value: v.If, at: Situation) -> list[Interval]:
    """The first case whose condition holds."""
    from interpreter.analysis.conditions import assumed

    found: list[Interval] | None = None
    here: Situation | None = at
    for condition, case in value.cases:
        if here is None:
            break
        inner = here if condition is None else assumed(condition, here)
        if inner is not None:
            ranges = parts(case, inner)
            found = ranges if found is None else [a.join(b) for a, b in zip(found, ranges, strict=True)]
        here = None if condition is None else assumed(condition, here, False)
    return found or [ANY] * (len(at.model.resources) if value.type == "amount" else 1)


def declared_ranges(name: str, at: Situation) -> list[Interval]:
    """A declared value: its base, and what cards change of it, as often as it may be."""
    world, definition = at.world, at.model.values[name]
    known = world.values.get(name)
    if known is not None:
        return known
    assert definition.base is not None
    own = Situation(world)
    found = parts(definition.base, own)
    for change in world.changes.get(name, ()):
        by = parts(change.amount, Situation(world, change.design))
        if change.sign not in ADDED:
            found = [a.join(b) for a, b in zip(found, by, strict=True)]
        else:
            found = [stretched(a, b if change.sign > 0 else b.negative()) for a, b in zip(found, by, strict=True)]
    if definition.type == "amount" and name in world.changes:
        found = [part.floored() for part in found]
    world.values[name] = found
    return found


def stretched(base: Interval, by: Interval) -> Interval:
    """A range to which something is added nobody knows how often."""
    low = base.low if by.low is not None and by.low >= 0 else None
    return Interval(low, base.high if by.high is not None and by.high <= 0 else None)


# ---- things ---------------------------------------------------------------------------------------------------------


def count(things: Things, at: Situation) -> Interval:
    """How many things there can be."""
    if things.where and among(things, at) is None:
        return one(0)
    found = sized(things, at)
    return Interval(0, found.high) if things.where else found


def sized(things: Things, at: Situation) -> Interval:
    """How many there can be in a source."""
    model, capacity = at.model, at.world.capacity
    match things.source:
        case th.CardsIn(places=places):
            most = sum(capacity.zone(model.zones[zone], everybody(owner)) for zone, owner in places)
            kind = things.local.kind
            return Interval(0, min(most, capacity.cards_of((kind,))) if kind in model.kinds else most)
        case th.CardsUnder(zone=under):
            return Interval(0, capacity.cards_of(capacity.kinds_in(model.zones[under])))
        case th.Together(parts=parts):
            found = one(0)
            for part in parts:
                found = found.plus(sized(part, at))
            return found
        case th.CardsOfPile(pile=pile):
            zone = getattr(pile, "zone", None) or (pile.kind if isinstance(pile, Local) else None)
            zones = [model.zones[zone]] if zone in model.zones else zones_of(pile, at)
            return Interval(0, max((capacity.pile(zone) for zone in zones), default=None))
        case th.DiceOf(dice=Local(name=name)):
            rolled = at.numbers.get(name, SOME)
            return Interval(0, rolled.high) if at.world.discards_dice else rolled
        case th.TopCards(count=most):
            return Interval(0, most if isinstance(most, int) else number(most, at).floored().high)
        case th.Piles(zone=zone, owner=owner):
            piles = model.zones[zone].piles
            return Interval(piles, piles * model.most) if everybody(owner) else one(piles)
        case th.Players(others=others):
            low, high = seated(model)
            return Interval(low - others, high - others)
        case th.Extremes(things=inner):
            found = count(inner, at)
            return Interval(min(found.low, 1) if found.low is not None else None, found.high)
        case th.Stretch(things=inner):
            return Interval(0, count(inner, at).high)
        case th.PiecesIn(holder=v.HolderOf() as holder):
            most = capacity.held(model.zones[holder.zone], False)
            return Interval(0, most * model.most if everybody(holder.owner) else most)
        case th.Designs(kinds=kinds):
            return Interval(0, capacity.cards_of(kinds))
        case th.RelatedTo(kind=kind) | th.Reached(kind=kind) | th.OnLine(kind=kind):
            return Interval(0, capacity.cards_of((kind,)))
        case th.Words(words=listed) | th.Resources(resources=listed):
            return one(len(listed))
        case th.TurnsOf(sides=sides):
            return Interval(1, sides)
        case th.Numbers() as numbers:
            many = number(numbers.high, at).plus(number(numbers.low, at).negative()).plus(one(1))
            return many.floored()
    return SOME


def seated(model: Model) -> tuple[int, int]:
    """How many players there can be in the game: one at least, where they can be put out of it."""
    low, high = model.players
    return 1 if "out" in model.seat_numbers else low, high


def everybody(owner: Value | None) -> bool:
    """Whether the places of several players are meant together."""
    return isinstance(owner, v.Everybody)


def between(numbers: th.Numbers, at: Situation) -> Interval:
    """What a number can be that is chosen from others."""
    return Interval(number(numbers.low, at).low, number(numbers.high, at).high)


def zones_of(pile: Value, at: Situation) -> list[Zone]:
    """The zones in which the pile of a card can lie."""
    if not isinstance(pile, v.PlaceOfCard):
        return []
    kind = getattr(pile.card, "kind", None)
    zones = [zone for zone in at.model.zones.values() if zone.store == "cards"]
    return [zone for zone in zones if kind is None or kind in at.world.capacity.kinds_in(zone)]


def among(things: Things, at: Situation) -> Situation | None:
    """Where a thing is looked at that fulfils all conditions; None if there can be none."""
    from interpreter.analysis.conditions import assumed

    here: Situation | None = at.with_thing(things)
    for condition in things.where:
        here = assumed(condition, here) if here is not None else None
    return here
