"""What never changes while a game is played, laid out in memory: tables, lists and amounts.

A number has four bytes. A list is its length, its room and the address of its items, as in the runtime. A table has
what it tells of none (-1) directly before its first entry.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from interpreter.compile.code.nodes import Type
from interpreter.compile.code.wasm.runtime import NONE, WORD

START = 0x21000  # where it begins; the runtime and its own data lie before
Row = Sequence[Any] | Mapping[int, Any]


class NotNative(Exception):
    """A game does something that has no WebAssembly yet. The message names it."""


class Memory:
    """Hands out addresses. `named` is all that generated code can name."""

    def __init__(self, named: Mapping[str, Any]) -> None:
        self.named = named
        self.content = array("i")
        self._known: dict[tuple[int, ...], int] = {}
        self._tables: dict[tuple[str, int], int] = {}
        self._rows: dict[int, tuple[int, Row]] = {}  # with the table itself, so that its number is no other's

    start = START

    @property
    def end(self) -> int:
        """The first address that is free."""
        return START + len(self.content) * WORD

    def words(self, numbers: Iterable[int]) -> int:
        """The address of some numbers; equal ones lie in memory once."""
        key = tuple(numbers)
        if key not in self._known:
            self._known[key] = self.end
            self.content.extend(key)
        return self._known[key]

    def room(self, numbers: int) -> int:
        """The address of so many numbers that change while a match is played, all 0 at first."""
        at = self.end
        self.content.extend([0] * numbers)
        return at

    def list(self, numbers: Iterable[int]) -> int:
        """The address of a list."""
        items = tuple(numbers)
        return self.words((len(items), len(items), self.words(items) if items else 0))

    def item(self, value: Any, of: Type) -> int:
        """A value as a number: itself, or where an amount or a list lies."""
        if value is None:
            return NONE
        if isinstance(value, list | tuple):
            numbers = [self.item(one, Type.NUMBER) for one in value]
            return self.words(numbers) if of is Type.AMOUNT else self.list(numbers)
        if isinstance(value, int):
            if not NONE < value < -NONE:
                raise NotNative(f"the number {value}")
            return int(value)
        raise NotNative(f"`{value}` in a table")

    def row(self, row: Row, of: Type, depth: int = 1) -> int:
        """The address of a table of values, or of tables of them; see `filled` for those that have no end."""
        key = id(row)
        if key not in self._rows:
            values = filled(row) if isinstance(row, Mapping) else [*row[-1:], *row]
            within = depth > 1
            made = [
                self.row(one, of, depth - 1) if within and one is not None else self.item(one, of) for one in values
            ]
            self._rows[key] = self.words(made or [NONE]) + WORD, row
        return self._rows[key][0]

    def table(self, name: str, of: Type, depth: int) -> int:
        """The address of a table that generated code names."""
        if (name, depth) not in self._tables:
            self._tables[name, depth] = self.row(self.named[name], of, depth)
        return self._tables[name, depth]


def filled(row: Mapping[int, Any]) -> list[Any]:
    """What a mapping has for -1 and all numbers from 0 on; None where it has nothing. One that works out what it is
    asked for says by its `rows` of how many places, the last of which is none."""
    if hasattr(row, "rows"):
        return [row[place] for place in range(-1, len(row.rows) - 1)]
    return [row.get(place) for place in range(-1, max(row, default=-1) + 1)]
