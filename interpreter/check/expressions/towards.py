"""Sides: `side of hex towards other`, `neighbour of hex towards 2`, `edges of tile turned by 1 towards other`."""

from __future__ import annotations

from interpreter.check.edges import boards_of
from interpreter.check.expressions.binding import bind, value_of, wanted
from interpreter.check.expressions.sorts import SORTS, Picked, wrong_sort
from interpreter.check.nouns import kind_of, kinds_of
from interpreter.check.scope import Abandon, Scope, a
from interpreter.check.whereabouts import kinds_above
from interpreter.effects import values as v
from interpreter.effects.things import OnLine
from interpreter.effects.values import Value
from interpreter.frozen import evolve
from interpreter.report.message import msg
from interpreter.syntax import nodes as n

JOINTS = ("of", "turned by", "towards")
WAYS = (("up", "north", "above"), ("right", "east"), ("down", "south", "below"), ("left", "west"))
"""What the sides of a square are called at the table, clockwise."""
Parts = list[tuple[str, n.Expr]]


def sided(name: n.Name, parts: Parts, scope: Scope) -> Value | None:
    """What is asked of a side; None for a value that the game declares."""
    given = dict(parts)
    if name.text in scope.desk.model.values or not given.keys() & {"towards", "turned by"}:
        return None
    read = {"side": side_named, "neighbour": neighbour_of}.get(name.text, edge_of)
    if len(given) != len(parts) or "of" not in given or "towards" not in given or not given.keys() <= set(JOINTS):
        raise wrong_form(name, read is edge_of, scope)
    if read is not edge_of and "turned by" in given:
        raise wrong_form(name, False, scope)
    return read(name, given, scope)


def wrong_form(name: n.Name, of_a_card: bool, scope: Scope) -> Exception:
    """Report something of a side that is not written as it has to be."""
    message = msg("it is not said which side is meant")
    help = msg("write `{} of PLACE towards PLACE`", name.text)
    if name.text == "neighbour":
        help = msg("write `neighbour of PLACE towards NUMBER`")
    elif of_a_card:
        help = msg("write `{} of CARD towards PLACE`, and perhaps `turned by NUMBER` before `towards`", name.text)
    return scope.desk.fail("wrong-parts", message, name, help=help)


def sides_of_kind(kind: str | None, node: n.Expr, scope: Scope) -> int:
    """How many sides the places of a kind have."""
    boards = boards_of(kind, scope.desk.model) if kind is not None else []
    counts = {board.sides for board in boards}
    if len(counts) == 1:
        return counts.pop()
    if counts:
        message = msg("{} has places of several forms, and it is not known how many sides", a(kind or ""))
        raise scope.desk.fail("wrong-kind", message, node, help=msg("make a kind of places for each form of board"))
    if scope.desk.doubtful.has_fault("board", scope.desk.reporter.diagnostics):
        raise Abandon
    message = msg("only the places of a board have sides, and `{}` is none", node.span.text)
    raise scope.desk.fail("wrong-kind", message, node, help=msg("name a place of a board"))


def place_with_sides(node: n.Expr, scope: Scope) -> tuple[Value, int]:
    """A place of a board, and how many sides it has."""
    place = wanted(node, scope, "card")
    return place, sides_of_kind(kind_of(scope.desk.model, place), node, scope)


def side_named(_name: n.Name, given: dict[str, n.Expr], scope: Scope) -> Value:
    """`side of hex towards other`."""
    place, sides = place_with_sides(given["of"], scope)
    return side_of(place, sides, given["of"], given["towards"], scope)


def side_of(place: Value, sides: int, said: n.Expr, goal: n.Expr, scope: Scope) -> v.SideOf:
    """The side of a place, which is `said` so, on which another one lies."""
    other, others = place_with_sides(goal, scope)
    if sides != others:
        message = msg("`{}` and `{}` are never on one board", said.span.text, goal.span.text)
        raise scope.desk.fail("wrong-kind", message, goal)
    return v.SideOf(place, other, sides)


def neighbour_of(_name: n.Name, given: dict[str, n.Expr], scope: Scope) -> Value:
    """`neighbour of hex towards 2`."""
    place, sides = place_with_sides(given["of"], scope)
    kind = kind_of(scope.desk.model, place) or ""
    side = number_of(given["towards"], sides, scope)
    return v.OnTheSide(place, side, sides, kind)


@value_of.register(n.Towards)
def bind_line(expr: n.Towards, scope: Scope) -> Value:
    """`hex towards 2`, `hex towards other`: the places that lie there behind one another."""
    place, sides = place_with_sides(expr.start, scope)
    not_in_words(expr.towards, sides, scope)
    if bind(expr.towards, scope).type == "card":
        side: Value = evolve(side_of(place, sides, expr.start, expr.towards, scope), far=True)
    else:
        side = number_of(expr.towards, sides, scope)
    return Picked(OnLine(place, side, sides, kind_of(scope.desk.model, place) or ""))


