"""Scenarios as they are told: every line of every scenario of the games has its sentence, in both languages."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest
from attrs import evolve

from interpreter.report import Reporter
from interpreter.syntax import nodes as n, parse
from interpreter.text import Source
from moodsl.prose import Book, Prose, open_book, plain
from moodsl.prose.namesakes import apart
from moodsl.prose.rulings import Ruling, Rulings

SCENARIO = """scenario "all forms"
    given
        players are you, rival, second
        first is rival
        your systems are [spaceport, frigate], [titan]
        second's hand is [destroyer, destroyer]
        your council is []
        deck is [frigate, titan]
        your resources are 2 food, 1 fleet
        rival's resources are 0 food
        your loyalty is 3
        number of cubes on spaceport is 1
        rolls are 5, 2
        and then
            rival builds frigate into system of titan
            rival chooses yes
            each player draws 2 cards
    when
        reach your turn
        you perform trade
        you choose "pay 3 food, gain 2 fleet"
        you build frigate into system of titan with discount 2
        rival chooses yes
        second chooses nothing
        you choose "your system 2 (Frigate on top)"
        you pay 1 food, 1 production
        you announce start of round
        reach end of closing
    then
        nothing is asked
        second is asked
        deal is not offered
        options are "slot [A] of Viktoria", "Trade", "pay 1 food, 1 fleet"
        you cannot attack rival because "needs your fleet"
        attack_cost against rival is 3 fleet because of ground_batteries
        ending is unrest
        your rank is 2
        "rival -1 loyalty" is in log
