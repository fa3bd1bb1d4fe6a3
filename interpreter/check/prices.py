"""What stands first: conditions and prices come before everything that is done.

Whether an action, an option or an effect is offered is decided by looking at its `needs` and `pay` lines, and
everything else waits until these are known to be possible. So they open their block; only a `let`, which changes
nothing, may stand among them. The lines of `all of` count as lines of the block around it. What stands behind a choice
of one thing is a block of its own: only what can be paid for is offered there.
"""

from __future__ import annotations

from collections.abc import Iterator

from interpreter.check.expressions.phrases import find_verb
from interpreter.check.scope import Desk, first_line
from interpreter.report import Note
from interpreter.report.message import Message, msg
from interpreter.syntax import nodes as n


def check_prices(statements: tuple[n.Stmt, ...], desk: Desk) -> None:
    """Report each `needs` and `pay` that stands behind another line of its block."""
    first: n.Stmt | None = None
    discounted: n.Say | None = None
    for line in lines_of(statements):
        if isinstance(line, n.Choose) and chooses_one(line):
            first = discounted = None
        elif isinstance(line, n.Needs):
            if first is not None:
                report(desk, "needs-not-first", msg("a condition stands"), line, first)
        elif isinstance(line, n.Say) and is_price(line, desk):
            if first is not None:
                report(desk, "price-not-first", msg("a price stands"), line, first)
            if discounted is not None:
                help = msg("what is left to pay behind it would depend on how it was paid; move it down")
                notes = [Note(first_line(discounted.span), msg("this price has a discount"))]
                message = msg("a price with a discount is the last of its block")
                desk.reporter.report("discount-not-last", message, line.span, help=help, notes=notes)
            if any(arg.joint == "with" for arg in line.phrase.args):
                discounted = line
        elif first is None and not isinstance(line, n.Let | n.NameFact) and not is_riddle(line, desk):
            first = line


def chooses_one(line: n.Choose) -> bool:
    """Whether one thing is chosen, not several."""
    return not isinstance(line.pick, n.Pick | n.Amount) or getattr(line.pick, "quantity", "") == "a"


def report(desk: Desk, code: str, what: Message, line: n.Stmt, first: n.Stmt) -> None:
    """One line in the wrong order, with the line that it stands behind."""
    word = "needs" if isinstance(line, n.Needs) else "pay"
    help = msg("move it up; if it is a part of its own, put it into a block: under `may`, or under `if`")
    message = msg("{} behind something that is done: `{}` comes first in its block", what, word)
    notes = [Note(first_line(first.span), msg("this is done before it"))]
    desk.reporter.report(code, message, line.span, help=help, notes=notes)


def lines_of(statements: tuple[n.Stmt, ...]) -> Iterator[n.Stmt]:
    """The lines of a block, those of `all of` among them."""
    for statement in statements:
        if isinstance(statement, n.AllOf) and not statement.any_order:
            yield from lines_of(statement.body)
        else:
            yield statement


def is_riddle(line: n.Stmt, desk: Desk) -> bool:
    """Whether a line has no verb: it may be a misspelt price, and is reported for that."""
    return isinstance(line, n.Say) and find_verb(line.phrase, desk.model) is None


def is_price(line: n.Say, desk: Desk) -> bool:
    """Whether a line pays."""
    found = find_verb(line.phrase, desk.model)
    return found is not None and found.verb.text == "pay"
