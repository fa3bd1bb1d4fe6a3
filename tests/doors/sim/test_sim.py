"""`moo sim` and `simulate`: the same seed gives the same table on any number of cores, and the figures are right."""

from __future__ import annotations

import csv
import io
import json
import os
import re
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace

import pytest
from at_table import FLOTILLA

from interpreter.effects.records import CardDrawn, CardMoved
from moodsl import load
from moodsl.extras.sim import Share, Spread, compare, simulate
from moodsl.extras.sim.figures import wilson
from moodsl.extras.sim.one_game import GamePlan, GameRow
from moodsl.extras.sim.table import HEADINGS, table_of
from moodsl.extras.sim.uses import UseCounter

SIMULATE = import_module("moodsl.extras.sim.simulate")  # in the package its function has the name
NIGHT_MARKET = Path(__file__).resolve().parents[2] / "games" / "night_market"
FRONTIER = NIGHT_MARKET.parent / "frontier"


# ---- figures --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wins", "of", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (5, 10, 0.2366, 0.7634),
        (50, 100, 0.4038, 0.5962),
        (1, 1, 0.2065, 1),
    ],
)
def test_intervals_are_those_of_wilson(wins, of, low, high):
    assert wilson(wins, of) == pytest.approx((low, high), abs=1e-4)


def test_how_often_actions_are_taken_and_cards_named_by_marks_is_counted():
    table = simulate(["eclipse"], 2, 2, bots=["random"], workers=1, by=["action"])
    uses = table.uses
    assert uses["action"]["passing"].games == 1.0 and uses["action"]["passing"].each_game >= 2
    assert set(uses) <= {"action", "fitted"} and set(uses["action"]) == {
        one.name for one in load("eclipse").program.sheet.actions
    }
    assert simulate(["eclipse"], 1, 2, bots=["random"], workers=1).uses == {}


def test_things_of_a_kind_are_counted_wherever_they_come():
    """Ship parts are named by a mark, ships are cards that come into a sector, discs are pieces."""
    table = simulate(["eclipse"], 2, 2, bots=["random"], workers=1, seed=1, by=["part", "ship", "disc"])
    parts = [one.name for one in load("eclipse").program.sheet.designs if one.kind in ("part", "ancient_part")]
    assert list(table.uses["part: fitted"]) == parts and table.cards == {}
    assert {"ship: fleet", "ship: supply"} <= set(table.uses)
    assert table.uses["disc: action_track"]["disc"].each_game >= 2
    assert table.titles["part"] == "ship part" and table.titles["fitted"] == "part on it"


def test_the_things_of_a_kind_are_told_without_their_actions(moo):
    done = moo("sim", "eclipse", "-n", 1, "--players", 2, "--bots", "random", "--by", "part")
    assert "ship part: part on it" in done.stdout and "Hull" in done.stdout
    assert "Pass" not in done.stdout and "held" not in done.stdout


def test_a_log_tells_where_the_things_of_a_kind_came():
    program = load("orion").program
    sheet = program.sheet
    hand, systems = (sheet.zones[name] for name in ("hand", "systems"))
    first = next(one for one in sheet.designs if one.kind == "building")
    copies = range(first.first, first.first + 2)
    log = [
        CardDrawn(0, 0, copies[0]),
        CardMoved(0, "put", copies[0], hand.at, systems.at),
        CardMoved(0, "put", copies[0], systems.at, systems.at + 1),  # the same zone: it came nowhere
        CardDrawn(0, 1, copies[1]),
    ]
    loc = list(program.tables["start_places"])
    loc[copies[0]], loc[copies[1]] = systems.at + 1, hand.at + 1
    uses = UseCounter(program, ["building"]).uses(SimpleNamespace(log=log, loc=loc))
    assert uses == {("building: hand", first.name): 2, ("building: systems", first.name): 1}


def test_nothing_is_known_without_cases():
    assert Share.from_counts(0, 0) == Share(0.0, 0, 0.0, 0.0, 1.0)


def test_a_spread_names_numbers_that_were_there():
    assert Spread.of(list(range(1, 101))) == Spread(50.5, 10, 50, 90, 1, 100)
    assert Spread.of([7]) == Spread(7.0, 7, 7, 7, 7, 7)


