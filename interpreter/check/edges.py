"""Sides: cards with a word for each side of the places of a board, and how they are turned as they lie there."""

from __future__ import annotations

from interpreter.check.nouns import kinds_named
from interpreter.check.scope import Desk, a
from interpreter.model import FactSpec, Mark, Model
from interpreter.model.boards import Board
from interpreter.report import Note
from interpreter.report.message import Message, msg
from interpreter.syntax import nodes as n

YES_OR_NO = {"yes", "no"}


def settle_turns(declarations: list[n.Decl], desk: Desk) -> None:
    """`sides land`: the boards by which cards are turned, now that all are known."""
    for node in declarations:
        mark = desk.model.marks.get(node.name.text) if isinstance(node, n.CounterDecl) else None
        if mark is None or mark.board is None or not isinstance(node, n.CounterDecl):
            continue
        name = next(one.values[0][0] for one in node.facts if one.name.text == "sides")
        assert isinstance(name, n.Name)
        board = desk.model.boards.get(name.text)
        if board is None:
            mark.board = None
            desk.doubtful.doubt([mark.name])
            desk.unknown("unknown-name", msg("the board"), name.text, name, desk.model.boards)
            continue
        desk.index.use("board", board.name, name)
        mark.high = board.sides - 1
        check_turn(mark, board, name, desk)


def check_turn(mark: Mark, board: Board, name: n.Name, desk: Desk) -> None:
    """A card has one turn, and lies on boards whose places have as many sides."""
    model = desk.model
    other = model.turn_of(mark.kind)
    if other is not None and other is not mark:
        notes = [Note(other.span, msg("the first one is here"))]
        message = msg("{} has two turns, `{}` and `{}`", a(mark.kind), other.name, mark.name)
        desk.reporter.report("duplicate", message, mark.span, notes=notes)
        return
    for zone in model.zones.values():
        if not zone.host or not set(model.under(mark.kind)) & set(kinds_named(model, zone.of)):
            continue
        for elsewhere in boards_of(zone.host, model):
            if elsewhere.sides != board.sides:
                message = msg(
                    "{} lies in `{}`, on places of `{}` with {} sides, and is turned by the {} of `{}`",
                    a(mark.kind), zone.name, elsewhere.name, elsewhere.sides, board.sides, board.name,
                )  # fmt: skip
                help = msg("make a kind of tiles for each form of board")
                desk.reporter.report("wrong-place", message, name.span, help=help)


def check_sided(desk: Desk) -> None:
    """A kind with words for its sides says on which board it lies."""
    for kind in desk.model.kinds.values():
        spec = next((spec for spec in kind.facts.values() if spec.sided), None)
        if spec is None or kind.upper is not None or desk.doubtful.places:
            continue
        if not any(desk.model.turn_of(one) for one in desk.model.under(kind.name)) and spec.span is not None:
            message = msg("it is not known how many sides {} has", a(kind.name))
            help = msg("write `mark turn for each {}`, and below it `sides BOARD`", kind.name)
            desk.reporter.report("missing-declaration", message, spec.span, help=help)


def boards_of(kind: str | None, model: Model) -> list[Board]:
    """The boards that are made of places of a kind."""
    return [board for board in model.boards.values() if model.is_a(board.kind, kind) or model.is_a(kind, board.kind)]


def of_all_sides(fact: n.Fact, spec: FactSpec, found: tuple[int, ...], desk: Desk) -> tuple[int, ...] | None:
    """The words of the sides of a card, if there is one for each; None after a fault."""
    sides = desk.model.sides_of(spec)
    if sides is None or len(found) == sides:
        return found
    message = msg("`{}` is a word for each of {} sides, and here there are {}", spec.name, sides, len(found))
    desk.reporter.report("wrong-fact", message, fact.span, help=word_for_each(spec, sides))
    return None


def word_for_each(spec: FactSpec, sides: int) -> Message:
    """How a fact is written that is a word for each side."""
    if set(spec.words) == YES_OR_NO:
        return msg("write {} words, or the numbers of the sides that have it: they are 0 to {}", sides, sides - 1)
    return msg("write {} words with commas, clockwise from the side at the top", sides)


def numbered_sides(fact: n.Fact, spec: FactSpec, desk: Desk) -> tuple[int, ...] | None:
    """`holes 0, 2, 3`: the sides that have it, as `yes` and `no` for each; None after a fault."""
    sides = desk.model.sides_of(spec) or 0
    numbers = [atoms[0] for atoms in fact.values if len(atoms) == 1 and isinstance(atoms[0], n.Number)]
    if set(spec.words) != YES_OR_NO or len(numbers) != len(fact.values):
        message = msg("`{}` is followed by single words, with a comma between two", spec.name)
        desk.reporter.report("wrong-fact", message, fact.span, help=word_for_each(spec, sides) if sides else None)
        return None
    for place, number in enumerate(numbers if sides else ()):
        if number.value >= sides:
            message = msg("there is no side {}: they are 0 to {}", number.value, sides - 1)
            desk.reporter.report("out-of-bounds", message, number.span)
            return None
        if number.value in [other.value for other in numbers[:place]]:
            desk.reporter.report("duplicate", msg("`{}` stands there twice", number.value), number.span)
            return None
    has = {number.value for number in numbers}
    return tuple(desk.model.word("yes" if side in has else "no") for side in range(sides))
