"""Words that somebody writes who knows other games, and what he is told."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

CARD = 'stall well "Well"\n    colour  red\n    price   1 coin\n    points  1\n\n    after visit:\n        {0}\n'

SAID = tomllib.loads((Path(__file__).parent / "newcomers.toml").read_text("utf-8"))


@pytest.mark.parametrize("line", SAID)
def test_a_newcomer_is_told_how_to_say_it(faults_of, line):
    (fault,) = faults_of(CARD.format(line))
    assert {fault.code: fault.message, "help": fault.help} == SAID[line]


def test_a_fact_in_words_is_told_in_digits(faults_of):
    (fault,) = faults_of('stall well "Well"\n    colour  red\n    price   1 coin\n    points  two\n')
    assert (fault.code, fault.help, fault.fix) == ("wrong-fact", "write `2`", "2")


def test_cards_without_brackets_are_told_them(faults_of):
    given, then = "        your hand is barn, mill\n", "        your coin is 4\n"
    text = f'scenario "bare"\n    given\n{given}    when\n        you gain 1 coin\n    then\n{then}'
    (fault,) = faults_of(text)
    assert fault.code == "cannot-set-up"
    assert fault.help == "cards stand in square brackets: write `your hand is [barn, mill]`"


def test_where_a_card_lies_is_given_by_its_place(faults_of):
    given, then = "        barn is in your hand\n", "        your coin is 4\n"
    text = f'scenario "bare"\n    given\n{given}    when\n        you gain 1 coin\n    then\n{then}'
    (fault,) = faults_of(text)
    assert fault.help == "cards stand in square brackets: write `your hand is [barn]`"
    assert faults_of(text.replace("barn is in your hand", "your hand is [barn]")) == []


def test_one_of_several_piles_is_asked_for(faults_of):
    (fault,) = faults_of(CARD.format("put this onto your lanes"))
    assert (fault.code, fault.help) == ("wrong-kind", "say which one: write `a lane from your lanes`")


def test_a_place_of_another_board_is_called_what_it_is(faults_of):
    """Not only a card, for a hex is one as well."""
    boards = """
kind hex is place "hex"
kind square is place "square"
board space of hex
    form   hexagons
    reach  1
board yard of square
    form    squares
    width   2
    height  2
relation adjacent of hex
    from space
action looking "Look"
    choose a hex as here
    choose a square as there_now
    if there_now is adjacent to here
        gain 1 coin
"""
    faults = faults_of(boards)
    assert "`there_now` is a square, but a hex is needed here" in [str(fault.message) for fault in faults]
