"""Boards: `board space of hex`, the form of a map. Its places are declared behind it, see `laid_out`."""

from __future__ import annotations

from interpreter.check.declarations import unique
from interpreter.check.facts import Facts, fact_span
from interpreter.check.laid_out import MOST_PLACES, spots
from interpreter.check.nouns import kinds_named
from interpreter.check.scope import Desk, a
from interpreter.check.specs import needed
from interpreter.model.boards import SIZES, Board
from interpreter.report.message import msg
from interpreter.syntax import nodes as n


def declare_board(node: n.BoardDecl, desk: Desk) -> None:
    """Enter a board; its places are declared as all others are."""
    model = desk.model
    if not unique(desk, model.boards, msg("board"), node.name):
        return
    kinds = kinds_named(model, node.of.text)
    if not kinds:
        raise desk.unknown("unknown-kind", msg("the kind"), node.of.text, node.of, model.kinds)
    kind = model.kinds[kinds[0]]
    desk.index.use("kind", kind.name, node.of)
    if not kind.is_place:
        message = msg("a board is made of places, and {} is none", a(kind.name))
        raise desk.fail("wrong-kind", message, node.of, help=msg("write `kind {} is place`", kind.name))
    zone = model.bears(kind.name)
    if zone is not None:
        message = msg("{} is printed on {}, and is no place of a board", a(kind.name), a(zone.host or ""))
        raise desk.fail("wrong-kind", message, node.of, help=msg("declare another kind of places"))
    facts = Facts(node.facts, desk, node.name.text)
    titles = facts.titles(node.title)
    form = facts.one_of("form", tuple(SIZES))
    if form is None:
        help = msg("write a line `form hexagons`, `form squares` or `form ring`")
        if not any(fact.name.text == "form" for fact in node.facts):
            message = msg("`{}` does not say what form it has", node.name.text)
            desk.reporter.report("missing-fact", message, node.name.span, help=help)
        return
    sizes = [(line, facts.number(line)) for line in SIZES[form]]
    corners = facts.one_of("corners", ("yes", "no")) == "yes" if form == "squares" else False
    facts.rest(("form", *SIZES[form], *(("corners",) if form == "squares" else ())))
    lacking = [line for line, size in sizes if size is None]
    if lacking:
        message = msg("`{}` does not say how large it is", node.name.text)
        help = msg("write a line `{} 8`", lacking[0])
        desk.reporter.report("missing-fact", message, node.name.span, help=help)
        return
    found = spots(node)
    if not found:
        message = msg("a board has 1 to {:,} places", MOST_PLACES)
        desk.reporter.report("out-of-bounds", message, fact_span(node.name, node.facts, sizes[0][0]))
        return
    if needed(kind):
        fact = needed(kind)[0].name
        message = msg("the places of a board give no {}", fact)
        help = msg("let `kind {}` say `{} …, optional`", kind.name, fact)
        desk.reporter.report("missing-fact", message, node.of.span, help=help)
    model.boards[node.name.text] = Board(node.name.text, titles, node.name.span, kind.name, form, corners, found)
