"""What is told of towns and of the one thing that each player has."""

from __future__ import annotations

from pathlib import Path

import pytest

from moodsl.prose import Book, Prose, plain
from tests.render.conftest import written

TOWNS = """
pack towns "Towns"
    version   "1.0.0"
    language  "3"

game towns "Towns"
    players     2
    ordered_by  owner

counter outbreaks "outbreaks"
    ru     "вспышки"
    range  0 to 5

counter speed for each train "speed"
    ru       "скорость"
    range    1 to 3
    kept_in  station

mark burst for each town "outbreak"
    ru     "вспышка"
    words  calm, over

kind town is place "town"
    ru       "город", "города", "городов"
    climate  calm, wet

kind train is card "train"
    ru      "поезд", "поезда", "поездов"
    owned   by_player
    starts  shed

zone shed of train for each player "shed"
    ru  "депо"

zone station of train for each town "station"
    ru  "станция"

setup:
    each player
        put their train from their shed into rome's station

action spreading "Spread"
    ru  "Разойтись"
    gain 1 outbreaks
    choose a town as sick
    set sick's burst to over
    for each town
        set its burst to calm

action tuning "Tune"
    ru  "Наладить"
    choose your train from towns' station
    it gains 1 speed

action driving "Drive"
    ru  "Ехать"
    choose your train from towns' station
    repeat (train's speed) times
        choose a town
        put train into town's station

action looking "Look"
    ru  "Смотреть"
    choose your train from towns' station as engine
    choose a town as goal
    if engine's town is not goal
        gain 1 outbreaks
    choose a climate from calm, wet as climate
    gain (number of (towns where its burst is climate)) outbreaks

play:
    each player
        perform an action

town rome "Rome"
    ru       "Рим"
    climate  wet

train star "Star"
    ru  "Звезда"
"""
ENGLISH = "fact-climate = climate\n"
RUSSIAN = """
counter-outbreaks = вспышки
    .gender = pl
counter-speed = скорость
    .gender = f
    .gen = скорости
kind-town = город
    .gender = m
    .gen = города
    .plural = города
    .plural-gen = городов
    .plural-loc = городах
kind-train = поезд
    .gender = m
    .gen = поезда
    .plural-gen = поездов
zone-shed = депо
    .gender = n
zone-station = станция
    .gender = f
    .acc = станцию
    .gen = станции
    .plural-gen = станций
word-calm = спокойный
word-wet = дождливый
fact-climate = климат
    .gender = m
word-over = кончившийся
"""


@pytest.fixture(scope="module")
def towns(tmp_path_factory: pytest.TempPathFactory) -> Book:
    return written(tmp_path_factory.mktemp("towns"), TOWNS, ENGLISH, RUSSIAN)


NAMED = TOWNS.replace("set its burst to calm", "set town's burst to calm")


def told(book: Book, action: str, language: str = "en") -> list[str]:
    (paragraph,) = Prose(book, language).action(action).paragraphs
    return [plain(line) for _depth, line in paragraph.lines]


def test_a_counter_whose_title_is_a_plural_goes_up_as_one(towns: Book) -> None:
    assert told(towns, "spreading")[0].startswith("The outbreaks go up by 1,")
    assert told(towns, "spreading", "ru")[0].startswith("Вспышки увеличиваются на 1,")


def test_each_place_is_marked(towns: Book) -> None:
    assert told(towns, "spreading")[1] == "Each town is now calm."
    assert told(towns, "spreading", "ru")[1] == "Каждый город теперь — спокойный."


def test_each_place_is_marked_by_its_noun(tmp_path: Path) -> None:
    named = written(tmp_path, NAMED, ENGLISH, RUSSIAN)
    assert NAMED != TOWNS and told(named, "spreading")[1] == "Each town is now calm."


def test_what_lies_on_a_place_is_said_to_be_there(towns: Book) -> None:
    assert told(towns, "looking")[1] == "If the chosen train is not in the chosen town, the outbreaks go up by 1."


def test_which_of_two_that_have_the_same_words_is_meant_is_said(towns: Book) -> None:
    assert told(towns, "looking")[2].endswith("the number of towns whose outbreak it is.")


def test_what_each_player_has_once_is_not_one_of_his_and_a_title_stands_behind_its_place(towns: Book) -> None:
    setup = plain(Prose(towns, "en").flow("setup")[0][1])
    assert setup == "Each player puts their train from their shed into the station of “Rome”."


def test_whoever_chooses_is_told_to(towns: Book) -> None:
    assert told(towns, "tuning") == ["Choose your train from the stations of all towns, then it gains 1 speed."]
    assert told(towns, "tuning", "ru")[0].startswith("Выберите свой поезд")


def test_so_many_times_as_something_is(towns: Book) -> None:
    assert told(towns, "driving", "ru")[1].startswith(
        "Столько раз, сколько составляет скорость выбранного поезда, положите"
    )
