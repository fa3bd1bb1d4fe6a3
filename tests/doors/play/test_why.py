"""`why` at the table: why something is not offered, how a number comes about, what caused a line of the log."""

from __future__ import annotations

import re

from at_table import NIGHT_MARKET, TWO

START = [1, 1, "no more", "no more"]


def test_why_tells_the_numbers_and_the_line(moo):
    output = moo(*TWO, typed=[*START[:2], "why attack", "why activation", 0, 0, "why activation"]).output
    assert "1 needed; your actions: 0" in output
    assert "Attack cannot be taken now: you have no cubes in your actions\n" in output
    assert "Activation cannot be taken now: none of your cards will do\n    (" in output
    assert len(re.findall(r"^    \(cards/orion/verbs/actions.moo:\d+\)$", output, re.MULTILINE)) == 3


def test_why_not_asks_the_same(moo):
    output = moo(*TWO, typed=[*START[:2], "why not attack"]).output
    assert "Attack cannot be taken now" in output and "1 needed; your actions: 0" in output


def test_why_tells_how_a_number_comes_about(moo):
    asked = ["why attack_cost against Player 1", "why cost of an attack", "why loyalty mark", "why food", "why round"]
    output = moo(*TWO, typed=[*START, *asked, "why system discount"]).output
    assert "Player 1: cost of an attack: 2 fleet" in output
    assert output.count("Player 2: cost of an attack: 2 fleet") == 1
    assert re.search(r"Player 1: .*loyalty mark: 6", output)
    assert re.search(r"Player \d: food \d: 0, \+\d the rules", output)
    assert "round number 1: 0, +1 the rules" in output
    assert "nothing to ask it of is named" in output


def test_why_tells_what_caused_a_line_of_the_log(moo):
    output = moo(*TWO, typed=[*START, "log why", "why 2", "why #3", "why 99"]).output
    assert re.search(r"^     2  -- Start of the round --", output, re.MULTILINE)
    assert re.search(r"^-- Start of the round --.*(\n.*)*\(cards/orion/game.moo:\d+\)", output, re.MULTILINE)
    assert "the log has no line 99, only 1 to 3" in output


def test_why_tells_of_a_card_that_is_not_offered(moo):
    output = moo(*TWO, typed=[*START, "why frigate", "building", "why advia", "why titan"]).output
    assert "Frigate: no card is asked for now" in output
    assert "Advia is not offered: it does not fit this: " in output
    assert re.search(r"Titan(: you see none| is offered| is not offered)", output)


def test_why_tells_nothing_of_hidden_cards(moo):
    output = moo("play", NIGHT_MARKET, "--people", 3, "--seed", 4, typed=["why offer", "why rebate", "why alms"]).output
    assert "offer: it is worked out from cards that not everybody sees" in output
    assert re.search(r"Player 1: alms: 1 coins?", output)


def test_why_answers_in_russian(moo):
    output = moo(*TWO, "--lang", "ru", typed=[1, 1, 0, 0, "why активация", "why цена атаки", "log why", "why 2"]).output
    assert "Активация: сейчас этого сделать нельзя: среди ваших карт нет подходящих" in output
    assert "цена атаки: 2 флота" in output


def test_commands_are_understood_in_russian_too(moo):
    typed = ["почему активация", "журнал почему", "почему 2", "помощь", "стол", "выход"]
    done = moo(*TWO, "--lang", "ru", typed=[1, 1, 0, 0, *typed])
    assert done.exit_code == 0 and "не вариант и не команда" not in done.output
    assert "среди ваших карт нет подходящих" in done.output and "сохранить и выйти" in done.output
    assert "партия сохранена" in done.output
