"""What stands somewhere, printed as WebAssembly: variables, slots, entries of tables, items of lists."""

from __future__ import annotations

from interpreter.compile.code import nodes as n
from interpreter.compile.code.nodes import Expression, Type
from interpreter.compile.code.wasm import binary as b
from interpreter.compile.code.wasm.instructions import ITEMS, MANY, Instructions
from interpreter.compile.code.wasm.memory import NotNative
from interpreter.compile.code.wasm.runtime import AT, STATE, WORD

WORKED_OUT = {"+": b.ADD, "-": b.SUB, "*": b.MUL}
MOST = 1 << 31
STATE_TABLES = {"c", "z", "loc", "cells", "live"}


class Places(Instructions):
    """Prints what is read from where it stands."""

    def print_Constant(self, x: n.Constant) -> None:
        if isinstance(x.value, str):
            raise NotNative("a text")
        self.number(self.memory.item(x.value, x.type))

    def print_Variable(self, x: n.Variable) -> None:
        if x.name == "SLOTS":
            self.number(self.memory.named["SLOTS"])
        elif x.name not in self._variables and (x.name in self.memory.named or x.name in self.code.functions):
            raise NotNative(f"the function `{x.name}` as a value")
        else:
            self.op(b.LOCAL_GET, self.variable(x.name))

    def print_Slot(self, x: n.Slot) -> None:
        self.op(b.LOCAL_GET, self.variable("f"))
        self.load(x.place * WORD)

    def print_Entry(self, x: n.Entry) -> None:
        if x.table.name == "dice":
            self.lent("die", x.indexes[0])
        elif x.table.name == "LISTENERS":
            self.value(x.indexes[0])
        else:
            self.load(self.address(x))

    def address(self, x: n.Entry) -> int:
        """Leave a part of the address of an entry; the rest is given."""
        name, of = x.table.name, x.table.of
        depth = len(x.indexes)
        if name in STATE_TABLES:
            base = self.addresses[name]
        elif name in ("ACTIONS", "OWN", "CELLS", "dice", "LISTENERS"):
            raise NotNative(f"the table `{name}` in another way")
        else:
            base = self.memory.table(name, of, depth)
        for place, index in enumerate(x.indexes):
            if place:
                self.load(base)
                base = 0
            base = self._step(base, index, behind=place > 0)
        return base

    def _step(self, base: int, index: Expression, behind: bool = False, maybe: bool = False) -> int:
        """Leave so much of the address of a place that what is given is to be added; `behind` an address that is there.
        A place below 0 of a `MAYBE` lies before the table, any other is a trap."""
        if isinstance(index, n.Constant) and isinstance(index.value, int) and not behind:
            self.number(0 if index.value >= 0 else index.value * WORD + base)
            return base + index.value * WORD if index.value >= 0 else 0
        added = 0
        match index:
            case n.Binary(operator="+", left=n.Constant(value=int(more)), right=rest) if rest.type is Type.THING:
                index, added = (rest, more) if more > 0 else (index, 0)
            case n.Binary(operator="+", left=rest, right=n.Constant(value=int(more))) if rest.type is Type.THING:
                index, added = (rest, more) if more > 0 else (index, 0)
        self.plain(index)
        self.in_words()
        if behind:
            self.op(b.ADD)
            return added * WORD
        if maybe or index.type is Type.MAYBE:
            self.number(base + added * WORD)
            self.op(b.ADD)
            return 0
        return base + added * WORD

    def plain(self, x: Expression) -> None:
        """A place: what would not fit is none anyway."""
        if isinstance(x, n.Binary) and x.operator in WORKED_OUT and x.left.type not in MANY:
            self.plain(x.left)
            self.plain(x.right)
            self.op(WORKED_OUT[x.operator])
        else:
            self.value(x)

    def print_Item(self, x: n.Item) -> None:
        kind = x.many.type
        if is_known(x.many) and not isinstance(x.index, n.Constant):
            assert isinstance(x.many, n.Row | n.Constant)
            self._item_of_known(x.many, x.index)
        elif kind is Type.AMOUNT:
            self.value(x.many)
            if not isinstance(x.index, n.Constant):
                self.value(x.index)
                self.in_words()
                self.op(b.ADD)
                self.load(0)
            else:
                self.load(int(x.index.value) * WORD)  # type: ignore[arg-type]
        elif kind in MANY:
            self.lent("item", x.many, x.index)
        else:
            raise NotNative(f"an item of a {kind.value}")

    def _item_of_known(self, many: n.Row | n.Constant, index: Expression) -> None:
        """One of some values that are written in the code."""
        parts = many.value if isinstance(many, n.Constant) else [self._known(part) for part in many.parts]
        assert isinstance(parts, list | tuple)
        row = [int(part) for part in parts]
        base = self.memory.words([row[-1], *row]) + WORD
        self.value(index)
        self.in_words()
        self.number(base)
        self.op(b.ADD)
        self.load(0)

    def _known(self, x: Expression) -> int:
        match x:
            case n.Label(number=number):
                return self.code.goal(number)
            case n.Constant(value=int(value)):
                return value
        raise NotNative("one of several values that are worked out")

    def item_of(self, local: int, kind: Type, place: int) -> None:
        """An item of an amount or a list in a local."""
        self.op(b.LOCAL_GET, local)
        if kind in MANY:
            self.load(ITEMS)
        self.load(place * WORD)

    def print_Part(self, x: n.Part) -> None:
        match x.many:
            case n.Entry(table=n.Table(name="ACTIONS"), indexes=(chosen,)):
                self.lent("action_frame", chosen)
                return
            case n.Table(name="z" | "c" as name):
                assert x.start is not None and x.stop is not None
                self.values(x.start, x.stop)
                self.lent("piles_between" if name == "z" else "numbers_between")
                return
        start = n.Constant(0) if x.start is None else x.start
        self.lent("part", x.many, start, n.Constant(MOST - 1) if x.stop is None else x.stop)

    def print_Attribute(self, x: n.Attribute) -> None:
        if x.of.name == "m":
            if x.name not in AT:
                raise NotNative(f"`{x.name}` of a match")
            self.number(STATE)
            self.load(AT[x.name])
        else:
            self.op(b.LOCAL_GET, self.variable(x.of.name))
            self.in_words()
            self.load(self.memory.table(f"listener {x.name}", Type.NUMBER, 1))


def is_known(many: Expression) -> bool:
    """Whether all of some values are written in the code."""
    known = isinstance(many, n.Row) and all(isinstance(part, n.Label | n.Constant) for part in many.parts)
    return known or (isinstance(many, n.Constant) and isinstance(many.value, tuple))
