"""Facts: what a declaration states line by line, and the atoms that stand in them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from interpreter.syntax.nodes.base import Name, Node

if TYPE_CHECKING:
    from interpreter.syntax.nodes.abilities import Ability
    from interpreter.syntax.nodes.expressions import Expr, Of


@frozen(kw_only=True)
class Number(Node):
    """`3`."""

    value: int


@frozen(kw_only=True)
class Text(Node):
    """`"Long Ferry"`, without the quotes."""

    value: str


@frozen(kw_only=True)
class Unknown(Node):
    """`?`: follows from the card's own text."""


@frozen(kw_only=True)
class No(Node):
    """`no`."""


@frozen(kw_only=True)
class SlotName(Node):
    """`[A]`; `letter` is `A`."""

    letter: str


@frozen(kw_only=True)
class Ref(Node):
    """A reference to a rule or ruling: `X58`."""

    text: str


@frozen(kw_only=True)
class Range(Node):
    """`0 to 9`, `up to 10` (low None), `0 or more` (high None)."""

    low: int | None
    high: int | None


@frozen(kw_only=True)
class ListOf(Node):
    """`[farm, farm, mill]`, `[your sloop, rival's sloop]`."""

    items: tuple[Name | Of, ...]


FactAtom = Name | Number | Text | Unknown | No | SlotName | Ref | Range | ListOf


@frozen(kw_only=True)
class Fact(Node):
    """One line of facts: `cost 2 wood, 1 stone` has two values of two atoms each. `items` are the lines under it."""

    name: Name
    values: tuple[tuple[FactAtom, ...], ...]
    items: tuple[Fact | Ability, ...] = ()


@frozen(kw_only=True)
class Works(Node):
    """`works when it is in its owner's rows and it is top of its pile`, in a kind."""

    condition: Expr
