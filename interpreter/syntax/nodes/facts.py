"""Facts: what a declaration states line by line, and the atoms that stand in them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from interpreter.syntax.nodes.base import Name, Node

if TYPE_CHECKING:
    from interpreter.syntax.nodes.abilities import Ability
    from interpreter.syntax.nodes.expressions import Expr, Of


class Number(Node):
    """`3`."""

    value: int


class Text(Node):
    """`"Long Ferry"`, without the quotes."""

    value: str


class Unknown(Node):
    """`?`: follows from the card's own text."""


class No(Node):
    """`no`."""


class EachValue(Node):
    """`each`: one card for each of the values."""


class SlotName(Node):
    """`[A]`; `letter` is `A`."""

    letter: str


class Ref(Node):
    """A reference to a rule or ruling: `X58`."""

    text: str


class Range(Node):
    """`0 to 9`, `up to 10` (low None), `0 or more` (high None)."""

    low: int | None
    high: int | None


class ListOf(Node):
    """`[farm, farm, mill]`, `[your sloop, rival's sloop]`."""

    items: tuple[Name | Of, ...]


FactAtom = Name | Number | Text | Unknown | No | EachValue | SlotName | Ref | Range | ListOf


class Fact(Node):
    """One line of facts: `cost 2 wood, 1 stone` has two values of two atoms each. `items` are the lines under it."""

    name: Name
    values: tuple[tuple[FactAtom, ...], ...]
    items: tuple[Fact | Ability, ...] = ()


class Works(Node):
    """`works when it is in its owner's rows and it is top of its pile`, in a kind."""

    condition: Expr
