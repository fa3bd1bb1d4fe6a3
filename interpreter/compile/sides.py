"""Sides: what stands on either side of a need or a price that fails, as numbers with the words for them.

A function is made for each line that can stand in the way. It gives comparisons: the form (`compare`, `cost`, `needed`,
`full`, `nothing`), the left side and the right one. A side is a value and its parts, each with a sign, what it is, its
name, whom or what it is about, and its value. Hidden cards are never read for it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from interpreter.compile import terms as t
from interpreter.compile.lines import Lines
from interpreter.compile.writer import Writer
from interpreter.effects import steps as s
from interpreter.effects import things as th
from interpreter.effects import values as v
from interpreter.effects.parts import walk
from interpreter.effects.things import Things
from interpreter.effects.values import Local, Value
from interpreter.model import Model

if TYPE_CHECKING:
    from interpreter.compile.generator import Generator

NOTHING = "(None, ())"


def side_lines(gen: Generator, step: s.Step, writer: Writer, lines: Lines) -> bool:
    """Add the lines of a function that gives the comparisons of a line which fails; False if there are none."""
    sides = Sides(gen, writer)
    match step:
        case s.Needs():
            told = False
            for part in t.conjuncts(step.condition):
                found = sides.compared(part)
                lines.add(f"if not {writer.value(part)}:")
                lines.add(f"    return [{', '.join(found)}]")
                told = told or bool(found)
            lines.add("return []")
            return told
        case s.PayAmount():
            have = sides.part("amount", "", [step.payer], writer.stock(step.payer))
            whose = [step.amount.card] if isinstance(step.amount, v.FactOf) else []
            parts = [sides.part("amount", "", whose, writer.counted(step.amount))]
            if step.discount is not None:
                parts.append(sides.part("discount", "", [], writer.value(step.discount)))
            lines.add(f"return [('cost', (None, ({', '.join(parts)},)), (None, ({have},)))]")
        case s.PayCounter():
            counter = v.CounterOf(step.counter, step.payer)
            cost = sides.part("counter", step.counter, [], writer.counted(step.amount))
            lines.add(f"return [('cost', (None, ({cost},)), {sides.side(counter)})]")
        case s.PayPieces(source=v.HolderOf() as source):
            there = sides.side(v.PieceCount(source, step.look))
            wanted = f"({writer.counted(step.count)}, ())"
            lines.add(f"found = [('needed', {wanted}, {there})]")
            if isinstance(step.target, v.HolderOf):
                lines.add(f"if {writer.counted(step.count)} <= {writer.value(v.PieceCount(source, step.look))}:")
                lines.add(f"    found = [('full', {NOTHING}, {sides.side(v.PieceCount(step.target))})]")
            lines.add("return found")
        case s.PayCards(picks=(s.Pick(count=count, things=things),)) if not leaks(things, gen):
            wanted = writer.value(count) if count is not None else "1"
            lines.add(f"return [('needed', ({wanted}, ()), {sides.side(v.Count(things))})]")
        case s.WithPicks() | s.DoVerb():
            lines.add(f"return [('nothing', {NOTHING}, {NOTHING})]")
        case _:
            return False
    return True


class Sides:
    """Writes sides with a writer."""

    def __init__(self, gen: Generator, writer: Writer) -> None:
        self.gen = gen
        self.writer = writer

    def compared(self, condition: Value) -> list[str]:
        """The comparisons of a condition that fails, as Python; those of all its parts behind `or`."""
        match condition:
            case v.Compare(left=left, right=right) if left.type == "number" and not leaks((left, right), self.gen):
                return [f"('compare', {self.side(left)}, {self.side(right)})"]
            case v.Any(parts=parts):
                return [one for part in parts for one in self.compared(part)]
            case v.IsEmpty(place=v.HolderOf() as holder):
                return [f"('compare', {self.side(v.PieceCount(holder))}, {NOTHING})"]
            case v.IsEmpty(place=place) if place.type == "pile":
                cards = v.Count(Things(th.CardsOfPile(place), Local("card", "card")))
                return [f"('compare', {self.side(cards)}, {NOTHING})"]
            case v.Changed() if not leaks(condition, self.gen):
                return [f"('compare', {self.side(condition)}, {NOTHING})"]
            case v.Not(part=v.Changed() as part) if not leaks(part, self.gen):
                return [f"('compare', {self.side(part)}, {NOTHING})"]
        return []

    def side(self, value: Value) -> str:
        """A side: its value, and its parts."""
        parts = "".join(f"{part}, " for part in self.parts(value, 1))
        return f"({self.writer.value(value)}, ({parts}))"

    def parts(self, value: Value, sign: int) -> list[str]:
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
            case v.Count(things=Things(source=th.CardsIn(places=((zone, owner),)), where=())):
                return [self.part("cards", zone, [owner] if owner is not None else [], code(value), sign)]
            case v.Count(things=Things(source=th.CardsOfPile(pile=pile), where=())):
                return [self.part("pile", "", [pile], code(value), sign)]
            case v.FactOf(fact=fact, card=card):
                return [self.part("fact", fact, [card], code(value), sign)]
            case v.Total(
                word="total", things=Things(source=th.CardsIn(places=((zone, owner),))), each=v.FactOf(fact=fact)
            ):
                about = [owner] if owner is not None else []
                return [self.part("total", f"{fact} {zone}", about, code(value), sign)]
            case v.Const():
                return [self.part("number", "", [], code(value), sign)]
        return [self.part("other", "", [], code(value), sign)]

    def part(self, what: str, name: str, about: list[Value], value: str, sign: int = 1) -> str:
        """A part of a side."""
        subjects = "".join(f"{self.writer.value(one)}, " for one in about)
        return f"({sign}, {what!r}, {name!r}, ({subjects}), {value})"


def leaks(part: object, gen: Generator) -> bool:
    """Whether working something out reads cards that not everybody sees."""
    model = gen.model
    for inner in walk(part):
        match inner:
            case Things(where=where) if where and hidden_in(inner, model):
                return True
            case v.Total(things=things) if hidden_in(things, model):
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
        case th.CardsOfList() | th.Designs():
            return True
    return False
