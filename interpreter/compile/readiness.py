"""What a look ahead asks: whether a price can be paid, whether nothing forbids a verb, whether an effect can begin."""

from __future__ import annotations

from interpreter.compile import terms as t
from interpreter.compile.code import nodes as n
from interpreter.compile.code.nodes import Constant, Expression, Item, Type, Variable, all_of, lent
from interpreter.compile.places import Places
from interpreter.effects import values as v

ONE = Variable("one", Type.AMOUNT)
CELL = Variable("cell", Type.MAYBE)


class Readiness(Places):
    """Writes the questions that `feasible` makes of needs and prices (see `terms`)."""

    def write_Affordable(self, x: t.Affordable) -> Expression:
        stock = self._kept.get(x.payer) or self.stock(x.payer).parts
        if x.discount is None or x.discount == v.Const(0, "number"):
            if isinstance(x.amount, v.Const) and isinstance(x.amount.value, tuple):
                return all_of(have >= part for have, part in zip(stock, x.amount.value, strict=True) if part > 0)
            if isinstance(x.amount, v.AsAmount):
                return stock[self.model.resources.index(x.amount.resource)] >= self.value(x.amount.count)
            return all_of(self._part(x.amount, place) <= have for place, have in enumerate(stock))
        return self.missing(x) <= lent("max", 0, self.value(x.discount))

    def missing(self, x: t.Affordable) -> Expression:
        """How much a player is short of the full price; it has to be within the discount."""
        first, *others = (
            n.Either(self._part(x.amount, place) > have, Item(ONE, Constant(place)) - have, Constant(0))
            for place, have in enumerate(self._kept.get(x.payer) or self.stock(x.payer).parts)
        )
        short: Expression = first
        for other in others:
            short = short + other
        return short

    def _part(self, amount: v.Value, place: int) -> Expression:
        """A number of an amount, which is worked out when its first number is asked for."""
        return Item(ONE if place else n.Named(ONE, self.value(amount)), Constant(place))

    def write_PiecesReady(self, x: t.PiecesReady) -> Expression:
        enough = self.count_in(x.source, x.look) >= self.value(x.count)
        if not isinstance(x.target, v.HolderOf):
            return all_of([enough, *self.empty_cell(x.target)])
        holds = self.model.zones[x.target.zone].holds
        if holds is None:
            return enough
        return all_of([enough, self.count_in(x.target, None) + self.value(x.count) <= holds])

    def empty_cell(self, cell: v.Value) -> list[Expression]:
        """The conditions that a card has this slot, and nothing lies in it; the slot is then in `CELL`."""
        return [n.Named(CELL, self.cell(cell)) >= 0, CELL.absent(n.CELLS)]

    def write_CounterReady(self, x: t.CounterReady) -> Expression:
        low = self.model.counters[x.counter].low
        return n.TRUE if low is None else self.counter(x.counter, x.payer) - self.value(x.amount) >= low

    def write_Allowed(self, x: t.Allowed) -> Expression:
        channel = Constant(self.gen.channel(*x.channel))
        args = n.Row(tuple(self.value(arg) for arg in x.args), Type.LIST)
        return n.any_of([channel.absent(n.LIVE), n.Not(lent("forbidden", channel, self.value(x.doer), args))])

    def write_EffectReady(self, x: t.EffectReady) -> Expression:
        return lent("effect_ready", Constant(x.effect, Type.TOLD), self.value(x.card), self.value(x.doer))
