"""Catches prices that nobody can ever pay, and options that can therefore never be chosen: more than the range of a
counter allows, more pieces or cards than there are, several prices of one block that are too much together.

    action feast "Feast"
        pay 12 coin         # coins go from 0 to 9
"""

from __future__ import annotations

from attrs import define, field

from interpreter.analysis.conditions import assumed
from interpreter.analysis.context import World
from interpreter.analysis.knowledge import Situation, amount, count, number
from interpreter.analysis.ranges import ANY, Interval, one
from interpreter.analysis.unplaced_picks import report_unplaced_picks
from interpreter.analysis.walk import Begun, everything
from interpreter.check.scope import Desk
from interpreter.effects import steps as s, values as v
from interpreter.effects.values import Value
from interpreter.report.message import Message, msg

Key = tuple[str, Value | None]
HELP = msg("ask for less")


@define
class Bill:
    """What the prices of one block ask together, at least: of counters, of pieces in a place."""

    due: dict[Key, int] = field(factory=dict)

    def ask(self, key: Key, least: int | None) -> int:
        """Add to what is asked of something; gives all that is asked of it."""
        self.due[key] = self.due.get(key, 0) + max(least or 0, 0)
        return self.due[key]


def report_unpayable_prices(world: World, desk: Desk) -> None:
    """One fault for each block that can never be paid for."""
    report_unplaced_picks(world, desk)
    for met in everything(world):
        if isinstance(met, Begun):
            report_block(met, desk)


def report_block(met: Begun, desk: Desk) -> None:
    """Report the first price of a block that is more than there can be."""
    bill = Bill()
    here: Situation | None = met.at
    for step in met.body:
        if here is None:
            return
        match step:
            case s.Needs():
                here = assumed(step.condition, here)
                continue
            case s.Let():
                here = (
                    here.with_number(step.local.name, number(step.value, here)) if step.local.type == "number" else here
                )
                continue
        reason = too_much(step, bill, here, met.option)
        if reason:
            span = desk.line_of(step.clause)
            if met.option:
                desk.reporter.report("never-chosen", msg("this can never be chosen: {}", reason), span, help=HELP)
            else:
                desk.reporter.report("never-paid", msg("this can never be paid: {}", reason), span, help=HELP)
            return
        if not s.has_trait(step, "price"):
            return


def too_much(step: s.Step, bill: Bill, at: Situation, option: bool) -> Message | None:
    """What of a price there can never be; empty if it may be paid."""
    match step:
        case s.PayAmount():
            return too_dear(step, bill, at)
        case s.PayCounter():
            return short_of(step.counter, step.payer, number(step.amount, at), bill, at)
        case s.PayPieces(source=v.HolderOf() as source):
            return too_many_pieces(step, source, bill, at)
        case s.PayCards():
            return too_many_cards(step.picks, at)
        case s.Gain(sign=-1, owner=owner) if option and owner is not None:
            return short_of(step.counter, owner, number(step.amount, at), Bill(), at)
        case s.WithPicks() if option and not any(pick.guard for pick in step.picks):
            return too_many_cards(step.picks, at)
    return None


def too_dear(step: s.PayAmount, bill: Bill, at: Situation) -> Message | None:
    """Whether a price in resources is more than there can be, its discount used on the resource that is short."""
    discount = number(step.discount, at) if step.discount is not None else one(0)
    if discount.high is None:
        return None
    for name, part in zip(at.model.resources, amount(step.amount, at), strict=True):
        least = Interval((part.low or 0) - max(discount.high, 0), None)
        reason = short_of(name, step.payer, least, bill, at)
        if reason:
            return reason
    return None


def short_of(counter: str, payer: Value, asked: Interval, bill: Bill, at: Situation) -> Message | None:
    """Whether of a counter more is asked than there can be."""
    definition = at.model.counters[counter]
    most = number(v.CounterOf(counter, payer), at).high
    floor = 0 if definition.resource else definition.low
    due = bill.ask((counter, payer), asked.low)
    if floor is None or most is None or due <= most - min(floor, most):
        return None
    return msg("it takes {} `{}`, and nobody can have more than {} here", due, counter, most)


def too_many_pieces(step: s.PayPieces, source: v.HolderOf, bill: Bill, at: Situation) -> Message | None:
    """Whether more pieces are asked of a place than there can be, or than there is room for where they go."""
    zone = at.model.zones[source.zone]
    most = number(v.PieceCount(source, step.look), at).high
    least = number(step.count, at).low
    due = bill.ask((source.zone, source.owner), least)
    if most is not None and due > most:
        return msg("it takes {} {}s, and in `{}` there are never more than {}", due, zone.of, source.zone, most)
    target = at.model.zones[step.target.zone] if isinstance(step.target, v.HolderOf) else None
    if target is not None and target.holds is not None and (least or 0) > target.holds:
        return msg("it takes {} {}s, and `{}` holds {}", least, zone.of, target.name, target.holds)
    return None


def too_many_cards(picks: tuple[s.Pick, ...], at: Situation) -> Message | None:
    """Whether more cards have to be picked than there can be."""
    for pick in picks:
        asked = number(pick.count, at) if pick.count is not None else one(1) if pick.quantity == "one" else ANY
        most = count(pick.things, at).high
        if pick.quantity in ("one", "exactly") and most is not None and (asked.low or 0) > most:
            return (
                msg("it takes {}, and there are never more than {}", asked.low, most)
                if most
                else msg("there is never one")
            )
    return None
