"""Ten faults of ten sorts, spread over five files of a real game: one run finds them all, in order."""

from __future__ import annotations

import shutil

import pytest

from interpreter.loader import PackFault, check, load
from interpreter.report import concise
from interpreter.text import locate

# file, what stands there, what is written instead with the guilty part between `>` and `<`, and the code it is given
SPOILED = [
    ("buildings/blue/soil_enrichment.moo", "colour  blue", ">color<   blue", "unknown-fact"),
    ("buildings/blue/soil_enrichment.moo", "cost    4 food, 1 fleet", "cost    4 food, >10 fleet<", "out-of-bounds"),
    ("buildings/blue/soil_enrichment.moo", ") food", ") >fod<", "unknown-resource"),
    ("buildings/red/titan.moo", "points  5", "points  >three<", "wrong-fact"),
    ("buildings/red/titan.moo", "target loses", ">victim< loses", "unknown-name"),
    ("buildings/yellow/tax_office.moo", "    on build:", "    on build><", "missing-colon"),
    ("races/alkari.moo", "start   3 food", "start   3 food, 2 >food<", "duplicate"),
    (
        "races/alkari.moo",
        "            pay 1 score\n            gain_action",
        "            gain_action\n            >pay 1 score<",
        "price-not-first",
    ),
    (
        "verbs/actions.moo",
        "attack an opponent",
        "attack an opponent >into a system from your systems<",
        "unexpected-part",
    ),
    ("verbs/actions.moo", "into your propaganda", "into >target<'s spent", "unknown-name"),
]


@pytest.fixture
def spoiled(tmp_path, monkeypatch):
    """The faults that were made, as (file, line, column, end column, code); the pack lies in the folder `orion`."""
    shutil.copytree(locate("cards") / "orion", tmp_path / "orion", ignore=shutil.ignore_patterns("scenarios"))
    monkeypatch.chdir(tmp_path)
    made = []
    for name, before, after, code in SPOILED:
        path = tmp_path / "orion" / name
        text = path.read_text("utf-8")
        assert text.count(before) == 1, (name, before)
        head, guilty, rest = after.replace("<", ">").split(">")
        start = text.index(before) + len(head)
        path.write_text(text.replace(before, head + guilty + rest), "utf-8")
        line_start = (text[: text.index(before)] + head).rfind("\n") + 1
        column = start - line_start + 1
        line = (text[: text.index(before)] + head).count("\n") + 1
        made.append((f"orion/{name}", line, column, column + len(guilty), code))
    return made


def test_one_run_finds_them_all_sorted_by_file_line_and_column(spoiled):
    told = check("orion/")
    places = [(one.span.source.name, one.span.line, one.span.column, one.span.end_column, one.code) for one in told]
    assert len({name for name, *_rest in spoiled}) == 5 and len(spoiled) == 10
    assert places == sorted(spoiled), "\n".join(map(concise, told))


def test_nothing_is_loaded(spoiled):
    with pytest.raises(PackFault) as caught:
        load("orion/")
    assert len(caught.value.diagnostics) == len(spoiled)
