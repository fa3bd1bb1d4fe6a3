"""What holds for all tests: they depend on nothing outside of their own folders."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

import pytest

from interpreter.report import Reporter
from interpreter.syntax import from_text
from interpreter.syntax import nodes as n
from interpreter.syntax.layout import Stretch
from interpreter.text import Source

KEPT = 3000  # declarations


@pytest.fixture(scope="session", autouse=True)
def nothing_above(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Whatever lies in the folder of temporary files, tests do not find it: the search for a pack goes no higher than
    this folder, which looks like one that git keeps."""
    (tmp_path_factory.getbasetemp() / ".git").mkdir(exist_ok=True)


@pytest.fixture(scope="session", autouse=True)
def sound_declarations_are_read_once() -> Iterator[None]:
    """Nearly every test reads the same packs, and a tree never changes: what has been read without a fault is kept."""
    read = from_text._read

    class Faulty(Exception):
        pass

    @lru_cache(maxsize=KEPT)
    def sound(source: Source, first: int, code: tuple[str, ...]) -> tuple[n.Decl, ...]:
        own = Reporter()
        found = read(source, Stretch(first, list(code)), own)
        if len(own):
            raise Faulty
        return tuple(found)

    def kept(source: Source, stretch: Stretch, reporter: Reporter) -> list[n.Decl]:
        try:
            return list(sound(source, stretch.first, tuple(stretch.code)))
        except Faulty:
            return read(source, stretch, reporter)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(from_text, "_read", kept)
        yield
