"""The tables of cards that are turned: what stands on their sides, however they lie, and which turns differ."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from interpreter.model import Design, Mark, Model

if TYPE_CHECKING:
    from interpreter.compile.generator import Generator


def edges_of(gen: Generator) -> dict[str, Any]:
    """All of these tables; none in a game in which nothing is turned."""
    model = gen.model
    if not any(mark.board is not None for mark in model.marks.values()):
        return {}
    facts = sorted(gen.edge_tables)
    sides = ["", *sorted({side for kind in model.kinds.values() for side in kind.sides})]
    return {
        "rotations": turns_of(model),
        "on_sides": {fact: edge_rows(model, fact) for fact in facts if not gen.is_turned(fact)},
        "on_sides_of_faces": {
            fact: [[model.word(side) if side else -1, edge_rows(model, fact, side)] for side in sides]
            for fact in facts
            if gen.is_turned(fact)
        },
    }


def turn_of(model: Model, design: Design) -> tuple[Mark, int] | None:
    """The mark that tells how a design lies, and how many sides it has; None if it cannot be turned."""
    mark = model.turn_of(design.kind)
    return (mark, model.boards[mark.board].sides) if mark is not None and mark.board is not None else None


def turns_of(model: Model) -> list[list[int]]:
    """For every card the turns in which it looks different, and at the end none."""
    rows: list[list[int]] = []
    for design in model.designs.values():
        turned = turn_of(model, design)
        rows += [different_turns(model, design, turned[1]) if turned is not None else []] * design.copies
    return [*rows, []]


def different_turns(model: Model, design: Design, sides: int) -> list[int]:
    """The turns before the first that looks as if the card were not turned, on whatever face."""
    names = [name for name, spec in model.kinds[design.kind].facts.items() if spec.sided]
    faces = [design.facts, *(side.facts for side in design.sides.values())]
    rows = [row for facts in faces for name in names if isinstance(row := facts.get(name), tuple)]
    same = (turn for turn in range(1, sides) if all(turned(row, turn) == row for row in rows))
    return list(range(next(same, sides)))


def turned(row: tuple[Any, ...], turn: int) -> tuple[Any, ...]:
    """What points to each side of the board, from 0 on, if something is turned: `turned((a, b, c), 1)` is (c, a, b)."""
    return tuple(row[(side - turn) % len(row)] for side in range(len(row)))


def edge_rows(model: Model, fact: str, side: str = "") -> list[list[list[Any]]]:
    """For every card (with a face up), each turn and each side what stands there; at the end of a row what there is on
    no side, and at the end of all what there is of no card."""
    spec = next(kind.facts[fact] for kind in model.kinds.values() if fact in kind.facts)
    flags = {model.word("no"): False, model.word("yes"): True} if set(spec.words) == {"yes", "no"} else {}
    nothing: Any = False if flags else -1
    most = max(board.sides for board in model.boards.values())
    rows: list[list[list[Any]]] = []
    for design in model.designs.values():
        facts = design.facts | (design.sides[side].facts if side in design.sides else {})
        given, has = facts.get(fact), turn_of(model, design)
        count = has[1] if has is not None else most
        row = given if isinstance(given, tuple) else (nothing,) * count
        lies = [[flags.get(word, word) for word in turned(row, turn)] + [nothing] for turn in range(count)]
        rows += [lies] * design.copies
    return [*rows, [[nothing] * (most + 1)] * most]
