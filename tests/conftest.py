"""What holds for all tests: they depend on nothing outside of their own folders."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from pathlib import Path

import pytest

from interpreter.report import Diagnostic, Reporter
from interpreter.syntax import from_text, parse
from interpreter.syntax import nodes as n
from interpreter.syntax.layout import Stretch
from interpreter.text import Source
from interpreter.whole_check import check

KEPT = 3000  # declarations
BASE = Source("village/base.moo", (Path(__file__).parent / "cards" / "base.moo").read_text("utf-8"))


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


@pytest.fixture(scope="session")
def faults_of() -> Callable[[str], list[Diagnostic]]:
    """The faults of a text, together with the base game unless it is a game of its own or begins with `# alone`."""
    base = parse(BASE, Reporter())

    def look(text: str) -> list[Diagnostic]:
        reporter = Reporter()
        alone = text.startswith(("# alone", "game ")) or "\ngame " in text
        modules = [] if alone else [base]
        check([*modules, *([parse(Source("input.moo", text), reporter)] if text else [])], reporter)
        return reporter.diagnostics

    return look
