"""Whether two lines of a card put two things in place of the same value: `VALUE is X`, and for whom.

For whom a value is changed is told by the parts of the line (`your`, `players`, `your opponents`, `this card`), each a
condition. Two lines are reported if they hold together for sure; where nobody can tell, the later line counts, as of
two cards the one that began to work last. So a line under an `if`, or one about some cards only (`blue cards`), may
stand behind another one, as its exception; the other way round it would never count.
"""

from __future__ import annotations

from interpreter.effects import values as v
from interpreter.effects.values import Local, Value
from interpreter.model import Arm, Model, Modifier


def twin_of(change: Modifier, model: Model) -> Modifier | None:
    """A line of the same card, read before, that puts something else in the place of the same value for the same."""
    return next(
        (
            other
            for other in model.modifiers
            if change.sign == other.sign == 0
            and (other.design, other.value) == (change.design, change.value)
            and conditions_of(change) <= conditions_of(other)
            and hold_together(other.whom, change.whom, model.designs[change.design].kind)
        ),
        None,
    )


def hold_together(first: Value | None, second: Value | None, kind: str) -> bool:
    """Whether two conditions on a card of this kind can hold at once."""
    return not any(
        exclude(a, b, kind) or exclude(b, a, kind) for a in parts_of(first) for b in parts_of(second) if a != b
    )


def conditions_of(change: Modifier) -> set[Arm | Value]:
    """The parts of `if` in which a line stands, and what else narrows it: of which it cannot be told when they hold."""
    return {*change.arms, *(part for part in parts_of(change.whom) if not names_whom(part))}


def names_whom(part: Value) -> bool:
    """Whether a condition names a player or card, or a kind: of two of these it is known whether they hold together."""
    match part:
        case v.Compare(left=Local() | v.FaceOf()) | v.IsKind():
            return True
    return False


def parts_of(condition: Value | None) -> tuple[Value, ...]:
    """The conditions on the parts of a value."""
    match condition:
        case None:
            return ()
        case v.All(parts=parts):
            return parts
    return (condition,)


def exclude(first: Value, second: Value, kind: str) -> bool:
    """Whether a condition on a part never holds together with another one, or nobody can tell."""
    match first, second:
        case v.Compare(operator="==", left=a, right=one), v.Compare(operator="==", left=b, right=other) if a == b:
            return not (one.type == "player" and may_be_one(one, other))
        case v.Compare(operator="==", left=a, right=one), v.Compare(operator="!=", left=b, right=other) if a == b:
            return not isinstance(one, v.First | v.LeftOf | v.RightOf) or one == other
        case v.IsKind(card=a, kinds=kinds), v.IsKind(card=b, kinds=others) if a == b:
            return not set(kinds) & set(others)
        case v.Compare(operator="==", left=a, right=one), v.IsKind(card=b, kinds=kinds) if a == b:
            return (kind if one == Local("this", "card", kind) else getattr(one, "kind", None)) not in kinds
    return False


def may_be_one(one: Value, other: Value) -> bool:
    """Whether two ways to name a player can mean the same one; a neighbour is somebody else."""
    return not any(isinstance(a, v.LeftOf | v.RightOf) and a.player == b for a, b in ((one, other), (other, one)))