def test_a_tie_shares_the_win_and_a_broken_game_counts_for_nobody():
    from moodsl import load

    sheet = load("orion").program.sheet
    first, second = [ending.name for ending in sheet.endings[:2]]
    boards = ({"board": "a"}, {"board": "b"})
    rows = [
        GameRow(first, 10, {"clock": 8}, (20, 10), (1.0, 0.0), ("x", "y"), boards),
        GameRow(first, 20, {"clock": 8}, (10, 10), (0.5, 0.5), ("y", "x"), boards),
        GameRow(second, 30, {"clock": 5}, (5, 10), (0.0, 1.0), ("x", "y"), boards),
        GameRow("endless chain", 40, {"clock": 1}, (0, 0), (0.0, 0.0), ("y", "x"), boards, "Mill, Farm"),
    ]
    table = table_of(sheet, GamePlan(2, ("x", "y"), 1), 4, rows)
    assert [table.seats[seat].wins for seat in (1, 2)] == [1.5, 1.5]
    assert table.seats[1].of == 3
    assert table.boards["board"]["a"].wins == 1.5
    assert (table.by_bot["x"].wins, table.by_bot["y"].wins) == (1.5, 1.5)
    assert table.endings[first].wins == 2
    assert table.endings["endless chain"].rate == 0.25
    assert table.notes == {"Mill, Farm": 1}
    assert table.counters == {"clock": 5.5}
    assert table.gap.most == 10
    assert table.last_to_first.least == 0.5


# ---- simulate -------------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("started_anew")
def test_the_table_is_the_same_on_any_number_of_cores():
    tables = [simulate(["orion"], 24, 3, ["random"], seed=5, workers=workers) for workers in (1, 2)]
    assert tables[0] == tables[1]
    assert tables[0].games == 24


def test_greedy_games_are_the_same_on_any_number_of_cores():
    tables = [simulate(["orion"], 4, 2, ["greedy", "random"], seed=5, workers=workers) for workers in (1, 2)]
    assert tables[0] == tables[1]
    assert tables[0].by_bot["greedy"].wins == 4


def test_another_seed_gives_another_table():
    first, second = (simulate(["orion"], 10, 2, ["random"], seed=seed, workers=1) for seed in (1, 2))
    assert first.scores != second.scores


def test_more_games_begin_with_the_same_ones():
    """A game depends on the seed and its number, not on how many are played."""
    told: list[int] = []
    few = simulate(["orion"], 5, 2, ["random"], seed=1, workers=1, progress=told.append)
    many = simulate(["orion"], 50, 2, ["random"], seed=1, workers=1)
    assert sum(told) == 5
    assert many.scores.least <= few.scores.least
    assert many.scores.most >= few.scores.most


def test_a_game_without_actions_is_played_too():
    table = simulate([NIGHT_MARKET], 10, 3, ["random"], seed=1, workers=1)
    assert table.games == 10
    assert sum(share.wins for share in table.endings.values()) == 10


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"players": 9}, "players, not 9"),
        ({"games": 0}, "at least one game"),
        ({"workers": 0}, "at least one process"),
        ({"bots": ["random", "clever"]}, "no bot `clever`; levels: easy, normal, hard; bots: random, greedy, tree"),
        ({"bots": []}, "there is: random, greedy"),
        ({"bots": [3]}, "a bot is given by its name, not by 3"),
        ({"bots": [3], "engine": "python"}, "a bot is given by its name, not by 3"),
        ({"bots": "clever"}, "no bot `clever`"),
        ({"by": "clever"}, "nothing is counted by `clever`"),
        ({"players": "2"}, "`players` is a whole number"),
        ({"seed": "abc"}, "`seed` is a whole number"),
        ({"games": "2"}, "`games` is a whole number, not '2'"),
        ({"games": 2.5}, "`games` is a whole number, not 2.5"),
        ({"workers": "2"}, "`workers` is a whole number, not '2'"),
        ({"bots": 3}, "a bot is given by its name, not by 3"),
    ],
)
def test_wrong_arguments_are_refused(change, message):
    arguments = {"places": ["orion"], "games": 2, "players": 2, "bots": ["random"], "seed": 1, "workers": 1}
    with pytest.raises(ValueError, match=message):
        simulate(**{**arguments, **change})


