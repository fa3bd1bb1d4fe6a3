"""Every verb of the table in `interpreter/syntax/verbs.py` is known wherever verbs have to be.

That editors colour it is in `test_editors.py`. `make accept` writes the list of verbs in the documentation anew.
"""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from interpreter.check.verbs import READERS
from interpreter.report import Reporter
from interpreter.syntax import parse
from interpreter.syntax.verbs import ELSEWHERE, OTHERWISE_SAID, UNIT, VERBS
from interpreter.text import Source
from moodsl.prose.verbs import SENTENCES

ROOT = Path(__file__).parents[2]
ROW = r"^(\| (?:verbs|глаголы) \|).*\|$"
BY_THEMSELVES = {"announce", "end", "rank"}  # nobody does them, and each is a sentence of its own
MESSAGES = {language: ROOT / "moodsl" / "prose" / "messages" / f"{language}.ftl" for language in ("en", "ru")}
ACCEPT = bool(os.environ.get("MOO_ACCEPT"))
each_verb = pytest.mark.parametrize("verb", VERBS)


def test_a_verb_and_nothing_else_has_a_reader_and_a_sentence() -> None:
    assert READERS.keys() == VERBS.keys(), "write `read_VERB` in a file of interpreter/check/verbs"
    assert SENTENCES.keys() == VERBS.keys(), "enter it in interpreter/syntax/verbs.py"


@each_verb
def test_the_example_of_a_verb_can_be_read(verb: str) -> None:
    line = VERBS[verb].example.replace(UNIT, "coin").lower()
    reporter = Reporter()
    parse(Source("example.moo", f"to try\n    {line}\n"), reporter)
    assert [fault.message for fault in reporter.diagnostics] == []
    assert line.split()[0] == verb


@each_verb
def test_a_line_at_the_very_left_that_begins_with_a_verb_is_no_declaration(verb: str) -> None:
    reporter = Reporter()
    parse(Source("outside.moo", f"{verb} thing there\n"), reporter)
    assert [fault.code for fault in reporter.diagnostics] == ["clause-outside"]


@each_verb
def test_a_card_that_is_right_uses_the_verb(verb: str) -> None:
    files = (file for folder in ("cards", "tests/cards/good") for file in (ROOT / folder).rglob("*.moo"))
    used = re.compile(rf"^ +(\w+ )?{verb}s? ", re.MULTILINE)
    assert any(used.search(file.read_text("utf-8")) for file in files), "write one into tests/cards/good/checked"


@pytest.mark.parametrize("language", MESSAGES)
@pytest.mark.parametrize("verb", sorted(VERBS.keys() - BY_THEMSELVES))
def test_the_prose_has_a_word_for_the_verb(verb: str, language: str) -> None:
    text = MESSAGES[language].read_text("utf-8")
    found = re.search(rf"^verb-{verb} = .*((?:\n    \..*)*)", text, re.MULTILINE)
    file = MESSAGES[language].relative_to(ROOT)
    assert found, f"write `verb-{verb}` into {file}"
    forms = set(re.findall(r"^    \.(\S+) =", found[1], re.MULTILINE))
    lacking = {"order", "you", "one", "many"} - forms if language == "ru" else set()
    assert not lacking, f"write these forms below `verb-{verb}` in {file}, as below `verb-shuffle`"


@each_verb
def test_a_test_plays_the_verb(verb: str) -> None:
    tests = (file.read_text("utf-8") for file in (ROOT / "tests" / "engine").glob("*.py"))
    assert any(re.search(rf"\b{verb}s? ", text) for text in tests), "play it in a file of tests/engine"


@each_verb
@pytest.mark.parametrize("docs", ["docs", "docs/ru"])
def test_the_documentation_tells_of_the_verb(docs: str, verb: str) -> None:
    page = re.sub(ROW, "", (ROOT / docs / "language.md").read_text("utf-8"), flags=re.M)
    told = re.search(rf"`{verb}[s` ]|^ +(\w+ )?{verb}s? ", page, re.MULTILINE)
    assert told, f"tell in {docs}/language.md what `{verb}` does"


@pytest.mark.parametrize("docs", ["docs", "docs/ru"])
def test_the_documentation_lists_the_verbs(docs: str) -> None:
    page = ROOT / docs / "language.md"
    text = page.read_text("utf-8")
    wanted = re.sub(ROW, rf"\1 {' '.join(f'`{verb}`' for verb in VERBS)} |", text, count=1, flags=re.M)
    if ACCEPT:
        page.write_text(wanted, "utf-8")
    assert text == wanted or ACCEPT, "`make accept` writes the row anew"


def test_a_word_from_elsewhere_means_one_verb_and_is_none() -> None:
    words = [word for verb in VERBS.values() for word in verb.elsewhere.split()]
    assert sorted(words) == sorted(ELSEWHERE)
    assert not ELSEWHERE.keys() & VERBS.keys(), "take the word out of `elsewhere` of the other verb"
    assert not OTHERWISE_SAID.keys() & VERBS.keys(), "take the word out of OTHERWISE_SAID"
