"""Answers in scenarios: compared with what is asked by what they are, not by the number behind it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from forge import FORGE, scenario

HOLES = Path(__file__).parents[2] / "cards" / "good" / "checked" / "holes_in_titles.moo"
AT_FORGE = {"given": "your lanes are [forge]", "when": "you open forge"}  # `gain 1 grain` or `gain 1 coin`
AT_BUILDING = {"given": "your hand is [barn, mill]", "when": "you perform building"}
AT_VISIT = {"given": "players are you, rival, second; your coin is 2", "when": "you perform visiting"}
AT_MAY = {"given": "your lanes are [forge]; your coin is 2; your grain is 1", "when": "you visit rival"}
ASKED = {"forge": AT_FORGE, "building": AT_BUILDING, "visit": AT_VISIT, "may": AT_MAY}


def tried(at: str, *, when: str = "", then: str) -> str:
    parts = ASKED[at]
    return scenario(given=parts["given"], when=parts["when"] + (f"; {when}" if when else ""), then=then)


@pytest.mark.parametrize(
    ("at", "answer"),
    [
        ("forge", "yes"),
        ("forge", "no"),
        ("forge", "rival"),
        ("forge", "barn"),
        ("building", "yes"),
        ("building", "rival"),
        ("building", "building"),
        ("visit", "yes"),
        ("visit", "barn"),
        ("may", "rival"),
        ("may", "you"),
        ("may", "tavern"),
    ],
)
def test_an_answer_of_another_sort_is_not_what_is_asked_for(village, at, answer):
    for text, code in (
        (tried(at, when=f"you choose {answer}", then="day is 0"), "not-offered"),
        (tried(at, then=f"{answer} is offered"), "not-so"),
        (tried(at, then=f"{answer} is not offered"), "not-so"),
    ):
        done = village(text, cards=FORGE)
        assert done.exit_code == 1 and f"{code}: this is not what is asked for" in done.output, (text, done.output)


@pytest.mark.parametrize(
    ("at", "answer"),
    [("forge", '"gain 1 coin"'), ("building", "mill"), ("visit", "second"), ("may", "yes"), ("may", "no")],
)
def test_an_answer_of_the_sort_that_is_asked_for_is_taken(village, at, answer):
    assert village(tried(at, when=f"you choose {answer}", then="day is 0"), cards=FORGE).exit_code == 0
    assert village(tried(at, then=f"{answer} is offered"), cards=FORGE).exit_code == 0


def test_of_nothing_that_is_asked_nothing_is_not_offered(village):
    done = village(scenario(then="rival is not offered"))
    assert done.exit_code == 1 and "not-so: nothing is asked here" in done.output


SWEEP = """
action closing "Close"
    discard a stall from your lanes
"""


def test_an_answer_that_fits_two_options_is_told_with_their_places(village):
    lanes = "your lanes are [barn, mill], [tavern, mill]"
    done = village(
        scenario(given=lanes, when="you perform closing; you choose mill", then="your lanes are [barn]"), cards=SWEEP
    )
    assert done.exit_code == 1
    assert re.search("two-options: this fits 2 options: say which by its place, `top of PLACE`", done.output)
    assert "= actual: `Mill in your lane 1`, `Mill in your lane 2`" in done.output


@pytest.mark.parametrize(("which", "left"), [("barn", "[barn], [tavern, mill]"), ("tavern", "[barn, mill], [tavern]")])
def test_a_card_is_named_by_its_place(village, which, left):
    given, when = (
        "your lanes are [barn, mill], [tavern, mill]",
        f"you perform closing; you choose top of lane of {which}",
    )
    assert village(scenario(given=given, when=when, then=f"your lanes are {left}"), cards=SWEEP).exit_code == 0


def test_equal_copies_in_one_place_are_one_option(village):
    given = "your hand is [barn, barn, mill]; your lanes are [tavern]"
    when = "you perform building; you choose barn; you choose lane of tavern"
    done = village(scenario(given=given, when=when, then="your lanes are [tavern, barn]"))
    assert done.exit_code == 0, done.output


@pytest.mark.parametrize(("words", "so"), [("you +1 coins", True), ("ou +1 coins", False), ("you +1 coin", False)])
def test_words_in_the_log_are_whole_words(village, words, so):
    assert village(scenario(then=f'"{words}" is in log')).exit_code == (0 if so else 1)


@pytest.mark.parametrize(("words", "so"), [("pay 1 grain", True), ("1 grain", True), ("pay 1 grai", False)])
def test_the_words_of_a_reason_are_whole_words(village, words, so):
    text = scenario(given="your grain is 0", then=f'you cannot perform selling because "{words}"')
    assert village(text).exit_code == (0 if so else 1)


@pytest.mark.parametrize(
    ("at", "label", "near"),
    [("forge", "gain 1 coins", "gain 1 coin"), ("may", "yess", "yes"), ("forge", "eat 4 hats", "")],
)
def test_words_that_are_never_an_option_are_not_missing_either(village, at, label, near):
    """`"gain 1 coins" is not offered` would hold for its slip alone."""
    done = village(tried(at, then=f'"{label}" is not offered'), cards=FORGE)
    assert done.exit_code == 1 and "this is never offered here" in done.output, done.output
    assert ("did you mean" in done.output) == bool(near) and near in done.output


def test_an_action_that_cannot_be_taken_now_is_not_offered(village):
    text = scenario(given="your grain is 0", when="reach your turn", then='"Sell grain" is not offered')
    done = village(text)
    assert done.exit_code == 0, done.output


# ---- what lies nowhere on the table ---------------------------------------------------------------------------------

NAMING = """
action naming "Name a colour"
    choose a colour as named
    if named is red
        gain 2 fame
