"""What a reader of the rules has to know beside the texts: numbers and sums, when cards work, rules on no card."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from interpreter.syntax import nodes as n
from moodsl.extras.site.missing import later_faults, left_out_of
from moodsl.extras.site.names import Names
from moodsl.extras.site.pages.how_to_play import how_to_play_page, with_rows
from moodsl.extras.site.shelf import Shelf
from moodsl.prose import Book, CardText, Prose, open_book, plain, text_lines
from moodsl.prose.terms import Terms, starting

ANTARES = Path(__file__).parents[2] / "cards/orion-antares"


@pytest.mark.parametrize("game", ["orion", "eminent", "eclipse", "galaxy"])
def test_every_value_is_told(game: str, language: str, book_of: Callable[[str], Book]) -> None:
    """Beside names for places, and what is never so while no card says it."""
    terms = Terms(book_of(game), language)
    told = {name for name, _title, _text in terms.values}
    untold = {
        name
        for name, decl in terms.voice.values.items()
        if book_of(game).model.values[name].type == "places" or [type(one.value) for one in decl.cases] == [n.No]
    }
    assert set(terms.voice.values) - told == untold and terms.left_out == {}


def test_a_value_that_lacks_words_is_left_out_and_named() -> None:
    terms = Terms(open_book(ANTARES.parents[1] / "tests/games/frontier", scenarios=False), "en")
    assert "price" not in {name for name, _title, _text in terms.values}
    assert terms.left_out == {"price": ("part-today", "part-goods")}


def test_what_values_are_is_worked_out_once_for_a_book(monkeypatch: pytest.MonkeyPatch) -> None:
    """By all that asks for it when a pack is checked."""
    book, told = open_book(ANTARES.parents[1] / "tests/games/frontier", scenarios=False), Terms._value
    asked: list[str] = []
    monkeypatch.setattr(Terms, "_value", lambda self, name, decl: asked.append(name) or told(self, name, decl))
    later_faults(book, ["en"])
    assert left_out_of(book, ["en"]) == {"en": {"price": ("part-today", "part-goods")}}
    assert "price" in asked and len(asked) == len(set(asked))


def test_sums_cases_and_conditions_are_sentences(book_of: Callable[[str], Book]) -> None:
    english, russian = (
        {name: f"{title}: " + "; ".join(map(plain, text)) for name, title, text in Terms(book_of("orion"), one).values}
        for one in ("en", "ru")
    )
    assert english["final_score"] == (
        "Your final score: all of this together:; your points; your loyalty; "
        "the total points of the cards in your systems"
    )
    assert russian["attack_limit"] == "Предел атак: 3, если играют 2 игрока; 2, если играют 3 игрока; иначе 1."
    assert english["is_full"] == (
        "A player has filled all systems: their number of used systems is at least 4 and they have no non-empty "
        "systems with fewer than 5 cards."
    )


def test_two_of_one_sort_are_told_apart_and_what_is_so_or_not_is_a_clause(book_of: Callable[[str], Book]) -> None:
    told = {name: [title, *map(plain, text)] for name, title, text in Terms(book_of("eclipse"), "en").values}
    assert told["is_foe"] == [
        "A ship is an enemy of another ship",
        "the ship is not aside and the ship's side is not the other ship's side.",
    ]
    assert told["touches"][-1] == (
        "there is a hex that is controlled by them and that borders on a sector of the other player."
    )
    assert told["can_settle"][-1] == "otherwise the population square takes the resource"
    assert told["discount"][0] == "The discount of the technology count"
    given = {name: text for name, _title, text in Terms(book_of("galaxy"), "en").values}["given_by"]
    assert "there is exactly 1 system that is held by you in the symbol on the board's systems" in plain(given[1])


def test_when_cards_work_and_where_they_lie_is_told(book_of: Callable[[str], Book]) -> None:
    terms = Terms(book_of("orion"), "en")
    assert "An advisor works while it is in its owner's council." in map(plain, terms.working())
    assert {"All structures lie in the deck.", "Each player has 10 cubes in their reserve."} <= set(
        map(plain, starting(terms.voice))
    )


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Each player has all their works in their workshop."),
        ("ru", "У каждого игрока все его постройки в мастерской."),
    ],
)
def test_what_begins_with_each_player_lies_at_each_of_them(language: str, told: str) -> None:
    frontier = open_book(ANTARES.parents[1] / "tests/games/frontier", scenarios=False)
    assert told in map(plain, starting(Prose(frontier, language).voice))


def test_rules_of_a_pack_and_the_refilling_of_a_pile_are_told(language: str) -> None:
    lines = text_lines(CardText(tuple(Terms(open_book(ANTARES, scenarios=False), language).rules())))
    begins = {
        "en": (
            "At the start of the phase “End of the round”: if the round number is 4 or 7:",
            "When the deck is empty:",
        ),
        "ru": ("В начале фазы «Конец раунда»: если номер раунда — 4 или 7:", "Когда колода пуста:"),
    }
    assert all(any(line.startswith(begin) for line in lines) for begin in begins[language])


def test_what_limits_a_counter_is_told(book_of: Callable[[str], Book]) -> None:
    book = book_of("village")
    told = [[plain(line) for line in Terms(book, language).limits()] for language in ("en", "ru")]
    assert told == [["You have at most 3 herbs."], ["У вас не больше 3 трав."]]


def test_a_table_is_told_in_rows(book_of: Callable[[str], Book]) -> None:
    told = {
        (language, name): [title, *map(plain, text)]
        for language in ("en", "ru")
        for name, title, text in Terms(book_of("village"), language).values
    }
    assert told["en", "harbour_dues"] == [
        "Your harbour dues", "it depends on your grain:", "0: 3", "1, 2: 2", "3 to 8: 1", "9: 0",
    ]  # fmt: skip
    assert told["ru", "harbour_dues"] == [
        "Ваш портовый сбор", "зависит от вашего зерна:", "0: 3", "1, 2: 2", "от 3 до 8: 1", "9: 0",
    ]  # fmt: skip
    assert told["en", "prowess"] == [
        "The ship's prowess", "it depends on the ship's class and the ship's rank:",
        "small: 0 for 1; 1 for 2, 3; 3 for 4 to 9", "large: 2 for 1; 3 for 2, 3; -1 for 4 to 9",
    ]  # fmt: skip
    assert told["ru", "prowess"][1:] == [
        "зависит от размера корабля и ранга корабля:",
        "малый: 1 — 0; 2, 3 — 1; от 4 до 9 — 3", "большой: 1 — 2; 2, 3 — 3; от 4 до 9 — -1",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("language", "corner", "large"),
    [
        ("en", "the ship's class \\ the ship's rank", ["large", "2", "3", "-1"]),
        ("ru", "размер корабля \\ ранг корабля", ["большой", "2", "3", "-1"]),
    ],
)
def test_a_table_of_two_keys_has_a_corner(
    language: str, corner: str, large: list[str], book_of: Callable[[str], Book]
) -> None:
    """It says what the rows stand for and what the columns."""
    terms = Terms(book_of("village"), language)
    head, _small, last = terms.grid("prowess") or []
    assert (head[0], head[1:3], last) == (corner, ["1", "2, 3"], large)
    assert terms.grid("harbour_dues") is None


def test_the_site_prints_it_as_a_table(book_of: Callable[[str], Book]) -> None:
    terms = Terms(book_of("village"), "en")
    title, text = next((title, text) for name, title, text in terms.values if name == "prowess")
    assert with_rows(title, text, terms.grid("prowess")).splitlines() == [
        "**The ship's prowess:** it depends on the ship's class and the ship's rank:",
        "",
        "    | the ship's class \\\\ the ship's rank | 1 | 2, 3 | 4 to 9 |",
        "    | --- | --- | --- | --- |",
        "    | small | 0 | 1 | 3 |",
        "    | large | 2 | 3 | &#45;1 |",
    ]


def test_a_number_that_is_scored_is_told_once(book_of: Callable[[str], Book]) -> None:
    page = how_to_play_page(Names(Shelf(book_of("orion"), ("en", "ru")), "en"))
    assert page.count("**Your final score:**") == 1


PORTS = """\
game ports "Ports"
    players  2

resource wool for each player "wool"

resource clay for each player "clay"

value rate of good (resource) for player
    3 if player's good is at least 9
    4 otherwise

action trading "Trade"
    choose a resource as good where your good is at least rate of good for you
    lose (rate of good for you) good

play:
    repeat 9 times
        each player
            perform trading

scoring:
    each player
        score their wool + their clay
"""


def test_a_resource_that_a_value_takes_is_no_kind_of_things(tmp_path: Path) -> None:
    (tmp_path / "game.moo").write_text(PORTS, "utf-8")
    (tmp_path / "words").mkdir()
    (tmp_path / "words" / "en.ftl").write_text("value-rate = rate\npart-good = good\n", "utf-8")
    terms = Terms(open_book(tmp_path), "en")
    assert [name for name, _title, _text in terms.values] == ["rate"]
