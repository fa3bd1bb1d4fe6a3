"""What was learned of a game before, `worth.json`: it lies beside the cards of a pack that is known by its name, or has
come with cards that were sent from another machine. Where searching does not pay it names another bot for a level."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path

from attrs import asdict

from interpreter.game.program import Program
from interpreter.text import find_pack
from moodsl.extras.agents.worth import Worth
from moodsl.side_files import as_shape, decoded, read_side_file

FILE = "worth.json"
_sent: dict[str, tuple[Program, dict[str, str]]] = {}  # by the hash of a program: pack -> text that was sent


def worths_of(program: Program) -> Iterator[Worth]:
    """What was learned, for each pack of a game that has anything. Raises SideFault."""
    of, texts = _sent.get(program.hash, (None, {}))
    if of is program:
        for name, text in texts.items():
            path = Path(name) / FILE
            yield as_shape(decoded(text.encode(), path), Worth, path)
        return
    for path in files_of(program).values():
        yield read_side_file(path, Worth)


def written(worth: Worth) -> str:
    """The text of a file; a weight of 0 is left out."""
    parts = asdict(worth).items()
    told = {name: {of: it for of, it in part.items() if it} if isinstance(part, dict) else part for name, part in parts}
    return json.dumps(told, indent=1)


def texts_of(program: Program) -> dict[str, str]:
    """The texts of `worths_of`, by pack. Raises OSError and UnicodeDecodeError."""
    return {name: path.read_text("utf-8-sig") for name, path in files_of(program).items()}


def take(program: Program, texts: Mapping[str, str]) -> None:
    """Use these texts for a game, whatever lies on this machine."""
    _sent[program.hash] = program, dict(texts)


def files_of(program: Program) -> dict[str, Path]:
    """The files of the packs of a game that are known by their names, by pack."""
    folders = {name: find_pack(name) for name in program.sheet.packs}
    return {name: home / FILE for name, home in folders.items() if home is not None and (home / FILE).is_file()}


def bot_in(program: Program, name: str) -> str:
    """The bot that a level is in a game; the level itself if the game names none. Raises SideFault for a faulty
    `worth.json`."""
    for worth in worths_of(program):
        named = worth.levels.get(name)
        if named is not None:
            return named
    return name
