"""Needs, prices and gains: what they ask for, and how a look ahead pays or gains and gives it back."""

from __future__ import annotations

from interpreter.compile import terms as t
from interpreter.compile.code.nodes import CELLS, COUNTERS, Constant, Expression, Item, Type, Variable, at, lent
from interpreter.compile.code.statements import Assign, Change, Clear, Statement, Unpack
from interpreter.compile.writer import Writer
from interpreter.effects import steps as s, values as v
from interpreter.effects.values import Value

PAID, GAINED = Variable("paid", Type.NUMBER), Variable("gained", Type.AMOUNT)
CELL = Variable("cell", Type.THING)


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
            return [t.CardsReady(pick.things, pick.count, pick.alike) for pick in step.picks]
        case _:
            return []


def payment(writer: Writer, step: s.Step) -> tuple[list[Statement], list[Statement]]:
    """What pays a price for a look ahead, and what gives it back."""
    match step:
        case s.PayCounter():
            number = writer.counter(step.counter, step.payer)
            count = writer.counted(step.amount)
            return [Assign(PAID, count), Change(number, "-", PAID)], [Change(number, "+", PAID)]
        case s.PayAmount():
            numbers = writer.stock(step.payer).parts
            paid = tuple(Variable(f"paid{place}", Type.NUMBER) for place in range(len(numbers)))
            pay: list[Statement] = [Unpack(paid, writer.counted(step.amount))]
            pay += [Change(number, "-", part) for number, part in zip(numbers, paid, strict=True)]
            return pay, [Change(number, "+", part) for number, part in zip(numbers, paid, strict=True)]
        case s.PayPieces():
            source = at(COUNTERS, writer.holder(step.source, step.look))
            pay = [Assign(PAID, writer.counted(step.count)), Change(source, "-", PAID)]
            restore: list[Statement] = [Change(source, "+", PAID)]
            if isinstance(step.target, v.HolderOf):
                target = at(COUNTERS, writer.holder(step.target, step.look))
                return [*pay, Change(target, "+", PAID)], [Change(target, "-", PAID), *restore]
            cell = Assign(CELL, writer.cell(step.target))
            return [*pay, cell, Assign(at(CELLS, CELL), writer.value(step.look))], [Clear(at(CELLS, CELL)), *restore]
    raise TypeError(step)


# What a look ahead goes on behind: what is gained is there for what comes then, and turns change nothing of that.
LOOKED_BEHIND = s.Gain | s.Score | s.GainAmount | s.SkipTurns | s.TakeTurn


def gain(writer: Writer, step: s.Step) -> tuple[list[Statement], list[Statement]]:
    """What gains or loses for a look ahead, within the range of the counter, and what takes it back. Whose turns are to
    come is asked by nobody."""
    match step:
        case s.SkipTurns() | s.TakeTurn():
            return [], []
        case s.Gain():
            return changed_number(writer, 0, step.counter, step.owner, step.sign, writer.counted(step.amount))
        case s.Score():
            return changed_number(writer, 0, "result", step.player, 1, writer.value(step.amount))
        case s.GainAmount():
            bring: list[Statement] = [Assign(GAINED, writer.counted(step.amount))]
            restore: list[Statement] = []
            for place, name in enumerate(writer.model.resources):
                gained = Item(GAINED, Constant(place))
                statements = changed_number(writer, place, name, step.owner, step.sign, gained)
                bring += statements[0]
                restore += statements[1]
            return bring, restore
    raise TypeError(step)


def changed_number(
    writer: Writer, number: int, counter: str, owner: Value | None, sign: int, amount: Expression
) -> tuple[list[Statement], list[Statement]]:
    """What changes a counter, kept as the one of this `number`, and what puts it back."""
    definition = writer.model.counters[counter]
    place, kept = Variable(f"at{number}", Type.NUMBER), Variable(f"kept{number}", Type.NUMBER)
    new: Expression = kept + amount if sign > 0 else kept - amount
    if sign > 0:
        new = writer.grown(counter, owner, kept, new)
    elif definition.low is not None:
        new = lent("max", definition.low, new)
    here = at(COUNTERS, place)
    bring = [Assign(place, writer.number_at(counter, owner)), Assign(kept, here), Assign(here, new)]
    return [*bring], [Assign(here, kept)]
