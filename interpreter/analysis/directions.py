"""Which way what a match holds has to change for a condition to end, and which way steps change it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from interpreter.effects import steps as s
from interpreter.effects import things as th
from interpreter.effects import values as v
from interpreter.effects.parts import walk
from interpreter.effects.values import Value
from interpreter.model import Model

Part = tuple[str, str]
"""What a match holds and turns may wait for: (`counter`, its name), (`zone`, its name)."""
Way = tuple[Part, int]
"""A part and where it goes: 1 up, -1 down."""

ANYTHING: Part = ("anything", "")
BOTH = (1, -1)
GROWING = {">": 1, ">=": 1, "<": -1, "<=": -1}


def read(condition: object, model: Model, seen: set[str] | None = None) -> Iterator[Part]:
    """What a condition depends on; ANYTHING where that cannot be told. `seen` are the values looked into before."""
    seen = set() if seen is None else seen
    for part in walk(condition):
        match part:
            case v.CounterOf(counter=name):
                yield "counter", name
            case v.AllResources():
                yield from (("counter", name) for name in model.resources)
            case v.PileOf(zone=name) | v.HolderOf(zone=name):
                yield "zone", name
            case th.CardsIn(places=places):
                yield from (("zone", name) for name, _owner in places)
            case th.CardsUnder(zone=name) | th.Piles(zone=name):
                yield "zone", name
            case v.Changed(value=name) if name not in seen:
                seen.add(name)
                changes = tuple((one.condition, one.amount) for one in model.modifiers if one.value == name)
                if changes:
                    yield ANYTHING
                yield from read((model.values[name].base, changes), model, seen)
            case v.CanDo() | v.IsWorking() | v.FaceOf() | v.CellOf() | v.PlaceOfCard() | v.First() | th.Designs():
                yield ANYTHING


def ways(value: Value, sign: int, model: Model) -> Iterator[Way]:
    """What makes a number greater (`sign` 1) or smaller (-1), a condition true or false."""
    match value:
        case v.Not(part=part):
            yield from ways(part, -sign, model)
        case v.All(parts=parts) | v.Any(parts=parts):
            for part in parts:
                yield from ways(part, sign, model)
        case v.Compare(operator=operator, left=left, right=right) if left.type == "number" and operator in GROWING:
            yield from ways(left, sign * GROWING[operator], model)
            yield from ways(right, -sign * GROWING[operator], model)
        case v.IsEmpty(place=v.PileOf() | v.HolderOf() as place):
            yield from ((part, -sign) for part in read(place, model))
        case v.Exists(things=things) | v.Count(things=things):
            yield from ((part, sign) for part in read(things.source, model))
            yield from both(things.where, model)
        case v.PieceCount(holder=v.HolderOf() as holder):
            yield from ((part, sign) for part in read(holder, model))
        case v.Plus(left=left, right=right, sign=other):
            yield from ways(left, sign, model)
            yield from ways(right, sign * other, model)
        case v.CounterOf():
            yield from ((part, sign) for part in read(value, model))
        case _:
            yield from both(value, model)


def both(value: object, model: Model) -> Iterator[Way]:
    """What a value depends on, either way."""
    yield from ((part, sign) for part in read(value, model) for sign in BOTH)


def changed(steps: Iterable[s.Step], model: Model) -> Iterator[Way]:
    """What steps may change, and which way."""
    for step in steps:
        match step:
            case s.Gain(counter=name, amount=v.Const(), sign=sign):
                yield ("counter", name), sign
            case s.Gain(counter=name) | s.SetCounter(counter=name):
                yield from ((("counter", name), sign) for sign in BOTH)
            case s.GainAmount(sign=sign):
                yield from ((("counter", name), sign) for name in model.resources)
            case s.PayCounter(counter=name):
                yield ("counter", name), -1
            case s.PayAmount():
                yield from ((("counter", name), -1) for name in model.resources)
            case s.PayPieces(source=source, target=target) | s.MovePieces(source=source, target=target):
                if source != target:
                    yield from ((part, -1) for part in places(source, model))
                    yield from ((part, 1) for part in places(target, model))
            case _ if s.has_trait(step, "move"):  # cards and pieces may come from anywhere
                yield from ((("zone", name), sign) for name in model.zones for sign in BOTH)


def places(place: Value, model: Model) -> Iterator[Part]:
    """The zone of a place, or all zones where that is not known."""
    zone = getattr(place, "zone", None)
    yield from (("zone", name) for name in ([zone] if zone is not None else model.zones))