def test_a_single_place_bot_or_kind_needs_no_list():
    asked = {"games": 4, "players": 2, "seed": 1, "workers": 1}
    listed = simulate(["orion"], **asked, bots=["random"], by=["building"])
    assert simulate("orion", **asked, bots="random", by="building") == listed
    pairs = compare("orion", "orion", **asked, bots="random", by="building")
    assert pairs == compare(["orion"], ["orion"], **asked, bots=["random"], by=["building"])


@pytest.mark.parametrize("workers", [1, 2])
def test_games_are_made_when_it_is_their_turn(workers, monkeypatch):
    """So many games would not fit into memory as a list of batches."""

    def stop(count):
        raise KeyboardInterrupt

    executor = ThreadPoolExecutor(workers) if workers > 1 else None
    asked = {"workers": 1, "executor": executor, "progress": stop}
    table = simulate([NIGHT_MARKET], 10**11, 3, ["random"], seed=1, engine="python", **asked)
    assert table.asked == 10**11 and 0 < table.games < 10_000


def test_ctrl_c_gives_what_there_is():
    def stop(count):
        raise KeyboardInterrupt

    table = simulate(["orion"], 50, 2, ["random"], seed=1, workers=1, progress=stop)
    assert table.asked == 50
    assert 0 < table.games < 50


# ---- the command ----------------------------------------------------------------------------------------------------


def test_the_table_is_printed(moo):
    done = moo("sim", "orion", "-n", 6, "--players", "2,3", "--bots", "random", "--workers", 1)
    assert done.exit_code == 0, done.output
    for words in ("2 players, 6 games", "3 players, 6 games", "seat 3", "games end because", "95 %", "× fair"):
        assert words in done.output
    assert "…" not in done.output


def test_what_only_the_words_of_a_pack_name_is_named_in_the_table(moo):
    done = moo("sim", FRONTIER, "-n", 2, "--players", 2, "--workers", 1, "--lang", "ru")
    for words in ("день в конце", "вся земля известна", "× ровни"):
        assert words in done.output
    assert "the whole land" not in done.output and "fair" not in done.output


def test_json_has_every_figure(moo):
    done = moo(
        "sim", "orion", "-n", 3, "--players", 2, "--bots", "random,greedy", "--seed", 4, "--workers", 1, "--json"
    )
    data = json.loads(done.stdout)
    assert list(data) == ["moodsl", "tables"]
    table = data["tables"][0]
    assert (table["players"], table["games"], table["asked"], table["seed"]) == (2, 3, 3, 4)
    assert table["bots"] == ["random", "greedy"]
    assert set(table["decisions"]) == {"mean", "p10", "p50", "p90", "least", "most"}
    assert set(table["seats"]) == {"1", "2"}
    for share in (*table["seats"].values(), *table["endings"].values(), *table["by_bot"].values()):
        assert set(share) == {"wins", "of", "rate", "low", "high"}
        assert 0 <= share["low"] <= share["rate"] <= share["high"] <= 1
    boards = [share for rows in table["boards"].values() for share in rows.values()]
    assert sum(share["of"] for share in boards) == 6
    assert sum(share["wins"] for share in boards) == pytest.approx(3)


def test_csv_has_a_row_for_each_figure(moo):
    done = moo("sim", "orion", "-n", 3, "--players", "2,4", "--bots", "random", "--workers", 1, "--csv")
    rows = list(csv.reader(io.StringIO(done.stdout)))
    assert tuple(rows[0]) == HEADINGS
    assert {row[0] for row in rows[1:]} == {"2", "4"}
    assert all(len(row) == len(HEADINGS) for row in rows)


@pytest.mark.parametrize(
    ("typed", "message"),
    [
        ("orion -n 0", "`--games`: `0` is no whole number from 1 on"),
        ("orion -n many", "many"),
        ("orion --players two", "`two` is no list of numbers between commas"),
        ("orion --players 2,,3", "`2,,3` is no list of numbers between commas"),
        ("orion --players 7", "this game is for 2 to 4 players, not 7"),
        ("orion --bots clever", "there is no bot `clever`; levels: easy, normal, hard; bots: random, greedy, tree"),
        ("orion --bots greedy,tree:0", "`tree:0`: `0` is no budget: a decision has 1 to 100000 looks"),
        ("orion --bots random:5", "`random:5`: only `tree` takes a budget"),
        ("orion --workers 0", "`--workers`: `0` is no whole number from 1 on"),
        ("nowhere", "`nowhere` does not exist"),
    ],
)
def test_wrong_use_ends_with_2(moo, typed, message):
    done = moo("sim", *typed.split())
    assert done.exit_code == 2
    assert message in done.output
    assert "Traceback" not in done.output


