"""The reference pages of the site. They say the same for every pack, so they are kept until moodsl itself changes."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from importlib.metadata import version
from pathlib import Path

import interpreter
import moodsl
from interpreter.loader import cache_path, load_cached, save_cached
from interpreter.text import locate
from moodsl.site import reference


def reference_pages(languages: Sequence[str]) -> dict[str, dict[str, str]]:
    """The pages about the language of cards, by language and path; those that are not kept are made side by side."""
    found = {language: kept(language) for language in languages}
    missing = [language for language, pages in found.items() if pages is None]
    if len(missing) > 1:
        with ProcessPoolExecutor(len(missing)) as pool:
            found |= dict(zip(missing, pool.map(made, missing), strict=True))
    return {language: pages or made(language) for language, pages in found.items()}


def kept(language: str) -> dict[str, str] | None:
    """The pages of a language as they were made before, if nothing has changed since."""
    place = place_of(language)
    return load_cached(place) if place else None


def made(language: str) -> dict[str, str]:
    """The pages of a language, made anew and kept."""
    pages = reference.pages(language)
    if place := place_of(language):
        save_cached(place, pages)
    return pages


def place_of(language: str) -> Path | None:
    """Where the pages of a language are kept."""
    return cache_path(f"reference-{language}-{state_of_moodsl()}")


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