"""
HERE = Path(__file__).parent / "texts"


Tell = Callable[[str, str], list[Ruling]]


@pytest.fixture(scope="session")
def told_of(book_of: Callable[[str], Book]) -> Tell:
    """All scenarios of a game, told in a language once."""

    @cache
    def told(game: str, language: str) -> list[Ruling]:
        rulings = Rulings(book_of(game), language)
        return [rulings.told(one) for one in scenarios_of(book_of(game))]

    return told


def scenarios_of(book: Book) -> list[n.ScenarioDecl]:
    return [one for module in book.modules for one in module.declarations if isinstance(one, n.ScenarioDecl)]


@pytest.mark.parametrize("game", ["orion", "eminent", "eclipse", "galaxy"])
def test_every_line_of_a_scenario_has_its_sentence(game: str, language: str, told_of: Tell) -> None:
    told = told_of(game, language)
    written = [plain(line.text) for one in told for _part, lines in one.parts for line in lines if line.written]
    assert len(told) > 150 and written == []


def test_scenarios_are_told_as_at_the_table(language: str, book_of: Callable[[str], Book]) -> None:
    """Every form of a line; the reader who changes a sentence reads it here."""
    module = parse(Source("forms.moo", SCENARIO), Reporter())
    [scenario] = scenarios_of(evolve(book_of("orion"), modules=(module,)))
    ruling = Rulings(book_of("orion"), language).told(scenario)
    told = [f"{part}: {plain(line.text)}" for part, lines in ruling.parts for line in lines]
    file = HERE / f"scenario.{language}.txt"
    if os.environ.get("MOO_ACCEPT"):
        file.write_text("\n".join(told) + "\n", encoding="utf-8")
    assert told == file.read_text(encoding="utf-8").splitlines()


def test_a_word_that_only_a_scenario_lacks_is_no_fault(book_of: Callable[[str], Book]) -> None:
    module = parse(Source("forms.moo", 'scenario "odd"\n    then\n        strange is 3\n'), Reporter())
    [scenario] = scenarios_of(evolve(book_of("orion"), modules=(module,)))
    [line] = Rulings(book_of("orion"), "ru").told(scenario).then
    assert line.written and line.text == ("strange is 3",)


def test_cards_of_one_title_are_told_apart(language: str, book_of: Callable[[str], Book]) -> None:
    rulings = Rulings(book_of("eminent"), language)
    names = [one for one in book_of("eminent").model.designs if one.startswith("improved_colonize")]
    told = [apart(name, rulings.voice) for name in names]
    assert len(names) == 4 == len(set(told)) and None not in told
    assert apart("terraforming", rulings.voice) is None


def test_cards_of_one_title_that_differ_in_numbers_are_told_apart(language: str) -> None:
    voice = Prose(open_book("eclipse", scenarios=False), language).voice
    told = {apart(f"{species}_cruiser", voice) for species in ("standard", "orion", "planta")}
    assert told == {f"{'initiative' if language == 'en' else 'инициатива'} {number}" for number in (0, 1, 2)}


@pytest.mark.parametrize(
    ("language", "words"), [("en", "“Alkari” does not take effect."), ("ru", "«Алкари» не срабатывает.")]
)
def test_an_effect_in_the_log_is_told_in_the_language(language: str, words: str, told_of: Tell) -> None:
    assert words in {plain(line.text) for one in told_of("orion", language) for line in one.then}


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", {"Play goes on until it is your opponent's turn.", "You trade a resource."}),
        ("ru", {"Выбираете вы.", "Игра идёт, пока не наступит ход соперника.", "Вы продаёте ресурс."}),
    ],
)
def test_who_chooses_and_whose_turn_it_is(language: str, words: set[str], told_of: Tell) -> None:
    assert words <= {plain(line.text) for one in told_of("eminent", language) for line in (*one.when, *one.then)}


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "There are “Dugout” (2 copies) and your opponent's canoe “Dugout” in the lagoon."),
        ("ru", "В лагуне — «Долблёнка» (2 экземпляра) и лодка соперника «Долблёнка»."),
    ],
)
def test_whose_cards_lie_there(language: str, words: str, book_of: Callable[[str], Book]) -> None:
    lines = "    then\n        lagoon is [dugout, dugout, rival's dugout]\n"
    module = parse(Source("forms.moo", f'scenario "three"\n{lines}'), Reporter())
    [scenario] = scenarios_of(evolve(book_of("village"), modules=(module,)))
    [line] = Rulings(book_of("village"), language).told(scenario).then
    assert plain(line.text) == words


@pytest.mark.parametrize(("language", "words"), [("en", "You choose a flame."), ("ru", "Вы выбираете пламя.")])
def test_a_die_is_chosen_by_what_it_shows(language: str, words: str, book_of: Callable[[str], Book]) -> None:
    module = parse(Source("forms.moo", 'scenario "die"\n    when\n        you choose flame\n'), Reporter())
    [scenario] = scenarios_of(evolve(book_of("village"), modules=(module,)))
    [line] = Rulings(book_of("village"), language).told(scenario).when
    assert plain(line.text) == words


def test_what_is_lacking_of_one_is_none(told_of: Tell) -> None:
    told = {plain(line.text) for one in told_of("eminent", "en") for line in one.then}
    assert any(line.endswith("What stands in the way: “the planet has no empty slot”.") for line in told)


WELL_SAID = {
    "en": {
        "orion": {
            "You cannot attack yourself.",
            "You have not filled all systems.",
            "Your opponent can build a card from their hand into one of their systems.",
            "You have none of your opponent's cubes in your attack markers.",
            "Your opponent's number of cards for Research is 2.",
        },
        "eminent": {
            "The back side of “Imperialism / Scorched Earth Policy” is up.",
            "There are 6 technologies that are permanent in the technology stacks.",
            "You have no planets among the scouted planets.",
        },
    },
    "ru": {
        "orion": {
            "Вы не можете атаковать себя.",
            "Вы не можете построить карту с руки в одной из своих систем.",
            "Соперник может построить карту с руки в одной из своих систем.",
            "«Планетарный суперкомпьютер» не входит в число ваших карт.",
            "У вас на руке — «Фрегат» и «Титан».",
            "Игра идёт, пока вам не понадобится выбирать.",
        },
        "eminent": {
            "В коробке 9 планет, которые престижные или утопические.",
            "В стопках технологий 6 технологий, которые постоянны.",
            "У вас среди разведанных планет нет планет.",
        },
    },
}


@pytest.mark.parametrize("game", ["orion", "eminent"])
def test_sentences_are_those_of_somebody_who_speaks_well(game: str, language: str, told_of: Tell) -> None:
    """Whoever is meant twice is `yourself`, what is somebody's own needs no name, and verbs go with their subject."""
    said = {plain(line.text) for one in told_of(game, language) for _part, lines in one.parts for line in lines}
    assert WELL_SAID[language][game] - said == set()
