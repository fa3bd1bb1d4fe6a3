"""What runs the module of a game: functions of the runtime are called, and its memory is read and written.

A host makes machines: wasmtime does on a desktop (`by_wasmtime`), and in a page the browser itself (`by_browser`);
`hosts` says which.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from pathlib import Path
from struct import unpack_from
from typing import Any

from interpreter.compile.code.wasm.runtime import WORD
from interpreter.report.message import Refusal

RUNTIME = Path(__file__).with_name("runtime.wasm")
PAGE = 65_536


class Unavailable(Refusal):
    """A game cannot be played natively; the message says why."""


class Trapped(Exception):
    """The module has given up: a chain without an end, a number or a list too large for it."""


class Machine(ABC):
    """An instance of the runtime and of a game, with room for `end` bytes and for so many `places` of functions."""

    @abstractmethod
    def reach(self, end: int) -> None:
        """Have room up to an address. Raises Trapped."""

    @abstractmethod
    def call(self, name: str, *numbers: float) -> int:
        """Call a function of the runtime; raises Trapped."""

    @abstractmethod
    def read(self, at: int, end: int) -> bytes:
        """What stands between two addresses."""

    @abstractmethod
    def view(self) -> memoryview:
        """The whole memory as numbers: good until the next call, write or `reach`."""

    @abstractmethod
    def write(self, at: int, content: bytes) -> None:
        """Put something to an address."""

    def numbers(self, at: int, count: int) -> tuple[int, ...]:
        """Numbers from an address on."""
        return unpack_from(f"<{count}i", self.read(at, at + count * WORD))


class Host(ABC):
    """What compiles modules and makes machines of them."""

    @abstractmethod
    def module(self, source: bytes) -> Any:
        """A module, compiled. Raises Unavailable where it cannot be."""

    @abstractmethod
    def kept(self, source: bytes, module: Any) -> bytes:
        """What the cache keeps of a module."""

    @abstractmethod
    def again(self, kept: bytes) -> Any:
        """The module of which that was kept; None if it cannot be used here."""

    @abstractmethod
    def machine(self, modules: Sequence[Any], end: int, places: int) -> Machine:
        """A machine of the modules of the runtime and of a game. Raises Unavailable."""