def edge_of(name: n.Name, given: dict[str, n.Expr], scope: Scope) -> Value:
    """`edges of tile towards other`, `edges of tile turned by 2 towards 0`."""
    desk, model = scope.desk, scope.desk.model
    card = wanted(given["of"], scope, "card")
    kind = kind_of(model, card) or next((one.name for one in kinds_of(model, card) if name.text in one.facts), None)
    spec = model.kinds[kind].facts.get(name.text) if kind is not None else None
    known = [spec.name for one in kinds_of(model, card) for spec in one.facts.values() if spec.sided]
    if spec is None:
        message = msg("{} has no `{}` on its sides", a(kind or msg("card")), name.text)
        raise desk.strange("unknown-fact", message, name.text, name, [*known, "side", "neighbour"])
    desk.index.use("fact", spec.name, name)
    mark = model.turn_of(kind)
    if not spec.sided or mark is None or mark.board is None or mark.board not in model.boards:
        message = msg("`{}` is not said of the sides of {}", name.text, a(kind or msg("card")))
        help = msg("give `kind {}` a line `{} WORD, WORD, sides`", kind or "NAME", name.text)
        raise desk.fail("wrong-kind", message, name, help=help)
    desk.index.use("counter", mark.name)
    sides = model.boards[mark.board].sides
    turn: Value = v.MarkOf(mark.name, card, "number")
    if "turned by" in given:
        turn = number_of(given["turned by"], sides, scope)
    type = "flag" if set(spec.words) == {"yes", "no"} else "word"
    return v.EdgeOf(spec.name, card, turn, direction(given, card, kind, sides, scope), sides, type)


def direction(given: dict[str, n.Expr], card: Value, kind: str | None, sides: int, scope: Scope) -> Value:
    """The side of the board that is meant: by its number, or towards another place from that on which the card lies."""
    node = given["towards"]
    goal = bind(node, scope)
    if goal.type == "number":
        return number_of(node, sides, scope)
    if goal.type != "card":
        raise wrong_sort(node, goal, SORTS["card"].said, scope)
    place = kind_of(scope.desk.model, goal)
    if sides_of_kind(place, node, scope) != sides:
        message = msg("`{}` and `{}` are never on one board", given["of"].span.text, node.span.text)
        raise scope.desk.fail("wrong-kind", message, node)
    above = kinds_above(scope.desk.model, kind)
    host = next((kind for kind in above if scope.desk.model.is_a(place, kind)), None)
    if host is None:
        raise scope.desk.fail("wrong-place", msg("{} never lies on {}", a(kind or msg("card")), a(place or "")), node)
    return v.SideOf(place_under(card, host), goal, sides)


def place_under(card: Value, host: str) -> Value:
    """The place on which a card lies; of `top of hex's ground` that is the hex, as of nothing nothing is shown."""
    match card:
        case v.EndOf(pile=v.PileOf(owner=owner)) if owner is not None and getattr(owner, "kind", None) == host:
            return owner
    return v.HostOf(card, host)


def number_of(node: n.Expr, sides: int, scope: Scope) -> Value:
    """The number of a side, or of sides by which something is turned; going on behind the last it is the first."""
    not_in_words(node, sides, scope)
    number = wanted(node, scope, "number")
    if isinstance(number, v.Const) and number.value not in range(sides):
        message = msg("of {} sides the numbers are 0 to {}, and here it is {}", sides, sides - 1, number.value)
        raise scope.desk.fail("out-of-bounds", message, node)
    return number


def not_in_words(node: n.Expr, sides: int, scope: Scope) -> None:
    """Report a side that is called `left` or `north`: sides have numbers."""
    word = node.text if isinstance(node, n.Name) and node.text not in scope.names else ""
    way = next((way for way, words in enumerate(WAYS) if word in words), None)
    if way is None:
        return
    help = msg("they are counted clockwise from the one at the top: `towards 0`, `towards 1` …")
    if sides == 2:
        help = msg("`towards 0` leads on round the ring, and `towards 1` back")
    elif sides % 4 == 0:
        help = msg("write `towards {}`", way * sides // 4)
    raise scope.desk.fail("unknown-name", msg("sides have numbers, and no names such as `{}`", word), node, help=help)


def opposite(expr: n.Of, side: Value, scope: Scope) -> Value:
    """`opposite of (side of hex towards other)`; of a number where all boards have as many sides."""
    counts = {board.sides for board in scope.desk.model.boards.values()}
    count = getattr(side, "sides", None) or (counts.pop() if len(counts) == 1 else None)
    if count is None:
        message = msg("it is not known on which board `{}` is a side", expr.owner.span.text)
        help = msg("write `opposite of (side of PLACE towards PLACE)`")
        raise scope.desk.fail("wrong-kind", message, expr.owner, help=help)
    return v.Opposite(side, count)
