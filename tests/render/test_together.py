"""What a game of one's own asked of the texts: players who win together, and names that the house has, too."""

from __future__ import annotations

import pytest

from moodsl.prose import Book, Prose, plain, text_lines
from moodsl.prose.game_rules import game_rules
from tests.render.conftest import written

RAFT = """
pack raft "Raft"
    version   "1.0.0"
    language  "3"

game raft "Raft"
    players     2 to 4
    ordered_by  doer

ending ashore "land is in sight"
    ru  "видна земля"

ending sunk "the raft has sunk"
    ru    "плот утонул"
    lost  yes

counter leaks "leaks"
    ru     "течь", "течи", "течей"
    range  0 to 9

counter days "days"
    range  0 to 9

kind thing is card "thing"
    ru      "вещь", "вещи", "вещей"
    starts  crate

zone crate of thing "crate"
    ru     "ящик"
    face   down
    drawn  pockets

zone pockets of thing for each player "pockets"
    ru  "карманы"

to go
    draw (6 - number of players) things
    draw (4 - number of your pockets) things

to object limits (number)
    gain (limits) leaks

action leaning "Lean over"
    ru  "Наклониться"
    choose an opponent
    opponent draws 1 thing
    go
    object 2
    if leaks is 9
        end game by sunk

setup:
    shuffle crate

play:
    take turns from first while days is less than 9 and their pockets are not empty
        perform an action
        gain 1 days
    end game by ashore

thing rope "Rope"
    ru      "Верёвка"
    copies  9
"""
RAFT_EN = """
counter-leaks = leak
    .plural = leaks
verb-go = wade
verb-object = grumble
    .limits = about { $what }
"""
RAFT_RU = """
counter-leaks = течь
    .gender = f
    .plural = течи
    .plural-gen = течей
counter-days = день
    .gender = m
verb-go = брести
    .order = бредите
verb-object = ворчать
    .order = ворчите
    .limits = о { $what }
kind-thing = вещь
    .gender = f
    .plural = вещи
zone-crate = ящик
    .gender = m
    .gen = ящика
    .loc = ящике
zone-pockets = карманы
    .gender = pl
    .loc = карманах
"""


@pytest.fixture(scope="module")
def raft(tmp_path_factory: pytest.TempPathFactory) -> Book:
    return written(tmp_path_factory.mktemp("raft"), RAFT, RAFT_EN, RAFT_RU)


def rules(book: Book, language: str) -> list[str]:
    return [line.strip() for _title, lines in game_rules(Prose(book, language)) for line in lines]


def test_where_all_can_lose_and_nothing_is_scored_nobody_is_an_opponent(raft: Book) -> None:
    english, russian = (" ".join(text_lines(Prose(raft, one).action("leaning"))) for one in ("en", "ru"))
    assert "choose a teammate" in english.lower() and "opponent" not in english
    assert "соратника" in russian and "соперник" not in russian


def test_an_ending_by_which_nobody_wins_says_so(raft: Book) -> None:
    assert {"land is in sight", "the raft has sunk (nobody wins)"} <= set(rules(raft, "en"))
    assert {"видна земля", "плот утонул (никто не побеждает)"} <= set(rules(raft, "ru"))


def test_a_verb_that_is_called_as_one_of_the_house_has_its_own_words(raft: Book) -> None:
    text = " ".join(text_lines(Prose(raft, "en").action("leaning")))
    assert "wade" in text and "Grumble about 2" in text


def test_only_what_comes_to_the_things_that_are_counted_is_drawn_until_there_are_enough(raft: Book) -> None:
    assert text_lines(Prose(raft, "en").verb("go")) == [
        "Draw things equal to 6 minus the number of players.",
        "Draw things until there are 4 things in your pockets.",
    ]


def test_what_the_game_counts_one_by_one_is_told_by_its_number(raft: Book) -> None:
    english, russian = (" ".join(rules(raft, one)) for one in ("en", "ru"))
    assert "If the number of leaks is 9" in english
    assert "если число течей равно 9" in russian.lower()


def test_a_condition_of_turns_that_is_not_about_whoever_acts_stands_before_them(raft: Book) -> None:
    assert plain(Prose(raft, "en").flow("play")[0][1]).startswith(
        "In turns, beginning with the first player, as long as the days are fewer than 9, each player who has things in"
    )
