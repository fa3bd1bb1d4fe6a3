"""Where everything of a game lies that is played natively; kept in the cache beside its module."""

from __future__ import annotations

from attrs import frozen

from interpreter.compile.code.wasm.runtime import NONE
from interpreter.game.program import Program


@frozen
class Layout:
    """Where everything lies in the memory of a module, and what a frame is made of."""

    program: Program
    fields: dict[str, int]  # what `FIELDS` names
    kinds: list[list[int]]  # block -> the kinds of the slots of its frame
    flow: dict[str, int]  # part of the flow -> its first block
    end: int
    places: int  # of functions
    values: dict[str, int]  # the value of a thing, of a player or of both -> its function's place

    @property
    def scoring(self) -> dict[int, str]:
        """The names of the parts of the flow that score, by their blocks."""
        return {block: part for part, block in self.flow.items() if part.endswith("scoring")} | {NONE: "scoring"}
