"""What the lines of a file become: effects of the model, and the Python that is generated from them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any

from attrs import frozen

from interpreter.compile import compile_game
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
    """The generated Python of a game, by function."""

    def __init__(self, model: Model, fuse: bool) -> None:
        data: dict[str, Any] = compile_game(model, fuse)
        parts = re.split(r"^(?=def )", data["source"], flags=re.MULTILINE)
        self.functions = {part[4 : part.index("(")]: part.rstrip() for part in parts if part.startswith("def ")}
        self.entry = {key: block for key, (block, _size) in data["routines"].items()}

    def python_of(self, effect: Effect) -> str:
        """The functions and blocks of an effect, with the helpers that they call."""
        names = [name for name in effect.functions if name in self.functions]
        if effect.routine in self.entry:
            first = self.entry[effect.routine]
            end = min((block for block in self.entry.values() if block > first), default=None)
            blocks = sorted(int(name[1:]) for name in self.functions if re.fullmatch(r"b\d+", name))
            names += [f"b{number}" for number in blocks if number >= first and (end is None or number < end)]
        for name in names:  # grows while it is gone through
            helpers = re.findall(r"\bh\d+\b", self.functions[name])
            names += [helper for helper in dict.fromkeys(helpers) if helper in self.functions and helper not in names]
        return "\n\n".join(self.functions[name] for name in names) + "\n"
