"""Every code of a slip has its page, and the page's examples are true."""

import re
from pathlib import Path

import pytest

from interpreter.report import CATALOGUE
from interpreter.report.catalogue import entries_of
from interpreter.report.diagnostic import Reporter
from interpreter.syntax import everyday, from_text, layout, letters, parse, slips, stop, tree_declarations, tree_values
from interpreter.text import Source

# Their examples would fill pages; tests of the bounds hold them.
TOO_LONG_TO_SHOW = {"file-too-long", "line-too-long", "too-many-faults"}
SHOWN = [entry for entry in entries_of("syntax") if entry.code not in TOO_LONG_TO_SHOW]


def codes(text: str) -> list[str]:
    reporter = Reporter()
    parse(Source("example.moo", text), reporter)
    return [diagnostic.code for diagnostic in reporter.diagnostics]


@pytest.mark.parametrize("entry", SHOWN, ids=lambda entry: entry.code)
def test_the_bad_example_has_the_fault_and_the_good_one_has_none(entry):
    assert codes(entry.bad) == [entry.code]
    assert codes(entry.good) == []


def test_every_code_that_can_be_reported_has_an_entry():
    rooms = [Path(str(room.__file__)) for room in (from_text, layout, letters, slips, stop, everyday)]
    rooms += [Path(str(room.__file__)) for room in (tree_declarations, tree_values)]
    text = "".join(room.read_text("utf-8") for room in (*rooms, *rooms[0].parent.glob("spoken*.py")))
    reported = set(re.findall(r'"([a-z]+(?:-[a-z]+)+)"', text)) - {"utf-8"}
    written_of = {entry.code for entry in entries_of("syntax")}
    assert reported - (CATALOGUE.keys() - written_of) == written_of  # some slips have the code of a check


def test_the_catalogue_is_in_the_tone_of_the_house():
    for code, entry in CATALOGUE.items():
        assert code == entry.code
        assert entry.summary[0].islower() or entry.summary[0] == "`"
        assert not entry.summary.endswith(".") and "\n" not in entry.summary
        assert entry.why.endswith(".") and entry.bad.endswith("\n") and entry.good.endswith("\n")
