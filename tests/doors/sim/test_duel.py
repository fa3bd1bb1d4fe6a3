"""What was learned anew meets what was learned before, game by game with the seats swapped."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from moodsl import load
from moodsl.extras.agents.learn import scale_of
from moodsl.extras.agents.worth import Worth
from moodsl.extras.sim.duel import games_of, lead_of, main, share_of, summary

FAIR = Path(__file__).parents[1] / "fair.moo"


@pytest.fixture(scope="module")
def fair():
    return load(FAIR)


def test_who_has_learned_nothing_new_is_level_in_every_pair(fair):
    rows = list(games_of(fair, scale_of(fair.program).worth, 6, 2))
    assert [lead_of(one) + lead_of(other) for one, other in zip(rows[::2], rows[1::2], strict=True)] == [0.0] * 3
    assert summary(rows).startswith("new won 3 of 6 games, 50.0% (95 %: ")


def test_who_keeps_everything_in_hand_loses(fair):
    rows = list(games_of(fair, Worth(base={"cards grip": 100.0}), 20, 3))
    assert {row.bots.count("old") for row in rows} == {1, 2}
    assert sum(share_of(row) for row in rows) > 10 and sum(lead_of(row) for row in rows) > 0


def test_it_is_a_command(tmp_path):
    before = tmp_path / "before.json"
    before.write_text(json.dumps({"base": {}}), "utf-8")
    asked = [sys.executable, "-m", "moodsl.extras.sim.duel"]
    done = subprocess.run([*asked, str(FAIR), str(before), "4"], capture_output=True, text=True, check=True)
    assert " of 4 games, " in done.stdout and done.stdout.count("\n") == 1


@pytest.mark.parametrize(
    ("asked", "line"),
    [
        ([FAIR], "usage: "),
        ([FAIR, "before.json", "many"], "usage: "),
        ([FAIR, "before.json"], "`before.json`: it cannot be read: "),
        (["nowhere", "before.json"], "nowhere:1:1: missing-path: "),
        ([FAIR, FAIR], f"`{FAIR}`: line 1 is not JSON: "),
        ([FAIR, "{}", "2", "70"], "fair is for 2 to 3 players, not 70"),
    ],
)
def test_what_cannot_be_asked_is_told_in_a_line(asked, line, monkeypatch, tmp_path):
    if "{}" in asked:
        (tmp_path / "{}").write_text("{}", "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "argv", ["duel", *map(str, asked)])
    with pytest.raises(SystemExit) as ended:
        main()
    assert str(ended.value).startswith(line) and "\n" not in str(ended.value)
