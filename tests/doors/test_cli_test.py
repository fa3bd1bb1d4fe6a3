"""`moo test`: what is told of scenarios, their coverage, and the number that the command ends with."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from click.testing import Result

from moodsl.cli.watch import watch

VILLAGE = Path(__file__).parents[1] / "cards" / "base.moo"

FORGE = """
stall forge "Forge"
    colour  red
    price   1 grain
    points  1
    copies  2

    sell [A]:
        choose one
            gain 1 grain
            gain 1 coin

    after you visit:
        may
            pay 1 grain
            gain 1 fame

    end of game:
        if your coin is at least 3      # rich enough
            score 1
        otherwise
            score 2

    always:
        toll against you is 1 coin more
"""
HOLDS = """
scenario "a coin is gained"
    when
        you gain 1 coin
    then
        your coin is 1
"""
SOLD_FOR_GRAIN = """
scenario "sold for grain"
    given
        your lanes are [forge]
        your resources are 1 coin
    when
        you open forge
        you choose "gain 1 grain"
        you visit rival
        you choose yes
        you end game
    then
        your fame is 2
"""
THE_REST = """
scenario "sold for coin"
    given
        your lanes are [forge]
        your resources are 2 coin, 1 grain
    when
        you open forge
        you choose "gain 1 coin"
        you visit rival
        you choose no
    then
        toll against you is 2 coin because of forge

scenario "a rich smith"
    given
        your lanes are [forge]
        your resources are 3 coin
    when
        you end game
    then
        game is over
