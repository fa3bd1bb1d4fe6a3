"""Instructions of WebAssembly: single ones, blocks and loops, and what they need to know of an expression."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from interpreter.compile.code import nodes as n
from interpreter.compile.code.blocks import Code
from interpreter.compile.code.nodes import Expression, Type
from interpreter.compile.code.wasm import binary as b
from interpreter.compile.code.wasm.memory import Memory, NotNative
from interpreter.compile.code.wasm.runtime import FUNCTIONS, WORD

MANY = {Type.LIST, Type.AMOUNTS, Type.LISTS, Type.PILE, Type.PILES, Type.WORDS}  # what is a list in memory
LENGTH, ROOM, ITEMS = 0, WORD, 2 * WORD  # where they stand in a list


class Instructions:
    """Writes instructions into `out`. A subclass prints each sort of expression."""

    def __init__(self, code: Code, memory: Memory, addresses: dict[str, int]) -> None:
        self.code, self.memory, self.addresses = code, memory, addresses
        self.out = bytearray()
        self.wide_local = 0
        self._local = 0
        self._variables: dict[str, int] = {}
        self._depth = 0
        self._loops: list[tuple[int, int]] = []  # where `break` and `continue` lead
        self._printers: dict[type, Callable[[Instructions, object], None]] = {}

    def number_of(self, name: str) -> int:
        """The number of a function of the game."""
        raise NotImplementedError

    def place_of(self, name: str, shape: str) -> int:
        """The place in the table of a function that the runtime calls."""
        raise NotImplementedError

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
