"""Texts of Master of the Galaxy and Eclipse that say who is meant, and what is done in the end.

`make test` reads those of Master of the Galaxy, `make soak` those of Eclipse: each needs all pages of its game.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from moodsl.extras.site.names import Names
from moodsl.extras.site.pages.how_to_play import how_to_play_page
from moodsl.extras.site.shelf import Shelf
from moodsl.prose import open_book


@cache
def page_of(game: str, language: str) -> str:
    return how_to_play_page(Names(Shelf(open_book(game, scenarios=False), ("en", "ru")), language))


def sampled(*cases: Any) -> list[Any]:
    """The cases; those of Eclipse are left to `make soak`."""
    return [
        pytest.param(*one.values, id=one.id, marks=pytest.mark.soak if one.values[0] == "eclipse" else ())
        for one in cases
    ]


@pytest.mark.parametrize(
    ("game", "english", "russian"),
    sampled(
        pytest.param(
            "galaxy",
            "Perform one of the actions “Discard a card”, “Lay a conflict”, “Offer peace” or “End the turn”.",
            "Выполните одно из действий: «Сбросить карту», «Выложить конфликт», «Предложить мир» или «Закончить ход».",
            id="one of some actions",
        ),
        pytest.param(
            "galaxy",
            "the number of start systems that are held by you.",
            "число стартовых систем, которые принадлежат вам.",
            id="a verb agrees with several",
        ),
        pytest.param(
            "galaxy",
            "This is possible only if your side in the conflict is full.",
            "Это возможно, только если ваша сторона в конфликте заполнена.",
            id="an owner stands before the noun, or behind it",
        ),
        pytest.param(
            "galaxy",
            "If a player has reached one of the goals:",
            "Если кто-либо из игроков достиг одной из целей:",
            id="somebody, and not you",
        ),
        pytest.param(
            "galaxy",
            "Note that one more card has been discarded this turn.",
            "Отметьте, что в этот ход сброшена ещё одна карта.",
            id="a counter that only notes something",
        ),
        pytest.param(
            "galaxy",
            "Each player, for each non-empty cell in the conflict that is on their side, clears it.",
            "Каждый игрок для каждой непустой ячейки в конфликте, которая на его стороне, освобождает её.",
            id="whoever does it for each of some is named once",
        ),
        pytest.param(
            "galaxy",
            "If the bases of the conflict's red side are empty,",
            "Если базы красной стороны конфликта пусты,",
            id="whose whose it is, and one thing that is named",
        ),
        pytest.param(
            "galaxy",
            "if your stock of bases is not empty,",
            "если ваш запас баз не пуст,",
            id="what is needed is nobody's own",
        ),
        pytest.param("galaxy", "Nobody is ranked before another.", "Места не распределяются.", id="no ranking"),
        pytest.param(
            "galaxy",
            "take as many cubes of any colours but black as your cubes for discarding plus your additional cubes for "
            "discarding.",
            "возьмите столько кубиков любых цветов, кроме чёрного: ваше число кубиков за сброс плюс ваша прибавка за "
            "сброс.",
            id="a number that is worked out",
        ),
        pytest.param("galaxy", "### Put a cube {", "### Положить кубик {", id="a section of several verbs"),
        pytest.param("galaxy", "{: #verb-press }", "{: #verb-press }", id="the second verb of a section"),
        pytest.param(
            "galaxy",
            "### Take the route back on a track {",
            "### Вернуть маршрут на трассе {",
            id="a verb without an object",
        ),
        pytest.param(
            "galaxy", "A game of 72 cards, and 245 boards and pieces,", "Игра из 72 карт", id="what is a card"
        ),
        pytest.param(
            "eclipse",
            "In turns, beginning with the first player, as long as a player did not pass, each player takes a turn.",
            "По очереди, начиная с первого игрока, пока кто-либо из игроков ещё не спасовал, каждый игрок делает ход.",
            id="turns that go on for all",
        ),
        pytest.param(
            "eclipse",
            "Gain 1 unit of the second chosen resource.",
            "Получите 1 единицу второго ресурса.",
            id="a second thing that is chosen",
        ),
        pytest.param(
            "eclipse",
            "As long as the number of sectors in the outer stack is more than the number of outer sectors",
            "Пока число секторов во внешней стопке больше числа внешних секторов",
            id="a pile that stands for a number",
        ),
        pytest.param(
            "eclipse",
            "If there is 1 player, the game ends",
            "Если играет 1 игрок, игра заканчивается",
            id="one player",
        ),
        pytest.param(
            "eclipse",
            "The chosen opponent may do this:\n\n- You receive",
            "Выбранный соперник может сделать следующее:\n\n- Вы принимаете",
            id="behind may somebody else does something",
        ),
        pytest.param(
            "eclipse",
            "it gains damage equal to the chosen die's damage",
            "оно получает повреждения в количестве, равном урону выбранного кубика",
            id="two things that could be called it",
        ),
        pytest.param("eclipse", "put it aside.", "отложите её.", id="a pronoun inside a verb"),
        pytest.param(
            "eclipse",
            "Cubes on the track of science",
            "Фишка на шкале науки",
            id="counters under one name",
        ),
        pytest.param(
            "eclipse",
            "If any ships of opponents destroy the hex's controller's population",
            "Если любые чужие корабли уничтожают население хозяина гекса",
            id="whose it is",
        ),
        pytest.param("eclipse", "You drop out of the game.", "Вы выбываете из игры.", id="who is out of the game"),
        pytest.param(
            "eclipse",
            "Each player notes that they did not pass.",
            "Каждый игрок отмечает, что он ещё не спасовал.",
            id="a mark of several is taken away",
        ),
        pytest.param(
            "eclipse",
            "Note the lowest order of entry of the vessel's owner's ships on the hex.",
            "Запомните наименьший порядок входа кораблей владельца судна на гексе.",
            id="a number that changes before it is used",
        ),
        pytest.param(
            "eclipse",
            "If the noted order of entry is at least 1",
            "Если запомненный порядок входа не меньше 1",
            id="a number that was noted",
        ),
        pytest.param(
            "galaxy",
            "Note whether the property of the card works.",
            "Запомните, верно ли, что свойство карты действует.",
            id="what is so now, and may not be so later",
        ),
        pytest.param(
            "galaxy",
            "If it was noted that the property of the card works, perform the effect “Discard” of the card.",
            "Если было верно, что свойство карты действует, выполните эффект «Сброс» карты.",
            id="what was so",
        ),
        pytest.param(
            "galaxy",
            "Note the start system of the noted colour.",
            "Запомните стартовую систему запомненного цвета.",
            id="a word that was noted",
        ),
        pytest.param(
            "eclipse",
            "- Put the top card of the discovery stack onto the noted hex.",
            "- Положите верхнюю карту стопки открытий на запомненный гекс.",
            id="what takes long to tell is told once",
        ),
        pytest.param(
            "galaxy",
            "Put the conflict onto the track.",
            "Положите конфликт на трассу.",
            id="a place in words of its own",
        ),
        pytest.param(
            "galaxy",
            "put a cube from the bank whose colour is the cube's colour into your bag",
            "положите кубик из банка, цвет которого — цвет кубика, в свой мешок",
            id="one thing is compared with another that is called so",
        ),
        pytest.param(
            "eclipse",
            "As long as your debt is at least 1, and either you can trade for a credit or you have at least 1 "
            "influence disc in sectors (up to 99 times), find credits.",
            "Пока ваш долг не меньше 1, и либо вы можете выменять кредит, либо у вас в секторах не меньше 1 диска "
            "влияния (до 99 раз), найдите кредиты.",
            id="several of which one holds, beside what has to hold",
        ),
        pytest.param(
            "eclipse",
            "This is possible only if the technology is not among your technologies.",
            "Это возможно, только если вы ещё не знаете технологию.",
            id="what is not so, in words of its own",
        ),
        pytest.param(
            "eclipse",
            "the points for their number of technologies on the military track",
            "очки за своё число технологий на военной шкале",
            id="a word before a noun",
        ),
        pytest.param(
            "eclipse",
            "The technology's category is rare or the category.",
            "Категория технологии — редкая или категория.",
            id="a word beside one that is not known",
        ),
        pytest.param(
            "eclipse",
            "For each vessel on the hex, take it out of the battle.",
            "Судно теперь — сражающееся.",
            id="ships lie on a hex, and a participle agrees",
        ),
        pytest.param("eclipse", "### Assign dice {", "### Распределить кубики {", id="what is done to dice"),
        pytest.param(
            "eclipse",
            "- The number of wormholes in the sector is at least 1",
            "Выберите категорию (военная, сетевая или нано)",
            id="sides that have something, and words that agree",
        ),
        pytest.param(
            "eclipse",
            "the total damage of the dice that hit it",
            "судна, которое — враг для судна",
            id="several hit, and a noun behind which",
        ),
        pytest.param(
            "eclipse",
            "fire its missiles;",
            "что ваш запас ресурса не меньше вашего курса обмена",
            id="both sides of a comparison are yours",
        ),
        pytest.param(
            "eclipse", "If the hex has a controller and", "Если у гекса есть хозяин", id="somebody has something"
        ),
        pytest.param(
            "galaxy",
            "such that the card's empty cells for this project are fewer",
            "верно, что число пустых ячеек карты для этого проекта меньше",
            id="a word that is chosen is no it in a value",
        ),
        pytest.param(
            "galaxy",
            "Clear the card (the chosen project's cells).",
            "Освободите карту (выбранный проект).",
            id="a word that was chosen, with the noun that it has",
        ),
        pytest.param(
            "galaxy",
            "if the upper reward on the card is still to come or the lower reward",
            "если верхний проект на карте завершён и ждёт награды или нижний проект",
            id="a value of a word says which",
        ),
        pytest.param(
            "eclipse",
            "For each settled population square on the hex's structures,",
            "Для каждой заселённой ячейки населения на конструкциях гекса",
            id="places are printed on what lies there",
        ),
        pytest.param(
            "eclipse",
            "1 if you passed; otherwise your usual activations of Move.",
            "1, если вы спасовали; иначе ваше обычное число активаций перемещения.",
            id="two values, two names",
        ),
        pytest.param(
            "eclipse",
            "beginning with whoever came first,",
            "начиная с того, кто прибыл первым,",
            id="whoever has least of a counter, in words of its own",
        ),
        pytest.param(
            "galaxy",
            "yes if the track's route is empty and your routes may have any one colour but black",
            "**Трасса принимает данный цвет:**",
            id="who is not named in what a value is called is you",
        ),
        pytest.param(
            "galaxy", "military symbols for you", "- число военных символов у вас", id="a word before its noun"
        ),
        pytest.param(
            "galaxy", "a system that is joined to", "система, которая соединена трассой с", id="a relation agrees"
        ),
        pytest.param(
            "eclipse",
            "if it is a neutral ship",
            "если оно — ничей корабль",
            id="what is called it is something",
        ),
        pytest.param(
            "eclipse",
            "equal to the species's colony ships into",
            "в количестве, равном колониальным кораблям вида, в свои",
            id="an amount ends with a comma",
        ),
        pytest.param(
            "eclipse",
            "each player whose ships are where somebody else controls",
            "у которого есть корабли в чужом секторе, если на его гексе есть население, атакует",
            id="a condition that is about nothing before it",
        ),
        pytest.param(
            "galaxy",
            "Put one of your drawn cubes into a cell on your cards.",
            "Положите один из своих вытянутых кубиков в ячейку на своих картах.",
            id="one of what lies in a place that is called by it",
        ),
        pytest.param("galaxy", "The track's conflict is empty.", "Конфликт трассы пуст.", id="a place named once"),
        pytest.param(
            "eclipse",
            "Monoliths cost another 1 material less.",
            "Вы можете при атаке уничтожить всё население сектора.",
            id="who may do what stands first",
        ),
        pytest.param("eclipse", "no if the hex's controller is not them", "нет, если хозяин гекса — не вы", id="you"),
    ),
)
def test_it_is_told_so_in_both_languages(game: str, english: str, russian: str) -> None:
    assert (english in page_of(game, "en"), russian in page_of(game, "ru")) == (True, True)