"""


@pytest.fixture
def village(moo, tmp_path):
    """A pack with scenarios: it can be written anew, and tested."""

    def run(scenarios: str, *options: object, cards: str = "", pack: str = "") -> Result:
        folder = tmp_path / "village"
        folder.mkdir(exist_ok=True)
        text = VILLAGE.read_text("utf-8").replace('language  "2"\n', f'language  "2"\n{pack}')
        for name, written in {"game": text, "cards": cards, "tests": scenarios}.items():
            (folder / f"{name}.moo").unlink(missing_ok=True)
            if written:
                (folder / f"{name}.moo").write_text(written, encoding="utf-8")
        return moo("test", "village", *options)

    return run


def scenario(*, given: str = "your coin is 2", when: str = "you gain 1 coin", then: str = "your coin is 3") -> str:
    parts = ["given", *given.split("; "), "when", *when.split("; "), "then", *then.split("; ")]
    lines = ["    " + part if part in ("given", "when", "then") else "        " + part for part in parts if part]
    return "\n".join(['scenario "tried"', *lines]) + "\n"


# ---- how they went --------------------------------------------------------------------------------------------------


def test_what_holds_is_a_dot(village):
    done = village(HOLDS)
    assert done.exit_code == 0
    assert done.output == ".\n1 passed, 0 failed\n"


def test_what_fails_is_told_in_the_scenarios_words(village):
    done = village(scenario(then="your coin is at least 7"))
    assert done.exit_code == 1
    assert done.output == (
        'F\n\nin "tried"\n'
        "not-so: this is not so\n"
        " --> village/tests.moo:7:9\n"
        "  |\n"
        "7 |         your coin is at least 7\n"
        "  |         ^^^^^^^^^^^^^^^^^^^^^^^\n"
        "  = expected: at least 7\n"
        "  = actual: 3\n"
        "  = what happened:\n"
        "      you +1 coins\n"
        "\n0 passed, 1 failed\n"
    )


@pytest.mark.parametrize(
    ("parts", "code", "line", "told"),
    [
        ({"given": "number of workers in your field is 6"}, "cannot-set-up", 3, "only 5 of these pieces are left"),
        ({"given": "number of workers in your hut is 6"}, "cannot-set-up", 3, "only 5 of these pieces are left"),
        (
            {"given": "number of (workers in your yard where its owner is rival) is 5"},
            "cannot-set-up",
            3,
            "`yard` holds 4",
        ),
        ({"given": "number of workers on barn is 1"}, "cannot-set-up", 3, "`barn` lies before nobody"),
        ({"when": "you choose yes"}, "not-asked", 5, "nothing is asked here"),
        (
            {"given": "your hand is [barn, mill]; your grain is 9", "when": "you perform building; you choose tavern"},
            "not-offered",
            7,
            "offered: `Barn`, `Mill`",
        ),
        (
            {"given": "your hand is [barn, mill]; your grain is 9", "when": 'you perform building; you choose "Bran"'},
            "not-offered",
            7,
            "did you mean `Barn`?",
        ),
        (
            {"given": "your hand is [barn, mill]; your grain is 9", "when": "you perform building; rival chooses barn"},
            "not-asked",
            7,
            "you are asked, not rival",
        ),
        (
            {"given": "your hand is [barn, mill]; your grain is 9", "when": "you perform building; you gain 1 coin"},
            "asked-first",
            7,
            "something is asked first",
        ),
        (
            {"given": "your grain is 0", "when": "you perform selling"},
            "cannot-be-done",
            5,
            "`pay 1 grain` stands in the way",
        ),
        (
            {"given": "your coin is 0", "when": "you visit rival"},
            "checks-nothing",
            5,
            "`pay toll against target` stands in the way",
        ),
        ({"when": "you gain 0 coin"}, "checks-nothing", 5, "nothing happens in `when`"),
        (
            {"when": "reach end of evening; " * 5 + "reach end of evening"},
            "not-reached",
            9,
            "the game ends before that",
        ),
        (
            {"given": "your grain is 0", "then": "you can perform selling"},
            "not-so",
            7,
            "`pay 1 grain` stands in the way",
        ),
        ({"when": "you lose 2 coin", "then": "you can visit rival"}, "not-so", 7, "`pay toll against target`"),
        ({"then": "you cannot visit rival"}, "not-so", 7, "nothing prevents it"),
        ({"then": "something is asked"}, "not-so", 7, "nothing is asked"),
        ({"then": "game is over"}, "not-so", 7, "the game goes on"),
        ({"then": "your hand is [barn]"}, "not-so", 7, "= actual: []"),
    ],
)
def test_a_failure_names_its_line_and_what_there_was_instead(village, parts, code, line, told):
    done = village(scenario(**parts))
    assert done.exit_code == 1
    assert re.search(rf"^{code}.*\n +--> village/tests\.moo:{line}:", done.output, re.MULTILINE), done.output
    assert told in done.output


def test_a_refusal_that_is_looked_at_is_something(village):
    assert (
        village(scenario(given="your coin is 0", when="you visit rival", then="you cannot visit rival")).exit_code == 0
    )


def test_what_an_event_sets_off_may_be_nothing(village):
    assert village(scenario(when="you announce start of market", then="your coin is 2")).exit_code == 0


def test_to_reach_a_moment_again_is_to_play_on(village):
    once, twice = "reach end of evening", "reach end of evening; reach end of evening"  # play begins in an evening
    assert village(scenario(when=once, then="day is 0; number of pebbles in pond is 0")).exit_code == 0
    assert village(scenario(when=twice, then="day is 1; number of pebbles in pond is 1")).exit_code == 0


def test_a_game_that_is_ended_is_over(village):
    text = scenario(when="you end game", then="game is over")
    assert village(text).exit_code == 0
    again = village(text.replace("you end game\n", "you end game\n        reach end of evening\n"))
    assert again.exit_code == 1 and "not-reached: the game is over" in again.output


def test_no_scenario_is_wrong_use(village):
    assert village("").exit_code == 2
    assert village(HOLDS, "-k", "tulips").exit_code == 2
    assert village(HOLDS, "-k", "COIN").exit_code == 0


def test_a_faulty_pack_is_not_tested(village):
    done = village(HOLDS.replace("your coin", "your coyn"))
    assert done.exit_code == 1 and "did you mean `coin`?" in done.output and "passed" not in done.output


def test_the_results_as_xml(village, tmp_path):
    assert village(HOLDS + scenario(then="your coin is 4"), "--junit", "results.xml").exit_code == 1
    suite = ElementTree.parse(tmp_path / "results.xml").getroot()
    assert (suite.get("tests"), suite.get("failures")) == ("2", "1")
    assert [case.get("name") for case in suite] == ["a coin is gained", "tried"]
    assert "expected: 4" in suite.findtext("testcase/failure")
    assert village(HOLDS, "--junit", "no/such/folder/results.xml").exit_code == 2


# ---- the log, receipts, reasons -------------------------------------------------------------------------------------

LOCK = """
stall lock "Lock"
    colour  blue
    price   1 coin
    points  0
    copies  2

    always:
        opponents cannot visit you
