"""`moo play`: what stands beside options, their numbers, and several answers on one line."""

from __future__ import annotations

import re

import pytest
from at_table import TWO

from moodsl.cli.play.option_numbers import span

RACES = [1, 1]


def offered(output: str) -> list[dict[int, str]]:
    """The options of every question that was asked, by their numbers."""
    blocks = re.split(r"^.*\(h help\):.*$", output, flags=re.MULTILINE)
    shown = [block.rpartition("\n\n")[2] for block in blocks]
    return [
        {int(number): label for number, label in re.findall(r"^ +(\d+)  (\S+(?: \S+)*)", one, re.M)} for one in shown
    ]


def test_what_an_option_does_stands_beside_it(moo, monkeypatch):
    monkeypatch.setenv("COLUMNS", "80")
    output = moo(*TWO, typed=[*RACES, 0, 0]).output
    assert re.search(r"^ +1 +Alkari +starting resources .*\n +\S.*\n", output, re.MULTILINE)
    assert re.search(r"exploit a\s+red card: gain 1 fleet", output)
    assert re.search(r"^ +2 +Exploitation +\S", output, re.MULTILINE)
    assert max(map(len, output.splitlines())) <= 80


def test_an_option_keeps_its_number_while_others_are_picked(moo):
    first, second = offered(moo(*TWO, typed=[*RACES, 2]).output)[2:4]
    assert sorted(first) == [0, 1, 2, 3, 4, 5]
    assert second == {number: label for number, label in first.items() if number != 2}


def test_an_action_has_the_same_number_in_every_turn(moo):
    questions = offered(moo(*TWO, typed=[*RACES, 0, 0, *["exploitation", 1] * 4]).output)
    actions = [one for one in questions if any("Exploitation" in label for label in one.values())]
    assert len(actions) > 2
    assert all(one[2].startswith("Exploitation") for one in actions)
    assert all(1 not in one or one[1].startswith("Building") for one in actions)


def test_several_answers_on_one_line(moo):
    output = moo(*TWO, typed=[*RACES, "1 3 0", "log"]).output
    assert "several at once: 1 2 0; 0 ends" in output
    names = offered(output)[2]
    told = " ".join(output.split())
    gone = ", ".join(re.split(r"  ", names[number])[0] for number in (1, 3))
    assert f"{gone}: Player 2's hand -> discard pile" in told
    assert len([one for one in offered(output) if one == names]) == 1


def test_of_answers_that_do_not_fit_together_none_is_taken(moo):
    output = moo(*TWO, typed=["1 2", "log"]).output
    assert "2 cannot be picked as well, so nothing is picked" in output
    assert "play area" not in output.rpartition("nothing is picked")[2]
    one = moo(*TWO, typed=[*RACES, 0, 0, "2 3"]).output
    assert "`2 3`: only one answer is asked for here" in one


def test_in_a_low_window_only_what_changed_is_drawn_again(moo, monkeypatch):
    monkeypatch.setenv("LINES", "40")
    answers = [*RACES, 0, 0, *["exploitation", 1] * 2, "table"]
    tables = moo(*TWO, typed=answers).output.split("first: Player")[1:]
    rows = [set(re.findall(r"^(\w+) +[■□]", table, re.MULTILINE)) for table in tables]
    assert "loyalty" in rows[0] and "loyalty" in rows[-1]
    assert any(row and "loyalty" not in row for row in rows)


@pytest.mark.parametrize(("language", "told"), [("en", "table shows all"), ("ru", "стол покажет всё")])
def test_the_question_and_the_news_stand_on_one_screen(moo, monkeypatch, language, told):
    """In a window of 24 lines, from the second question on: the table is told in brief, and how to see all of it."""
    monkeypatch.setenv("LINES", "24")
    monkeypatch.setenv("COLUMNS", "80")
    answers = [3, 0, *[2, 1, 3] * 9]
    alone = ("play", "orion", "--players", 4, "--bots", "easy", "--seed", 12, "--lang", language)
    screens = re.split(r"(?m)^.*\(h[^)]*\): ", moo(*alone, typed=answers).output)[2:-1]
    # The answer before and the empty line above the title may leave the window; the line of the prompt stands below.
    assert len(screens) > 15 and max(screen.count("\n") - 1 for screen in screens) <= 24
    assert any(told in screen for screen in screens)
    followed = re.findall(r"(?m)^  (?:Bot|Бот) \d: \w+ · (\w+)", "".join(screens))
    assert followed and not {"Bot", "Бот"} & set(followed)  # who did it is not said again


def test_plain_lines_for_a_screen_reader(moo):
    assert "signs:" in moo(*TWO, typed=["h"]).output and "signs:" not in moo(*TWO, "--plain", typed=["h"]).output
    output = moo(*TWO, "--plain", typed=[*RACES, 0, 0, "exploitation", 1]).output
    assert not set(output) & set("─■□✦◄·│\x1b")
    assert re.search(r"^Player 2: food \d; fleet \d; production \d; loyalty 10", output, re.MULTILINE)
    assert re.search(r"^2\. Exploitation: .*[.]$", output, re.MULTILINE)
    assert re.search(r"^your hand:\n  \S.*: colour ", output, re.MULTILINE)
    assert output.count("middle of the table: ") < output.count("food")
    assert "--plain --load" in output
    assert " ; " not in output
    assert all(block.startswith("your hand:\n") for block in re.findall(r"[^\n]*\n  [A-Z].*: colour ", output)[:1])


@pytest.mark.parametrize("way", ["", "--plain"])
def test_equal_things_in_a_bag_and_equal_places_of_a_card_are_counted(moo, way):
    output = moo(
        "play", "galaxy", "--players", 2, "--bots", "easy", "--seed", 1, *filter(None, [way]), typed=[1]
    ).output
    assert re.search(r"your bag: red cube ×5", output)
    assert re.search(r"Nautiliads.* base red cell ×2", output)


def test_a_hand_too_wide_for_columns_has_a_line_for_each_card(moo, monkeypatch):
    monkeypatch.setenv("COLUMNS", "80")
    output = moo(*TWO, "--lang", "ru", typed=RACES).output
    assert re.search(r"^рука \(у вас\) *$", output, re.MULTILINE)
    assert re.search(r"^Утилизатрон +цвет жёлтый; цена 4 продовольствия, 2 флота; ", output, re.MULTILINE)
    assert "знак лояльности да" not in output


def test_a_counter_in_columns_is_named_in_the_plural(moo):
    output = moo(*TWO, "--lang", "ru", typed=RACES).output
    assert re.search(r"^очки +0", output, re.MULTILINE)


def test_two_numbers_are_not_told_as_a_span():
    assert [span(numbers) for numbers in ([1, 2], [0, 1, 2, 5], [4])] == ["1, 2", "0 to 2, 5", "4"]


def test_a_low_window_shows_a_long_title_and_the_end_of_a_long_event(moo, monkeypatch):
    monkeypatch.setenv("COLUMNS", "80")
    output = moo("play", "eminent", "--players", 2, "--people", 2, "--seed", 4, "--lang", "ru").output
    told = " ".join(output.split())
    assert "первый игрок: Игрок" in told and "первый игрок…" not in told
    assert len(output.partition("первый игрок — ")[2].splitlines()) < 20
    assert ": - " not in told
