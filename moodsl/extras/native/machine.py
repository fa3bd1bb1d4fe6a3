"""A module of a game, run by wasmtime: functions of the runtime are called, and numbers read from its memory."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from struct import unpack_from
from typing import TYPE_CHECKING, Any

from interpreter.compile.code.wasm.memory import WORD

if TYPE_CHECKING:
    import wasmtime

RUNTIME = Path(__file__).with_name("runtime.wasm")
PAGE = 65_536


class Trapped(Exception):
    """The module has given up: a chain without an end, a number or a list too large for it."""


class Machine:
    """An instance of the runtime and of a game, with room for `end` bytes and for so many `places` of functions."""

    def __init__(self, engine: wasmtime.Engine, modules: Sequence[wasmtime.Module], end: int, places: int) -> None:
        import wasmtime  # which only those have who want it

        self._trap = wasmtime.Trap
        self._store = wasmtime.Store(engine)
        runtime, game = modules
        exports = wasmtime.Instance(self._store, runtime, []).exports(self._store)
        self._functions: Any = exports
        memory, table = exports["memory"], exports["__indirect_function_table"]
        assert isinstance(memory, wasmtime.Memory) and isinstance(table, wasmtime.Table)
        self._memory, self._end = memory, end
        self.reach(end)
        table.grow(self._store, places - table.size(self._store), None)
        wasmtime.Instance(self._store, game, [exports[str(one.name)] for one in game.imports])

    def reach(self, end: int) -> None:
        """Have room up to an address."""
        more = end // PAGE + 1 - self._memory.size(self._store)
        if more > 0:
            self._memory.grow(self._store, more)

    def call(self, name: str, *numbers: float) -> int:
        """Call a function of the runtime; raises Trapped."""
        try:
            found: int = self._functions[name](self._store, *numbers)
        except self._trap as trap:
            raise Trapped(str(trap)) from None
        return found

    def read(self, at: int, end: int) -> bytes:
        """What stands between two addresses."""
        return bytes(self._memory.read(self._store, at, end))

    def view(self, at: int) -> memoryview:
        """The memory from an address on as numbers, not copied: good until the next call, write or `reach`."""
        size = self._memory.data_len(self._store) - at
        return memoryview(self._memory.get_buffer_ptr(self._store, size, at)).cast("B").cast("i")

    def write(self, at: int, content: bytes) -> None:
        """Put something to an address."""
        self._memory.write(self._store, content, at)

    def numbers(self, at: int, count: int) -> tuple[int, ...]:
        """Numbers from an address on."""
        return unpack_from(f"<{count}i", self.read(at, at + count * WORD))
