"""Forms of sentences, each as a human would write it: shown on cards that have them."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest
from attrs import evolve

from moodsl.extras.site.pages.keywords import without_moment
from moodsl.prose import Book, Prose, open_book, plain, text_lines
from moodsl.prose.terms import Terms
from tests.render.conftest import written

CARDS = Path(__file__).parents[2] / "cards"
SENTENCES = tomllib.loads((Path(__file__).parent / "sentences.toml").read_text("utf-8"))
ProseOf = Callable[[str, str], Prose]


@pytest.mark.parametrize(
    ("game", "card", "english", "russian"), [(game, *row) for game, rows in SENTENCES.items() for row in rows]
)
def test_a_form_of_a_sentence(game: str, card: str, english: str, russian: str, prose_of: ProseOf) -> None:
    assert english in " ".join(text_lines(prose_of(game, "en").card(card)))
    assert russian in " ".join(text_lines(prose_of(game, "ru").card(card)))


def test_a_card_lies_in_one_of_several_piles(prose_of: ProseOf, book_of: Callable[[str], Book]) -> None:
    working = [next(map(plain, Terms(book_of("orion"), one).working())) for one in ("en", "ru")]
    assert working[0].startswith("A structure works while it is in one of its owner's systems and")
    assert working[1].startswith("Сооружение работает, пока оно находится в одной из систем своего владельца и")
    assert working[1].endswith("верхняя карта своей стопки.")


def test_more_for_each_thing_stands_together(prose_of: ProseOf) -> None:
    english, russian = (text_lines(prose_of("village", one).card("gate_house"))[0] for one in ("en", "ru"))
    assert english == "Visiting your opponents costs 1 coin more for each stall in your hand."
    assert russian.startswith("Визит к вашим соперникам стоит на 1 монету больше за каждую лавку")


def test_what_somebody_has_counts_as_points_and_as_food() -> None:
    book = open_book(CARDS / "orion", CARDS / "orion-antares")
    texts = [" ".join(text_lines(Prose(book, one).card("hall_of_heroes"))) for one in ("en", "ru")]
    assert texts[0].endswith("score points equal to your glory.")
    assert texts[1].endswith("получите столько очков, сколько у вас славы.")
    assert (
        "столько продовольствия, сколько у вас славы, плюс 1."
        in text_lines(Prose(book, "ru").card("captured_archive"))[0]
    )
    final = [
        " ".join(map(plain, text))
        for one in ("en", "ru")
        for name, _title, text in Terms(book, one).values
        if name == "final_score"
    ]
    assert "twice your glory" in final[0]
    assert "ваша слава × 2" in final[1]


def test_cards_of_one_title_have_headings_of_their_own(prose_of: ProseOf) -> None:
    assert prose_of("eminent", "en").heading("improved_colonize_survey") == "Improved Colonize (Survey)"
    assert prose_of("eminent", "en").heading("war_path") == "War Path"


def flow_of(prose: Prose, part: str) -> str:
    return "\n".join(plain(line) for _depth, line in prose.flow(part))


def test_the_course_of_a_game_is_told_as_in_a_rulebook(prose_of: ProseOf) -> None:
    english, russian = (flow_of(prose_of("night_market", one), "play") for one in ("en", "ru"))
    assert english.startswith("Repeat as long as") and russian.startswith("Повторяйте, пока")
    assert "For each player, put the top card of the caravan onto the display." in english
    assert "If the total rolled is 1, each player loses 1 renown." in english
    assert "Если сумма броска равна 1, каждый игрок теряет 1 славу." in russian
    assert "берёт ставки, пока в его кошеле не станет 4 карты" in russian
    assert "Если у кого-либо из игроков не меньше 30 славы, игра заканчивается" in russian


def test_what_a_verb_needs_and_where_it_puts_long_things(prose_of: ProseOf) -> None:
    english, russian = (" ".join(text_lines(prose_of("eminent", one).verb("claim"))) for one in ("en", "ru"))
    assert english.startswith("This is possible only if the planet is face down in your empire.")
    assert russian.startswith("Это возможно, только если планета находится у вас рубашкой вверх в империи.")
    assert "put onto the planet a resource whose sort fits" in english
    assert "положите на планету ресурс, вид которого подходит" in russian


def test_one_of_some_things_is_not_told_by_a_number(prose_of: ProseOf) -> None:
    assert "Discard one of the drawn cards." in " ".join(text_lines(prose_of("orion", "en").verb("exploit")))
    assert "Сбросьте одну из взятых карт." in " ".join(text_lines(prose_of("orion", "ru").verb("exploit")))


def test_a_moment_is_told_apart_from_how_often_it_counts(prose_of: ProseOf) -> None:
    told = prose_of("orion", "en").card("kuruk").paragraphs[0]
    assert (told.keyword, told.moment) == ("Once per round, after building", "After building")
    often = without_moment(told)
    assert often.keyword == told.keyword and without_moment(evolve(told, keyword=told.moment)).keyword == ""


def test_what_no_which_can_tell_is_a_sentence_of_its_own() -> None:
    book = open_book(CARDS.parent / "tests/games/caravans", scenarios=False)
    english, russian = (Prose(book, one) for one in ("en", "ru"))

    def told(prose: Prose, action: str) -> str:
        return " ".join(text_lines(prose.action(action)))

    assert "choose a town such that the chosen wagon's town is up the river from it" in told(english, "drifting")
    assert "is empty and such that there are fewer than 4 stands that are next to it" in told(english, "pitching")
    assert "there are none of your stamps in its town's trading posts" in told(english, "opening")
    assert "для которой верно, что вы можете выполнить поручение из своих бумаг с ней" in told(russian, "fulfilling")


def test_two_cards_in_a_verb_and_what_they_carry_are_told_apart() -> None:
    book = open_book(CARDS.parent / "tests/games/broadside", scenarios=False)
    english, russian = (Prose(book, one) for one in ("en", "ru"))
    ramming, ram = (" ".join(text_lines(one.verb("ram"))) for one in (english, russian))
    assert "The ship's heading is not the target's heading." in ramming
    assert "Курс корабля — не курс цели." in ram


def test_what_begins_with_0_and_cards_raise_is_not_told_as_0_times() -> None:
    book = open_book(CARDS.parent / "tests/games/broadside", scenarios=False)
    assert "as many times as your rerolls, reroll any" in " ".join(text_lines(Prose(book, "en").verb("fire"))).lower()


def test_a_number_that_only_keeps_a_loop_from_going_on_for_ever_is_not_told() -> None:
    prose = Prose(open_book("galaxy", scenarios=False), "en")
    turn, play = "\n".join(text_lines(prose.verb("take_turn"))), [plain(line) for _depth, line in prose.flow("play")]
    assert "Repeat as long as your drawn cubes are not empty:" in turn
    assert "Any number of times, you may place a base" in turn and "(up to" not in turn
    assert play[0] == "Repeat until the game ends:"


def test_whom_a_mark_names_and_what_a_thing_is_are_said_in_the_words_of_the_pack() -> None:
    english, russian = (Prose(open_book("eclipse", scenarios=False), one) for one in ("en", "ru"))
    assert "for each hex that is controlled by you and that has" in " ".join(text_lines(english.card("artifact_key")))
    assert "Гекс принадлежит вам." in " ".join(text_lines(russian.verb("build_ship")))
    assert "If the ship is a player's ship:" in text_lines(english.verb("wreck"))


def test_a_moment_of_each_player_is_told_of_one_at_a_time() -> None:
    book = open_book(CARDS.parent / "tests/games/broadside", scenarios=False)
    assert text_lines(Prose(book, "en").card("boatswain")) == ["After a player rams a ship with a ship: gain 1 glory."]


TALLY = """
pack tally "Tally"
    version   "1.0.0"
    language  "3"

