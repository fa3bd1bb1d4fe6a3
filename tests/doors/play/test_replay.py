"""`moo replay`: a saved match once more."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from at_table import TWO


@pytest.fixture
def whole(moo, to_the_end) -> Path:
    """A match that was played to its end, as a file in the folder."""
    Path("whole.json").write_text(to_the_end.record)
    return Path("whole.json")


def test_the_way_to_see_it_again_is_told_at_the_end(to_the_end):
    assert f"moo replay {to_the_end.path}" in to_the_end.output


def test_every_decision_has_its_number_and_the_end_its_standings(moo, whole):
    decisions = json.loads(whole.read_text())["decisions"]
    done = moo("replay", whole)
    assert done.exit_code == 0
    numbers = [int(found) for found in re.findall(r"^ *(\d+)\. Player", done.output, re.MULTILINE)]
    assert numbers == list(range(1, len(decisions) + 1))
    assert "The match is over" in done.output
    assert "place  player" in done.output


def test_until_stops_earlier(moo, whole):
    done = moo("replay", whole, "--until", 3)
    assert done.exit_code == 0
    assert "   3. Player" in done.output and "   4. Player" not in done.output
    assert "stopped after 3 of" in done.output
    assert "The match is over" not in done.output


def test_lines_are_for_other_programs(moo, whole):
    lines = moo("replay", whole, "--lines").output.splitlines()
    assert all(re.fullmatch(r"\d+\t.+", line) for line in lines)
    numbers = [int(line.split("\t")[0]) for line in lines]
    assert numbers == sorted(numbers)


def test_names_in_russian(moo, whole):
    assert "колода" in moo("replay", whole, "--lang", "ru").output


def test_a_match_that_is_not_over(moo):
    moo(*TWO, "--save", "half.json", typed=[1, 1, 1])
    done = moo("replay", "half.json")
    assert done.exit_code == 0
    assert "the match is not over; 3 decisions so far" in done.output


def test_a_missing_file(moo):
    done = moo("replay", "nowhere.json")
    assert (done.exit_code, done.output.count("\n")) == (2, 1)


def test_a_decision_that_was_not_possible(moo, whole):
    """A decision was changed by hand."""
    text = whole.read_text()
    document = json.loads(text)
    document["decisions"][0][1] = 9999
    whole.write_text(json.dumps(document))
    done = moo("replay", whole)
    assert done.exit_code == 1
    assert done.output.count("\n") == 1
