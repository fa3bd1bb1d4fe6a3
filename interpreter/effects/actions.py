"""Which actions a line lets somebody choose from, as far as its words tell."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from interpreter.effects import values as v
from interpreter.effects.steps import PerformAction
from interpreter.effects.values import Local, Value


class Offered(Protocol):
    """An action as its game declares it: `any_time` is offered beside every question, and not with the others."""

    any_time: bool


def performed(step: PerformAction, actions: Mapping[str, Offered]) -> list[str]:
    """The actions of a game that a step may carry out: those at any time only where they are named."""
    if step.only is not None:
        return [step.only]
    chosen = [(number, name) for number, (name, action) in enumerate(actions.items()) if not action.any_time]
    it, where = step.it, step.where
    return [name for number, name in chosen if it is None or where is None or known(where, it, number) is not False]


def known(condition: Value, it: Local, action: int) -> bool | None:
    """Whether a condition holds of an action; None where that depends on the match."""
    match condition:
        case v.Compare(operator=operator, left=left, right=v.Const(value=number)) if left == it:
            return (number == action) == (operator == "==")
        case v.Not(part=part):
            inner = known(part, it, action)
            return None if inner is None else not inner
        case v.All(parts=parts) | v.Any(parts=parts):
            decides = isinstance(condition, v.Any)
            found = [known(part, it, action) for part in parts]
            return decides if decides in found else None if None in found else not decides
    return None
