"""Boards: `board space of hex`, the form of a map. Its places are declared behind it, see `laid_out`."""

from __future__ import annotations

from collections.abc import Iterable

from interpreter.check.declarations import unique
from interpreter.check.facts import Facts, fact_span
from interpreter.check.laid_out import MOST_PLACES, form_of, has_room, joints, kind_on, spots
from interpreter.check.nouns import kinds_named
from interpreter.check.scope import Desk, a
from interpreter.check.specs import needed
from interpreter.model import Kind, Zone
from interpreter.model.boards import JOINTS, SIZES, Board
from interpreter.model.parts import Titles
from interpreter.report import Note
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
    between = check_between(facts, kind, form, desk)
    corners = False
    if form is None:
        help = msg("write a line `form hexagons`, `form squares` or `form ring`")
        if not any(fact.name.text == "form" for fact in node.facts):
            message = msg("`{}` does not say what form it has", node.name.text)
            desk.reporter.report("missing-fact", message, node.name.span, help=help)
    else:
        corners = check_size(form, node, facts)
    check_given(kind, (), node.of, desk)
    name, span = node.name.text, node.name.span
    made = joints(node) if between else ((), ())
    on_corners, on_sides = (found if line in between else () for line, found in zip(JOINTS, made, strict=True))
    model.boards[name] = Board(
        name, titles, span, kind.name, form_of(node), corners, spots(node), on_corners, on_sides, node.each is not None
    )
    if node.each is not None:
        lay_before_each(node, kind, titles, desk)


def lay_before_each(node: n.BoardDecl, kind: Kind, titles: Titles, desk: Desk) -> None:
    """The places of a board `for each player` belong to him, and lie in a zone of his that is called as the board."""
    model, name, report = desk.model, node.name, desk.reporter.report
    if node.each is not None and node.each.text != "player":
        message = msg("a board is there once, or once for each player")
        report("wrong-kind", message, node.each.span, help=msg("write `for each player`, or leave it out"))
    between = next((fact for fact in node.facts if fact.name.text in JOINTS), None)
    if between is not None:
        message = msg("a board that every player has cannot have places on its corners and sides yet")
        report("unsupported", message, between.span, help=msg("leave this line out, or `for each player`"))
    if model.most * len(model.boards[name.text].spots) > MOST_PLACES:
        message = msg("the boards of all players have at most {:,} places together", MOST_PLACES)
        report("out-of-bounds", message, name.span, help=msg("let the board be smaller"))
    if kind.starts in model.zones and unique(desk, model.zones, msg("zone"), name):
        del model.zones[kind.starts]
        kind.owned, kind.starts = True, name.text
        model.zones[name.text] = Zone(name.text, titles, name.span, kind.name, "player")


def check_own_boards(declarations: Iterable[n.Decl], desk: Desk) -> None:
    """The places of a board that every player has are of a kind of their own, and no fact names one of them: it could
    not say whose."""
    model, report = desk.model, desk.reporter.report
    own = {board.kind: board for board in model.boards.values() if board.per_player}
    for board in model.boards.values():
        first = next(
            (one for kind, one in own.items() if model.is_a(board.kind, kind) or model.is_a(kind, board.kind)), board
        )
        if first is not board:
            message = msg("the places of a board that every player has are of a kind of their own")
            notes = [Note(first.span, msg("the first one is here"))]
            report("wrong-kind", message, board.span, notes=notes, help=msg("declare another kind of places for it"))
    between = {kind_on(node, line) for node in declarations if isinstance(node, n.BoardDecl) for line in JOINTS}
    for kind in model.kinds.values():
        for spec in kind.facts.values() if kind.name not in between else ():
            if spec.kind in own and spec.type != "printed" and spec.span is not None:
                message = msg("every player has his own {}, and a fact cannot say whose is meant", spec.kind)
                line = f"mark {spec.name} for each {kind.name}"
                help = msg("a mark can: write `{}`, and below it, four spaces deeper, `names {}`", line, spec.kind)
                report("unsupported", message, spec.span, help=help)


def check_given(kind: Kind, given: Iterable[str], node: n.Node, desk: Desk) -> None:
    """Places that a board makes give no facts but these."""
    lacking = [fact.name for fact in needed(kind) if fact.name not in given]
    if lacking:
        message = msg("the places of a board give no {}", lacking[0])
        help = msg("let `kind {}` say `{} …, optional`", kind.name, lacking[0])
        desk.reporter.report("missing-fact", message, node.span, help=help)


