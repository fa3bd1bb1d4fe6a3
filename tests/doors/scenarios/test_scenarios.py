"""`moo test`: what is told of scenarios, and the number that the command ends with."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest
from forge import FORGE, HOLDS, scenario

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
    ("place", "told"),
    [
        ("your hand is [forge]", "1 coins; not at work: Forge (your hand)"),
        ("your lanes are [forge, barn]", "1 coins; not at work: Forge (your lane 1)"),
        ("your lanes are [forge]", ""),
        ("your hand is [barn]", "1 coins"),  # it says nothing for as long as it works
    ],
)
def test_a_card_that_does_not_work_where_it_lies_is_told_with_what_is_not_so(village, place, told):
    done = village(scenario(given=place, then="toll against you is 2 coin"), cards=FORGE)
    assert (f"= actual: {told}\n" in done.output) if told else done.exit_code == 0, done.output


def test_a_question_that_waits_is_told_with_what_is_not_so(village):
    given = "your lanes are [tavern]; your coin is 3; number of workers in your hut is 3"
    done = village(scenario(given=given, when="you visit rival", then="your fame is 2"))
    assert "= actual: 1; you are asked: " in done.output, done.output
    asked = village(scenario(given=given, when="you visit rival", then="nothing is asked"))
    assert asked.output.count("you are asked: ") == 1


def test_a_may_that_cannot_be_done_is_told_where_no_question_is_asked(village):
    given = "your lanes are [forge]; your grain is 0; your coin is 3"
    tried = scenario(given=given, when="you visit rival; you choose yes")
    done = village(tried, cards=FORGE)
    assert "= actual: `may` (village/cards.moo:14) is not asked: it cannot be done here\n" in done.output


def fails(village, code, line, told, **parts):
    """A scenario of these parts fails: the code, the line of it, and what there was instead."""
    done = village(scenario(**parts))
    assert done.exit_code == 1
    assert re.search(rf"^{code}.*\n +--> village/tests\.moo:{line}:", done.output, re.MULTILINE), done.output
    assert told in done.output


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ("number of workers in your field is 6", "only 5 of these pieces are left"),
        ("number of workers in your hut is 6", "only 5 of these pieces are left"),
        ("number of (workers in your yard where its owner is rival) is 5", "`yard` holds 4"),
        ("number of workers on barn is 1", "`barn` lies before nobody"),
    ],
)
def test_what_cannot_be_set_up_is_told_with_the_reason(village, given, told):
    fails(village, "cannot-set-up", 3, told, given=given)


STOCKED = "your hand is [barn, mill]; your grain is 9"


@pytest.mark.parametrize(
    ("given", "when", "code", "line", "told"),
    [
        ("your coin is 2", "you choose yes", "not-asked", 5, "nothing is asked here"),
        ("your grain is 0", "you perform selling", "cannot-be-done", 5, "`pay 1 grain` stands in the way"),
        ("your coin is 0", "you visit rival", "checks-nothing", 5, "`pay toll against target` stands in the way"),
        ("your coin is 2", "you gain 0 coin", "checks-nothing", 5, "nothing happens in `when`"),
        ("your coin is 2", "; ".join(["reach end of evening"] * 6), "not-reached", 9, "the game ends before that"),
        (STOCKED, "you perform building; you choose tavern", "not-offered", 7, "offered: `Barn`, `Mill`"),
        (STOCKED, 'you perform building; you choose "Bran"', "not-offered", 7, "did you mean `Barn`?"),
        (STOCKED, "you perform building; rival chooses barn", "not-asked", 7, "you are asked, not rival"),
        (STOCKED, "you perform building; you gain 1 coin", "asked-first", 7, "something is asked first"),
    ],
)
def test_what_cannot_be_done_names_its_line_and_the_reason(village, given, when, code, line, told):
    fails(village, code, line, told, given=given, when=when)


def test_an_answer_at_the_edge_of_a_phase_is_told_how_to_go_on(village):
    told = "play stands at the edge of a phase: write `reach rival's choice` in place of `reach start of evening`"
    fails(village, "not-asked", 6, told, given="your coin is 2", when="reach start of evening; rival chooses yes")


def test_an_answer_where_nothing_was_done_is_told_why_nothing_was(village):
    build = "you build barn into a lane from your lanes"
    told = f"`{build}` did nothing: `pay stall's price"
    fails(village, "not-asked", 7, told, given="your hand is [barn]; your grain is 0", when=f"{build}; you choose yes")


@pytest.mark.parametrize(
    ("parts", "told"),
    [
        ({"given": "your grain is 0", "then": "you can perform selling"}, "`pay 1 grain` stands in the way"),
        ({"when": "you lose 2 coin", "then": "you can visit rival"}, "`pay toll against target`"),
        ({"then": "you cannot visit rival"}, "nothing prevents it"),
        ({"then": "something is asked"}, "nothing is asked"),
        ({"then": "game is over"}, "the game goes on"),
        ({"then": "your hand is [barn]"}, "= actual: []"),
    ],
)
def test_what_is_not_so_is_told_with_what_there_was_instead(village, parts, told):
    fails(village, "not-so", 7, told, **parts)


def test_a_refusal_that_is_looked_at_is_something(village):
    assert (
        village(scenario(given="your coin is 0", when="you visit rival", then="you cannot visit rival")).exit_code == 0
    )


def test_what_an_event_sets_off_may_be_nothing(village):
    assert village(scenario(when="you announce start of evening", then="your coin is 2")).exit_code == 0


def test_to_reach_a_moment_again_is_to_play_on(village):
    once, twice = "reach end of evening", "reach end of evening; reach end of evening"  # play begins in an evening
    assert village(scenario(when=once, then="day is 0; number of pebbles in pond is 0")).exit_code == 0
    assert village(scenario(when=twice, then="day is 1; number of pebbles in pond is 1")).exit_code == 0


def test_a_game_that_is_ended_is_over(village):
    text = scenario(when="you end game", then="game is over")
    assert village(text).exit_code == 0
    again = village(text.replace("you end game\n", "you end game\n        reach end of evening\n"))
    assert again.exit_code == 1 and "not-reached: the game is over" in again.output
    again = village(text.replace("you end game\n", "you end game\n        reach end of game\n"))
    assert "not-reached: the game is over already: take this line out" in again.output


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


def test_the_log_of_a_failure_is_told_in_the_language_that_is_spoken(village):
    failing = scenario(then="your coin is 70")
    english, russian = village(failing).output, village(failing, "--lang", "ru").output
    assert "what happened:\n" in english and "you +1 coin" in english
    assert "что было:\n" in russian and "you: +1" in russian and "you +1 coin" not in russian


def test_what_is_asked_is_told_in_the_language_that_is_spoken_and_options_as_they_are_written(village):
    answered = scenario(
        given="your hand is [barn, mill]; your grain is 9", when="you perform building; you choose tavern"
    )
    russian = village(answered, "--lang", "ru").output
    assert "игроку `you` этого не предлагают" in russian
    assert "(предлагают: `Barn`, `Mill`)" in russian and "choose" not in russian.partition("на деле: ")[2]


def test_where_no_card_changes_a_value_none_is_said_to(village):
    failing = village(scenario(then="toll against you is 1 coin because of forge"), cards=FORGE).output
    assert "no card changes this value itself" in failing and "other cards" not in failing


# ---- variants -------------------------------------------------------------------------------------------------------

FAIR = """
variant fair "Fair"

    play:
        phase noon "Noon"
            gain 3 day
            take turns from first while their hut is not empty
                perform an action
        end game by market_day

    scoring:
        each player
            score 7 + their fame
        rank by their result
