"""Scores: what the lines that score are made of, and which players an ending is about, for the sheet at the end.

For every line that scores for a player there is a function that gives what it scores as a side; for every value that is
a sum, one that gives its parts; for every ending that comes when there is such a player, one that gives these
players; and one gives the lines by which players are ranked. Sums that read hidden cards are not taken apart.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from interpreter.compile.code.body import Body
from interpreter.compile.code.nodes import Constant, Expression, Listed, Type
from interpreter.compile.sides import Sides, leaks
from interpreter.effects import steps as s, values as v
from interpreter.effects.parts import walk
from interpreter.effects.things import Players, Things
from interpreter.effects.values import Local, Value

if TYPE_CHECKING:
    from interpreter.compile.generator import Generator


def write_scores(gen: Generator) -> None:
    """Add `score_CLAUSE` of a player, `sum_VALUE` of its parameters, `ended_ENDING` and `ranked`."""
    ranked = []
    for step in (one for body in gen.model.flow.values() for one in walk(body)):
        match step:
            case s.RankBy(clause=clause):
                ranked.append(clause)
            case s.Score(player=Local() as player, amount=amount) if free(amount) <= {player}:
                if not (isinstance(amount, v.Plus) and leaks(amount, gen)):
                    write_side(gen, f"score_{step.clause}", [player], amount)
            case s.IfStep(arms=arms):
                for condition, body in arms:
                    write_enders(gen, condition, body)
    giving(gen, "ranked", [], Type.LIST, Listed(tuple(map(Constant, ranked))))
    for name, value in gen.model.values.items():
        if isinstance(value.base, v.Plus) and not leaks(value.base, gen):
            write_side(gen, f"sum_{name}", [parameter.local for parameter in value.parameters], value.base)


def write_enders(gen: Generator, condition: Value | None, body: tuple[s.Step, ...]) -> None:
    """A function that gives the players because of whom the game ends, where there are such."""
    match condition, body:
        case v.Exists(things=Things(source=Players()) as things), (s.EndGame(ending=str() as ending), *_):
            if not free(things):
                giving(gen, f"ended_{ending}", [], Type.LIST, gen.writer.items(things))


def write_side(gen: Generator, name: str, params: list[Local], value: Value) -> None:
    """A function that gives a value and its parts."""
    giving(gen, name, params, Type.TOLD, Sides(gen, gen.writer).side(value))


def giving(gen: Generator, name: str, params: list[Local], type: Type, value: Expression) -> None:
    """A function that gives an expression."""
    body = Body()
    body.give(value)
    gen.function(name, params, type, body)


def free(value: object) -> set[Local]:
    """The variables that something needs and does not bring with it."""
    parts = list(walk(value))
    return {one for one in parts if isinstance(one, Local)} - {one.local for one in parts if isinstance(one, Things)}
