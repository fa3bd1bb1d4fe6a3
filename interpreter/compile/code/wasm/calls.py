"""Calls printed as WebAssembly."""

from __future__ import annotations

from interpreter.compile.code import nodes as n
from interpreter.compile.code.nodes import LENT, Expression, Type
from interpreter.compile.code.wasm import binary as b
from interpreter.compile.code.wasm.instructions import LENGTH
from interpreter.compile.code.wasm.lists import Lists
from interpreter.compile.code.wasm.memory import NotNative
from interpreter.compile.code.wasm.runtime import FUNCTIONS


class Calls(Lists):
    """Prints calls of the game's own functions, of the runtime and of Python."""

    def print_Label(self, x: n.Label) -> None:
        self.number(self.code.goal(x.number))

    def print_EffectOf(self, x: n.EffectOf) -> None:
        self._effect(x.effect, x.card)

    def _effect(self, effect: str, card: Expression) -> None:
        """The number of the ability that is a card's effect."""
        row = self.memory.row(self.memory.named["effects by card"][effect], Type.NUMBER)
        self.load(self._step(row, card, maybe=True))

    def print_Later(self, x: n.Later) -> None:
        made = [self.kept(arg) for arg in x.call.args]
        function = self.kept(n.Constant(self.place_within(x.call.name, "later")))
        self.number(len(made) + 1)
        self.lent("words")
        self._filled([function, *made], 0)

    def place_within(self, name: str, shape: str) -> int:
        """The place in the table of a function, while another one is being printed."""
        state = self.out, self._local, self._variables, self._depth, self._loops, self.wide_local
        place = self.place_of(name, shape)
        self.out, self._local, self._variables, self._depth, self._loops, self.wide_local = state
        return place

    def print_Call(self, x: n.Call) -> None:
        if x.name in self.code.functions:
            self.values(*x.args)
            self.op(b.CALL, self.number_of(x.name))
            return
        special = getattr(self, f"call_{x.name}", None)
        if special is not None:
            special(x)
            return
        if x.name not in FUNCTIONS or (x.name not in LENT and x.name != "changed"):
            raise NotNative(f"`{x.name}`")
        if len(x.args) != FUNCTIONS[x.name][0]:
            raise NotNative(f"`{x.name}` of {len(x.args)}")
        self.lent(x.name, *x.args)
        if x.type is Type.NOTHING and FUNCTIONS[x.name][1]:
            self.op(b.DROP)

    def call_changed(self, x: n.Call) -> None:
        self.values(*x.args)
        self.number(x.type is Type.AMOUNT)
        self.lent("changed")

    def call_effect_ready(self, x: n.Call) -> None:
        effect, card, doer = x.args
        assert isinstance(effect, n.Constant)
        self._effect(str(effect.value), card)
        self.lent("effect_ready", card, doer)

    def call_fire(self, x: n.Call) -> None:
        moment, doer, payload, *own = x.args
        assert isinstance(payload, n.Listed | n.Row)
        if any(part.type not in n.NUMBERS for part in payload.parts):
            raise NotNative("a moment that tells more than numbers and things")
        listens = (own[0] if own else n.NOBODY,) if x.name == "fire" else ()
        self.lent(x.name, moment, doer, payload, *listens)

    call_would = call_fire

    def call_end_game(self, x: n.Call) -> None:
        self.lent("end_game", *(*x.args, n.NOBODY)[:3])

    def call_bordering(self, x: n.Call) -> None:
        rows, *rest = x.args
        assert isinstance(rows, n.Table)
        self.number(self.memory.table(rows.name, rows.of, 1))
        self.lent(x.name, *rest)

    call_longest_way = call_bordering

    def call_steps(self, x: n.Call) -> None:
        rows, passes, *rest = x.args
        assert isinstance(rows, n.Table) and isinstance(passes, n.Listed)
        self.number(self.memory.table(rows.name, rows.of, 1))
        names = [part.name for part in passes.parts if isinstance(part, n.Variable)]
        self.number(self.memory.list(self.place_within(name, "pass") for name in names))
        self.lent(x.name, *rest)

    call_reached = call_steps

    def call_len(self, x: n.Call) -> None:
        self.value(x.args[0])
        self.load(LENGTH)

    def call_bool(self, x: n.Call) -> None:
        self.truth(x.args[0])
        self.number(0)
        self.op(b.NE)

    def call_range(self, x: n.Call) -> None:
        if len(x.args) > 2:
            raise NotNative("`range` in steps")
        self.lent("range", *(x.args if len(x.args) == 2 else (n.Constant(0), *x.args)))

    def call_list(self, x: n.Call) -> None:
        self.value(x.args[0])
        if not (isinstance(x.args[0], n.Call) and x.args[0].name == "range"):
            self.lent("list")

    def _parts(self, args: tuple[Expression, ...]) -> tuple[Expression, ...]:
        """The numbers that a function is given: side by side, or as the parts of an amount. None of a list."""
        match args:
            case (n.Row(parts=parts),) if not any(isinstance(part, n.Spread) for part in parts):
                return parts
            case (many,) if many.type is Type.AMOUNT:
                local = self.kept(many)
                amount = n.Variable(f"amount {local}", Type.AMOUNT)
                self._variables[amount.name] = local
                return tuple(n.Item(amount, n.Constant(place)) for place in range(self.memory.named["width"]))
        return args if len(args) > 1 else ()

    def call_sum(self, x: n.Call) -> None:
        parts = self._parts(x.args)
        if not parts:
            self.lent("sum", x.args[0])
            return
        total = parts[0]
        for part in parts[1:]:
            total = n.Binary("+", total, part)
        self.value(total)

    def call_max(self, x: n.Call) -> None:
        parts = self._parts(x.args)
        if not parts:
            self.value(x.args[0])
            self.lent("highest" if x.name == "max" else "lowest")
            return
        best = self.kept(parts[0])
        for part in parts[1:]:
            other = self.kept(part)
            self.get(best, other, best, other)
            self.op(b.GE if x.name == "max" else b.LE)
            self.op(b.SELECT)
            self.op(b.LOCAL_SET, best)
        self.op(b.LOCAL_GET, best)

    call_min = call_max
