"""One body as blocks: its frame, its jumps, its questions."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import nullcontext
from typing import TYPE_CHECKING, Any

from interpreter.compile import terms as t
from interpreter.compile.code import nodes as n
from interpreter.compile.code.blocks import Blocks, Layout
from interpreter.compile.code.body import RETURN, Body
from interpreter.compile.code.nodes import Expression, Label, Slot, Type, Variable
from interpreter.compile.code.statements import Ask, Goto, Leave, Push
from interpreter.compile.feasible import opened
from interpreter.compile.pure import PureSteps
from interpreter.compile.writer import Writer
from interpreter.effects import steps as s
from interpreter.effects.values import Local, Value

if TYPE_CHECKING:
    from interpreter.compile.generator import Generator

OPTIONS = Variable("o", Type.LIST)
TOLD_TYPES = ("number", "card", "player", "word", "resource", "pile")  # of parts of verbs that titles can tell
UNTOLD = {"this", "you", "doer"}  # who asks, and on which card it stands, is told anyway


def verbs_in(options: Iterable[tuple[s.Step, ...]]) -> Iterator[s.DoVerb]:
    """The verbs that options are."""
    for option in options:
        match option:
            case (s.DoVerb() as deed,) | (s.WithPicks(body=(s.DoVerb() as deed,)),):
                yield deed


class Frame:
    """Writes one routine. `key` names it; the first slots of its frame are `params`."""

    def __init__(self, gen: Generator, blocks: Blocks, key: str, params: Iterable[Local]) -> None:
        self.gen = gen
        self.model = gen.model
        self.blocks = blocks
        self.key = key
        self.number = blocks.new()
        self.layout = blocks.layouts[key] = Layout(self.number)
        self.writer = Writer(gen, self.layout)
        self.params = tuple(map(self.slot, params))
        self.value: Callable[[Value], Expression] = self.writer.value
        self.lines = Body()
        self.temporaries = 0
        self.each = 0  # where the card stands that a `for each` around the line at work has come to; 0 for none

    def slot(self, local: Local) -> Slot:
        """Where a variable stands in the frame."""
        found = self.writer.ref(local)
        assert isinstance(found, Slot)
        return found

    def temporary(self, type: Type) -> Slot:
        """A slot for the routine's own use."""
        self.temporaries += 1
        return self.layout.slot(f"#{self.temporaries}", type)

    def question(self, form: str, clause: int, **said: Any) -> int:
        """The number of a question that this line asks."""
        return self.gen.question(form, clause, each=self.each, **said)

    def holes(self, options: Iterable[tuple[s.Step, ...]]) -> list[list[Any]]:
        """Work out what stands in the titles of the verbs that are offered, as far as it is known: for `Question`."""
        found: list[list[Any]] = []
        for place, option in enumerate(options):
            for deed in verbs_in((option,)):
                known, verb = t.free(option), self.model.verbs[deed.verb]
                for part, arg in zip(verb.parameters, deed.args, strict=True):
                    if part.name in verb.holes and part.type in TOLD_TYPES and t.free(arg).keys() <= known.keys():
                        slot = self.temporary(self.gen.type_of(arg))
                        self.lines.set(slot, self.value(arg))
                        found.append([place, verb.name, part.name, part.type, slot.place])
        return found

    def things(self, steps: object, options: Iterable[tuple[s.Step, ...]] = ()) -> list[list[Any]]:
        """The cards and players that a question is about, each with its type and its place in the frame: those that are
        known before it and that no option says in the holes of its title."""
        said = {
            arg.name
            for deed in verbs_in(options)
            for part, arg in zip(self.model.verbs[deed.verb].parameters, deed.args, strict=True)
            if isinstance(arg, Local) and part.name in self.model.verbs[deed.verb].holes
        }
        known = (
            local
            for name, local in t.free(steps).items()
            if local.type in ("card", "player") and name in self.layout.places and name not in UNTOLD | said
        )
        return [[local.type, place] for local in known if (place := self.slot(local).place) != self.each]

    def _keep(self) -> None:
        self.blocks.bodies[self.number] = self.lines.statements
        self.blocks.routine[self.number] = self.key
        if self.key.startswith("ability") or self.key in self.gen.asides:
            self.blocks.lasting.add(self.number)

    def begin(self, number: int) -> None:
        """End the block at work and begin another."""
        self._keep()
        self.number = number
        self.lines = Body()

    def goto(self, number: int) -> None:
        """Say which block comes next."""
        self.lines.add(Goto(Label(number)))

    def go_on(self) -> None:
        """End the block at work; what follows is another."""
        following = self.blocks.new()
        self.goto(following)
        self.begin(following)

    def turn_to(self, number: int) -> None:
        """Go on elsewhere, at once."""
        self.goto(number)
        self.lines.add(RETURN)

    def turn_back(self) -> None:
        """End the routine, at once."""
        self.leave()
        self.lines.add(RETURN)

    def leave(self) -> None:
        """Take the frame off the stack."""
        self.lines.add(Leave())

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
                    self.go_on()
            else:
                self.gen.marks.step(self.lines, step)
                self.impure(step)

    def set_off(self, step: s.Step) -> None:
        """Write a step that asks nobody and may set something off: that comes before the next line."""
        self.pure().step(step)
        self.go_on()

    def impure(self, step: s.Step) -> None:
        """Write a step that ends its block; it is left out where nobody would do it."""
        doubtful = self.gen.nobody.acting(step)
        following = self.blocks.new() if doubtful else 0
        if doubtful:
            with self.lines.when(n.Not(self.writer.all_take_part(doubtful))):
                self.turn_to(following)
        getattr(self, f"write_{type(step).__name__}", self.set_off)(step)
        if doubtful:
            self.goto(following)
            self.begin(following)

    def whole(self, steps: tuple[s.Step, ...]) -> None:
        """Write steps to the end of the routine."""
        self.body(steps)
        self.leave()
        self._keep()

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
        if can != n.TRUE:
            with self.lines.when(n.Not(can)):
                self.turn_to(after)
        self.body(steps)

    def ask(self, chooser: Expression, question: int, options: Expression, slot: Slot, following: int) -> None:
        """End the block with a decision."""
        again = Label(self.number) if self.gen.asides else None
        self.lines.add(Ask(chooser, question, slot, Label(following), options, again))

    def asking(self) -> None:
        """What comes now works out options and asks: it may have to be done once more, after an action at any time."""
        if self.gen.asides:
            self.go_on()

    def ask_one(
        self,
        chooser: Expression,
        question: int,
        slot: Slot,
        following: int,
        nothing: int,
        options: Variable = OPTIONS,
        asides: bool = True,
    ) -> None:
        """End the block by asking for one of some options: with only one, go on with it; with none, at `nothing`.

        Whoever may do something else first is asked even then, unless `asides` are of no use for it.
        """
        choice: Expression = n.lent("len", options) > 1
        if self.gen.asides and asides:
            choice = n.any_of([choice, n.all_of([options, n.lent("can_step_aside", chooser)])])
        with self.lines.when(choice):
            self.ask(chooser, question, options, slot, following)
        with self.lines.arm(options):
            self.lines.set(slot, n.Item(options, n.Constant(0)))
            self.goto(following)
        with self.lines.otherwise():
            self.goto(nothing)

    def offer(self, number: int, can: Expression) -> None:
        """Add an option where it can be done."""
        with nullcontext() if can == n.TRUE else self.lines.when(can):
            self.lines.append(OPTIONS, n.Constant(number))

    def jump(self, entries: list[int], chosen: Expression) -> None:
        """Go on at one of several blocks."""
        labels = n.Row(tuple(Label(entry) for entry in entries), Type.LIST)
        self.lines.add(Goto(n.Item(labels, chosen)))

    def push(self, frame: Expression) -> None:
        """Put a frame on the stack."""
        self.lines.add(Push(frame))
