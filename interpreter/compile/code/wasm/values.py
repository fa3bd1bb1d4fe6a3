"""Expressions printed as WebAssembly. Each leaves one number: itself, or where an amount, a list or a frame lies.

Numbers have 32 bits. What is worked out of them has 64 until it is kept, and one that does not fit then is a trap: the
match is played in Python, whose numbers have no end.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from interpreter.compile.code import nodes as n
from interpreter.compile.code.blocks import Code
from interpreter.compile.code.nodes import LENT, Expression, Type
from interpreter.compile.code.wasm import binary as b
from interpreter.compile.code.wasm.memory import NONE, WORD, Memory, NotNative
from interpreter.compile.code.wasm.runtime import AT, FUNCTIONS, STATE

MANY = {Type.LIST, Type.AMOUNTS, Type.PILE, Type.PILES, Type.WORDS}  # what is a list in memory
LENGTH, ROOM, ITEMS = 0, WORD, 2 * WORD  # where they stand in a list
COMPARED = {"==": b.EQ, "!=": b.NE, "<": b.LT, "<=": b.LE, ">": b.GT, ">=": b.GE}
WORKED_OUT = {"+": b.ADD, "-": b.SUB, "*": b.MUL}
STATE_TABLES = {"c", "z", "loc", "cells", "live"}
MOST, WIDEST = 1 << 31, 1 << 62


class Values:
    """Prints expressions into `out`."""

    def __init__(self, code: Code, memory: Memory, addresses: dict[str, int]) -> None:
        self.code, self.memory, self.addresses = code, memory, addresses
        self.out = bytearray()
        self.wide_local = 0
        self._local = 0
        self._variables: dict[str, int] = {}
        self._depth = 0
        self._loops: list[tuple[int, int]] = []  # where `break` and `continue` lead
        self._printers: dict[type, Callable[[Values, object], None]] = {}

    def number_of(self, name: str) -> int:
        """The number of a function of the game."""
        raise NotImplementedError

    def place_of(self, name: str, shape: str) -> int:
        """The place in the table of a function that the runtime calls."""
        raise NotImplementedError

    # ---- instructions ---------------------------------------------------------------------------------------------

    def op(self, code: int, number: int | None = None) -> None:
        """An instruction, with a number from 0 on behind it."""
        self.out.append(code)
        if number is not None:
            self.out += b.unsigned(number)

    def number(self, number: int) -> None:
        """A number that is known."""
        self.out.append(b.CONST)
        self.out += b.signed(int(number))

    def load(self, offset: int) -> None:
        """What stands behind an address."""
        self.out += bytes([b.LOAD, 2]) + b.unsigned(offset)

    def store(self, offset: int) -> None:
        """An address and a value: this is kept there."""
        self.out += bytes([b.STORE, 2]) + b.unsigned(offset)

    def lent(self, name: str, *args: Expression) -> None:
        """A call of the runtime, with these values behind those that are left already."""
        self.values(*args)
        self.op(b.CALL, list(FUNCTIONS).index(name))

    def values(self, *each: Expression) -> None:
        """Leave what several expressions give, one after the other."""
        for one in each:
            self.value(one)

    def get(self, *locals: int) -> None:
        """What is kept in locals."""
        for local in locals:
            self.op(b.LOCAL_GET, local)

    def in_words(self) -> None:
        """A number of places as one of bytes."""
        self.number(2)
        self.op(b.SHIFT_LEFT)

    def new_local(self) -> int:
        """A local of its own."""
        self._local += 1
        return self._local - 1

    def variable(self, name: str) -> int:
        """The local of a variable."""
        if name not in self._variables:
            self._variables[name] = self.new_local()
        return self._variables[name]

    def kept(self, x: Expression) -> int:
        """The local that a value is put into."""
        self.value(x)
        local = self.new_local()
        self.op(b.LOCAL_SET, local)
        return local

    # ---- blocks ---------------------------------------------------------------------------------------------------

    def open(self, code: int, gives: int = b.EMPTY) -> None:
        """A block, a loop, or what is done where a condition holds."""
        self.out += bytes([code, gives])
        self._depth += 1

    def close(self) -> None:
        """The end of what was opened last."""
        self.op(b.END)
        self._depth -= 1

    def jump(self, level: int, code: int = b.BR) -> None:
        """To the end of a block that was opened as the so many-th, or to the head of a loop."""
        self.op(code, self._depth - level)

    def leave_loop(self) -> None:
        """Out of the innermost loop, where the condition on the stack holds."""
        self.jump(self._loops[-1][0], b.BR_IF)

    @contextmanager
    def loop(self) -> Iterator[None]:
        """A loop that goes round until it is left."""
        self.open(b.BLOCK)
        self.open(b.LOOP)
        self._loops.append((self._depth - 1, self._depth))
        yield
        self._loops.pop()
        self.jump(self._depth)
        self.close()
        self.close()

    @contextmanager
    def each(self, many: Expression, keep: Callable[[Callable[[], None]], None]) -> Iterator[None]:
        """A loop through many: `keep` is given what puts the next one on the stack. As in Python, a list may change
        meanwhile."""
        if isinstance(many, n.Call) and many.name == "range":
            at, end = self._counted(many)
            item: Callable[[], None] = lambda: self.op(b.LOCAL_GET, shown)  # noqa: E731
            shown = self.new_local()
        else:
            items, at, end = self.kept(many), self.new_local(), None
            self.number(0)
            self.op(b.LOCAL_SET, at)
            item = lambda: self._at(items, shown)  # noqa: E731
            shown = self.new_local()
        with self.loop():
            self.op(b.LOCAL_GET, at)
            if end is None:
                self.op(b.LOCAL_GET, items)
                self.load(LENGTH)
            else:
                self.op(b.LOCAL_GET, end)
            self.op(b.GE)
            self.leave_loop()
            self.op(b.LOCAL_GET, at)
            self.op(b.LOCAL_TEE, shown)
            self.number(1)
            self.op(b.ADD)
            self.op(b.LOCAL_SET, at)
            keep(item)
            yield

    def _counted(self, many: n.Call) -> tuple[int, int]:
        """The locals of the first number of a range and of the one behind its last."""
        if len(many.args) == 1:
            start = self.kept(n.Constant(0))
            return start, self.kept(many.args[0])
        start, end = self.kept(many.args[0]), self.kept(many.args[1])
        if len(many.args) > 2:
            raise NotNative("`range` in steps")
        return start, end

    def _at(self, items: int, place: int) -> None:
        """An item of a list, both in locals."""
        self.place_in(items, place)
        self.load(0)

    def place_in(self, items: int, place: int) -> None:
        """The address of an item of a list, both in locals."""
        self.op(b.LOCAL_GET, items)
        self.load(ITEMS)
        self.op(b.LOCAL_GET, place)
        self.in_words()
        self.op(b.ADD)

    # ---- expressions ----------------------------------------------------------------------------------------------

    def value(self, x: Expression) -> None:
        """Leave what an expression gives."""
        printer = self._printers.get(type(x))
        if printer is None:
            found = getattr(type(self), f"print_{type(x).__name__}", None)
            if found is None:
                raise NotNative(type(x).__name__)
            printer = self._printers[type(x)] = found
        printer(self, x)

    def truth(self, x: Expression) -> None:
        """Leave whether an expression holds: 0 if not."""
        self.value(x)
        if x.type in MANY:
            self.load(LENGTH)

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

    # ---- numbers --------------------------------------------------------------------------------------------------

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

    # ---- conditions -----------------------------------------------------------------------------------------------

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

    # ---- amounts and lists ----------------------------------------------------------------------------------------

    def print_Row(self, x: n.Row) -> None:
        if x.type is not Type.AMOUNT:
            self._list_of(x.parts)
            return
        made = [self.kept(part) for part in x.parts]
        self.number(len(made))
        self.lent("words")
        self._filled(made, 0)

    def _filled(self, made: list[int], offset: int) -> None:
        """Put what stands in locals behind an address, which is left."""
        at = self.new_local()
        self.op(b.LOCAL_SET, at)
        for place, local in enumerate(made):
            self.get(at, local)
            self.store(offset + place * WORD)
        self.op(b.LOCAL_GET, at)

    def print_Listed(self, x: n.Listed) -> None:
        self._list_of(x.parts)

    def _list_of(self, parts: tuple[Expression, ...]) -> None:
        if any(isinstance(part, n.Spread) for part in parts):
            self._spread(parts)
            return
        made = [self.kept(part) for part in parts]
        self.number(len(made))
        self.lent("new_list")
        if not made:
            return
        self._filled(made, 3 * WORD)  # a new list has its items directly behind it
        at = self._local - 1
        self.op(b.LOCAL_GET, at)
        self.number(len(made))
        self.store(LENGTH)

    def _spread(self, parts: tuple[Expression, ...]) -> None:
        """A list of values and of all that is in others."""
        found = self._new()
        for part in parts:
            if isinstance(part, n.Spread):
                with self.each(part.many, lambda item: self._appended(found, item)):
                    pass
            else:
                self._appended(found, lambda part=part: self.value(part))  # type: ignore[misc]
        self.op(b.LOCAL_GET, found)

    def _new(self) -> int:
        """The local of a new list."""
        self.number(4)
        self.lent("new_list")
        local = self.new_local()
        self.op(b.LOCAL_SET, local)
        return local

    def _appended(self, found: int, item: Callable[[], None]) -> None:
        self.op(b.LOCAL_GET, found)
        item()
        self.lent("append")

    def print_Collected(self, x: n.Collected) -> None:
        found = self._new()
        with self._own(x.variable) as local, self.each(x.many, lambda item: (item(), self.op(b.LOCAL_SET, local))):  # type: ignore[arg-type,func-returns-value]
            if x.condition is not None:
                self.truth(x.condition)
                self.open(b.IF)
            self._appended(found, lambda: self.value(x.value))
            if x.condition is not None:
                self.close()
        self.op(b.LOCAL_GET, found)

    @contextmanager
    def _own(self, variable: n.Variable) -> Iterator[int]:
        """A variable that is known only within an expression."""
        before = self._variables.get(variable.name)
        local = self._variables[variable.name] = self.new_local()
        yield local
        if before is None:
            del self._variables[variable.name]
        else:
            self._variables[variable.name] = before

    def print_Sorted(self, x: n.Sorted) -> None:
        self.value(n.Call("list", (x.many,), Type.LIST, False))
        items, keys = self.new_local(), self._new()
        self.op(b.LOCAL_SET, items)
        shown = n.Variable(f"sorted {items}", Type.LIST)
        self._variables[shown.name] = items
        with self._own(x.variable) as local, self.each(shown, lambda item: (item(), self.op(b.LOCAL_SET, local))):  # type: ignore[arg-type,func-returns-value]
            self._appended(keys, lambda: self.value(x.key))
        self.get(items, keys)
        self.number(x.highest_first)
        self.lent("sort_by")
        self.op(b.LOCAL_GET, items)

    def print_Extreme(self, x: n.Extreme) -> None:
        self.value(x.many)
        self.lent("highest" if x.word == "max" else "lowest")

    def print_Occurrences(self, x: n.Occurrences) -> None:
        self.lent("count", x.many, x.item)

    def print_CardCount(self, x: n.CardCount) -> None:
        self.lent("sum_of_lengths", x.piles)

    def print_CellsOf(self, x: n.CellsOf) -> None:
        self.lent("cells_of", x.card)

    # ---- calls ----------------------------------------------------------------------------------------------------

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


def is_known(many: Expression) -> bool:
    """Whether all of some values are written in the code."""
    known = isinstance(many, n.Row) and all(isinstance(part, n.Label | n.Constant) for part in many.parts)
    return known or (isinstance(many, n.Constant) and isinstance(many.value, tuple))
