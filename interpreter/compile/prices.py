"""Needs and prices: what they ask for, and the lines that pay a price for a look ahead and give it back."""

from __future__ import annotations

from interpreter.compile import terms as t
from interpreter.compile.writer import Writer
from interpreter.effects import steps as s
from interpreter.effects import values as v
from interpreter.effects.values import Value


def condition_of(step: s.Step) -> list[Value]:
    """What must hold for a need or a price."""
    match step:
        case s.Needs():
            return t.conjuncts(step.condition)
        case s.PayAmount():
            return [t.Affordable(step.payer, step.amount, step.discount)]
        case s.PayCounter():
            return [t.CounterReady(step.counter, step.payer, step.amount)]
        case s.PayPieces():
            return [t.PiecesReady(step.look, step.count, step.source, step.target)]
        case s.PayCards():
            return [t.CardsReady(pick.things, pick.count) for pick in step.picks]
        case _:
            return []


def payment_lines(writer: Writer, step: s.Step) -> tuple[list[str], list[str]]:
    """The lines that pay a price for a look ahead, and those that give it back."""
    match step:
        case s.PayCounter():
            place = f"c[{writer.number_at(step.counter, step.payer)}]"
            count = writer.counted(step.amount)
            return [f"paid = {count}", f"{place} -= paid"], [f"{place} += paid"]
        case s.PayAmount():
            places = [f"c[{writer.number_at(name, step.payer)}]" for name in writer.model.resources]
            parts = ", ".join(f"paid{i}" for i in range(len(places)))
            pay = [f"{parts}, = {writer.counted(step.amount)}"] + [
                f"{place} -= paid{i}" for i, place in enumerate(places)
            ]
            return pay, [f"{place} += paid{i}" for i, place in enumerate(places)]
        case s.PayPieces():
            source = f"c[{writer.holder(step.source, step.look)}]"
            count = writer.counted(step.count)
            pay, restore = [f"paid = {count}", f"{source} -= paid"], [f"{source} += paid"]
            if isinstance(step.target, v.HolderOf):
                target = f"c[{writer.holder(step.target, step.look)}]"
                return [*pay, f"{target} += paid"], [f"{target} -= paid", *restore]
            cell = writer.cell(step.target)
            return [*pay, f"cell = {cell}", f"cells[cell] = {writer.value(step.look)}"], ["del cells[cell]", *restore]
    raise TypeError(step)