def test_a_faulty_pack_is_named_and_ends_with_1(moo, tmp_path):
    (tmp_path / "fair").mkdir()
    (tmp_path / "fair" / "game.moo").write_text('game fair "Fair"\n    players  2 to 3\n\nplay:\n    gain 2 coyn\n')
    done = moo("sim", "fair", "-n", 2)
    assert done.exit_code == 1
    assert "fair/game.moo" in done.output
    assert "coyn" in done.output


STOPPED_AT_ONCE = """
import os, signal
from contextlib import contextmanager
import moodsl.cli.extras.sim as door

@contextmanager
def bar(games):
    yield (lambda count: {stop}), (lambda: None)

if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # as a job in the background begins
    door.bar = bar
    door.sim()
"""


STOPS = ["os.killpg(0, signal.SIGINT)", "os.kill(os.getpid(), signal.SIGTERM)", "os.killpg(0, signal.SIGHUP)"]


@pytest.mark.skipif(os.name != "posix", reason="sends a signal to a group of processes")
@pytest.mark.parametrize("workers", [1, 2])
@pytest.mark.parametrize("stop", STOPS)
def test_ctrl_c_and_kill_print_what_there_is(tmp_path, workers, stop):
    """A terminal sends Ctrl-C and its own end to every process, `kill` tells one; here after the first batch."""
    (tmp_path / "stopped.py").write_text(STOPPED_AT_ONCE.replace("{stop}", stop), encoding="utf-8")
    command = [
        sys.executable,
        "stopped.py",
        "orion",
        "-n",
        "1000",
        "--players",
        "2",
        "--bots",
        "random",
        "--engine",
        "python",
        "--workers",
        str(workers),
    ]
    done = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path, start_new_session=True, timeout=60)
    assert done.returncode == 130, done.stderr
    assert "Traceback" not in done.stderr
    assert "stopped after 10 of 1000 games" in done.stderr
    assert "2 players, 10 games" in done.stdout


@pytest.mark.skipif(not hasattr(os, "forkpty"), reason="closes a terminal")
def test_a_terminal_that_is_closed_leaves_the_table(tmp_path):
    """What is printed to the terminal, such as the bar, cannot be printed any more; the table goes into a file."""
    import pty

    watched, terminal = pty.openpty()
    asked = ("orion", "-n", "100000", "--players", "2", "--bots", "random", "--engine", "python", "--workers", "1")
    (tmp_path / "closed.py").write_text(
        "import fcntl, termios\nfcntl.ioctl(2, termios.TIOCSCTTY, 0)\nfrom moodsl.cli.extras.sim import sim\nsim()\n"
    )
    with (tmp_path / "table.txt").open("wb") as table:
        playing = subprocess.Popen(
            [sys.executable, "closed.py", *asked], stdout=table, stderr=terminal, cwd=tmp_path, start_new_session=True
        )
    os.close(terminal)
    seen = b""
    while b"/100000" not in seen or b" 0/100000" in seen[-400:]:
        seen += os.read(watched, 4096)
    os.close(watched)
    assert playing.wait(30) == 130
    assert "2 players, " in (tmp_path / "table.txt").read_text("utf-8")


def test_the_table_has_one_form(moo):
    done = moo("sim", "orion", "--json", "--csv")
    assert done.exit_code == 2
    assert done.output == "moo: `--json` and `--csv` are two forms of the same table; write one of them\n"


def test_a_few_games_are_played_without_other_processes(monkeypatch):
    def start(workers):
        raise RuntimeError("processes are started")

    monkeypatch.setattr(SIMULATE, "Processes", start)
    monkeypatch.setattr(SIMULATE, "cores", lambda: 2)
    asked = {"players": 2, "bots": ["random"], "engine": "python"}
    assert simulate([FLOTILLA], SIMULATE.FEW - 1, **asked).games == SIMULATE.FEW - 1
    for games, workers in ((SIMULATE.FEW, None), (2, 2)):
        with pytest.raises(RuntimeError, match="processes are started"):
            simulate([FLOTILLA], games, **asked, workers=workers)


