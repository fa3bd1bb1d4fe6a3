"""Levels of one game: where searching does not pay, what was learned of the game names another bot for a level."""

from __future__ import annotations

from interpreter.game.program import Program
from moodsl.extras.agents.worth_files import worths_of


def bot_in(program: Program, name: str) -> str:
    """The bot that a level is in a game; the level itself if the game names none. Raises SideFault for a faulty
    `worth.json`."""
    for worth in worths_of(program):
        named = worth.levels.get(name)
        if named is not None:
            return named
    return name
