"""Bots that somebody has written: named by module and class, they play and are counted like any other; what is wrong
with them is told with its place."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from interpreter.loader import load
from moodsl.extras.agents import make_bot
from moodsl.extras.agents.own import OwnBot, hold_name
from moodsl.extras.sim import simulate

MOO = "from moodsl.cli import main; main()"
NIGHT_MARKET = Path(__file__).resolve().parents[2] / "games" / "night_market"
BOTS = """
class Last:
    name = "last"

    def __init__(self, seed):
        self.seed = seed

    def choose(self, match):
        return len(match.state.options) - 1

class Idle:
    def choose(self, match):
        return None

class Choosy(Last):
    def choose(self, match):
        return -1

class Greedy(Last):
    def choose(self, match):
        return 10**6

class Broken(Last):
    def choose(self, match):
        return match.no_such_thing

class Trying(Last):
    def choose(self, match):
        place = super().choose(match)
        while not match.over and self.seed % 2:
            match.choose(0)
        match.state.z.clear()
        return place

class Unlucky(Last):
    def choose(self, match):
        from random import Random

        return Random(1).choice([])

class Leaving(Last):
    def choose(self, match):
        raise SystemExit(3)

class Absent(Last):
    def __init__(self, seed):
        raise SystemExit(3)

class Loud(Last):
    def choose(self, match):
        print("I think")
        return super().choose(match)

class Silent:
    pass
"""


class Seer:
    def choose(self, match):
        self.log = match.log
        return 0


@pytest.fixture(autouse=True)
def bots(tmp_path, monkeypatch):
    """Each test has a folder with `some_bots.py`, and no other module of that name."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [one for one in sys.path if "some_bots.py" not in one])
    for name in ("some_bots", "torn", "leaving"):
        sys.modules.pop(name, None)
    (tmp_path / "some_bots.py").write_text(BOTS, "utf-8")
    (tmp_path / "torn.py").write_text("class Bot(:\n", "utf-8")
    (tmp_path / "leaving.py").write_text("raise SystemExit(4)\n", "utf-8")


@pytest.mark.parametrize("workers", [1, 2])
def test_they_play_beside_others_and_their_wins_are_counted(workers):
    table = simulate([NIGHT_MARKET], 4, 3, ["some_bots:Last", "random"], seed=3, workers=workers)
    assert table.games == 4 and set(table.by_bot) == {"some_bots:Last", "random"}
    assert table == simulate([NIGHT_MARKET], 4, 3, ["some_bots:Last", "random"], seed=3, workers=1)


def test_what_one_does_to_the_match_that_it_is_given_changes_nothing():
    tables = [simulate(NIGHT_MARKET, 4, 3, f"some_bots:{name}", seed=3, workers=1) for name in ("Trying", "Last")]
    assert tables[0].games == 4 and tables[0].scores == tables[1].scores and tables[0].endings == tables[1].endings


def test_one_sees_the_log():
    match = load(NIGHT_MARKET).start(players=3, seed=1)
    seen = OwnBot("seer", Seer())
    assert seen.choose(match) == 0 and seen.bot.log == match.log != []


def test_it_is_said_that_they_play_in_python(moo):
    done = moo("sim", NIGHT_MARKET, "-n", 2, "--players", 3, "--bots", "some_bots:Last")
    assert done.exit_code == 0 and "python: a bot of your own plays in Python" in done.output
    done = moo("sim", NIGHT_MARKET, "-n", 2, "--bots", "some_bots:Last", "--engine", "native")
    assert done.exit_code == 2 and "this is not played natively: a bot of your own plays in Python" in done.output


def test_a_person_plays_against_one(moo):
    done = moo("play", NIGHT_MARKET, "--players", 3, "--bots", "some_bots:Last", "--seed", 1, typed=["q"])
    assert done.exit_code == 0, done.output


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("some_bots:Nobody", "`some_bots` has no class `Nobody` with a method `choose`"),
        ("some_bots:Silent", "`some_bots` has no class `Silent` with a method `choose`"),
        ("nowhere:Bot", "there is no module `nowhere`, neither in this folder nor installed"),
        ("torn:Bot", "`torn` cannot be read: SyntaxError: invalid syntax (torn.py, line 1)"),
        ("leaving:Bot", "`leaving` cannot be read: SystemExit: 4 (leaving.py, line 1)"),
        ("some_bots.py:Last", "a module is named without `.py`: `some_bots:Last`"),
        ("some_bots.Last", "one of your own is named by its module and its class, as `my_bots:Builder`"),
        ("../some_bots:Last", "one of your own is named by its module and its class, as `my_bots:Builder`"),
        ("some_bots:Last:5", "one of your own is named by its module and its class, as `my_bots:Builder`"),
    ],
)
def test_one_that_is_not_there_is_told_before_anything_is_played(moo, name, told):
    done = moo("sim", NIGHT_MARKET, "-n", 2, "--bots", name)
    assert done.exit_code == 2 and done.output == f"moo: there is no bot `{name}`: {told}\n"


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("Idle", "the bot `some_bots:Idle` cannot be made with a seed: TypeError: Idle() takes no arguments"),
        ("Choosy", "the bot `some_bots:Choosy` answers -1; the options are 0 to "),
        ("Greedy", "the bot `some_bots:Greedy` answers 1000000; the options are 0 to "),
        ("Broken", "AttributeError: 'Match' object has no attribute 'no_such_thing' (some_bots.py, line 25)"),
        ("Unlucky", "IndexError: Cannot choose from an empty sequence (some_bots.py, line 39)"),
        ("Leaving", "the bot `some_bots:Leaving` has failed: SystemExit: 3 (some_bots.py, line 43)"),
        ("Absent", "cannot be made with a seed: SystemExit: 3 (some_bots.py, line 47)"),
    ],
)
@pytest.mark.parametrize("workers", [1, 2])
def test_one_that_fails_stops_the_games_and_its_place_is_told(moo, name, told, workers):
    done = moo("sim", NIGHT_MARKET, "-n", 4, "--bots", f"some_bots:{name}", "--workers", workers)
    assert done.exit_code == 1 and "stopped after 0 of" in done.output and told in done.output


@pytest.mark.parametrize("workers", [1, 2])
def test_what_one_prints_is_no_part_of_the_table(workers):
    asked = ("sim", NIGHT_MARKET, "-n", "4", "--players", "3", "--json", "--workers", str(workers), "--bots")
    loud, last = (
        subprocess.run(
            [sys.executable, "-c", MOO, *asked, f"some_bots:{name}"],
            capture_output=True,
            text=True,
            check=True,
        )
        for name in ("Loud", "Last")
    )
    assert "I think" in loud.stderr and json.loads(loud.stdout.replace(":Loud", ":Last")) == json.loads(last.stdout)


def test_a_match_against_one_that_fails_is_kept(moo):
    done = moo("play", NIGHT_MARKET, "--players", 3, "--bots", "some_bots:Broken", "--seed", 1, typed=["1"] * 40)
    assert done.exit_code == 1 and "(some_bots.py, line 25)" in done.output and "--load" in done.output


def test_no_file_and_no_page_can_name_one(moo):
    hold_name("some_bots:Last")
    with pytest.raises(ValueError, match="there is no bot `some_bots`"):
        make_bot("some_bots:Last", 1)
    done = moo("table", NIGHT_MARKET, "--bots", "some_bots:Last")
    assert done.exit_code == 2 and "there is no bot `some_bots`" in done.output