"""


@pytest.mark.parametrize(("answer", "ends"), [("red", 0), ("green", 1), ("3", "not-offered"), ('"red"', 0)])
def test_a_word_is_an_answer(village, answer, ends):
    done = village(scenario(when=f"you perform naming; you choose {answer}", then="your fame is 2"), cards=NAMING)
    assert done.exit_code == (ends if isinstance(ends, int) else 1)
    assert isinstance(ends, int) or ends in done.output


def test_a_word_that_a_card_is_called_by_is_an_answer(village):
    card = '\nstall red "Red Stall"\n    colour  red\n    price   1 coin\n    points  1\n'
    when = "you perform naming; you choose red"
    assert village(scenario(when=when, then="your fame is 2"), cards=NAMING + card).exit_code == 0
    assert village(scenario(when="you perform naming", then="red is offered"), cards=NAMING + card).exit_code == 0


GIVING = """
action giving "Give"
    choose a resource as good
    gain 2 good
"""


@pytest.mark.parametrize(("answer", "ends"), [("grain", 0), ("coin", 1), ("red", "not-offered"), ('"coins"', 1)])
def test_a_resource_is_an_answer(village, answer, ends):
    given, when = "your grain is 0", f"you perform giving; you choose {answer}"
    done = village(scenario(given=given, when=when, then="your grain is 2"), cards=GIVING)
    assert done.exit_code == (ends if isinstance(ends, int) else 1)
    assert isinstance(ends, int) or ends in done.output


OFFER = """
action offering "Offer"
    choose a number from 0 to your coin as offer
    pay (offer) coin
    gain (offer) fame
"""


@pytest.mark.parametrize(
    ("answer", "ends"), [("3", 0), ("0", 1), ("4", "not-offered"), ("barn", "not-offered"), ('"3"', 0)]
)
def test_a_number_is_an_answer(village, answer, ends):
    when, then = f"you perform offering; you choose {answer}", "your fame is 3; your coin is 0"
    done = village(scenario(given="your coin is 3", when=when, then=then), cards=OFFER)
    assert done.exit_code == (ends if isinstance(ends, int) else 1)
    assert isinstance(ends, int) or ends in done.output


def test_an_option_is_answered_by_its_title(village):
    titled = FORGE.replace(
        "            gain 1 grain\n", '            option "Keep it"\n                gain 1 grain\n', 1
    )
    done = village(tried("forge", when='you choose "Keep it"', then="your grain is 4"), cards=titled)
    assert done.exit_code == 0, done.output
    done = village(tried("forge", when='you choose "Keep"', then="day is 0"), cards=titled)
    assert "did you mean `Keep it`?" in done.output


@pytest.mark.parametrize(
    ("when", "then"),
    [
        ('you choose "haggle with rival over 5 coins"', "your coin is 1"),
        ("", '"haggle with rival over 2 coins" is offered'),
        ("", '"haggle with rival over 4 coins" is not offered'),
    ],
)
def test_an_option_is_called_by_its_title_with_the_holes_filled(village, when, then):
    parts = {
        "given": "your lanes are [haggler], [forge]; your coin is 4; your fame is 4",
        "when": 'you open forge; you choose "gain 1 coin"' + (f"; {when}" if when else ""),
    }
    done = village(scenario(**parts, then=then), cards=FORGE + HOLES.read_text("utf-8"))
    assert done.exit_code == 0, done.output
