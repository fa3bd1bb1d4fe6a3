"""Whether the players of a game win and lose together: then nobody is anybody's opponent."""

from __future__ import annotations

from interpreter.analysis.reach import all_steps
from interpreter.effects import steps as s
from interpreter.effects.parts import walk
from interpreter.effects.values import Local, Value
from interpreter.model import Model

SUFFIX = "-together"  # of a message of the house that such a game has in place of the plain one


def wins_together(model: Model) -> bool:
    """Whether all can lose, and nothing that counts in the end sets one player before another."""
    scored = any(isinstance(part, s.Score) for ability in model.abilities for part in walk(ability.body))
    return any(one.lost for one in model.endings.values()) and not scored and not any(map(sets_apart, all_steps(model)))


def sets_apart(step: s.Step) -> bool:
    """Whether a step sets one player before another."""
    match step:
        case s.EndGame(winner=winner):
            return winner is not None
        case s.Score(amount=value) | s.RankBy(value=value):
            return is_of_player(value)
    return False


def is_of_player(value: Value) -> bool:
    """Whether a value is not the same for all players."""
    return any(isinstance(part, Local) and part.type == "player" for part in walk(value))
