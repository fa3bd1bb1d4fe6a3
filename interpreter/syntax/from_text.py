"""From text to tree.

`parse` takes a source and a reporter, gives a `Module`, and never raises for any text. The file is divided into its
declarations (`layout`), each is read by itself with the grammar, so that a fault in one leaves the others whole; a
faulty declaration is reported (`slips`) and left out of the module.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from interpreter.report.diagnostic import Reporter
from interpreter.report.message import msg
from interpreter.syntax import nodes as n
from interpreter.syntax.layout import MAX_FAULTS, Stretch, lay_out
from interpreter.syntax.parser import grammar
from interpreter.syntax.tree_declarations import Declarations
from interpreter.text import Source, Span

if TYPE_CHECKING:
    from lark import Token, Tree

MAX_TREE = 150


def parse(source: Source, reporter: Reporter) -> n.Module:
    """Read a source; faults go to the reporter."""
    own = Reporter()
    layout = lay_out(source, own)
    declarations: list[n.Decl] = []
    for stretch in layout.stretches:
        if len(own) > MAX_FAULTS:
            break
        if stretch.sound:
            declarations += _read(source, stretch, own)
    found = own.diagnostics
    for diagnostic in found[:MAX_FAULTS]:
        reporter.add(diagnostic)
    if len(found) > MAX_FAULTS:
        message = msg("there are more than {} faults in this file; the others are not shown", MAX_FAULTS)
        help = msg("mend the first ones and check again")
        reporter.report("too-many-faults", message, found[MAX_FAULTS].span, help=help)
    lines = source.text.count("\n") + 1
    span = Span(source, 1, 1, lines, len(source.text) - source.text.rfind("\n"))
    return n.Module(declarations=tuple(declarations), comments=tuple(layout.comments), span=span)


def _read(source: Source, stretch: Stretch, reporter: Reporter) -> list[n.Decl]:
    """The declarations of one stretch: one, or none if it is faulty.

    A slip whose mending is certain is reported, and the declaration read as it was meant.
    """
    from lark.exceptions import UnexpectedInput

    moved: dict[int, tuple[int, int]] = {}
    try:
        tree = grammar().parse(stretch.text)
    except UnexpectedInput:
        from interpreter.syntax.slips import report_slips

        mended = report_slips(grammar(), source, stretch, reporter)
        if mended is None:
            return []
        lines, moved = mended
        tree = grammar().parse("\n".join(lines) + "\n")
    before = reporter.diagnostics
    build = Declarations(source, stretch.first - 1, reporter, moved)
    deep = _too_deep(tree)
    if deep is not None:
        message = msg("this goes too deep: too many parts inside each other")
        reporter.report("too-deep", message, build.span(deep), help=msg("name a part of it with `value`"))
        return []
    declarations = [build.build(part) for part in tree.children if not isinstance(part, str)]
    new = [fault for fault in reporter.diagnostics if fault not in before]
    return declarations if all(fault.fix is not None for fault in new) else []


def _too_deep(tree: Tree[Token]) -> Tree[Token] | None:
    """The first tree that lies deeper than the bound."""
    level = [tree]
    for _ in range(MAX_TREE):
        level = [part for above in level for part in above.children if not isinstance(part, str)]
        if not level:
            return None
    return next((part for part in level if not part.meta.empty), None)
