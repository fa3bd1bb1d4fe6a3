"""Routines: blocks between decisions. A frame is [block, locals …]; a block runs to its end and says what comes next.

A step that needs a decision, or may set something off, ends the block: what follows it is another block, whose number
stands in the frame. So a match can be saved, copied and taken up again at any decision. All other steps are lines
within a block.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from interpreter.compile.at_once import AtOnce
from interpreter.compile.code import nodes as n
from interpreter.compile.code.blocks import Blocks
from interpreter.compile.code.body import RETURN
from interpreter.compile.code.nodes import NOBODY, Constant, Expression, Type, Variable, at, lent
from interpreter.compile.occasions import BEGUN, Occasions
from interpreter.compile.pure import NEW
from interpreter.compile.terms import YOU
from interpreter.effects import values as v
from interpreter.effects.values import Local
from interpreter.model import Mark

if TYPE_CHECKING:
    from interpreter.compile.generator import Generator


class Routine(Occasions, AtOnce):
    """Writes a body as blocks: `write_May` for the step `May`."""


AMOUNT = Local("amount", "number")
WAS = Variable("was", Type.NUMBER)


def verb_routine(gen: Generator, blocks: Blocks, verb: str) -> None:
    """A declared verb: what would happen instead, what comes before, the body, what comes after."""
    definition = gen.model.verbs[verb]
    params = gen.locals_of(definition.parameters)
    routine = Routine(gen, blocks, f"verb {verb}", [YOU, *params])
    objects = [slot for slot, param in zip(routine.params[1:], params, strict=True) if param.type == "card"]
    wrap(routine, verb, objects[0] if objects else NOBODY, lambda: routine.body(definition.body))


def counter_routine(gen: Generator, blocks: Blocks, word: str, counter: str) -> None:
    """A gain or loss that something listens to: only what changes something is one, and afterwards so much is told."""
    routine = Routine(gen, blocks, f"verb {word} {counter}", [YOU, AMOUNT])
    amount = routine.params[1]
    definition = gen.model.counters[counter]
    owner = YOU if definition.per_player else None
    sign, limit = (1, definition.high) if word == "gain" else (-1, definition.low)
    number = routine.writer.counter(counter, owner)
    idle = [] if limit is None else [number.equals(limit)]
    if sign > 0 and definition.limit is not None:
        idle = [routine.writer.grown(counter, owner, number, number + amount).equals(number)]
    with routine.lines.when(n.any_of([n.Not(amount), *idle])):
        routine.turn_back()

    def change() -> None:
        routine.lines.set(WAS, number)
        routine.pure().add_to(counter, owner, amount, sign, -1)  # many lines share this: its record names none of them
        routine.lines.set(amount, NEW - WAS if sign > 0 else WAS - NEW)

    wrap(routine, f"{word} {counter}", NOBODY, change, [amount])


def mark_routine(gen: Generator, blocks: Blocks, word: str, mark: Mark) -> None:
    """The same for what a card gains or loses: the card is told as well, and nobody does it."""
    card = Local(mark.kind, "card", mark.kind)
    routine = Routine(gen, blocks, f"verb {word} {mark.name}", [YOU, card, AMOUNT])
    own, amount = routine.params[1:]
    sign, limit = (1, mark.high) if word == "gain" else (-1, mark.low)
    number = routine.writer.value(v.MarkOf(mark.name, card, "number"))
    idle = [] if limit is None else [number.equals(limit)]
    with routine.lines.when(n.any_of([n.Not(amount), own < 0, *idle])):
        routine.turn_back()

    def change() -> None:
        routine.lines.set(WAS, number)
        routine.pure().set_mark(mark.name, own, WAS + amount if sign > 0 else WAS - amount, -1)
        routine.lines.set(amount, number - WAS if sign > 0 else WAS - number)

    wrap(routine, f"{word} {mark.name}", own, change, [amount])


def wrap(
    routine: Routine, what: str, own: Expression, body: Callable[[], None], done: Sequence[Expression] = ()
) -> None:
    """The moments of a verb around its body; `done` is asked before what comes after."""
    gen, lines = routine.gen, routine.lines
    instead = gen.moment("would", what)
    doer, *told = routine.params
    payload = n.Listed(tuple(told))
    end = routine.blocks.new()
    if instead is not None:
        following = routine.blocks.new()
        lines.set(BEGUN, lent("would", instead, doer, payload))
        with lines.when(BEGUN.exists()):
            routine.goto(end)
            routine.push(BEGUN)
        with lines.otherwise():
            routine.goto(following)
        routine.begin(following)
    if gen.moment("before", what) is not None:
        routine.fire("before", what, doer, payload)
        if what in gen.model.verbs and gen.asks(what):  # what came before may have taken what the price needs
            with routine.lines.when(n.Not(gen.can_do(what, *routine.params))):
                routine.turn_back()
    body()
    after = gen.moment("after", what)
    if after is not None:
        with routine.lines.when(n.all_of([*done, quick_test(gen, after, own)])):
            routine.lines.set(BEGUN, lent("fire", after, doer, payload, own))
            with routine.lines.when(BEGUN.exists()):
                routine.goto(end)
                routine.push(BEGUN)
                routine.lines.add(RETURN)
    routine.leave()
    routine.begin(end)
    routine.whole(())


def quick_test(gen: Generator, moment: int, own: Expression) -> Expression:
    """The condition under which anything can be set off at all."""
    listening = [ability for ability in gen.model.abilities if ability.moment == gen.moments[moment]]
    if any(ability.design is None for ability in listening):
        return n.TRUE
    tests: list[Expression] = []
    if any(not ability.own for ability in listening):
        tests.append(Constant(moment).among(n.LIVE))
    if any(ability.own for ability in listening):
        tests.append(at(n.DESIGN, own).among(at(n.OWN, moment)))
    return n.any_of(tests)
