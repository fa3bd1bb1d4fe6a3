"""Faulty cards: what is announced is told, at its line, and nothing else is told.

`tests/cards/bad/*.moo` hold small inputs divided by a line `---`. `### code` stands at the end of the faulty line
(several codes if it has several faults). Every input is checked together with the small game `tests/cards/base.moo`,
unless it declares a game itself or begins with `# alone`.
"""

from __future__ import annotations

import re
from pathlib import Path

import corpus
import pytest
from corpus import inputs

from interpreter.report import full
from interpreter.report.catalogue import entries_of

BAD = Path(__file__).parents[1] / "cards" / "bad"
SOUND = sorted((BAD.parent / "good" / "checked").glob("*.moo"))
CORPUS = sorted(BAD.glob("*.moo"))
EXPECTED = re.compile(r"###\s+([a-z]+(?:-[a-z]+)*(?:\s+[a-z]+(?:-[a-z]+)*)*)\s*$")
LOADER_CODES = {
    "missing-path",
    "no-pack",
    "not-utf8",
    "too-large",
    "unreadable",
}  # these are about files, see test_files


def expected_faults(text: str) -> list[tuple[str, int, str]]:
    found = []
    for number, line in enumerate(text.split("\n"), start=1):
        if mark := EXPECTED.search(line):
            found += [("input.moo", number, code) for code in mark[1].split()]
    return sorted(found)


@pytest.mark.parametrize("path", CORPUS, ids=lambda path: path.stem)
def test_the_corpus_holds_both_ways(path):
    for text in inputs(path):
        told = corpus.faults_of(text, path)
        seen = sorted((fault.span.source.name, fault.span.line, fault.code) for fault in told)
        assert seen == expected_faults(text), text + "\n" + "\n".join(map(full, told))


def test_every_code_has_a_faulty_card():
    announced = {code for path in CORPUS for text in inputs(path) for _, _, code in expected_faults(text)}
    codes = {entry.code for file in ("meaning", "packs", "analysis") for entry in entries_of(file)}
    assert codes - LOADER_CODES - {"pack-conflict"} <= announced  # two packs: see test_packs


def test_the_base_game_is_sound(faults_of):
    assert faults_of("") == []


@pytest.mark.parametrize("path", SOUND, ids=lambda path: path.stem)
def test_what_looks_like_a_fault_and_is_none(path, faults_of):
    told = faults_of(path.read_text("utf-8"))
    assert not told, "\n".join(map(full, told))


def test_messages_are_in_the_tone_of_the_house():
    """Lower case, one line, no final period, nothing of Python, backticks in pairs, `a` and `an` in their places."""
    for path in CORPUS:
        for text in inputs(path):
            for fault in corpus.faults_of(text, path):
                notes = [note.caption for note in fault.notes]
                for sentence in filter(None, (fault.message, fault.help, *notes)):
                    assert "\n" not in sentence and not sentence.endswith("."), sentence
                    assert not sentence[0].isupper(), sentence
                    assert sentence.count("`") % 2 == 0, sentence
                    assert not re.search(r"\bNone\b|\b[a-z]+[A-Z]|<|\bplaces_of\b|\bflag\b", sentence), sentence
                    assert not re.search(r"\ba [aeio][a-z]|\ban [^aeiou`]", sentence.replace("`", "")), sentence
                assert fault.span.line == fault.span.end_line, fault
                assert fault.fix is None or fault.fix != fault.span.text, fault
