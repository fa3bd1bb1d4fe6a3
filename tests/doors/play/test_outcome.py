"""`moo play`: what is told when a match is over."""

from __future__ import annotations

import pytest

FAIR = """\
game fair "Fair"
    players 2 to 2

counter coin for each player "coins"
    range 0 or more
    start 3

action dig "Dig"
    gain 2 coin

setup:
    each player where they are first
        gain 2 coin

play:
    each player
        perform an action
    end game

scoring:
    each player
        score 5
    rank by their result
    rank by their coin
"""


@pytest.fixture
def ended(moo, tmp_path):
    (tmp_path / "fair.moo").write_text(FAIR, encoding="utf-8")
    return lambda *options: moo("play", tmp_path, "--people", 2, "--seed", 1, *options, typed=[1, 1]).output


def test_a_broken_tie_names_what_decided(ended):
    output = ended()
    assert "The same result as" in output
    assert "ranked by coins: 7 against 5" in " ".join(output.split())


def test_the_end_in_plain_lines_has_no_columns(ended):
    output = ended("--plain")
    assert "place 1; result 5; coins 7\n" in output
    assert "scored for: " in output
    last = output.partition("The match is over")[2]
    assert "  " not in last.partition("wins")[0]
