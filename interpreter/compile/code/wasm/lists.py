"""Amounts and lists printed as WebAssembly."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from interpreter.compile.code import nodes as n
from interpreter.compile.code.nodes import Expression, Type
from interpreter.compile.code.wasm import binary as b
from interpreter.compile.code.wasm.instructions import LENGTH
from interpreter.compile.code.wasm.numbers import Numbers
from interpreter.compile.code.wasm.runtime import WORD


class Lists(Numbers):
    """Prints what makes new lists and amounts."""

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
