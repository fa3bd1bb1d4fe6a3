"""Declared values: each is bound when it is first asked for, since only then its type is needed.

So a value may be worked out from others that are declared below it; from itself it may not, and not through too many.
"""

from __future__ import annotations

from interpreter.check.scope import Abandon, Desk
from interpreter.effects.parts import walk
from interpreter.effects.values import Changed
from interpreter.report import Note
from interpreter.report.message import listed, msg
from interpreter.syntax.nodes import Node

MOST_NESTED = 40  # values that are worked out from one another
MOST_ASKED = 1_000_000  # values that are asked for to work out one
MOST_PLACES = 100  # values that stand for places, read for one of them


def ready(value: str, desk: Desk, node: Node | None = None) -> None:
    """Make sure that a declared value is bound, so that its type is known; raises Abandon if it has a fault."""
    if node is not None and value in desk.values.asked:
        raise endless(value, node, desk)
    work = desk.values.pending.pop(value, None)
    if work and node is not None and len(desk.values.asked) >= MOST_NESTED:
        desk.values.broken.add(value)
        raise too_deep(value, node, desk)
    if work:
        desk.values.asked[value] = node.span if node else desk.model.values[value].span
        try:
            work()
        finally:
            del desk.values.asked[value]
    if value in desk.values.broken:
        raise Abandon


def nest(value: str, node: Node, desk: Desk) -> None:
    """Note through how many others a bound value is worked out; raises Abandon if these are too many."""
    base = desk.model.values[value].base
    inner = [part.value for part in walk(base) if isinstance(part, Changed)]
    desk.values.nested[value] = max((desk.values.nested.get(name, 0) for name in inner), default=0) + 1
    desk.values.asks[value] = sum(desk.values.asks.get(name, 0) for name in inner) + 1
    if desk.values.nested[value] > MOST_NESTED:
        raise too_deep(value, node, desk)
    if desk.values.asks[value] > MOST_ASKED:
        message = msg("to work out `{}`, other values are asked for more than {:,} times", value, MOST_ASKED)
        raise desk.fail("too-deep", message, node, help=msg("`2 for each …` doubles a number that is asked for once"))


def too_deep(value: str, node: Node, desk: Desk) -> Abandon:
    """A value that is worked out from another, and so on, too often; told once for all of them."""
    if any(fault.code == "too-deep" for fault in desk.reporter.diagnostics):
        return Abandon()
    message = msg(
        "`{}` is worked out from another value, that one from another, and so on {} times", value, MOST_NESTED
    )
    return desk.fail("too-deep", message, node, help=msg("nobody can follow that: work it out in fewer steps"))


def endless(value: str, node: Node, desk: Desk) -> Abandon:
    """A value that is worked out from itself, perhaps by way of others."""
    names = list(desk.values.asked)
    round_trip = names[names.index(value) :]
    notes = [Note(desk.values.asked[name], msg("here `{}` is asked for", name)) for name in round_trip[1:]]
    message = msg("`{}` is worked out from itself", value)
    if notes:
        message = msg("{} by way of {}", message, listed(round_trip[1:]))
    help = msg("a value is worked out from counters, cards and other values, never from itself")
    return desk.fail("endless-value", message, node, help=help, notes=notes)