"""


def of_fair(text: str) -> str:
    """A scenario of the variant."""
    return text.replace('"tried"\n', '"tried"\n    variant  fair\n')


@pytest.mark.parametrize(
    ("when", "then"),
    [
        ("reach end of noon; reach end of game", "rival's result is 7"),
        ("reach your turn; reach end of noon", "day is 3"),
        ("reach end of game", "your result is 9; rival's result is 7"),
        ("you gain 3 fame; you end game", "your result is 10"),  # also where the game ends outside its flow
    ],
)
def test_a_scenario_of_a_variant_is_played_and_scored_by_it(village, when, then):
    tried = scenario(when=when, then=then)
    done = village(of_fair(tried), cards=FAIR)
    assert done.exit_code == 0, done.output
    assert village(tried, cards=FAIR).exit_code == 1


def test_the_phases_of_the_game_are_not_those_of_a_variant(village):
    tried = scenario(when="reach start of evening", then="day is 1")
    assert village(tried, cards=FAIR).exit_code == 0
    done = village(of_fair(tried), cards=FAIR)
    assert "not-reached" in done.output


# ---- one file of a pack ---------------------------------------------------------------------------------------------


def test_of_a_file_of_a_pack_its_own_scenarios_are_run_with_the_cards_of_the_pack(moo, village, tmp_path):
    village(HOLDS, cards=FORGE + scenario(then="your coin is 9"))
    assert moo("test", "village").output.endswith("1 passed, 1 failed\n")
    done = moo("test", "village/tests.moo")
    assert (done.exit_code, done.output) == (0, ".\n1 passed, 0 failed\n")
    assert moo("test", "village/cards.moo").output.endswith("0 passed, 1 failed\n")
    assert moo("test", "village/tests.moo", "village/cards.moo").output.endswith("1 passed, 1 failed\n")


def test_a_file_of_a_folder_below_finds_its_pack(moo, village, tmp_path):
    village(HOLDS)
    below = tmp_path / "village" / "scenarios" / "coins"
    below.mkdir(parents=True)
    (tmp_path / "village" / "tests.moo").rename(below / "tests.moo")
    assert moo("test", "village/scenarios/coins/tests.moo").output == ".\n1 passed, 0 failed\n"
    assert moo("test", below / "tests.moo").output == ".\n1 passed, 0 failed\n"
