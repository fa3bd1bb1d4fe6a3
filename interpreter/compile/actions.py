"""Which actions a player can carry out: a function for each set of actions that some line lets him choose from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING

from interpreter.compile.code import nodes as n
from interpreter.compile.code.body import Body, questions_of
from interpreter.compile.code.nodes import Constant, Expression, Type, Variable, all_of
from interpreter.compile.code.questions import cost_of
from interpreter.compile.feasible import feasible, look_ahead
from interpreter.compile.frame import OPTIONS
from interpreter.compile.terms import YOU, Allowed
from interpreter.model.parts import ActionDef

if TYPE_CHECKING:
    from interpreter.compile.generator import Generator

ALL = "actions"


def actions_function(gen: Generator, name: str, numbers: Iterable[int]) -> str:
    """`actions(m, you)`: the numbers of those actions that a player can carry out. What several ask is asked once."""
    if name in gen.functions:
        return name
    actions = list(gen.model.actions.items())
    asked = {number: questions_about(gen, *actions[number]) for number in numbers}
    body = Body()
    body.set(OPTIONS, n.EMPTY)
    common: dict[Expression, Expression] = {}
    for question, times in Counter(question for questions in asked.values() for question in questions).items():
        if times > 1:
            common[question] = Variable(f"common{len(common)}", Type.FLAG)
            body.set(common[question], question)
    for number, questions in asked.items():
        with body.when(all_of(common.get(question, question) for question in questions)):
            body.append(OPTIONS, Constant(number))
    body.give(OPTIONS)
    return gen.function(name, [YOU], Type.LIST, body).name


def actions_among(gen: Generator, numbers: list[int]) -> str:
    """The name of the function for some actions; no others are looked at, which may cost more than these."""
    every = len(numbers) == len(gen.model.actions)
    return actions_function(gen, ALL if every else "_".join(map(str, ["actions_of", *numbers])), numbers)


def aside_functions(gen: Generator) -> list[int]:
    """`aside_5(m, you)` for each action at any time: whether a player can carry it out. Gives their numbers, what is
    asked quickly first."""
    actions = list(gen.model.actions.items())
    costs: dict[int, int] = {}
    for number in gen.model.asides:
        body = Body()
        body.give(all_of(questions_about(gen, *actions[number])))
        made = gen.function(f"aside_{number}", [YOU], Type.FLAG, body)
        costs[number] = cost_of(made.body, gen.functions)
    return sorted(costs, key=lambda number: costs[number])


def questions_about(gen: Generator, name: str, action: ActionDef) -> list[Expression]:
    """What must hold for a player to carry out an action."""
    ahead = Body()
    look_ahead(gen, action.body, True, ahead)
    asked = questions_of(ahead.statements)
    if asked is None:
        asked = [feasible(gen, action.body, True, gen.writer)]
    if gen.is_forbidden(name, "cannot perform"):
        asked.insert(0, gen.writer.value(Allowed(("cannot perform", name), YOU, ())))
    return asked
