"""Boards: `board space of hex`, the form of a map. Its places are declared behind it, see `laid_out`."""

from __future__ import annotations

from interpreter.check.declarations import unique
from interpreter.check.facts import Facts, fact_span
from interpreter.check.laid_out import MOST_PLACES, form_of, has_room, spots
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
    corners = False
    if form is None:
        help = msg("write a line `form hexagons`, `form squares` or `form ring`")
        if not any(fact.name.text == "form" for fact in node.facts):
            message = msg("`{}` does not say what form it has", node.name.text)
            desk.reporter.report("missing-fact", message, node.name.span, help=help)
    else:
        corners = check_size(form, node, facts)
    if needed(kind):
        fact = needed(kind)[0].name
        message = msg("the places of a board give no {}", fact)
        help = msg("let `kind {}` say `{} …, optional`", kind.name, fact)
        desk.reporter.report("missing-fact", message, node.of.span, help=help)
    name, span = node.name.text, node.name.span
    model.boards[name] = Board(name, titles, span, kind.name, form_of(node), corners, spots(node))


def check_size(form: str, node: n.BoardDecl, facts: Facts) -> bool:
    """How large a board is. Gives whether its squares are neighbours over a corner."""
    sizes = [(line, facts.number(line)) for line in SIZES[form]]
    corners = facts.one_of("corners", ("yes", "no")) == "yes" if form == "squares" else False
    facts.rest(("form", *SIZES[form], *(("corners",) if form == "squares" else ())))
    report = facts.desk.reporter.report
    written = {fact.name.text for fact in node.facts}
    lacking = [line for line, _size in sizes if line not in written]
    if lacking:
        message = msg("`{}` does not say how large it is", node.name.text)
        report("missing-fact", message, node.name.span, help=msg("write a line `{} 8`", lacking[0]))
    elif all(size is not None for _line, size in sizes) and not has_room(form, [size or 0 for _line, size in sizes]):
        message = msg("a board has 1 to {:,} places", MOST_PLACES)
        report("out-of-bounds", message, fact_span(node.name, node.facts, sizes[0][0]))
    return corners
