"""Levels of one game: where searching does not pay, what was learned of the game names another bot for a level."""

from __future__ import annotations

from typing import TYPE_CHECKING

from interpreter.text import find_pack
from moodsl.extras.agents.learn import FILE
from moodsl.extras.agents.worth import Worth
from moodsl.side_files import read_side_file

if TYPE_CHECKING:
    from interpreter.game.program import Program


def bot_in(program: Program, name: str) -> str:
    """The bot that a level is in a game; the level itself if the game names none. Raises SideFault for a faulty
    `worth.json`."""
    for pack in program.sheet.packs:
        folder = find_pack(pack)
        if folder is not None and (folder / FILE).is_file():
            named = read_side_file(folder / FILE, Worth).levels.get(name)
            if named is not None:
                return named
    return name
