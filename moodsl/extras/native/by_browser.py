"""Modules run by the browser in whose page Python runs (Pyodide): its own WebAssembly, asked through JavaScript.

What never ends is ended from outside, together with the worker: a module counts the steps of a chain itself.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from typing import Any

from interpreter.report.message import msg
from moodsl.extras.native.machine import PAGE, Host, Machine, Trapped, Unavailable

js: Any = import_module("js")  # which there is in a page alone
ffi: Any = import_module("pyodide.ffi")
TRAPS = {"RuntimeError", "RangeError", "InternalError"}  # a trap; no memory, or too deep; the latter in Firefox


@contextmanager
def trapping() -> Iterator[None]:
    """What the browser raises for a trap is Trapped."""
    try:
        yield
    except ffi.JsException as error:
        if error.name not in TRAPS:
            raise
        raise Trapped(str(error)) from None


class BrowserMachine(Machine):
    """An instance that the browser runs."""

    def __init__(self, modules: Sequence[Any], end: int, places: int) -> None:
        runtime, game = modules
        made = js.WebAssembly.Instance.new(runtime)
        self._functions: dict[str, Any] = {}
        self._exports = exports = made.exports
        self._memory = exports.memory
        self.reach(end)
        table = getattr(exports, "__indirect_function_table")  # written out, Python would lengthen the name
        table.grow(places - table.length)
        imports = js.Object.new()
        for module in {one.module for one in js.WebAssembly.Module.imports(game)}:
            setattr(imports, module, exports)
        js.WebAssembly.Instance.new(game, imports)

    def reach(self, end: int) -> None:
        """Have room up to an address."""
        more = end // PAGE + 1 - self._memory.buffer.byteLength // PAGE
        if more > 0:
            with trapping():
                self._memory.grow(more)

    def call(self, name: str, *numbers: float) -> int:
        """Call a function of the runtime; raises Trapped."""
        if name not in self._functions:
            self._functions[name] = getattr(self._exports, name)
        with trapping():
            found: int = self._functions[name](*numbers)
        return found

    def read(self, at: int, end: int) -> bytes:
        """A copy of what stands between two addresses."""
        found: bytes = js.Uint8Array.new(self._memory.buffer, at, end - at).to_bytes()
        return found

    def view(self) -> memoryview:
        """A copy, for Python has a memory of its own."""
        return memoryview(self.read(0, self._memory.buffer.byteLength)).cast("i")

    def write(self, at: int, content: bytes) -> None:
        """Copy something to an address."""
        js.Uint8Array.new(self._memory.buffer, at, len(content)).assign(content)


class BrowserHost(Host):
    """Compiles in the browser, which takes so little time that the cache keeps the source."""

    def module(self, source: bytes) -> Any:
        """A module, compiled. Raises Unavailable for what the browser is too old for."""
        try:
            return js.WebAssembly.Module.new(ffi.to_js(source))
        except ffi.JsException as error:
            raise Unavailable(msg("this browser does not run WebAssembly of moodsl: {}", str(error))) from None

    def kept(self, source: bytes, module: Any) -> bytes:
        """The source."""
        return source

    def again(self, kept: bytes) -> Any:
        """None if the browser is too old for it."""
        try:
            return self.module(kept)
        except Unavailable:
            return None

    def machine(self, modules: Sequence[Any], end: int, places: int) -> BrowserMachine:
        """A machine of the modules of the runtime and of a game."""
        return BrowserMachine(modules, end, places)
