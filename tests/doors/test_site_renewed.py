"""A site, built once more: only the pages that say something else are made anew, and it is as if all were."""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Callable, Iterable
from datetime import date
from pathlib import Path
from typing import Any

import pytest
from click.testing import Result

from interpreter.text import Source, locate
from moodsl.site import renew
from moodsl.site.reference import effect_lines, examples, readings
from moodsl.site.state import state_of, state_of_program

Moo = Callable[..., Result]
BARTER = Path(__file__).with_name("barter")  # a small game in two languages
INN = '\nbooth inn "Inn"\n    ru "Двор"\n    suit moon\n    price 1 corn\n    worth 1\n'

for tool in ("mkdocs", "pagefind"):
    pytest.importorskip(tool)


@pytest.fixture(autouse=True)
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing that was kept before is of help."""
    monkeypatch.setenv("MOODSL_CACHE", str(tmp_path / "cache"))


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[set[str]]:
    """The pages that each renewal has made anew, without their folder `docs`."""
    renewals: list[set[str]] = []
    make = renew.made_anew

    def noted(project: Any, pages: set[str], work: Path) -> bool:
        renewals.append({path.removeprefix("docs/") for path in pages})
        return make(project, pages, work)

    monkeypatch.setattr("moodsl.site.renew.made_anew", noted)
    return renewals


@pytest.fixture
def game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The small game in a folder of its own; its site has no pages about the language."""
    monkeypatch.setattr("moodsl.site.build.reference_pages", lambda languages, pool: lambda language: {})
    return Path(shutil.copytree(BARTER, tmp_path / "barter"))


def change(file: Path, old: str, new: str) -> None:
    """Change one place of a file."""
    text = file.read_text("utf-8")
    assert text.count(old) == 1, old
    file.write_text(text.replace(old, new), "utf-8")


def differing(one: Path, other: Path) -> list[str]:
    """The pages, sheets and styles of a folder that another one has not in the same bytes."""
    files = sorted(file.relative_to(one) for file in one.rglob("*") if file.suffix in (".html", ".pdf", ".css"))
    assert files
    return [str(file) for file in files if (one / file).read_bytes() != (other / file).read_bytes()]


def test_after_a_change_of_a_card_only_what_shows_it_is_made_anew(moo: Moo, game: Path, made: list[set[str]]) -> None:
    assert moo("site", "build", game).exit_code == 0
    assert "0 of" in moo("site", "build", game).output and made == []
    change(game / "cards.moo", "worth   2", "worth   3")
    result = moo("site", "build", game)
    pages = {"cards/well.md", "cards/index.md", "kinds/booth.md", "index.md"}  # wherever its face is shown
    assert made == [{f"{language}/{page}" for language in ("en", "ru") for page in pages}], result.output
    assert re.search(r" 8 of \d+ pages", result.output)
    assert moo("site", "build", game, "-o", "fresh").exit_code == 0
    assert differing(Path("fresh"), Path("build/site")) == []
    assert "<td>3</td>" in Path("build/site/cards/well/index.html").read_text()


def test_a_change_of_a_scenario_makes_the_pages_anew_that_tell_it(moo: Moo, game: Path, made: list[set[str]]) -> None:
    assert moo("site", "build", game).exit_code == 0
    change(
        game / "scenarios" / "barter.moo", "the old mill grinds after each barter", "a barter makes the old mill grind"
    )
    assert moo("site", "build", game).exit_code == 0
    pages = {"rulings/index.md", "rulings/card-mill.md", "cards/mill.md", "cards/tent.md"}
    assert made == [{f"{language}/{page}" for language in ("en", "ru") for page in pages}]


def test_another_day_is_put_into_the_pages_as_they_are(
    moo: Moo, game: Path, made: list[set[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    class Later(date):
        @classmethod
        def today(cls) -> date:
            return date(2031, 4, 12)

    assert moo("site", "build", game).exit_code == 0
    monkeypatch.setattr("moodsl.site.shelf.date", Later)
    change(game / "cards.moo", "worth   2", "worth   3")
    assert moo("site", "build", game).exit_code == 0
    assert len(made) == 1 and "en/cards/well.md" in made[0] and "en/rulings/index.md" not in made[0]
    assert "12 апреля 2031" in Path("build/site/ru/rulings/index.html").read_text("utf-8")
    assert moo("site", "build", game, "-o", "fresh").exit_code == 0
    assert differing(Path("fresh"), Path("build/site")) == []


def test_a_page_that_comes_or_goes_makes_all_anew(moo: Moo, game: Path, made: list[set[str]]) -> None:
    assert moo("site", "build", game).exit_code == 0
    (game / "cards.moo").write_text((game / "cards.moo").read_text() + INN)
    result = moo("site", "build", game)
    assert result.exit_code == 0 and " of " not in result.output and made == []
    assert Path("build/site/cards/inn/index.html").exists()


def test_a_folder_that_was_damaged_is_made_anew(moo: Moo, game: Path) -> None:
    assert moo("site", "build", game).exit_code == 0
    Path("build/site-pages/.made-by-moo-site").write_text("?")
    result = moo("site", "build", game)
    assert result.exit_code == 0 and " of " not in result.output


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
    monkeypatch.setattr("moodsl.site.reference.pages_of_faults", lambda language: {})
    for room in ("INTERPRETER", "MOODSL"):
        monkeypatch.setattr(f"moodsl.site.state.{room}", checkout / room.lower())
    monkeypatch.setattr("moodsl.site.project.state_of_program", state_of_program.__wrapped__)  # look every time
    for found in (examples.examples, effect_lines.lines):
        found.cache_clear()
    return checkout / "cards" / "barter"


def test_a_card_of_a_built_in_game_is_no_part_of_the_frame(moo: Moo, built_in: Path, made: list[set[str]]) -> None:
    assert moo("site", "build", "barter").exit_code == 0
    assert Path("build/site/reference/grammar/index.html").exists()
    change(built_in / "cards.moo", "worth   2", "worth   3")
    result = moo("site", "build", "barter")
    assert re.search(r" \d+ of \d+ pages", result.output), result.output
    assert {"en/cards/well.md", "en/cards/index.md"} <= made[0]
    assert {path for path in made[0] if "reference" in path} <= {"en/reference/grammar.md", "ru/reference/grammar.md"}


def test_only_a_file_that_has_changed_is_read_again_with_every_rule(
    built_in: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[str] = []
    derive = readings.derivations

    def noted(source: Source) -> Iterable[Any]:
        read.append(source.name)
        return derive(source)

    monkeypatch.setattr("moodsl.site.reference.readings.derivations", noted)
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
