"""Sentences that were right by the rules of the house and yet not what anybody says."""

from __future__ import annotations

import pytest

from moodsl.prose import Book, CardText, Prose, plain, text_lines
from moodsl.prose.table import RulesLines
from moodsl.prose.terms import Terms
from tests.render.conftest import written

LAKES = """
pack lakes "Lakes"
    version   "1.0.0"
    language  "3"

game lakes "Lakes"
    players     2 to 3
    ordered_by  owner

ending dry "the lakes are dry"
    ru  "озёра высохли"

resource coin for each player "coin"
    ru     "монета", "монеты", "монет"
    range  0 to 9

counter passed for each player "passed"
    ru     "пас", "паса"
    range  0 to 1

kind ship is card "ship"
    ru      "корабль", "корабля", "кораблей"
    owned   by_player
    starts  dock

kind leader is card "leader"
    ru      "лидер", "лидера", "лидеров"
    effect  work
    starts  table

kind lake is place "lake"
    ru      "озеро", "озера", "озёр"
    depth   1 to 5

zone dock of ship for each player "docks"

zone table of leader "table"

zone ships of ship for each lake "ships"

to take_cubes count (number)
    gain (count) coin

to dive
    gain 1 coin

action diving "Dive"
    ru  "Нырнуть"
    dive

action asking "Ask"
    needs your passed is 0
    needs your coin is not 0
    needs your coin is not 3
    take_cubes (2 for each leader in table)

action sailing "Sail"
    needs your dock is not empty
    choose a ship from your dock
    choose a lake
    put ship into lake's ships
    gain (number of your ships in lakes' ships) coin
    if number of lake's ships is lake's depth
        gain (ship's lake's depth) coin

action fishing "Fish"
    needs there are 2 ships in your dock
    needs not your coin is 5
    needs your coin is either 2 or 4
    pay (number of leaders in table) coin
    gain 1 coin

action toiling "Toil"
    for each leader in table
        perform leader's work

at noon start:
    each player
        for each lake where its ships is not empty
            take_cubes 1

setup:
    each player
        gain 1 coin

play:
    phase noon "Noon phase"
        ru  "Фаза полудня"
        take turns from first while there is a player where their passed is 0
            perform an action
            set passed to 1
    end game by dry

scoring:
    rank by their coin

lake blue "Blue"
    ru     "Синее"
    depth  2

ship bark "Bark"
    ru  "Барк"

leader ann "Ann"
    ru  "Анна"

    work:
        gain 1 coin
"""


LAKES_EN = """
effect-work = Work
fact-depth = depth
part-count = number
verb-take_cubes = take
    .count-of = as many cubes as { $what }
    .count = { $what } { $what ->
        [one] cube
       *[other] cubes
     }
verb-dive = dive
counter-coin = coin
    .plural = coins
"""
LAKES_RU = """
action-asking = Спросить
action-sailing = Плыть
action-toiling = Трудиться
action-fishing = Рыбачить
effect-work = Труд
fact-depth = глубина
    .gender = f
    .gen = глубины
part-count = число
verb-take_cubes = взять
    .order = возьмите
    .one = берёт
    .count-of = столько кубиков, сколько { $what }
    .count = { $what } { $what ->
        [one] кубик
        [few] кубика
       *[other] кубиков
     }
verb-dive = нырнуть
    .order = ныряйте
counter-coin = монета
    .gender = f
    .plural = монеты
    .acc = монету
counter-passed = пас
    .gender = m
kind-ship = корабль
    .gender = m
    .plural = корабли
    .plural-gen = кораблей
kind-leader = лидер
    .gender = m
    .animate = yes
    .ins = лидером
    .plural = лидеры
    .plural-gen = лидеров
kind-lake = озеро
    .gender = n
    .loc = озере
    .plural = озёра
    .plural-gen = озёр
    .plural-loc = озёрах
zone-dock = док
    .gender = m
    .gen = дока
    .loc = доке
zone-table = стол
    .gender = m
    .gen = стола
    .loc = столе
    .at = on
zone-ships = корабли
    .gender = pl
"""


@pytest.fixture(scope="module")
def lakes(tmp_path_factory: pytest.TempPathFactory) -> Book:
    return written(tmp_path_factory.mktemp("lakes"), LAKES, LAKES_EN, LAKES_RU)


def told(book: Book, action: str, language: str) -> list[str]:
    return text_lines(Prose(book, language).action(action))


