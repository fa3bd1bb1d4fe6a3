"""The reference pages of the site. They say the same for every pack, so they are kept until moodsl itself changes."""

from __future__ import annotations

import hashlib
from functools import cache
from importlib.metadata import version
from pathlib import Path

import interpreter
import moodsl
from interpreter.loader import cache_path, load_cached, save_cached
from interpreter.text import locate
from moodsl.site import reference


def reference_pages(language: str) -> dict[str, str]:
    """The pages about the language of cards, path -> Markdown."""
    kept = cache_path(f"reference-{language}-{state_of_moodsl()}")
    found = load_cached(kept) if kept else None
    if found is None:
        found = reference.pages(language)
        if kept:
            save_cached(kept, found)
    return found


def reference_assets() -> dict[str, bytes]:
    """What lies beside those pages, by path."""
    return reference.assets()


@cache
def state_of_moodsl() -> str:
    """Changes whenever moodsl, its grammar, its games or its tools do."""
    digest = hashlib.sha256("".join(version(name) for name in ("mkdocs", "mkdocs-material", "pagefind")).encode())
    rooms = [Path(str(one.__file__)).parent for one in (interpreter, moodsl)]
    for room in (*rooms, *map(locate, ("grammar", "cards", "docs", "tests/cards"))):
        for file in sorted(room.rglob("*")):
            if file.is_file() and "__pycache__" not in file.parts:
                stat = file.stat()
                digest.update(f"{file.relative_to(room)} {stat.st_size} {stat.st_mtime_ns}\n".encode())
    return digest.hexdigest()[:16]