game tally "Tally"
    players     2 to 3
    ordered_by  owner

kind nut is card "nut"
    ru      "орех", "ореха", "орехов"
    worth   1 to 5
    starts  pile

counter fame for each player "fame"
    range  0 to 9

zone pile of nut "pile"
    drawn  hand

zone hand of nut for each player "hand"

value seen = number of nuts in pile

to tally
    score -1
    score -2 for each nut in your hand
    score 2 times lowest of (number of nuts in your hand) and 3
    score your hand

setup:
    each player draws 2 nuts

play:
    each player
        tally
        gain (seen) fame

scoring:
    rank by their hand

nut oak "Oak"
    ru      "Дуб"
    worth   1
    copies  9
"""
TALLY_RU = """
kind-nut = орех
    .gender = m
    .plural = орехи
    .plural-gen = орехов
zone-hand = рука
    .gender = f
    .loc = руке
    .at = on
    .bare = yes
"""


def test_what_is_scored_is_told_as_points_and_a_place_as_what_lies_there(tmp_path: Path) -> None:
    (tmp_path / "tally.moo").write_text(TALLY, "utf-8")
    (tmp_path / "words").mkdir()
    (tmp_path / "words" / "ru.ftl").write_text(TALLY_RU, "utf-8")
    book = open_book(tmp_path, scenarios=False)
    english, russian = (" ".join(text_lines(Prose(book, one).verb("tally"))) for one in ("en", "ru"))
    assert english == (
        "Lose 1 point. Lose 2 points for each nut in your hand. Score points equal to twice the lower of the number of "
        "nuts in your hand and 3. Score 1 more point for each nut in your hand."
    )
    assert russian.startswith("Потеряйте 1 очко. Потеряйте 2 очка за каждый орех на руке")
    assert russian.endswith("Получите ещё 1 очко за каждый орех на руке.")
    terms = Terms(book, "ru")
    assert terms.values == []
    assert terms.left_out == {"seen": ("value-seen.gender", "value-seen", "zone-pile.gender", "zone-pile.loc")}
    ranks = [plain(line) for one in ("en", "ru") for _depth, line in Prose(book, one).flow("scoring")]
    assert ranks == [
        "The players are ranked by number of nuts in the hand.",
        "Места распределяются по числу орехов на руке.",
    ]


VOWS = """
pack vows "Vows"
    version   "1.0.0"
    language  "3"

