"""Saved matches as files: read with a reason when they cannot be, written whole or not at all."""

from __future__ import annotations

import json
import shlex
from collections.abc import Callable
from pathlib import Path
from typing import Any

from interpreter.game.match import Match
from interpreter.loader import Game
from interpreter.report.message import listed, msg, reason_of
from interpreter.text import find_pack, write_whole
from moodsl.cli.shared.exit_codes import WRONG_USE
from moodsl.cli.shared.loading import give_up, loaded

LARGEST = 50_000_000  # bytes of a saved match


class NotSaved(Exception):
    """A match could not be written; the message says why."""


def read_text(path: Path) -> str:
    """The text of a saved match; ends the command with one line if it cannot be read."""
    try:
        if path.exists() and not path.is_file():
            give_up(msg("`{}` is no file; give the one that a match was saved to", path), WRONG_USE)
        if path.stat().st_size > LARGEST:
            give_up(msg("`{}` is no saved match: it is larger than {} million bytes", path, LARGEST // 1000000))
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        give_up(msg("`{}` does not exist; give the file that a match was saved to", path), WRONG_USE)
    except OSError as error:
        give_up(msg("`{}` cannot be read: {}", path, reason_of(error)), WRONG_USE)
    except UnicodeDecodeError:
        give_up(msg("`{}` cannot be taken up: this is no saved match", path))


def game_of(
    text: str, path: Path, packs: tuple[str, ...], command: Callable[[list[str]], str]
) -> tuple[Game, tuple[str, ...]]:
    """The game that a saved match was played with, and what its packs are called; ends the command if it is unknown.
    `command` is how the command is written with some packs."""
    name, played = names_in(text)
    if not packs:
        if name is None:
            give_up(msg("`{}` cannot be taken up: this is no saved match, or only a part of one", path))
        if find_pack(name) is None:
            give_up(msg("`{}` is a match of `{}`; say which folder its cards lie in", path, name), WRONG_USE)
        packs = tuple(one for one in played if find_pack(one) is not None) or (name,)  # their order numbers the cards
    game = loaded(*packs)
    lacking = [other for other in played if other not in game.program.sheet.packs]
    if name == game.name and lacking:
        first = [one for one in lacking if played.index(one) < played.index(name)] if name in played else []
        way = command([shlex.quote(one) for one in (*first, *packs, *(one for one in lacking if one not in first))])
        message = msg("`{}` was played with {}, too: write `{}`", path, listed(lacking), way)
        give_up(msg("{}; for a pack that is not installed, its folder", message), WRONG_USE)
    return game, packs


def names_in(text: str) -> tuple[str | None, tuple[str, ...]]:
    """The game that a saved match names, and the packs that it was played with."""
    try:
        document: Any = json.loads(text)
    except (ValueError, RecursionError):
        return None, ()
    name, packs = (document.get("game"), document.get("packs")) if isinstance(document, dict) else (None, None)
    return (name if isinstance(name, str) else None), (tuple(packs) if isinstance(packs, dict) else ())


def taken_up(take_up: Callable[[str], Match], text: str, path: Path) -> Match:
    """The match that `take_up` (`Game.restore`, `Game.replay`) makes of a text; ends the command if it is refused."""
    from interpreter.game.record import BadRecord

    try:
        return take_up(text)
    except BadRecord as error:
        give_up(msg("`{}` cannot be taken up: {}", path, error))


def write_match(match: Match, path: Path) -> None:
    """Write a match so that the file is never half of one. Raises NotSaved."""
    try:
        write_whole(path, match.to_json() + "\n")
    except OSError as error:
        raise NotSaved(msg("`{}` cannot be written: {}", path, reason_of(error))) from None


def free_name(folder: Path, game: str) -> Path:
    """A name in a folder that no file has yet: `game-match-1.json`."""
    number = 1
    while (folder / f"{game}-match-{number}.json").exists():
        number += 1
    return folder / f"{game}-match-{number}.json"
