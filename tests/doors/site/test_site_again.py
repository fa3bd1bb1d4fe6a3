"""A site, built once more."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

Moo = Callable[..., Result]
BARTER = Path(__file__).parents[1] / "barter"  # a small game in two languages
INN = '\nbooth inn "Inn"\n    ru "Двор"\n    suit moon\n    price 1 corn\n    worth 1\n'

for tool in ("mkdocs", "pagefind"):
    pytest.importorskip(tool)


@pytest.fixture(autouse=True)
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing that was kept before is of help."""
    monkeypatch.setenv("MOODSL_CACHE", str(tmp_path / "cache"))


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """The small game in a folder of its own."""
    return Path(shutil.copytree(BARTER, tmp_path / "barter"))


def change(file: Path, old: str, new: str) -> None:
    """Change one place of a file."""
    text = file.read_text("utf-8")
    assert text.count(old) == 1, old
    file.write_text(text.replace(old, new), "utf-8")


def test_a_site_is_built_again_over_the_old_one(moo: Moo, game: Path) -> None:
    assert moo("site", "build", game).exit_code == 0
    change(game / "cards.moo", "worth   2", "worth   3")
    (game / "cards.moo").write_text((game / "cards.moo").read_text() + INN)
    assert moo("site", "build", game).exit_code == 0
    assert "Worth: 3" in Path("build/site/cards/well/index.html").read_text()
    assert Path("build/site/cards/inn/index.html").exists()
