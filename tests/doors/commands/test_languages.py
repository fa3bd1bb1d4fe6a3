"""All commands speak Russian where it is asked for, or where the system does."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from click.testing import Result

from moodsl.prose import faults, open_book

Moo = Callable[..., Result]
BASE = Path(__file__).parents[2] / "cards" / "base.moo"
WORDS = Path(__file__).parents[2] / "render" / "village" / "words"
BAD = 'stall well "Well"\n    colour  red\n    price   1 gold\n    points  1\n'
SCENARIO = """scenario "a barn is worth nothing"
    given
        your hand is [barn]
    when
        you build barn into lane of mill
    then
        your coin is 7
"""
RUSSIAN = re.compile("[А-Яа-яё]")
# Commands that end at once, with a word of their own: nothing is there yet, or it is faulty.
CALLS = [
    ("check", "nowhere"),
    ("check", "bad"),
    ("check", "sound"),
    ("check", "sound", "--diff"),
    ("fmt", "sound", "--check"),
    ("fmt", "nowhere"),
    ("upgrade", "sound"),
    ("test", "sound"),
    ("test", "bad"),
    ("explain", "no-such-code"),
    ("sim", "bad"),
    ("play", "bad"),
    ("play", "sound", "--players", "9"),
    ("replay", "nowhere.json"),
    ("text", "sound", "nobody"),
    ("print", "bad"),
    ("pack", "build", "bad"),
    ("pack", "build", "sound"),
    ("pack", "verify"),
    ("pack", "verify", "sound"),
    ("pack", "install", "nowhere.moopack"),
    ("new", "game", "sound"),
    ("new", "card", "barrel", "--in", "sound", "--kind", "nothing"),
    ("site", "build", "bad"),
    ("doctor", "tree", "nowhere.moo"),
]


@cache
def words_asked_for(language: str) -> str:
    """The words of the whole village without those that its game alone does not ask for."""
    with TemporaryDirectory() as folder:
        shutil.copy(BASE, folder)
        shutil.copytree(WORDS, Path(folder) / "words")
        file = Path(folder) / "words" / f"{language}.ftl"
        while found := [one for one in faults(open_book(folder), [language]) if one.code == "unknown-words"]:
            gone = {line for one in found for line in (one.span.line, *map(int, re.findall(r"\d+", one.help or "")))}
            file.write_text(without(gone, file.read_text("utf-8")), "utf-8")
        more = "game-village = Деревня\npack-village = Деревня\n" if language == "ru" else ""
        return file.read_text("utf-8") + more


def without(gone: set[int], text: str) -> str:
    """Words without some lines; what stands below a line that goes, goes too, and so does a line without anything."""
    left: list[str] = []
    kept = True
    for number, line in enumerate(text.split("\n"), start=1):
        if not line.startswith(" "):
            kept = number not in gone
        left += [line] if kept and number not in gone else []
    bare = [place for place, line in enumerate(left) if line.endswith("=") and left[place + 1][:1] != " "]
    return "\n".join(line for place, line in enumerate(left) if place not in bare)


@pytest.fixture
def packs(moo: Moo) -> Moo:
    """A sound pack and a faulty one lie in the folder."""
    for name in ("sound", "bad"):
        folder = Path(name)
        (folder / "words").mkdir(parents=True)
        for language in ("en", "ru"):
            (folder / "words" / f"{language}.ftl").write_text(words_asked_for(language), "utf-8")
        (folder / "game.moo").write_text(BASE.read_text("utf-8"), "utf-8")
    Path("bad/well.moo").write_text(BAD, "utf-8")
    return moo


@pytest.mark.parametrize("call", CALLS, ids=lambda call: "-".join(call))
def test_every_command_speaks_russian(packs: Moo, monkeypatch: pytest.MonkeyPatch, call: tuple[str, ...]) -> None:
    asked, english = packs(*call, "--lang", "ru"), packs(*call)
    assert asked.exit_code == english.exit_code != 70, asked.output
    assert RUSSIAN.search(asked.output), asked.output
    assert not RUSSIAN.search(english.output), english.output
    monkeypatch.setenv("LANG", "ru_RU.UTF-8")
    assert packs(*call).output == asked.output
    assert packs(*call, "--lang", "en").output == english.output


def test_a_summary_has_the_right_plural(packs: Moo) -> None:
    assert "1 ошибка в 1 файле" in packs("check", "bad", "--lang", "ru").output
    assert "ошибок нет, прочитано: 1 файл" in packs("check", "sound", "--lang", "ru").output


def test_a_failed_scenario_in_russian(packs: Moo) -> None:
    Path("sound/barn.moo").write_text(SCENARIO, "utf-8")
    said = packs("test", "sound", "--lang", "ru").output
    assert "выполнено: 0, не выполнено: 1" in said
    assert "= что было:" in said or "здесь" in said
    assert "passed" not in said and "expected" not in said


def test_a_language_that_nobody_speaks(packs: Moo) -> None:
    done = packs("check", "sound", "--lang", "fr")
    assert done.exit_code == 2 and "no texts in `fr`; there is: en, ru" in done.output