game vows "Vows"
    players     2 to 3
    ordered_by  owner

kind nut is card "nut"
    ru      "орех", "ореха", "орехов"
    shell   hard, soft
    starts  pile

counter fame for each player "fame"
    ru     "слава", "славы"
    range  0 to 9

counter tricks for each player "trick"
    ru     "взятка", "взятки", "взяток"
    range  0 to 9

counter bids for each player "bid"
    ru     "заявка", "заявки", "заявок"
    range  0 to 9

zone pile of nut "pile"
    drawn  hand

zone hand of nut for each player "hand"

zone shown of nut for each player "shown nut"
    holds  1

to settle
    if your tricks is your bids
        gain 1 fame
    if your tricks is not your fame
        gain 1 fame
    if your tricks is at least your bids
        gain 1 fame
    set tricks to 0
    set fame to 0

to follow
    if there is a nut in your hand where its shell is (top of first's shown)'s shell
        gain 1 fame
    if there is no nut in your hand where its shell is (top of first's shown)'s shell
        lose 1 fame

setup:
    each player draws 2 nuts

play:
    each player
        settle
        follow

scoring:
    rank by their fame

nut oak "Oak"
    ru      "Дуб"
    shell   hard
    copies  9
"""
VOWS_EN = """
fact-shell = shell
counter-tricks = trick
    .plural = tricks
counter-bids = bid
    .plural = bids
"""
VOWS_RU = """
counter-fame = слава
    .gender = f
    .acc = славу
counter-tricks = взятка
    .gender = f
counter-bids = заявка
    .gender = f
kind-nut = орех
    .gender = m
    .plural = орехи
    .plural-gen = орехов
fact-shell = скорлупа
    .gender = f
    .gen = скорлупы
zone-hand = рука
    .gender = f
    .loc = руке
    .at = on
    .bare = yes
zone-shown = показанный орех
    .gender = m
    .gen = показанного ореха
    .loc = показанном орехе
"""


@pytest.fixture(scope="module")
def vows(tmp_path_factory: pytest.TempPathFactory) -> Book:
    return written(tmp_path_factory.mktemp("vows"), VOWS, VOWS_EN, VOWS_RU)


def test_two_counters_are_compared_as_numbers(vows: Book) -> None:
    english, russian = (text_lines(Prose(vows, one).verb("settle")) for one in ("en", "ru"))
    assert english == [
        "If the number of your tricks and the number of your bids are equal, gain 1 fame.",
        "If the number of your tricks and your fame are not equal, gain 1 fame.",
        "If the number of your tricks is at least the number of your bids, gain 1 fame.",
        "Set the number of your tricks to 0.",
        "Set your fame to 0.",
    ]
    assert russian == [
        "Если число ваших взяток и число ваших заявок равны, получите 1 славу.",
        "Если число ваших взяток и ваша слава не равны, получите 1 славу.",
        "Если число ваших взяток не меньше числа ваших заявок, получите 1 славу.",
        "Установите число своих взяток на 0.",
        "Установите свою славу на 0.",
    ]


def test_what_is_described_at_length_stands_behind_its_place(vows: Book) -> None:
    told = " ".join(text_lines(Prose(vows, "en").verb("follow")))
    assert "If you have in your hand a nut of the same shell as" in told
    assert "If you have in your hand no nuts of the same shell as" in told
