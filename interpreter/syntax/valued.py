"""A declared value as it is written, `joined of star for other against rival`: its name, and its parts."""

from __future__ import annotations

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
