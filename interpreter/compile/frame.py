"""Blocks and the frame they share: its places, its jumps, its questions."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from interpreter.compile.feasible import opened
from interpreter.compile.lines import Lines, function
from interpreter.compile.pure import PureSteps
from interpreter.compile.writer import Writer
from interpreter.effects import steps as s
from interpreter.effects.values import Value

if TYPE_CHECKING:
    from interpreter.compile.generator import Generator

RESERVED_BLOCKS = 2


class Blocks:
    """All blocks of a game, numbered."""

    def __init__(self) -> None:
        self.count = RESERVED_BLOCKS
        self.sizes: dict[str, int] = {}  # routine -> how many locals its frame has
        self.entry: dict[str, int] = {}
        self.sources: dict[int, str] = {}
        # Phases of the flow of a variant stand here under its name, too: `training.closing`.
        self.edges: dict[str, tuple[int, int]] = {}  # phase -> the blocks at its start and behind its end
        self.in_play: list[str] = []  # the phases that `play:` itself goes through
        self.turns_in: dict[str, str] = {}  # variant, empty for the game itself -> the phase in which turns are taken
        self.lasting: set[int] = set()  # blocks whose frame must stay while what they set off runs: those of abilities

    def new(self) -> int:
        """A fresh number."""
        self.count += 1
        return self.count - 1


class Frame:
    """One body as blocks. `key` names it; the first locals of its frame are `params`."""

    def __init__(self, gen: Generator, blocks: Blocks, key: str, params: list[str]) -> None:
        self.gen = gen
        self.model = gen.model
        self.blocks = blocks
        self.key = key
        self.places = {name: place + 1 for place, name in enumerate(params)}
        self.writer = Writer(gen, lambda local: f"f[{self.place(local.name)}]")
        self.value: Callable[[Value], str] = self.writer.value
        self.lines = Lines()
        self.number = blocks.new()
        blocks.entry[key] = self.number
        self.temporaries = 0
        self.each = 0  # where the card stands that a `for each` around the line at work has come to; 0 for none

    def place(self, name: str) -> int:
        """Where a local stands in the frame."""
        return self.places.setdefault(name, len(self.places) + 1)

    def temporary(self) -> int:
        """A place in the frame for the routine's own use."""
        self.temporaries += 1
        return self.place(f"#{self.temporaries}")

    def question(self, form: str, clause: int, **said: Any) -> int:
        """The number of a question that this line asks."""
        return self.gen.question(form, clause, each=self.each, **said)

    def add(self, line: str) -> None:
        """Add a line to the block at work."""
        self.lines.add(line)

    def _write(self) -> None:
        self.blocks.sources[self.number] = function(f"b{self.number}", ["f"], self.lines)
        if self.key.startswith("ability"):
            self.blocks.lasting.add(self.number)

    def begin(self, number: int) -> None:
        """End the block at work and begin another."""
        self._write()
        self.number = number
        self.lines = Lines()

    def goto(self, number: int) -> None:
        """Say which block comes next."""
        self.add(f"f[0] = @{number}@")

    def leave(self) -> None:
        """Take the frame off the stack."""
        self.add("m.stack.pop()")

    def finish(self) -> None:
        """The routine is written."""
        self._write()
        self.blocks.sizes[self.key] = len(self.places)

    def pure(self) -> PureSteps:
        """The writer of steps that need no decision, into the block at work."""
        return PureSteps(self.gen, self.writer, self.lines)

    # ---- bodies -----------------------------------------------------------------------------------------------------

    def body(self, steps: tuple[s.Step, ...]) -> None:
        """Write steps, one after the other; afterwards the last block is still open."""
        for step in steps:
            if self.gen.is_pure(step):
                self.pure().step(step)
                if not self.gen.fuse:
                    following = self.blocks.new()
                    self.goto(following)
                    self.begin(following)
            else:
                self.gen.marks.step(self.lines, step)
                self.impure(step)

    def impure(self, step: s.Step) -> None:
        """Write a step that ends its block; it is left out where nobody would do it."""
        doubtful = self.gen.nobody.acting(step)
        following = self.blocks.new() if doubtful else 0
        if doubtful:
            with self.lines.block(f"if not ({self.writer.are_somebody(doubtful)}):"):
                self.goto(following)
                self.add("return")
        getattr(self, f"write_{type(step).__name__}")(step)
        if doubtful:
            self.goto(following)
            self.begin(following)

    def whole(self, steps: tuple[s.Step, ...]) -> None:
        """Write steps to the end of the routine."""
        self.body(steps)
        self.leave()
        self.finish()

    def inner(self, number: int, steps: tuple[s.Step, ...], after: int, offered: bool = True) -> None:
        """A block of its own that goes on at `after`. What was not `offered`, and not looked at, is looked at here."""
        self.begin(number)
        if offered:
            self.body(steps)
        else:
            self.guarded(steps, after)
        self.goto(after)

    def guarded(self, steps: tuple[s.Step, ...], after: int) -> None:
        """An inner block: it is left out if it begins with a need that does not hold or a price that cannot be paid."""
        can = opened(self.gen, steps, self.writer)
        if can != "True":
            with self.lines.block(f"if not {can}:"):
                self.goto(after)
                self.add("return")
        self.body(steps)

    def ask(self, chooser: str, question: int, options: str, slot: int, following: int) -> None:
        """End the block with a decision."""
        self.add(f"m.asker = {chooser}")
        self.add(f"m.question = {question}")
        self.add(f"m.slot = {slot}")
        self.goto(following)
        self.add(f"m.options = {options}")

    def ask_one(self, chooser: str, question: int, slot: int, following: int, nothing: int) -> None:
        """End the block by asking for one of the list `o`: with only one, go on with it; with none, at `nothing`."""
        with self.lines.block("if len(o) > 1:"):
            self.ask(chooser, question, "o", slot, following)
        with self.lines.block("elif o:"):
            self.add(f"f[{slot}] = o[0]")
            self.goto(following)
        with self.lines.block("else:"):
            self.goto(nothing)

    def push(self, key: str, args: list[str]) -> None:
        """Put a routine's frame on the stack; its size is known when all is written."""
        self.add(f"m.stack.append([«{key}», {''.join(arg + ', ' for arg in args)}*«size {key} {len(args)}»])")


def jumps(entries: list[int]) -> str:
    """A tuple of blocks to go on at."""
    return "(" + "".join(f"@{entry}@, " for entry in entries) + ")"
