"""What belongs to one of two things of a kind, and where a denial ends."""

from __future__ import annotations

import pytest

from moodsl.prose import Book, Prose, plain, text_lines
from tests.render.conftest import written

PAIRS = """
pack pairs "Pairs"
    version   "1.0.0"
    language  "3"

game pairs "Pairs"
    players  2

counter fame for each player "fame"
    ru  "слава", "славы"

kind leaf is card "leaf"
    ru      "карта", "карты", "карт"
    rank    1 to 3
    sly     yes, no
    starts  stock

zone stock of leaf "stock"
    ru     "колода"
    drawn  hand

zone hand of leaf for each player "hand"
    ru    "рука"
    seen  owner

value is_fox of player = there is a sly leaf in player's hand

action pairing "Lay a pair"
    ru "Положить пару"
    choose a leaf from your hand
    let wanted be leaf's rank
    put 2 (leafs from your hand where its rank is wanted) into stock

play:
    each player
        draw 2 leafs
        perform pairing

scoring:
    each player
        if not is_fox of player and their fame is 3
            score 1

leaf plain "{rank}"
    ru    "{rank}"
    rank  each
    sly   no

leaf fox "Fox"
    ru    "Лиса"
    rank  1
    sly   yes
"""
ENGLISH = """
fact-rank = rank
value-is_fox =
    .yes = { $of } is a fox
"""
RUSSIAN = """
counter-fame = слава
    .gender = f
    .mass = yes
    .gen = славы
kind-leaf = карта
    .gender = f
    .gen = карты
    .acc = карту
    .plural = карты
    .plural-gen = карт
zone-stock = колода
    .gender = f
    .gen = колоды
    .acc = колоду
    .loc = колоде
zone-hand = рука
    .gender = f
    .gen = руки
    .acc = руку
    .loc = руке
    .at = on
    .bare = yes
fact-rank = ступень
    .gender = f
    .gen = ступени
    .dat = ступени
value-is_fox =
    .yes = { $of } — лиса
"""


@pytest.fixture(scope="module")
def pairs(tmp_path_factory: pytest.TempPathFactory) -> Book:
    return written(tmp_path_factory.mktemp("pairs"), PAIRS, ENGLISH, RUSSIAN)


def test_what_let_names_belongs_to_what_was_chosen_and_not_to_what_is_looked_for(pairs: Book) -> None:
    english, russian = (text_lines(Prose(pairs, one).action("pairing"))[-1] for one in ("en", "ru"))
    assert english.endswith("put into the stock 2 leafs from your hand whose rank is the chosen leaf's rank.")
    assert russian.endswith("2 карты с руки, ступень которых — ступень выбранной карты.")


def test_a_denial_ends_before_what_is_joined_to_it_and_they_are_somebody(pairs: Book) -> None:
    english, russian = (plain(Prose(pairs, one).flow("scoring")[-1][1]) for one in ("en", "ru"))
    assert "it is not true that they are a fox, and they have exactly 3 fame," in english
    assert "неверно, что он — лиса, и у него ровно 3 славы," in russian
