"""What belongs to one of two things of a kind, and where a denial ends."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from moodsl.prose import Book, Prose, open_book, plain, text_lines
from moodsl.prose.terms import Terms
from tests.render.conftest import written

GAMES = Path(__file__).parents[1] / "games"
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
    mate    leaf, optional
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
        perform mating

scoring:
    each player
        if not is_fox of player and their fame is 3
            score 1

leaf plain "{rank}"
    ru    "{rank}"
    rank  each
    sly   no

action mating "Mate"
    ru "Спарить"
    choose a leaf from your hand where its mate is nothing or its mate is in your hand
    put leaf into stock

leaf fox "Fox"
    ru    "Лиса"
    rank  1
    sly   yes
    mate  fox
"""
ENGLISH = """
fact-rank = rank
fact-mate = mate
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
fact-mate = пара
    .gender = f
    .gen = пары
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


def test_what_a_card_does_not_name_it_has_not(pairs: Book) -> None:
    """A fact that is not given is no thing that has gone: “is not there” would say that of it."""
    english, russian = (text_lines(Prose(pairs, one).action("mating"))[0] for one in ("en", "ru"))
    assert "has no mate" in english and "is not there" not in english
    assert "у которой нет пары" in russian


def test_a_subject_is_never_told_as_its_own(prose_of: Callable[[str, str], Prose]) -> None:
    """«Свой» is not said in the subject itself, nor behind «который», where the subject is another."""
    russian = prose_of(str(GAMES / "caravans"), "ru")
    told = " ".join(text_lines(russian.action("gossiping")) + text_lines(russian.action("opening")))
    assert "Ваш левый сосед пропускает ход." in told
    assert "в факториях города которой нет ваших печатей" in told
    scoring = " ".join(plain(line) for _depth, line in russian.flow("scoring"))
    assert "для которого верно, что его похвалы этого вида не меньше 1" in scoring


def test_what_stands_behind_five_as_behind_two_has_no_plural(prose_of: Callable[[str, str], Prose]) -> None:
    """`.plural-gen` that is `.gen` says of «золото» that it is not counted."""
    russian = prose_of(str(GAMES / "frontier"), "ru")
    assert "ваше золото не меньше труда" in " ".join(text_lines(russian.action("settling")))
    assert "Потеряйте золото в количестве" in " ".join(text_lines(russian.verb("settle")))
    assert "по нему." in " ".join(text_lines(russian.action("fighting")))


def test_they_are_in_front_where_somebody_is_them(prose_of: Callable[[str, str], Prose]) -> None:
    english = prose_of(str(GAMES / "caravans"), "en")
    assert "the number of roads whose guard they are plus" in " ".join(plain(one) for _, one in english.flow("scoring"))
    galaxy = Terms(open_book("galaxy", scenarios=False), "en").values
    play = " ".join(plain(one) for _, one in prose_of(str(GAMES / "frontier"), "ru").flow("play"))
    assert "Если запомненный игрок есть, запомненный игрок получает 2 золота." in play
    told = next(plain(text[0]) for name, _title, text in galaxy if name == "has_most_bases")
    assert told == "they are the player who alone has the highest bases on the board."


def test_what_a_resource_is_and_what_twice_a_number_is(prose_of: Callable[[str, str], Prose]) -> None:
    """A resource is money, not a number of credits; of a product no dash tells what it is."""
    values = {
        game: {name: " ".join(map(plain, text)) for name, _title, text in Terms(prose_of(game, "ru").book, "ru").values}
        for game in ("eclipse", "galaxy")
    }
    assert "если ресурс — деньги" in values["eclipse"]["fills_advanced"]
    assert "победные очки сектора на гексах, которые принадлежат вам" in values["eclipse"]["sector_points"]
    assert any("× 2 = число непустых ячеек" in text for text in values["galaxy"].values())
