"""`moo play`: what is told when a match is over."""

from __future__ import annotations

import pytest

from interpreter.loader import load

ABC = ("alder", "birch", "cedar", "elder", "maple", "rowan", "willow")
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


def test_the_end_has_no_numbers_that_nobody_has_and_is_turned_where_it_is_too_wide(moo, tmp_path):
    more = "".join(f'counter {name} for each player "{name} in the store"\n    range 0 or more\n\n' for name in ABC)
    text = FAIR.replace("action dig", more + "action dig")
    gains = "".join(f"        gain 1 {name}\n" for name in ABC[1:]) + "        lose 1 alder\n"
    text = text.replace("        gain 2 coin\n", "        gain 2 coin\n" + gains, 1)
    (tmp_path / "fair.moo").write_text(text, "utf-8")
    output = moo("play", tmp_path, "--people", 2, "--seed", 1, typed=[1, 1]).output
    end = output.partition("The match is over")[2]
    assert "alder in the store" not in end
    assert "Player 2 Player 1 place 1 2 result 5 5 coins 7 5" in " ".join(end.split())


def test_who_is_out_is_told_at_the_table_and_at_the_end(moo, tmp_path):
    text = FAIR.replace("players 2 to 2", "players 3 to 3").replace(
        "    each player\n        perform", "    put first's left out of the game\n    each player\n        perform", 1
    )
    text = text.replace("setup:", 'action rest "Rest"\n    gain 1 coin\n\nsetup:')
    (tmp_path / "fair.moo").write_text(text, encoding="utf-8")
    names = ("--name", "Ann", "--name", "Ben", "--name", "Cleo")
    for plain in ((), ("--plain",)):
        told = moo("play", tmp_path, *names, "--seed", 1, *plain, typed=[1, 1]).output
        table, end = told.split("The match is over")
        assert "(out)" in table
        assert end.count("(out)") == 1
    match = load(tmp_path).start(3, 1, first=0)
    assert match.view(0).out == (1,)
    while match.decision is not None:
        match.choose(0)
    assert [one.player for one in match.standings if one.out] == [1]


def test_where_all_have_lost_nobody_wins(moo, tmp_path):
    text = FAIR.replace("    end game\n", "    end game by flood\n")
    text = text.replace('action dig "Dig"', 'ending flood "all is under water"\n    lost  yes\n\naction dig "Dig"')
    (tmp_path / "fair.moo").write_text(text, encoding="utf-8")
    told = moo("play", tmp_path, "--people", 2, "--seed", 1, typed=[1, 1]).output
    assert "nobody wins" in told and "a draw of" not in told
