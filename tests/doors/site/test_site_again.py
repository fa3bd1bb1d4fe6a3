"""A site, built once more, and what is kept from one time to the next."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import pytest
from click.testing import Result

from interpreter.text import Source, locate
from moodsl.extras.site.reference import effect_lines, examples, readings
from moodsl.extras.site.state import state_of

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
def game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The small game in a folder of its own; its site has no pages about the language."""
    monkeypatch.setattr("moodsl.extras.site.build.reference_pages", lambda languages, pool: lambda language: {})
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


# ---- a card of a game that comes with the program -------------------------------------------------------------------


@pytest.fixture
def built_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The small game as if it came with the program, in a checkout that has no other."""
    checkout = tmp_path / "checkout"
    shutil.copytree(locate("grammar"), checkout / "grammar")
    shutil.copytree(locate("tests/cards") / "good", checkout / "tests" / "cards" / "good")
    shutil.copy(locate("tests/cards") / "base.moo", checkout / "tests" / "cards")
    shutil.copytree(BARTER, checkout / "cards" / "barter")
    monkeypatch.setattr("interpreter.text.places._HERE", checkout)
    for found in (examples.examples, effect_lines.lines):
        found.cache_clear()
    return checkout / "cards" / "barter"


def test_only_a_file_that_has_changed_is_read_again_with_every_rule(
    built_in: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[str] = []
    derive = readings.derivations

    def noted(source: Source) -> Iterable[Any]:
        read.append(source.name)
        return derive(source)

    monkeypatch.setattr("moodsl.extras.site.reference.readings.derivations", noted)
    first = examples.examples.__wrapped__()
    assert "cards/barter/cards.moo" in read and len(read) > 10
    read.clear()
    assert examples.examples.__wrapped__() == first and read == []
    change(built_in / "cards.moo", "worth   2", "worth   3")
    assert examples.examples.__wrapped__().keys() == first.keys() and read == ["cards/barter/cards.moo"]


def test_the_state_of_the_program_follows_from_texts_and_not_from_dates(tmp_path: Path) -> None:
    for name in ("one", "other"):
        (tmp_path / name / "sub").mkdir(parents=True)
        (tmp_path / name / "sub" / "a.py").write_text("a = 1\n")
    os.utime(tmp_path / "one" / "sub" / "a.py", (1, 1))
    before = state_of([tmp_path / "one"])
    assert before == state_of([tmp_path / "other"])
    (tmp_path / "one" / "sub" / "a.py").write_text("a = 2\n")
    assert before != state_of([tmp_path / "one"])
