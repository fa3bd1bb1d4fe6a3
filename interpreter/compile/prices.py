"""Needs, prices and gains: what they ask for, and the lines that pay or gain for a look ahead and give it back."""

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


def gain_lines(writer: Writer, step: s.Step) -> tuple[list[str], list[str]]:
    """The lines that gain or lose for a look ahead, within the range of the counter, and those that take it back."""
    match step:
        case s.Gain():
            return changed_number(writer, 0, step.counter, step.owner, step.sign, writer.counted(step.amount))
        case s.Score():
            return changed_number(writer, 0, "result", step.player, 1, writer.value(step.amount))
        case s.GainAmount():
            bring, restore = [f"gained = {writer.counted(step.amount)}"], []
            for place, name in enumerate(writer.model.resources):
                lines = changed_number(writer, place, name, step.owner, step.sign, f"gained[{place}]")
                bring += lines[0]
                restore += lines[1]
            return bring, restore
    raise TypeError(step)


def changed_number(
    writer: Writer, number: int, counter: str, owner: Value | None, sign: int, amount: str
) -> tuple[list[str], list[str]]:
    """The lines that change a counter, kept as the one of this `number`, and those that put it back."""
    definition = writer.model.counters[counter]
    code = f"kept{number} {'+' if sign > 0 else '-'} {amount}"
    if sign > 0 and definition.high is not None:
        code = f"min({definition.high}, {code})"
    elif sign < 0 and definition.low is not None:
        code = f"max({definition.low}, {code})"
    at, kept = f"at{number}", f"kept{number}"
    bring = [f"{at} = {writer.number_at(counter, owner)}", f"{kept} = c[{at}]", f"c[{at}] = {code}"]
    return bring, [f"c[{at}] = {kept}"]
