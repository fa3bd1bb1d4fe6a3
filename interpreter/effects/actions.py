"""Which actions a line lets somebody choose from, as far as its words tell."""

from __future__ import annotations

from collections.abc import Sequence

from interpreter.effects import values as v
from interpreter.effects.steps import PerformAction
from interpreter.effects.values import Local, Value


def performed(step: PerformAction, actions: Sequence[str]) -> list[str]:
    """The actions of a game that a step may carry out."""
    if step.only is not None:
        return [step.only]
    if step.it is None or step.where is None:
        return list(actions)
    return [name for number, name in enumerate(actions) if known(step.where, step.it, number) is not False]


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