"""


@pytest.mark.parametrize(
    ("check", "so"),
    [
        ('"you +1 coins" is in log', True),
        ('"+1" is in log', True),
        ('"+2" is in log', False),
        ('"+2" is not in log', True),
        ('"+1" is not in log', False),
        ("toll against rival is 3 coin because of forge, forge", True),
        ("toll against rival is 3 coin because of forge", False),
        ("toll against you is 1 coin because of forge", False),
        ("your harvest is 2 because of stranger", True),
        ('you cannot visit second because "pay toll"', True),
        ('you cannot visit you because "needs target is not you"', True),
        ('you cannot visit second because "needs target"', False),
        ("rival cannot visit you because of lock", True),
        ("rival cannot visit you because of forge", False),
        ('rival cannot visit you because "opponents cannot visit you"', True),
        ('you cannot perform selling because "pay 1 grain"', True),
        ('second cannot perform building because "build a stall"', True),
        ('you cannot build a stall from your hand into a lane from your lanes because "needs number of cards"', True),
    ],
)
def test_reasons_receipts_and_the_log_can_be_compared(village, check, so):
    text = scenario(
        given="players are you, rival, second; your lanes are [tavern, tavern, barn, lock], "
        "[tavern, tavern, barn, barn], [mill, mill, mill, barn]; "
        "second's lanes are [forge], [forge]; rival's lanes are [forge], [forge]; "
        "your hand is [barn]; your coin is 0; rival's coin is 9; your bench is [stranger]; your grain is 0",
        then=check,
    )
    done = village(text, cards=FORGE.replace("copies  2", "copies  4") + LOCK)
    assert done.exit_code == (0 if so else 1), done.output


# ---- coverage -------------------------------------------------------------------------------------------------------


def gaps(output: str, owner: str) -> list[str]:
    return [line.partition(f" {owner}: ")[2] for line in output.splitlines() if f" {owner}: " in line]


def test_every_clause_that_nothing_exercised_is_told(village):
    done = village(HOLDS, "--coverage", cards=FORGE)
    assert done.exit_code == 0
    assert gaps(done.output, "forge") == [
        "`sell [A]:` is never set off",
        "`gain 1 grain` is an option never taken",
        "`gain 1 coin` is an option never taken",
        "`after you visit:` is never set off",
        "`may` is never taken and is never declined",
        "`pay 1 grain` never happens",
        "`gain 1 fame` never happens",
        "`end of game:` is never set off",
        "`if your coin is at least 3` never holds and never fails to hold",
        "`score 1` never happens",
        "`score 2` never happens",
        "`toll against you is 1 coin more` is never in force",
    ]
    assert "village/cards.moo:8: forge: `sell [A]:`" in done.output
    assert re.search(r"^coverage: 0 of \d+ clauses, 0\.0 %$", done.output, re.MULTILINE)


def test_a_branch_that_is_missing_is_told(village):
    done = village(SOLD_FOR_GRAIN, "--coverage", cards=FORGE)
    assert gaps(done.output, "forge") == [
        "`gain 1 coin` is an option never taken",
        "`may` is never declined",
        "`if your coin is at least 3` never holds",
        "`score 1` never happens",
        "`toll against you is 1 coin more` is never in force",
    ]


def test_nothing_is_told_of_a_card_that_is_wholly_exercised(village):
    done = village(SOLD_FOR_GRAIN + THE_REST, "--coverage", cards=FORGE)
    assert done.exit_code == 0 and "passed, 0 failed" in done.output
    assert gaps(done.output, "forge") == []


def test_what_a_scenario_that_fails_has_exercised_counts(village):
    done = village(SOLD_FOR_GRAIN.replace("is 2", "is 9"), "--coverage", cards=FORGE)
    assert done.exit_code == 1 and len(gaps(done.output, "forge")) == 5


def test_verbs_and_actions_are_told_on_demand(village):
    words = "`pay 1 grain` never happens"
    assert words not in gaps(village(HOLDS, "--coverage").output, "selling")
    assert words in gaps(village(HOLDS, "--coverage", "all").output, "selling")


@pytest.mark.parametrize(
    ("pack", "options", "ends"),
    [
        ("", ("--coverage",), 0),
        ("    coverage  100\n", (), 0),
        ("    coverage  100\n", ("--coverage",), 1),
        ("    coverage  10\n", ("--coverage",), 0),
        ("    coverage  100\n", ("--coverage", "all"), 1),
        ("    coverage  100\n", ("--coverage", "--min", 10), 0),
        ("    coverage  100\n", ("--coverage", "-k", "sold"), 0),  # a part cannot cover the whole
        ("    coverage  100\n", ("--coverage", "-k", "sold", "--min", 100), 1),
        ("", ("--coverage", "--min", 100), 1),
        ("", ("--min", 100), 2),
        ("", ("--coverage", "--min", 101), 2),
    ],
)
def test_a_demand_is_met_or_fails(village, pack, options, ends):
    done = village(SOLD_FOR_GRAIN, *options, cards=FORGE, pack=pack)
    assert done.exit_code == ends, done.output
    assert ("have to be covered" in done.output) == (ends == 1)


def test_a_path_behind_the_option_is_a_path(moo, village):
    village(HOLDS)
    assert moo("test", "--coverage", "village").output == moo("test", "village", "--coverage=cards").output
    assert moo("test", "--coverage", "all", "village").exit_code == 0
    assert moo("test", "--coverage=some", "village").exit_code == 2


# ---- watching -------------------------------------------------------------------------------------------------------


def test_a_change_runs_the_scenarios_again_until_ctrl_c(tmp_path, capsys):
    (tmp_path / "game.moo").write_text("# one\n", encoding="utf-8")
    done: list[str] = []
    looks = iter(["", "# longer\n", "gone", "stop"])

    def work() -> int:
        done.append("run")
        if len(done) == 3:
            raise SystemExit(2)  # the pack is not there for a moment
        return 1

    def pause(seconds: float) -> None:
        look = next(looks)
        if look == "stop":
            raise KeyboardInterrupt
        if look == "gone":
            (tmp_path / "game.moo").unlink()
        elif look:
            (tmp_path / "game.moo").write_text(look, encoding="utf-8")

    assert watch(work, [str(tmp_path)], pause) == 130
    assert len(done) == 3
    assert capsys.readouterr().out.count("changed: game.moo\n") == 2


def test_watching_what_is_not_there_is_wrong_use(moo):
    assert moo("test", "nowhere", "--watch").exit_code == 2


def test_watch_ends_quietly(moo, village, monkeypatch):
    def interrupted(seconds: float) -> None:
        raise KeyboardInterrupt

    village(HOLDS)
    monkeypatch.setattr(watch, "__defaults__", (interrupted,))
    done = moo("test", "village", "--watch")
    assert done.exit_code == 130
    assert done.output == ".\n1 passed, 0 failed\nwaiting for a change; Ctrl-C ends\n\n"
