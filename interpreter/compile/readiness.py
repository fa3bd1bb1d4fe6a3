"""What a look ahead asks: whether a price can be paid, whether nothing forbids a verb, whether an effect can begin."""

from __future__ import annotations

from interpreter.compile import terms as t
from interpreter.compile.places import Places
from interpreter.effects import values as v


class Readiness(Places):
    """Writes the questions that `feasible` makes of needs and prices (see `terms`)."""

    def write_Affordable(self, x: t.Affordable) -> str:
        stock = self._kept.get(x.payer) or [f"c[{self.number_at(name, x.payer)}]" for name in self.model.resources]
        if x.discount is None or x.discount == v.Const(0, "number"):
            if isinstance(x.amount, v.Const) and isinstance(x.amount.value, tuple):
                tests = [f"{have} >= {part}" for have, part in zip(stock, x.amount.value, strict=True) if part > 0]
                return "(" + (" and ".join(tests) or "True") + ")"
            if isinstance(x.amount, v.AsAmount):
                place = self.model.resources.index(x.amount.resource)
                return f"({stock[place]} >= {self.value(x.amount.count)})"
            first, *others = [f"one[{place}] <= {have}" for place, have in enumerate(stock)]
            amount = self.value(x.amount)
            return "(" + " and ".join([f"(one := {amount})[0]{first.removeprefix('one[0]')}", *others]) + ")"
        # what is short of the full price must be within the discount
        short = [f"(one[{place}] - {have} if one[{place}] > {have} else 0)" for place, have in enumerate(stock)]
        short[0] = short[0].replace("if one[0]", f"if (one := {self.value(x.amount)})[0]", 1)
        return f"({' + '.join(short)} <= max(0, {self.value(x.discount)}))"

    def write_PiecesReady(self, x: t.PiecesReady) -> str:
        tests = [f"{self.count_in(x.source, x.look)} >= {self.value(x.count)}"]
        if isinstance(x.target, v.HolderOf):
            holds = self.model.zones[x.target.zone].holds
            if holds is not None:
                tests.append(f"{self.count_in(x.target, None)} + {self.value(x.count)} <= {holds}")
        else:
            tests.append(f"(cell := {self.cell(x.target)}) >= 0 and cell not in cells")
        return "(" + " and ".join(tests) + ")"

    def write_CounterReady(self, x: t.CounterReady) -> str:
        low = self.model.counters[x.counter].low
        place = f"c[{self.number_at(x.counter, x.payer)}]"
        return f"({place} - {self.value(x.amount)} >= {low})" if low is not None else "True"

    def write_CardsReady(self, x: t.CardsReady) -> str:
        if x.count is None:
            return self.value(v.Exists(x.things))
        return f"({self.value(v.Count(x.things))} >= {self.value(x.count)})"

    def write_Allowed(self, x: t.Allowed) -> str:
        channel = self.gen.channel("cannot", x.verb)
        args = "".join(f"{self.value(arg)}, " for arg in x.args)
        return f"({channel} not in live or not forbidden(m, {channel}, {self.value(x.doer)}, ({args})))"

    def write_EffectReady(self, x: t.EffectReady) -> str:
        return f"effect_ready(m, {x.effect!r}, {self.value(x.card)}, {self.value(x.doer)})"