def test_an_action_that_only_does_its_verb_says_what_that_is(lakes: Book) -> None:
    assert (told(lakes, "diving", "en"), told(lakes, "diving", "ru")) == (["Gain 1 coin."], ["Получите 1 монету."])


def test_what_is_only_0_or_1_is_nothing_that_somebody_has_and_not_0_is_at_least_1(lakes: Book) -> None:
    english, russian = (told(lakes, "asking", one)[0] for one in ("en", "ru"))
    assert "If your passed is 0 and you have at least 1 coin and you have more or less than 3 coins," in english
    assert "Если ваш пас равен 0 и у вас не меньше 1 монеты и у вас не ровно 3 монеты," in russian


def test_so_many_for_each_stands_in_the_words_of_the_verb(lakes: Book) -> None:
    assert told(lakes, "asking", "en")[0].endswith("take 2 cubes for each leader in the table.")
    assert told(lakes, "asking", "ru")[0].endswith("возьмите 2 кубика за каждого лидера на столе.")


def test_a_place_that_is_called_by_what_lies_in_it_is_told_as_what_it_belongs_to(lakes: Book) -> None:
    english, russian = (" ".join(told(lakes, "sailing", one)) for one in ("en", "ru"))
    assert "put the chosen ship into it." in english and "for each of your ships in all lakes." in english
    assert "положите в него выбранный корабль." in russian and "за каждый свой корабль во всех озёрах." in russian


def test_of_two_owners_one_stands_behind_and_numbers_are_equal(lakes: Book) -> None:
    english, russian = (" ".join(told(lakes, "sailing", one)) for one in ("en", "ru"))
    assert "If the number of ships in the chosen lake and its depth are equal," in english
    assert english.endswith("the depth of the chosen ship's lake.")
    assert "число кораблей в выбранном озере и его глубина равны" in russian
    assert "If your docks are not empty:" in english


def test_an_effect_of_what_is_spoken_of_already_is_its_effect(lakes: Book) -> None:
    assert told(lakes, "toiling", "en") == ["For each leader in the table, perform its effect “Work”."]
    assert told(lakes, "toiling", "ru") == ["Для каждого лидера на столе выполните его эффект «Труд»."]


def test_a_phase_that_says_that_it_is_one_is_no_phase_twice_and_who_acts_is_named_once(lakes: Book) -> None:
    english, russian = (text_lines(CardText(tuple(Terms(lakes, one).rules()))) for one in ("en", "ru"))
    assert english == ["At the start of the Noon phase: each player, for each lake that has ships, takes 1 cube."]
    assert russian == ["В начале фазы полудня: каждый игрок для каждого озера, в котором есть корабли, берёт 1 кубик."]


def test_players_are_ranked_by_several_coins(lakes: Book) -> None:
    assert plain(Prose(lakes, "en").flow("scoring")[0][1]) == "The players are ranked by coins."


def test_players_of_whom_something_is_so_or_not_are_named(lakes: Book) -> None:
    english, russian = (plain(Prose(lakes, one).flow("play")[0][1]) for one in ("en", "ru"))
    assert "as long as there is a player whose passed is 0," in english
    assert "пока есть игрок, пас которого равен 0," in russian


@pytest.mark.parametrize(
    ("line", "english", "russian"),
    [
        (
            "needs there are 2 ships",
            "you have more or fewer than 2 ships in your docks",
            "у вас в доке не ровно 2 корабля",
        ),
        ("needs not your coin is 5", "you have exactly 5 coins", "у вас ровно 5 монет"),
        (
            "needs your coin is either",
            "it is not true that your coins are 2 or 4",
            "неверно, что ваши монеты — 2 или 4",
        ),
        (
            "pay (number of leaders",
            "you cannot pay 1 coin for each leader in the table",
            "вы не можете заплатить 1 монету за каждого лидера на столе",
        ),
    ],
)
def test_what_stands_in_the_way_is_a_sentence(line: str, english: str, russian: str, lakes: Book) -> None:
    place = next(number for number, one in enumerate(LAKES.splitlines(), 1) if one.strip().startswith(line))
    source = lakes.modules[0].span.source.name
    lines = [RulesLines(lambda one=one: Prose(lakes, one)) for one in ("en", "ru")]
    assert [one.lacking(source, place, True) for one in lines] == [english, russian]
