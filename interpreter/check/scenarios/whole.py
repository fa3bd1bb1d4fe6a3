"""A scenario as a whole: its facts, then its sections in the order in which they are played."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable, Iterator
from itertools import pairwise

from interpreter.check.scenarios.given import bind_given
from interpreter.check.scenarios.table import ScenarioTable, names_at_table
from interpreter.check.scenarios.then import bind_then
from interpreter.check.scenarios.when import bind_laid, bind_when
from interpreter.check.scope import Abandon, Desk, first_line
from interpreter.effects import values as v
from interpreter.effects.parts import walk
from interpreter.model import scenario as sc
from interpreter.report.message import msg
from interpreter.syntax import nodes as n

SECTIONS = ("given", "when", "then")  # as they are played


def bind_scenarios(declarations: Iterable[n.Decl], desk: Desk) -> Iterator[None]:
    """Bind the scenarios among some declarations into the model, one in each step."""
    scenarios = [node for node in declarations if isinstance(node, n.ScenarioDecl)]
    names = names_at_table(desk.model) if scenarios else {}
    for node in scenarios:
        bind_scenario(node, desk, names)
        yield


def bind_scenario(node: n.ScenarioDecl, desk: Desk, names: dict[str, v.Value]) -> None:
    """Bind one scenario into the model; `names` are the players and cards there are."""
    least, most = desk.model.players
    players = min(max(2, least), most)
    table = ScenarioTable(desk, sc.Scenario(node.title.value, node.title.span, players), names)
    faulty = False
    for item in node.items:
        if isinstance(item, n.Fact):
            table.fact(item)
    hold_order(node, desk)
    for word in SECTIONS:
        sections = [item for item in node.items if isinstance(item, n.Section) and item.word == word]
        for line in [
            *(line for one in sections for line in one.lines),
            *(line for one in sections for line in one.laid),
        ]:
            try:
                bind_line(word, line, table)
            except Abandon:
                faulty = True
    if not faulty:
        hold_seats(node, table)
    if not table.found.then and not faulty:
        help = msg("end it with `then` and what must be so")
        desk.reporter.report("checks-nothing", msg("this scenario checks nothing"), node.title.span, help=help)
    elif not table.found.when and not faulty and all(map(repeats_the_position, table.found.then)):
        message = msg("nothing happens in this scenario, and `then` only looks at what lies there from the start")
        help = msg("say under `when` what is done, or ask what somebody can do, what a value is, what works")
        desk.reporter.report("checks-nothing", message, node.title.span, help=help)
    desk.model.scenarios.append(table.found)


def hold_order(node: n.ScenarioDecl, desk: Desk) -> None:
    """Report a section below one that is played later: it would look as if it happened then."""
    sections = [item for item in node.items if isinstance(item, n.Section)]
    for above, below in pairwise(sections):
        if SECTIONS.index(below.word) < SECTIONS.index(above.word):
            message = msg("`{}` stands below `{}`, and would be played before it", below.word, above.word)
            help = msg("write `given`, `when`, `then` in this order; what happens behind a `then` is its own scenario")
            desk.reporter.report("out-of-place", message, first_line(below.span), help=help)


def hold_seats(node: n.ScenarioDecl, table: ScenarioTable) -> None:
    """Report every player who is named and does not sit at the table; who does is known when all lines are read."""
    for part in walk(node.items):
        if isinstance(part, n.Name) and table.is_seat(part.text):
            with contextlib.suppress(Abandon):
                table.seat(part)


def repeats_the_position(check: sc.Check) -> bool:
    """Whether a check, with nothing done before it, can only say what `given` says, or what is always so."""
    match check:
        case sc.Holds(condition=v.Compare(left=left, right=right)):
            return lies_there(left) and lies_there(right)
        case sc.Holds() | sc.MayPerform() | sc.ChangedBy() | sc.Refused():
            return False
    return True


def lies_there(value: v.Value) -> bool:
    """Whether a value is read from the position as it is."""
    match value:
        case v.AsAmount():
            return lies_there(value.count)
        case v.Plus():
            return lies_there(value.left) and lies_there(value.right)
    return isinstance(value, v.Const | v.CounterOf | v.AllResources | v.PieceCount | v.First)


def bind_line(word: str, line: n.Line | n.Stmt, table: ScenarioTable) -> None:
    """Bind one line of the section that begins with `word`."""
    if not isinstance(line, n.Line):
        if word == "given":
            table.found.laid.append(bind_laid(table, line))
        else:
            table.found.when.append(bind_when(table, line))
    elif word == "given":
        bind_given(table, line)
    else:
        bind_then(table, line)