# ---- variants -------------------------------------------------------------------------------------------------------


def test_a_variant_is_played(moo):
    plays = ("sim", NIGHT_MARKET, "-n", 4, "--players", 3, "--bots", "random")
    short, whole = (moo(*plays, *more, "--json") for more in (("--variant", "short_night"), ()))
    short, whole = (json.loads(done.stdout)["tables"][0] for done in (short, whole))
    assert (short["variant"], whole["variant"]) == ("short_night", None)
    assert short["decisions"]["most"] < whole["decisions"]["least"]
    assert "· short_night · random · seed 1" in moo(*plays, "--variant", "short_night").output


def test_an_unknown_variant_is_named_with_those_there_are(moo):
    done = moo("sim", NIGHT_MARKET, "--variant", "shrot_night")
    assert done.exit_code == 2
    assert done.output == "moo: night_market has no variant `shrot_night` (there is: short_night)\n"
    done = moo("--lang", "ru", "sim", NIGHT_MARKET, "--variant", "shrot_night")
    assert "у `night_market` нет варианта" in done.output


def test_the_older_version_needs_the_variant_too(moo, tmp_path):
    copy = tmp_path / "old"
    shutil.copytree(NIGHT_MARKET, copy)
    plays = ("sim", NIGHT_MARKET, "-n", 2, "--players", 3, "--bots", "random", "--variant", "short_night")
    assert moo(*plays, "--against", copy).exit_code == 0
    game = copy / "game.moo"
    game.write_text(game.read_text("utf-8").replace("short_night", "long_night"), "utf-8")
    done = moo(*plays, "--against", copy)
    assert done.exit_code == 2
    assert "the older version has no variant `short_night` (there is: long_night)" in done.output
    done = moo("--lang", "ru", *plays, "--against", copy)
    assert "у старой версии нет варианта" in done.output


def test_a_figure_of_few_cases_is_marked(moo):
    few = moo("sim", FLOTILLA, "-n", 3, "--players", 2, "--bots", "random", "--workers", 1)
    assert re.search(r"seat 1 +3 .*\d\.\d\d\?$", few.output, re.MULTILINE)
    assert "? fewer than 30 cases: chance alone may have made this figure" in few.output
    russian = moo("sim", FLOTILLA, "-n", 3, "--players", 2, "--bots", "random", "--workers", 1, "--lang", "ru").output
    assert "? меньше 30 случаев" in russian
    many = moo("sim", FLOTILLA, "-n", 30, "--players", 2, "--bots", "random", "--workers", 1).output
    assert "fewer than" not in many.split("board")[0] and re.search(r"seat 1 +30 .*\d\.\d\d$", many, re.MULTILINE)


def test_a_game_for_one_number_of_players_says_so(moo, tmp_path):
    (tmp_path / "pair").mkdir()
    (tmp_path / "pair" / "game.moo").write_text('game pair "Pair"\n    players  2\n\nplay:\n    end game\n')
    done = moo("sim", str(tmp_path / "pair"), "--players", "3")
    assert done.exit_code == 2
    assert "this game is for 2 players, not 3" in done.output


ROW = """
game row "Row"
    players  2

counter fame for each player "fame"
    range  0 to 9

action asking "Ask"
    choose a number from 1 to 3 as asked
    gain (asked) fame

play:
    perform asking
    first's left gains 1 fame

scoring:
    each player
        score their fame
"""


def test_games_that_leave_nothing_to_chance_are_told_to_be_one_game(moo, tmp_path: Path) -> None:
    pack = tmp_path / "row.moo"
    pack.write_text(ROW.replace("    perform asking", "    each player\n        perform asking"), "utf-8")
    told = "all games came out the same"
    assert told not in moo("sim", pack, "-n", "20", "--bots", "random").output
    pack.write_text(ROW.replace("    perform asking", "    first gains 3 fame\n    first performs asking"), "utf-8")
    assert told not in moo("sim", pack, "-n", "20", "--bots", "random").output
    assert told in moo("sim", pack, "-n", "20", "--bots", "greedy").output
