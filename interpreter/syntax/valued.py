"""What a name stands with: a declared value with its parts, `joined of star for other against rival`; a thing picked by
chance, `a random card`."""

from __future__ import annotations

from typing import TypeVar

from interpreter.frozen import evolve
from interpreter.syntax import nodes as n


def named_parts(expr: n.Node) -> tuple[n.Name | None, list[tuple[str, n.Expr]]]:
    """The name, and what stands behind each joint word, in the order in which it is written; no name of anything else.

    What a value is `of` may stand before it: `star's price for you` is a price `of` the star and `for` you.
    """
    while isinstance(expr, n.Group):
        expr = expr.value
    parts: list[tuple[str, n.Expr]] = []
    while isinstance(expr, n.Related):
        parts.insert(0, (expr.word, expr.right))
        expr = expr.left
    if isinstance(expr, n.Of) and isinstance(expr.name, n.Name):
        return expr.name, [("of", expr.owner), *parts]
    return (expr if isinstance(expr, n.Name) else None), parts


Picked = TypeVar("Picked", bound=n.Node)


def without_chance(pick: Picked) -> tuple[Picked, bool]:
    """What is picked, and whether nobody decides which one it is: `a random card`, `2 random cards`."""
    match pick:
        case n.Pick(quantity="a" | "exactly", things=n.Things(words=(n.Name(text="random"), _, *_) as words) as things):
            return evolve(pick, things=evolve(things, words=words[1:])), True
        case (
            n.Numbers(words=(n.Name(text="random"), _, *_) as words)
            | n.OneOf(words=(n.Name(text="random"), _, *_) as words)
        ):
            return evolve(pick, words=words[1:]), True
    return pick, False
