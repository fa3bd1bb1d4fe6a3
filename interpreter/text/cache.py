"""The cache: what was compiled, kept under a name made of everything that it was made from.

An entry is JSON behind a checksum; beside it lies the bytecode of the source in it, for the Python that runs. Each is
written whole or not at all, and one that is missing, damaged or of another Python is made anew without a word.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import marshal
import os
import sys
from collections.abc import Iterable
from importlib.util import MAGIC_NUMBER
from pathlib import Path
from types import CodeType
from typing import Any

from interpreter.text.writing import write_whole

DIGEST = 32  # bytes of a checksum
PIECE = 50_000  # letters of source that are compiled at once


def cache_path(key: str) -> Path | None:
    """Where an entry lies: under `MOODSL_CACHE`, else the user's cache folder; None if `MOODSL_CACHE` is empty."""
    chosen = os.environ.get("MOODSL_CACHE")
    if chosen == "":
        return None
    if chosen:
        return Path(chosen) / f"{key}.json"
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", Path.home()))
    else:
        base = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    return base / "moodsl" / f"{key}.json"


def stamp_of(files: Iterable[Path]) -> bytes:
    """What changes whenever one of these files of the program does."""
    found = ((file.name, file.stat()) for file in sorted(files))
    return "".join(f"{name} {stat.st_size} {stat.st_mtime_ns}" for name, stat in found).encode()


def load_cached(path: Path) -> dict[str, Any] | None:
    """An entry, or None if it is missing or damaged."""
    try:
        checksum, _, text = path.read_text(encoding="utf-8").partition("\n")
        if hashlib.sha256(text.encode()).hexdigest() != checksum:
            return None
        data = json.loads(text)
    except (OSError, ValueError):
        return None
    return data if isinstance(data, dict) else None


def save_cached(path: Path, data: dict[str, Any]) -> None:
    """Write an entry whole or not at all; a cache that cannot be written is done without."""
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(path, hashlib.sha256(text.encode()).hexdigest() + "\n" + text)
    except OSError:
        return


def compiled_source(source: str, name: str) -> list[CodeType]:
    """Generated source, compiled in pieces that are run one behind the other: Python takes a hundred times the room of
    what it compiles at once. `name` is what tracebacks call it; each piece keeps its numbers of lines."""
    found, start = [], 0
    while start < len(source):
        end = source.find("\ndef ", start + PIECE) + 1 or len(source)
        found.append(compile("\n" * source.count("\n", 0, start) + source[start:end], name, "exec"))
        start = end
    return found


def bytecode(path: Path, source: str, name: str) -> list[CodeType]:
    """The compiled source of an entry, see `compiled_source`; kept beside it."""
    place = path.with_suffix(f".{sys.implementation.cache_tag}")
    made_from = hashlib.sha256(MAGIC_NUMBER + name.encode() + b"\0" + source.encode()).digest()
    try:
        kept = place.read_bytes()
    except OSError:
        kept = b""
    body = kept[2 * DIGEST :]
    if kept[: 2 * DIGEST] == made_from + hashlib.sha256(body).digest():
        kept_code: list[CodeType] = marshal.loads(body)
        return kept_code
    code = compiled_source(source, name)
    body = marshal.dumps(code)
    with contextlib.suppress(OSError):
        write_whole(place, made_from + hashlib.sha256(body).digest() + body)
    return code
