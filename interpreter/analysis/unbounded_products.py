"""Catches products of two numbers that both may grow without end: done again and again, they would soon be greater than
anything that can be counted at a table.

    action breed "Breed"
        gain (your fame times your fame) fame       # fame goes from 0 up
"""

from __future__ import annotations

from interpreter.analysis.context import World
from interpreter.analysis.knowledge import number, parts
from interpreter.analysis.walk import Multiplied, everything
from interpreter.check.scope import Desk, first_line
from interpreter.report.message import msg
from interpreter.syntax import nodes as n


def report_unbounded_products(world: World, desk: Desk) -> None:
    """One fault for each `X times Y` of which neither side has a bound; a `for each` is bounded by what there is."""
    if not any(isinstance(node, n.Times) for _value, node in desk.index.written.values()):
        return
    for met in everything(world):
        if not isinstance(met, Multiplied):
            continue
        node, count = desk.index.written_as(met.product), number(met.product.count, met.at)
        bounded = count.bounded or all(part.bounded for part in parts(met.product.value, met.at))
        if isinstance(node, n.Times) and not bounded:
            left, right = node.left.span.text, node.right.span.text
            message = msg("neither `{}` nor `{}` has a bound, and the product could grow without end", left, right)
            help = msg("give one of them a range, or hold it within one: `highest of 0 and (lowest of {} and 9)`", left)
            desk.reporter.report("unbounded-product", message, first_line(node.span), help=help)
