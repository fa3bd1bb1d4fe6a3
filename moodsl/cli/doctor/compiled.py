"""What the lines of a file become: effects of the model, and the code that is generated from them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from attrs import frozen

from interpreter.compile.code.nodes import Call
from interpreter.compile.code.python import Python
from interpreter.compile.whole import code_of
from interpreter.effects.parts import walk
from interpreter.effects.steps import Step
from interpreter.model import Model
from moodsl.cli.doctor.tree_outline import outline


@frozen
class Effect:
    """One part of a file: its lines to show, the key of its routine, the functions that are made for it."""

    lines: list[str]
    routine: str | None
    functions: tuple[str, ...] = ()


def effects_in(model: Model, file: str) -> Iterator[Effect]:
    """The effects of what a file declares, by the name of its source."""
    for name, value in model.values.items():
        if value.span.source.name == file:
            yield Effect(outline(value), None, (f"value_{name}",))
    for name, verb in model.verbs.items():
        if verb.span.source.name == file:
            yield Effect(body_of(model, f"to {name}", verb.body), f"verb {name}", (f"can_{name}", f"do_{name}"))
    for name, action in model.actions.items():
        if action.span.source.name == file:
            yield Effect(body_of(model, f"action {name}", action.body), f"action {name}", ("actions",))
    for part, steps in model.flow.items():
        if steps and model.clauses[steps[0].clause].source == file:
            yield Effect(body_of(model, f"{part}:", steps), f"flow {part}")
    for zone in model.zones.values():
        if zone.refill is not None and zone.span.source.name == file:
            yield Effect(body_of(model, f"refill of {zone.name}", zone.refill), None, (f"refill_{zone.name}",))
    yield from of_cards(model, file)


def of_cards(model: Model, file: str) -> Iterator[Effect]:
    """The abilities, changes and prohibitions of cards and rules, in the order of the file."""
    found: list[tuple[int, Effect]] = []

    def add(clause: int, what: str, thing: object, *functions: str, routine: str | None = None) -> None:
        line = model.clauses[clause]
        if line.source == file:
            head = f"{line.owner}, line {line.line}: {line.text}  ({what})"
            found.append((line.line, Effect([head, *outline(thing, depth=1)], routine, functions)))

    for ability in model.abilities:
        number = ability.number
        names = (f"when_{number}", f"ready_{number}", f"rule_{number}")
        add(ability.clause, f"ability {number}", ability, *names, routine=f"ability {number}")
    for number, modifier in enumerate(model.modifiers):
        add(modifier.clause, f"change {number}", modifier, f"change_{number}")
    for number, prohibition in enumerate(model.prohibitions):
        add(prohibition.clause, f"prohibition {number}", prohibition, f"forbid_{number}")
    yield from (effect for _line, effect in sorted(found, key=lambda one: one[0]))


def body_of(model: Model, head: str, steps: Iterable[Step]) -> list[str]:
    """A head and the steps under it, each behind the line that it comes from."""
    lines = [head]
    for step in steps:
        clause = model.clauses[step.clause]
        lines += [f"    line {clause.line}: {clause.text}", *outline(step, depth=2)]
    return lines


class Compiled:
    """The generated code of a game, by function and block."""

    def __init__(self, model: Model, fuse: bool) -> None:
        self.code, _data = code_of(model, fuse)
        self.printer = Python(self.code)

    def functions_of(self, effect: Effect, blocks: Iterable[int]) -> list[str]:
        """The functions of an effect, with the helpers that they and its blocks call."""
        functions = self.code.functions
        names = [name for name in effect.functions if name in functions]
        bodies = [functions[name].body for name in names] + [self.code.blocks[number] for number in blocks]
        for body in bodies:  # grows while it is gone through
            called = dict.fromkeys(part.name for part in walk(body) if isinstance(part, Call))
            helpers = [name for name in called if re.fullmatch(r"h\d+", name) and name not in names]
            names += helpers
            bodies += [functions[name].body for name in helpers]
        return names

    def blocks_of(self, effect: Effect) -> list[int]:
        """The numbers of the blocks of an effect."""
        entries = {key: layout.entry for key, layout in self.code.layouts.items()}
        first = entries.get(effect.routine or "")
        if first is None:
            return []
        end = min((entry for entry in entries.values() if entry > first), default=None)
        return [number for number in self.code.blocks if number >= first and (end is None or number < end)]

    def python_of(self, effect: Effect) -> str:
        """The functions and blocks of an effect as Python."""
        blocks = self.blocks_of(effect)
        functions = (self.printer.function(self.code.functions[name]) for name in self.functions_of(effect, blocks))
        return "\n".join([*functions, *(self.printer.block(number, self.code.blocks[number]) for number in blocks)])

    def tree_of(self, effect: Effect) -> Iterator[str]:
        """The frame, the functions and the blocks of an effect as trees, each node with its type."""
        blocks = self.blocks_of(effect)
        for name in self.functions_of(effect, blocks):
            function = self.code.functions[name]
            params = ", ".join(f"{param.name}: {param.type.value}" for param in function.params)
            yield f"function {name}({params}): {function.gives.value}"
            yield from (line for statement in function.body for line in outline(statement, depth=1))
        if blocks:
            slots = self.code.layouts[effect.routine or ""].types.items()
            yield "frame " + ", ".join(f"{place} {name}: {type.value}" for place, (name, type) in enumerate(slots, 1))
        for number in blocks:
            yield f"block {number}"
            yield from (line for statement in self.code.blocks[number] for line in outline(statement, depth=1))
