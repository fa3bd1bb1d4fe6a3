"""One editor for all tests of the language server, and a small pack for each."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))

from editor import BASE, INN, Editor


@pytest.fixture(scope="package")
def editor() -> Iterator[Editor]:
    """One editor for all tests; each has a pack of its own."""
    pytest.importorskip("pygls")
    editor = Editor(locale="en")
    yield editor
    assert editor.logged == [], "the server has told faults of its own"
    assert editor.quit() == 0


@pytest.fixture(autouse=True)
def everything_closed(request: pytest.FixtureRequest) -> Iterator[None]:
    """No test leaves a file open."""
    yield
    if "editor" in request.fixturenames:
        editor: Editor = request.getfixturevalue("editor")
        for path in list(editor.versions):
            editor.close(path)


@pytest.fixture
def village(tmp_path: Path) -> Path:
    """The folder of a small pack: the game, and a card of its own."""
    (tmp_path / "stalls").mkdir()
    (tmp_path / "words").mkdir()
    (tmp_path / "game.moo").write_text(BASE, "utf-8")
    (tmp_path / "stalls" / "inn.moo").write_text(INN, "utf-8")
    (tmp_path / "words" / "en.ftl").write_text("counter-grain = grain\nstall = stall\n", "utf-8")
    return tmp_path


@pytest.fixture
def inn(village: Path) -> Path:
    """A card of the pack."""
    return village / "stalls" / "inn.moo"
