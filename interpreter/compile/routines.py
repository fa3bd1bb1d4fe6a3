"""Routines: blocks between decisions. A frame is [block, locals …]; a block runs to its end and says what comes next.

A step that needs a decision, or may set something off, ends the block: what follows it is another block, whose number
stands in the frame. So a match can be saved, copied and taken up again at any decision. All other steps are lines
within a block.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from interpreter.compile.choices import Choices
from interpreter.compile.flow import Flow
from interpreter.compile.frame import Blocks
from interpreter.compile.occasions import Occasions
from interpreter.effects.values import Local

if TYPE_CHECKING:
    from interpreter.compile.generator import Generator


class Routine(Occasions, Choices, Flow):
    """Writes a body as blocks: `write_May` for the step `May`."""


def verb_routine(gen: Generator, blocks: Blocks, verb: str) -> None:
    """A declared verb: what would happen instead, what comes before, the body, what comes after."""
    definition = gen.model.verbs[verb]
    params = [p.name for p in definition.parameters]
    routine = Routine(gen, blocks, f"verb {verb}", ["you", *params])
    payload = "[" + ", ".join(f"f[{routine.place(name)}]" for name in params) + "]"
    objects = [p.name for p in definition.parameters if p.type == "card"]
    own = f"f[{routine.place(objects[0])}]" if objects else "-1"
    wrap(routine, verb, payload, own, lambda: routine.body(definition.body))


def counter_routine(gen: Generator, blocks: Blocks, word: str, counter: str) -> None:
    """A gain or loss that something listens to: only what changes something is one, and afterwards so much is told."""
    routine = Routine(gen, blocks, f"verb {word} {counter}", ["you", "amount"])
    definition = gen.model.counters[counter]
    owner = Local("you", "player") if definition.per_player else None
    sign, limit = (1, definition.high) if word == "gain" else (-1, definition.low)
    number = f"c[{routine.writer.number_at(counter, owner)}]"
    idle = "" if limit is None else f" or {number} == {limit}"
    with routine.lines.block(f"if not f[2]{idle}:"):
        routine.leave()
        routine.add("return")

    def change() -> None:
        routine.add(f"was = {number}")
        routine.pure().add_to(counter, owner, "f[2]", sign, -1)  # many lines share this: its record names none of them
        routine.add(f"f[2] = {'new - was' if sign > 0 else 'was - new'}")

    wrap(routine, f"{word} {counter}", "[f[2]]", "-1", change, "f[2] and ")


def wrap(routine: Routine, what: str, payload: str, own: str, body: Callable[[], None], done: str = "") -> None:
    """The moments of a verb around its body; `done` is asked before what comes after."""
    gen = routine.gen
    instead = gen.moment("would", what)
    end = routine.blocks.new()
    if instead is not None:
        following = routine.blocks.new()
        routine.add(f"e = would(m, {instead}, f[1], {payload})")
        with routine.lines.block("if e is not None:"):
            routine.goto(end)
            routine.add("m.stack.append(e)")
        with routine.lines.block("else:"):
            routine.goto(following)
        routine.begin(following)
    if gen.moment("before", what) is not None:
        routine.fire("before", what, "f[1]", payload)
        if what in gen.model.verbs and gen.asks(what):  # what came before may have taken what the price needs
            args = "".join(f", f[{place}]" for place in range(1, 2 + len(gen.model.verbs[what].parameters)))
            with routine.lines.block(f"if not {gen.can_verb(what)}(m{args}):"):
                routine.leave()
                routine.add("return")
    body()
    after = gen.moment("after", what)
    if after is not None:
        quick = quick_test(gen, after, own)
        with routine.lines.block(f"if {done}{f'({quick})' if done and ' or ' in quick else quick}:"):
            routine.add(f"e = fire(m, {after}, f[1], {payload}, {own})")
            with routine.lines.block("if e is not None:"):
                routine.goto(end)
                routine.add("m.stack.append(e)")
                routine.add("return")
    routine.leave()
    routine.begin(end)
    routine.leave()
    routine.finish()


def quick_test(gen: Generator, moment: int, own: str) -> str:
    """The condition under which anything can be set off at all."""
    listening = [ability for ability in gen.model.abilities if ability.moment == gen.moments[moment]]
    if any(ability.design is None for ability in listening):
        return "True"
    tests = []
    if any(not ability.own for ability in listening):
        tests.append(f"{moment} in live")
    if any(ability.own for ability in listening):
        tests.append(f"DESIGN[{own}] in OWN[{moment}]")
    return " or ".join(tests)
