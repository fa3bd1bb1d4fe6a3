"""Numbers and conditions printed as WebAssembly.

Numbers have 32 bits. What is worked out of them has 64 until it is kept, and one that does not fit then is a trap: the
match is played in Python, whose numbers have no end.
"""

from __future__ import annotations

from interpreter.compile.code import nodes as n
from interpreter.compile.code.nodes import Expression, Type
from interpreter.compile.code.wasm import binary as b
from interpreter.compile.code.wasm.instructions import LENGTH, MANY
from interpreter.compile.code.wasm.memory import NotNative
from interpreter.compile.code.wasm.places import MOST, WORKED_OUT, Places
from interpreter.compile.code.wasm.runtime import NONE

COMPARED = {"==": b.EQ, "!=": b.NE, "<": b.LT, "<=": b.LE, ">": b.GT, ">=": b.GE}
WIDEST = 1 << 62


class Numbers(Places):
    """Prints what is worked out and what is asked."""

    def bound(self, x: Expression) -> int:
        """What the value of an expression is at most, without its sign."""
        match x:
            case n.Constant(value=int(value)):
                return abs(value)
            case n.Attribute(name="n") | n.Compare() | n.Joined() | n.Not():
                return 16
            case n.Call(name="len" | "bool"):
                return 1 << 20
            case n.Binary(operator="+" | "-", left=left, right=right):
                return self.bound(left) + self.bound(right)
            case n.Binary(operator="*", left=left, right=right):
                return self.bound(left) * self.bound(right)
        return MOST

    def wide(self, x: Expression) -> int:
        """Leave a number of 64 bits; gives its bound."""
        if isinstance(x, n.Binary) and x.operator in WORKED_OUT and x.left.type not in MANY and self.bound(x) >= MOST:
            narrow = self.bound(x) > WIDEST
            for part in (x.left, x.right):
                if narrow:
                    self.value(part)
                    self.op(b.EXTEND)
                else:
                    self.wide(part)
            self.op(b.WIDE[WORKED_OUT[x.operator]])
        else:
            self.value(x)
            self.op(b.EXTEND)
        return self.bound(x)

    def print_Binary(self, x: n.Binary) -> None:
        if x.left.type in MANY:
            self.lent("joined", x.left, x.right)
        elif x.operator not in WORKED_OUT:
            self.values(x.left, x.right)
            if x.operator == "<<":
                self.op(b.SHIFT_LEFT)
            else:
                self.lent({"//": "floor_div", "%": "floor_mod"}[x.operator])
        elif self.bound(x) < MOST:
            self.values(x.left, x.right)
            self.op(WORKED_OUT[x.operator])
        else:
            self.wide(x)
            self.op(b.LOCAL_TEE, self.wide_local)
            self.op(b.LOCAL_GET, self.wide_local)
            self.op(b.EXTEND_LOW)
            self.op(b.WIDE_NE)
            self.open(b.IF)
            self.op(b.UNREACHABLE)
            self.close()
            self.op(b.LOCAL_GET, self.wide_local)
            self.op(b.WRAP)

    def print_Compare(self, x: n.Compare) -> None:
        if len(x.operators) == 1:
            self._compared(x.parts[0], x.operators[0], x.parts[1])
            return
        kept: list[Expression] = [x.parts[0]]
        for number, part in enumerate(x.parts[1:-1]):  # what stands in the middle is worked out once
            kept.append(n.Named(n.Variable(f"between {len(self.out)} {number}", part.type), part))
        kept.append(x.parts[-1])
        found: list[Expression] = []
        for place, operator in enumerate(x.operators):
            left = kept[place]
            left = left.variable if isinstance(left, n.Named) and place else left
            found.append(n.Compare((left, kept[place + 1]), (operator,)))
        self.value(n.Joined("and", tuple(found)))

    def _compared(self, left: Expression, operator: str, right: Expression) -> None:
        if operator in ("in", "not in"):
            self._among(left, right)
            if operator == "not in":
                self.op(b.EQZ)
        elif operator == "is not":
            self.value(left)
            self.number(NONE)
            self.op(b.NE)
        elif left.type in MANY or Type.AMOUNT in (left.type, right.type):
            self.values(left, right)
            self.lent("same_amount" if Type.AMOUNT in (left.type, right.type) else "same")
            if operator != "==":
                self.op(b.EQZ)
        elif self._is_wide(left) or self._is_wide(right):
            self.wide(left)
            self.wide(right)
            self.op(b.WIDE[COMPARED[operator]])
        else:
            self.values(left, right)
            self.op(COMPARED[operator])

    def _is_wide(self, x: Expression) -> bool:
        return isinstance(x, n.Binary) and x.operator in WORKED_OUT and self.bound(x) >= MOST

    def _among(self, one: Expression, many: Expression) -> None:
        match many:
            case n.Table(name="live"):
                self.load(self.address(n.Entry(many, (one,))))
                self.load(LENGTH)
                self.number(0)
                self.op(b.NE)
            case n.Table(name="cells"):
                self.load(self._step(self.addresses["cells"], one, maybe=True))
                self.number(-1)
                self.op(b.NE)
            case n.Entry(table=n.Table(name="OWN"), indexes=(n.Constant(value=int(moment)),)):
                self.value(one)
                self.in_words()
                self.number(self.memory.row(self.memory.named["own flags"][moment], Type.NUMBER))
                self.op(b.ADD)
                self.load(0)
            case n.Row(parts=parts) if not any(isinstance(part, n.Spread) for part in parts):
                local = self.kept(one)
                self.number(0)
                for part in parts:
                    self.op(b.LOCAL_GET, local)
                    self.value(part)
                    self.op(b.EQ)
                    self.op(b.OR)
            case _ if many.type in MANY:
                self.lent("contains", many, one)
            case n.Constant(value=tuple(values)):
                self.number(self.memory.list(values))
                self.lent("contains", one)
            case _:
                raise NotNative(f"among a {many.type.value}")

    def print_Joined(self, x: n.Joined) -> None:
        for part in x.parts[:-1]:
            self.truth(part)
            self.open(b.IF, b.I32)
            if x.word == "or":
                self.number(1)
                self.op(b.ELSE)
        self.truth(x.parts[-1])
        self.number(0)
        self.op(b.NE)
        for _part in x.parts[:-1]:
            if x.word == "and":
                self.op(b.ELSE)
                self.number(0)
            self.close()

    def print_Not(self, x: n.Not) -> None:
        self.truth(x.part)
        self.op(b.EQZ)

    def print_Either(self, x: n.Either) -> None:
        self.truth(x.condition)
        self.open(b.IF, b.I32)
        self.value(x.yes)
        self.op(b.ELSE)
        self.value(x.no)
        self.close()

    def print_Named(self, x: n.Named) -> None:
        self.value(x.value)
        self.op(b.LOCAL_TEE, self.variable(x.variable.name))
