"""What is made by the program depends on the program. Cards and guides are no part of it: they change on their own."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from functools import cache
from importlib.metadata import version
from pathlib import Path

import interpreter
import moodsl
from interpreter.text import locate

TOOLS = ("mkdocs", "mkdocs-material", "markdown", "pymdown-extensions", "pygments", "pagefind")
DATA = "_data"  # where an installed program has its cards and guides
INTERPRETER, MOODSL = (Path(str(one.__file__)).parent for one in (interpreter, moodsl))


@cache
def state_of_program() -> str:
    """Changes whenever the program, its grammar or its tools do, and stays when a card or a guide changes."""
    tools = " ".join(f"{name} {version(name)}" for name in TOOLS)
    # The examples in the catalogue of faults belong to the game of the tests.
    return state_of([INTERPRETER, MOODSL, locate("grammar"), locate("tests/cards")], tools)


@cache
def state_of_language() -> str:
    """Changes whenever the language of cards does, or what the reference pages look for in cards."""
    return state_of([INTERPRETER, locate("grammar"), MOODSL / "extras" / "site" / "reference"])


def state_of(rooms: Iterable[Path], more: str = "") -> str:
    """A hash of all files in some folders: of what stands in them, not of their dates, so that a new checkout of the
    same state has the same one."""
    digest = hashlib.sha256(more.encode())
    for room in rooms:
        for file in sorted(room.rglob("*")):
            path = file.relative_to(room)
            if file.is_file() and not {"__pycache__", DATA} & set(path.parts):
                digest.update(path.as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()[:16]