def check_between(facts: Facts, of: Kind, form: str | None, desk: Desk) -> dict[str, Kind]:
    """The kinds of the places on the corners and on the sides of those of a board, by the lines that name them."""
    found: dict[str, Kind] = {}
    for line, name in [(line, facts.word(line)) for line in JOINTS]:
        if name is None:
            continue
        kind = desk.model.kinds.get(name.text)
        if kind is None:
            raise desk.unknown("unknown-kind", msg("the kind"), name.text, name, desk.model.kinds)
        desk.index.use("kind", kind.name, name)
        if form == "ring":
            message = msg("the places of a ring have no corners, and nothing between them")
            raise desk.fail("wrong-fact", message, name, help=msg("leave the line out"))
        if not kind.is_place or desk.model.bears(kind.name) is not None or kind.owned:
            message = msg("there are places on the corners and sides of a board, and {} is none", a(kind.name))
            raise desk.fail("wrong-kind", message, name, help=msg("write `kind {} is place`", kind.name))
        if kind is of or kind in found.values():
            message = msg("{} lies elsewhere on the board; what lies here is of another kind", a(kind.name))
            raise desk.fail("wrong-kind", message, name, help=msg("declare another kind of places"))
        found[line] = kind
        corner = found.get(JOINTS[0]) if line == JOINTS[1] else None
        check_facts_between(kind, of, corner, name, facts)
    return found


def check_facts_between(kind: Kind, of: Kind, corner: Kind | None, name: n.Name, facts: Facts) -> None:
    """Facts of places on corners or sides say where they lie: at several places of the board, between two corners."""
    model, report = facts.desk.model, facts.desk.reporter.report
    at = [fact for fact in kind.facts.values() if fact.kind == of.name]
    ends = [fact for fact in kind.facts.values() if corner is not None and fact.kind == corner.name]
    for fact in at:
        if fact.type != "designs" or fact.count is not None:
            message = msg("{} lies here at one, two or more of `{}`", a(kind.name), of.name)
            help = msg("let `kind {}` say `{} {}, several`", kind.name, fact.name, of.name)
            report("wrong-fact", message, fact.span or name.span, help=help)
    for fact in ends:
        if fact.type != "designs" or fact.count not in (2, None):
            message = msg("{} lies between two of `{}`", a(kind.name), fact.kind or "")
            help = msg("let `kind {}` say `{} {}, {}`", kind.name, fact.name, fact.kind or "", fact.kind or "")
            report("wrong-fact", message, fact.span or name.span, help=help)
    others = [fact for fact in kind.facts.values() if fact.kind in model.kinds and model.kinds[fact.kind].is_place]
    if at or ends:
        check_given(kind, [fact.name for fact in (*at, *ends)], name, facts.desk)
    elif not others or JOINTS[0] in facts.given:
        message = msg("no fact of {} says where on the board it lies", a(kind.name))
        help = msg("let `kind {}` say `at {}, several`", kind.name, of.name)
        if corner is not None:
            help = msg("let `kind {}` say `ends {}, {}`", kind.name, corner.name, corner.name)
        report("missing-fact", message, name.span, help=help)
    else:
        message = msg("`{}` of {} names places that do not lie on this board", others[0].name, a(kind.name))
        help = msg("write a line `on_corners {}`", others[0].kind or "")
        report("missing-fact", message, name.span, help=help)


def check_size(form: str, node: n.BoardDecl, facts: Facts) -> bool:
    """How large a board is. Gives whether its squares are neighbours over a corner."""
    sizes = {line: facts.number(line) for line in SIZES[form]}
    corners = facts.one_of("corners", ("yes", "no")) == "yes" if form == "squares" else False
    facts.rest(("form", *SIZES[form], *(("corners",) if form == "squares" else ()), *JOINTS))
    report = facts.desk.reporter.report
    written = {fact.name.text for fact in node.facts}
    lacking = [line for line in sizes if line not in written]
    known = [size for size in sizes.values() if size is not None]
    if lacking:
        message = msg("`{}` does not say how large it is", node.name.text)
        report("missing-fact", message, node.name.span, help=msg("write a line `{} 8`", lacking[0]))
    elif len(known) == len(sizes) and not has_room(form, known, written):
        message = msg("a board has 1 to {:,} places", MOST_PLACES)
        if not written.isdisjoint(JOINTS):
            message = msg("a board has 1 to {:,} places, with those on its corners and sides", MOST_PLACES)
        report("out-of-bounds", message, fact_span(node.name, node.facts, SIZES[form][0]))
    return corners
