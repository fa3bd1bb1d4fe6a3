"""Modules run by wasmtime, which only those have who want it (`pip install 'moodsl[native]'`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import wasmtime

from moodsl.extras.native.machine import PAGE, Host, Machine, Trapped


class WasmtimeMachine(Machine):
    """An instance that wasmtime runs."""

    def __init__(self, engine: wasmtime.Engine, modules: Sequence[wasmtime.Module], end: int, places: int) -> None:
        self._store = wasmtime.Store(engine)
        runtime, game = modules
        exports = wasmtime.Instance(self._store, runtime, []).exports(self._store)
        self._functions: Any = exports
        memory, table = exports["memory"], exports["__indirect_function_table"]
        assert isinstance(memory, wasmtime.Memory) and isinstance(table, wasmtime.Table)
        self._memory = memory
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
        except wasmtime.Trap as trap:
            raise Trapped(str(trap)) from None
        return found

    def read(self, at: int, end: int) -> bytes:
        """What stands between two addresses."""
        return bytes(self._memory.read(self._store, at, end))

    def view(self) -> memoryview:
        """The memory itself, not copied."""
        size = self._memory.data_len(self._store)
        return memoryview(self._memory.get_buffer_ptr(self._store, size)).cast("B").cast("i")

    def write(self, at: int, content: bytes) -> None:
        """Put something to an address."""
        self._memory.write(self._store, content, at)


class WasmtimeHost(Host):
    """Compiles for the processor; that is what the cache keeps."""

    def __init__(self) -> None:
        self._engine = wasmtime.Engine()

    def module(self, source: bytes) -> wasmtime.Module:
        """A module, compiled."""
        return wasmtime.Module(self._engine, source)

    def kept(self, source: bytes, module: wasmtime.Module) -> bytes:
        """The code for the processor."""
        return bytes(module.serialize())

    def again(self, kept: bytes) -> wasmtime.Module | None:
        """None for the code of another processor."""
        try:
            return wasmtime.Module.deserialize(self._engine, kept)
        except wasmtime.WasmtimeError:
            return None

    def machine(self, modules: Sequence[wasmtime.Module], end: int, places: int) -> WasmtimeMachine:
        """A machine of the modules of the runtime and of a game."""
        return WasmtimeMachine(self._engine, modules, end, places)
