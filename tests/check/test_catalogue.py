"""Every code that the checker and the loader report has its page, and the page's examples are true."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import interpreter
from interpreter.report import full
from interpreter.report.catalogue import FILES, entries_of

ROOMS = Path(str(interpreter.__file__)).parent
REPORTERS = {"fail", "strange", "unknown", "report", "fault"}  # what a fault is reported with
CODE = re.compile(r"[a-z]+(-[a-z0-9]+)*")
# About files and folders, which the examples only show: see test_files and test_packs.
FILE_CODES = {"missing-path", "no-pack", "not-utf8", "too-large", "unreadable", "pack-conflict"}
OF_THE_CHECK = [entry for file in ("meaning", "packs", "analysis") for entry in entries_of(file)]
SHOWN = [entry for entry in OF_THE_CHECK if entry.code not in FILE_CODES]


def codes_in(path: Path) -> set[str]:
    """The codes that a file of Python can report: the first text given to a reporter."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            texts = [arg.value for arg in node.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
            if name in REPORTERS and texts and CODE.fullmatch(texts[0]):
                found.add(texts[0])
    return found


def test_every_code_has_an_entry_and_every_entry_a_code():
    files = [*(ROOMS / "check").rglob("*.py"), *(ROOMS / "analysis").glob("*.py"), ROOMS / "loader.py"]
    used = set().union(*map(codes_in, files))
    written_of = {entry.code for entry in entries_of("syntax")}
    assert used - written_of == {entry.code for entry in OF_THE_CHECK}


def test_a_code_has_one_entry():
    codes = [entry.code for file in FILES for entry in entries_of(file)]
    assert len(codes) == len(set(codes))


@pytest.mark.parametrize("entry", SHOWN, ids=lambda entry: entry.code)
def test_the_bad_example_has_the_fault_and_the_good_one_has_none(entry, faults_of):
    bad, good = faults_of(entry.bad), faults_of(entry.good)
    assert [fault.code for fault in bad] == [entry.code], "\n".join(map(full, bad))
    assert not good, "\n".join(map(full, good))
