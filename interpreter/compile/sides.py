"""Sides: what stands on either side of a need or a price that fails, as numbers with the words for them.

A function is made for each line that can stand in the way. It gives comparisons: the form (`compare`, `cost`, `needed`,
`full`, `nothing`), the left side and the right one. A side is a value and its parts, each with a sign, what it is, its
name, whom or what it is about, and its value. Hidden cards are never read for it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from interpreter.compile import terms as t
from interpreter.compile.code import nodes as n
from interpreter.compile.code.body import Body
from interpreter.compile.code.nodes import Constant, Expression, Listed, Row, Type
from interpreter.compile.lists import FOUND
from interpreter.compile.writer import Writer
from interpreter.effects import steps as s, things as th, values as v
from interpreter.effects.parts import walk
from interpreter.effects.things import Things
from interpreter.effects.values import Local, Value
from interpreter.model import Model

if TYPE_CHECKING:
    from interpreter.compile.generator import Generator


def row_of(*parts: Expression) -> Row:
    """Values side by side, for people."""
    return Row(parts, Type.TOLD)


def text(what: str) -> Constant:
    """A text for people."""
    return Constant(what, Type.TOLD)


NOTHING = row_of(n.NONE, row_of())


def side_lines(gen: Generator, step: s.Step, writer: Writer, body: Body) -> bool:
    """Add the body of a function that gives the comparisons of a line which fails; False if there are none."""
    sides = Sides(gen, writer)
    match step:
        case s.Needs():
            some = False
            for part in t.conjuncts(step.condition):
                found = sides.compared(part)
                with body.when(n.Not(writer.value(part))):
                    body.give(Listed(tuple(found)))
                some = some or bool(found)
            body.give(n.EMPTY)
            return some
        case s.PayAmount():
            have = sides.part("amount", "", [step.payer], writer.stock(step.payer))
            whose = [step.amount.card] if isinstance(step.amount, v.FactOf) else []
            parts = [sides.part("amount", "", whose, writer.counted(step.amount))]
            if step.discount is not None:
                parts.append(sides.part("discount", "", [], writer.value(step.discount)))
            body.give(compared("cost", row_of(n.NONE, row_of(*parts)), row_of(n.NONE, row_of(have))))
        case s.PayCounter():
            cost = sides.part("counter", step.counter, [], writer.counted(step.amount))
            side = sides.side(v.CounterOf(step.counter, step.payer))
            body.give(compared("cost", row_of(n.NONE, row_of(cost)), side))
        case s.PayPieces(source=v.HolderOf() as source):
            there = sides.side(v.PieceCount(source, step.look))
            wanted = writer.counted(step.count)
            body.set(FOUND, compared("needed", row_of(wanted, row_of()), there))
            if isinstance(step.target, v.HolderOf):
                with body.when(wanted <= writer.value(v.PieceCount(source, step.look))):
                    body.set(FOUND, compared("full", NOTHING, sides.side(v.PieceCount(step.target))))
            body.give(FOUND)
        case s.PayCards(picks=(s.Pick(count=count, things=things, alike=None),)) if not leaks(things, gen):
            needed = writer.value(count) if count is not None else Constant(1)
            body.give(compared("needed", row_of(needed, row_of()), sides.side(v.Count(things))))
        case s.WithPicks() | s.DoVerb() | s.PayCards(picks=(s.Pick(alike=s.Alike()),)):
            body.give(compared("nothing", NOTHING, NOTHING))
        case _:
            return False
    return True


def compared(form: str, left: Expression, right: Expression) -> Listed:
    """One comparison."""
    return Listed((row_of(text(form), left, right),))


class Sides:
    """Writes sides with a writer."""

    def __init__(self, gen: Generator, writer: Writer) -> None:
        self.gen = gen
        self.writer = writer

    def compared(self, condition: Value) -> list[Expression]:
        """The comparisons of a condition that fails; those of all its parts behind `or`."""
        match condition:
            case v.Compare(left=left, right=right) if left.type == "number" and not leaks((left, right), self.gen):
                return [self.comparison(left, right)]
            case v.Any(parts=parts):
                return [one for part in parts for one in self.compared(part)]
            case v.IsEmpty(place=v.HolderOf() as holder):
                return [self.comparison(v.PieceCount(holder))]
            case v.IsEmpty(place=place) if place.type == "pile":
                return [self.comparison(v.Count(Things(th.CardsOfPile(place), Local("card", "card"))))]
            case v.Changed() if not leaks(condition, self.gen):
                return [self.comparison(condition)]
            case v.Not(part=v.Changed() as part) if not leaks(part, self.gen):
                return [self.comparison(part)]
        return []

    def comparison(self, left: Value, right: Value | None = None) -> Expression:
        """Two values side by side, or one with nothing."""
        return row_of(text("compare"), self.side(left), NOTHING if right is None else self.side(right))

    def side(self, value: Value) -> Expression:
        """A side: its value, and its parts."""
        parts = self.parts(value, 1)
        return row_of(self.writer.value(value), row_of(*parts))

    def parts(self, value: Value, sign: int) -> list[Expression]:
        """The parts of a sum."""
        code = self.writer.value
        match value:
            case v.Plus():
                return self.parts(value.left, sign) + self.parts(value.right, sign * value.sign)
            case v.CounterOf(counter=name, owner=owner):
                return [self.part("counter", name, [owner] if owner is not None else [], code(value), sign)]
            case v.Changed(value=name, args=args):
                return [self.part("value", name, list(args), code(value), sign)]
            case v.PieceCount(holder=v.HolderOf(zone=zone, owner=owner)):
                return [self.part("pieces", zone, [owner] if owner is not None else [], code(value), sign)]
            case v.Count(things=Things(source=th.CardsIn(places=((_zone, v.Everybody()),)))):
                return [self.part("other", "", [], code(value), sign)]
            case v.Count(things=Things(source=th.CardsIn(places=((zone, owner),)), where=())):
                return [self.part("cards", zone, [owner] if owner is not None else [], code(value), sign)]
            case v.Count(things=Things(source=th.CardsOfPile(pile=pile), where=())):
                return [self.part("pile", "", [pile], code(value), sign)]
            case v.FactOf(fact=fact, card=card):
                return [self.part("fact", fact, [card], code(value), sign)]
            case v.Total(
                word="total", things=Things(source=th.CardsIn(places=((zone, owner),))), each=v.FactOf(fact=fact)
            ) if not isinstance(owner, v.Everybody):
                about = [owner] if owner is not None else []
                return [self.part("total", f"{fact} {zone}", about, code(value), sign)]
            case v.Const():
                return [self.part("number", "", [], code(value), sign)]
        return [self.part("other", "", [], code(value), sign)]

    def part(self, what: str, name: str, about: list[Value], value: Expression, sign: int = 1) -> Expression:
        """A part of a side."""
        subjects = row_of(*(self.writer.value(one) for one in about))
        return row_of(Constant(sign), text(what), text(name), subjects, value)


def leaks(part: object, gen: Generator) -> bool:
    """Whether working something out reads cards that not everybody sees."""
    model = gen.model
    for inner in walk(part):
        match inner:
            case Things(where=where) if where and hidden_in(inner, model):
                return True
            case v.Total(things=things) | th.SomeOf(things=things) if hidden_in(things, model):
                return True
            case v.EndOf(pile=v.PileOf(zone=zone)) if model.zones[zone].seen != "all":
                return True
            case v.Changed(value=name) if value_leaks(name, gen):
                return True
    return False


def value_leaks(name: str, gen: Generator) -> bool:
    """Whether working out a declared value, with all that cards change of it, reads such cards."""
    if name not in gen.leaks:
        changes = tuple((one.condition, one.amount) for one in gen.changes.get(name, ()))
        gen.leaks[name] = leaks((gen.model.values[name].base, changes), gen)
    return gen.leaks[name]


def hidden_in(things: Things, model: Model) -> bool:
    """Whether the things lie where not everybody sees them."""
    match things.source:
        case th.CardsIn(places=places):
            return any(model.zones[zone].seen != "all" for zone, _owner in places)
        case th.CardsOfPile(pile=v.PileOf(zone=zone)) | th.TopCards(pile=v.PileOf(zone=zone)):
            return model.zones[zone].seen != "all"
        case th.Together(parts=parts):
            return any(hidden_in(part, model) for part in parts)
        case th.CardsOfList(cards=v.FactOf(kind=str() as kind)):  # what is printed of places is seen by all
            return model.kinds[kind].base != "place"
        case th.CardsOfList() | th.Designs():
            return True
    return False
