"""The pages about the language that every site has. The catalogue of faults takes its time, so its pages are kept.

They follow from the program alone. The other pages show lines of the built-in games, or are copies of guides: they are
written every time, and what takes time in that is kept file by file (`reference.readings`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from pathlib import Path

from interpreter.text.cache import cache_path, load_cached, save_cached
from moodsl.extras.site import reference
from moodsl.extras.site.state import state_of_program


def reference_pages(languages: Sequence[str], pool: Executor) -> Callable[[str], dict[str, str]]:
    """Begin the pages about the language of cards; what is given waits for those of one language, path -> Markdown."""
    shown = pool.submit(with_lines, tuple(languages))
    faults = {language: pool.submit(of_faults, language) for language in languages}
    return lambda language: {**shown.result()[language], **faults[language].result()}


def with_lines(languages: Sequence[str]) -> dict[str, dict[str, str]]:
    """The pages that are written every time, of all languages: they show the same lines."""
    return {language: reference.pages_of_language(language) for language in languages}


def of_faults(language: str) -> dict[str, str]:
    """The pages of faults: those that were made before, if the program has not changed since; else made and kept."""
    place = place_of(language)
    pages = load_cached(place) if place else None
    if pages is None:
        pages = reference.pages_of_faults(language)
        if place:
            save_cached(place, pages)
    return pages


def place_of(language: str) -> Path | None:
    """Where the pages of a language are kept."""
    return cache_path(f"faults-{language}-{state_of_program()}")


def reference_assets() -> dict[str, bytes]:
    """What lies beside the pages, by path."""
    return reference.assets()
