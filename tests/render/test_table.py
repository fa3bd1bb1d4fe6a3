"""At the table: whole matches in each language. Everything that is asked, offered and told is said in it, and rules are
said as they are printed, never as they are written."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from interpreter.effects import records as r
from interpreter.game.match import Match
from interpreter.game.program import Question
from moodsl import load
from moodsl.prose import Prose, open_book
from moodsl.prose.facts_told import facts_in_short
from moodsl.prose.option_notes import note_on
from moodsl.prose.table import RulesLines, speaker

ROOT = Path(__file__).parents[2]
PACKS = {
    "orion": ROOT / "cards/orion",
    "eminent": ROOT / "cards/eminent",
    "night_market": ROOT / "tests/games/night_market",
}
NAMES = {"en": ["Ann", "Ben", "Cleo"], "ru": ["Аня", "Боря", "Вера"]}
ASKED = 400  # decisions of a match
ProseOf = Callable[[str, str], Prose]


def match_in(language: str, pack: str | Path) -> Match:
    """A match of two that is told in the words of the pack in this language."""
    match = load(pack).start(2, 1)
    prose = Prose(open_book(pack, scenarios=False), language)
    match.language, match.speaker = language, speaker(lambda: prose)
    return match


def told(name: str, language: str, prose_of: ProseOf, seed: int) -> Iterator[tuple[str, str]]:
    """What is asked and offered in a match played at random, and its log as one player hears it, each with its sort."""
    match: Match = load(PACKS[name]).start(3, seed, names=NAMES[language])
    match.language = language
    match.speaker = speaker(lambda: prose_of(name, language))
    dice = random.Random(seed)
    for _ in range(ASKED):
        decision = match.decision
        if decision is None:
            break
        yield decision.form, decision.prompt
        yield from ((decision.form, option.label) for option in decision.options)
        match.choose(dice.randrange(len(decision.options)))
    words = match.words(0)
    for record in match.state.log or []:
        line = words.record(match.state, record)
        if line:
            yield "log", line


@pytest.mark.parametrize("name", PACKS)
@pytest.mark.parametrize("language", NAMES)
@pytest.mark.parametrize("seed", [1, pytest.param(2, marks=pytest.mark.soak)])
def test_nothing_is_said_in_the_words_of_the_source(name: str, language: str, seed: int, prose_of: ProseOf) -> None:
    source = re.compile(r"_|\bas [a-z]+$|'s [a-z]+_|\bwhere\b|number of [a-z]+ in their|their hand as|top \d of")
    for sort, line in told(name, language, prose_of, seed):
        assert not source.search(line), (sort, line)
        assert not set(line) & set("…\ue000\ue001\ue002\ue003\ue010\ue011{}"), (sort, line)
        if language == "ru":
            assert not re.search(r"[a-z]{2}", line), (sort, line)


def test_an_option_is_the_rule_as_it_is_printed(prose_of: ProseOf) -> None:
    said = {
        language: {line for seed in (1, 2, 3) for _sort, line in told("orion", language, prose_of, seed)}
        for language in NAMES
    }
    assert {"pay 3 food to gain 2 fleet", "pay 1 production to gain 3 food"} <= said["en"]
    assert {"заплатите 3 продовольствия, чтобы получить 2 флота", "Торговля: выберите одно"} <= said["ru"]


@pytest.mark.parametrize(
    ("language", "titles"),
    [("en", ["Sell out", "Give alms", "draw 1 card"]), ("ru", ["Распродать", "Подать милостыню", "возьмите 1 карту"])],
)
def test_an_option_is_called_by_its_title(language: str, titles: list[str], prose_of: ProseOf) -> None:
    prose = prose_of("village", language)
    prose.tell_all()
    line = prose.book.things["market"].items[3].body[0].span  # type: ignore[union-attr]
    assert RulesLines(lambda: prose).choices(line.source.name, line.line) == titles


@pytest.mark.parametrize(("language", "asked"), [("en", "how many workers?"), ("ru", "сколько работников?")])
def test_how_many_pieces_is_asked_in_the_language(language: str, asked: str, prose_of: ProseOf) -> None:
    sheet = load(ROOT / "tests/cards/base.moo").program.sheet
    words = speaker(lambda: prose_of("village", language))(sheet, NAMES[language], language, 0)
    assert asked in words.asked(Question("number", 0, kind="worker"))


def test_whoever_is_asked_is_you(prose_of: ProseOf) -> None:
    """On the card an opponent discards; the opponent who is asked reads `discard`."""
    prose = prose_of("orion", "ru")
    table = speaker(lambda: prose)
    words = table(load(PACKS["orion"]).program.sheet, NAMES["ru"], "ru", 0)
    (card,) = [one for one in prose.book.modules if one.span.source.name.endswith("destroyer.moo")]
    line = next(number for number, text in enumerate(card.span.source.lines, 1) if "chooses one" in text)
    options = words.table.choices(card.span.source.name, line)  # type: ignore[attr-defined]
    assert options[0].startswith("сбросьте ") and options[1].startswith("потеряйте ")


def test_what_is_counted_has_its_plural_and_the_result_is_points(prose_of: ProseOf) -> None:
    """In English a counter is called as its title says, unless the words of its pack give it a plural."""
    match = load(PACKS["eminent"]).start(2, 1)
    for language, one, two, points in (
        ("en", "1 fighter", "2 fighters", "3 points"),
        ("ru", "1 истребитель", "2 истребителя", "3 очка"),
    ):
        match.language = language
        match.speaker = speaker(lambda language=language: prose_of("eminent", language))  # type: ignore[misc]
        words = match.words(0)
        assert [words.held("fighter", count) for count in (1, 2)] == [one, two]
        assert words.held("result", 3) == points
    match.language = "en"
    match.speaker = speaker(lambda: prose_of("eminent", "en"))
    assert match.words(0).counted("supply", 1) == "influence in the supply"


def not_told(wanted: set[str], name: str, language: str, prose_of: ProseOf) -> set[str]:
    """What of the wanted is never told to be lacking for actions and cards that matches at random do not offer."""
    for seed in range(6):
        match: Match = load(PACKS[name]).start(3, seed, names=NAMES[language])
        match.language, match.speaker = language, speaker(lambda: prose_of(name, language))
        dice = random.Random(seed)
        for _ in range(ASKED):
            if not wanted or (decision := match.decision) is None:
                break
            asked = [match.reason(one.name, decision.player) for one in match.sheet.actions]
            if decision.form == "card":
                cards = {card for pile in match.view(decision.player).piles for card in pile.cards or ()}
                asked += [match.refused(card, "card") for card in cards]
            wanted = wanted - {reason.lacking for reason in asked if reason is not None}
            match.choose(dice.randrange(len(decision.options)))
    return wanted


@pytest.mark.parametrize(
    ("name", "language", "lacking"),
    [
        pytest.param(
            "orion",
            "en",
            (
                "missing: 1 fleet",  # so much of a counter
                "missing: 1 food, 1 fleet",
                "you have no cubes in your actions",  # pieces
                "you have fewer than 3 cards in your hand",  # cards
                "you have no cards in your hand",
                "there is no empty slot [A] on the card",  # a slot
                "your Propaganda slot is not empty",
                "none of your cards will do",
                "the card is not working",
                "your fleet plus your attack strength is less than your opponent's fleet plus your opponent's defence",
                "you cannot hire advisors",  # a prohibition
            ),
            marks=pytest.mark.soak,  # it takes long until all of this was lacking once
        ),
        (
            "orion",
            "ru",
            (
                "не хватает: 1 флот",
                "не хватает: 1 продовольствие, 1 флот",
                "у вас в запасе действий нет кубиков",
                "у вас на руке меньше 3 карт",
                "на карте нет пустой ячейки [A]",
                "ваша ячейка пропаганды не пуста",
                "среди ваших карт нет подходящих",
                "вы не можете нанимать советников",
            ),
        ),
        ("night_market", "en", ("you have no wares in your stall", "there is no empty slot [S] on the ware")),
        ("night_market", "ru", ("у вас в лавке нет товаров", "на товаре нет пустой ячейки [S]")),
    ],
)
def test_a_reason_names_what_is_lacking(name: str, language: str, lacking: tuple[str, ...], prose_of: ProseOf) -> None:
    assert not_told(set(lacking), name, language, prose_of) == set()


def test_what_is_lacking_of_a_number_worked_out_is_not_told(prose_of: ProseOf) -> None:
    """`discard (number of cards in your hand - your hand_limit) cards`: nobody can say how many that are."""
    table = RulesLines(lambda: prose_of("eminent", "en"))
    table.prose.tell_all()
    places = [place for place, (node, _scope) in table.prose.voice.told.items() if "discard (" in node.span.text[:9]]
    assert places and all(table.lacking(*place, True) is None for place in places)


@pytest.mark.parametrize("game", ["orion", "tests/games/frontier", "tests/games/broadside"])
@pytest.mark.parametrize("language", NAMES)
def test_a_line_is_told_alone_as_it_is_among_all(game: str, language: str) -> None:
    """At the table only the rules around a line are read before it; who is who in it must not depend on the others."""
    book = open_book(game if game == "orion" else ROOT / game, scenarios=False)
    whole = Prose(book, language)
    whole.tell_all()
    among, alone = RulesLines(lambda: whole), RulesLines(lambda: Prose(book, language))
    assert len(whole.voice.told) > 100
    for place in sorted(whole.voice.told, reverse=True):
        assert alone.rule(*place) == among.rule(*place)
        assert alone.choices(*place) == among.choices(*place)
        assert alone.lacking(*place, False) == among.lacking(*place, False)


HOLES = """
to dicker amount (number) onto target (player) "haggle with {target} over {amount} coins"
    needs target is not you
    lose (amount) coin

action bargain "Bargain"
    choose an opponent as rival
    choose one
        dicker 2 onto rival
        dicker (your coin + 5) onto rival
        gain 1 coin
    may dicker 1 onto rival
"""
HOLES_RU = """
verb-dicker = торговаться с { INS($target) } за { $amount ->
        [one] { $amount } монету
        [few] { $amount } монеты
       *[other] { $amount } монет
    }
    .order = торгуйтесь с { INS($target) } за { $amount ->
        [one] { $amount } монету
        [few] { $amount } монеты
       *[other] { $amount } монет
    }
"""
OFFERED = {
    "en": ["haggle with Ben over 2 coins", "haggle with Ben over 5 coins", "gain 1 coin"],
    "ru": ["торгуйтесь с игроком Боря за 2 монеты", "торгуйтесь с игроком Боря за 5 монет", "получите 1 монету"],
}
MAY = {
    "en": "Bargain: you may haggle with Ben over 1 coins",
    "ru": "Bargain: вы можете торговаться с игроком Боря за 1 монету",
}


@pytest.mark.parametrize("language", NAMES)
def test_an_option_tells_what_is_in_the_holes_of_a_title(language: str, tmp_path: Path) -> None:
    base = (ROOT / "tests/cards/base.moo").read_text("utf-8")
    (tmp_path / "base.moo").write_text(base + HOLES, "utf-8")
    (tmp_path / "words").mkdir()
    village = (ROOT / "tests/render/village/words/ru.ftl").read_text("utf-8")
    (tmp_path / "words" / "ru.ftl").write_text(village + HOLES_RU, "utf-8")
    match: Match = load(tmp_path).start(2, 1, names=NAMES[language][:2], first=0)
    match.language, match.speaker = language, speaker(lambda: Prose(open_book(tmp_path), language))
    while match.decision is not None and match.decision.form != "action":
        match.choose(0)
    assert match.decision is not None
    bargain = match.sheet.action_number("bargain")
    match.choose([option.value for option in match.decision.options].index(bargain))
    assert [option.label for option in match.decision.options] == OFFERED[language]
    match.choose(2)
    assert match.decision.prompt == MAY[language]


@pytest.mark.parametrize(
    ("language", "told"), [("en", ["Ben", "Ben's", "Ben"]), ("ru", ["Боря", "игрока Боря", "игроком Боря"])]
)
def test_a_name_that_does_not_decline_has_the_word_for_a_player_before_it(language: str, told: list[str]) -> None:
    voice = Prose(open_book("orion", scenarios=False), language).voice
    name = voice.called(NAMES[language][1])
    assert [name.case("nom"), name.owning("m", "nom", False), name.case("ins")] == told
    acting = voice.called(NAMES[language][1], acts=True)
    assert acting.case("nom") == {"en": "Ben", "ru": "игрок Боря"}[language]


def test_what_rules_gave_is_not_told_as_several_rules(prose_of: ProseOf) -> None:
    """Behind «+3» «правила» would be three rules."""
    match = load(PACKS["orion"]).start(2, 1)
    match.language, match.speaker = "ru", speaker(lambda: prose_of("orion", "ru"))
    assert match.words(0).say("rules") == "по правилам"


def test_a_verb_of_the_game_has_a_title_in_every_language(prose_of: ProseOf) -> None:
    match = load(PACKS["orion"]).start(2, 1)
    match.language, match.speaker = "ru", speaker(lambda: prose_of("orion", "ru"))
    build = next(verb for verb in match.sheet.verbs if verb.name == "build")
    assert match.words(0).title(build.titles, build.name) == "построить"


def test_faces_of_dice_and_what_a_card_carries_are_told_in_every_language() -> None:
    match = match_in("ru", ROOT / "tests/games/broadside")
    words, deck = match.words(0), match.sheet.zones["deck"]
    assert [words.printed_face(face) for face in ("hit", "splash", 3)] == ["пробоина", "всплеск", "3"]
    assert words.title(deck.titles, deck.name) == "палуба"


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ["Ann skips a turn", "Ann skips 2 turns", "Ann looks at a hidden card", "Ann looks at 3 hidden cards"]),
        (
            "ru",
            ["Аня пропускает ход", "Аня пропускает 2 хода", "Аня смотрит закрытую карту",
             "Аня смотрит 3 закрытые карты"],
        ),
    ],
)  # fmt: skip
def test_how_many_is_told_in_a_sentence(language: str, told: list[str], prose_of: ProseOf) -> None:
    match = load(PACKS["orion"]).start(2, 1, names=NAMES[language][:2])
    match.language, match.speaker = language, speaker(lambda: prose_of("orion", language))
    skipped = [r.TurnsSkipped(-1, 0, turns) for turns in (1, 2)]
    shown = [r.CardsShown(-1, 0, [0] * cards) for cards in (1, 3)]
    assert [match.words(1).record(match.state, one) for one in (*skipped, *shown)] == told


@pytest.mark.parametrize(
    ("language", "asked"),
    [
        (
            "en",
            ["Trade: choose a resource: pay units of the chosen resource equal to your trade value",
             "Trade: choose a resource: gain 1 unit of the second chosen resource"],
        ),
        (
            "ru",
            ["Обмен: заплатите единицы выбранного ресурса в количестве, равном своему курсу обмена — выберите ресурс",
             "Обмен: получите 1 единицу второго ресурса — выберите ресурс"],
        ),
    ],
)  # fmt: skip
def test_a_resource_is_chosen_for_what_is_then_done_with_it(language: str, asked: list[str]) -> None:
    match = match_in(language, "eclipse")
    lines = {one.text: place for place, one in enumerate(match.sheet.clauses) if one.owner == "trading"}
    chosen = [place for text, place in lines.items() if text.startswith("choose")]
    assert [match.words(0).asked(Question("resource", place, kind="resource")) for place in chosen] == asked


@pytest.mark.parametrize(
    ("language", "asked"),
    [
        (
            "en",
            ["choose a part square to put a ship part onto", "choose a ship part to put", "you may send a colony ship"],
        ),
        (
            "ru",
            ["выберите ячейку части, чтобы поставить часть корабля в неё", "выберите часть корабля, чтобы поставить её",
             "можно: отправьте колониальный корабль"],
        ),
    ],
)  # fmt: skip
def test_what_is_done_is_told_with_what_is_not_chosen_now(language: str, asked: list[str]) -> None:
    match = match_in(language, "eclipse")
    sending = next(at for at, one in enumerate(match.sheet.clauses) if one.text == "may settle_in_peace")
    questions = [Question("card", -1, "install", kind) for kind in ("bay", "part")]
    words = match.words(0)
    assert [words.asked(one) for one in (*questions, Question("may", sending, texts=("",)))] == asked


def test_a_place_that_is_chosen_stands_behind_the_words_of_its_verb() -> None:
    match = match_in("en", "galaxy")
    asked = [match.words(0).asked(Question("card", -1, verb, "track")) for verb in ("lay", "withdraw")]
    assert asked == ["choose a track to lay a cube along", "choose a track to take the route back on"]


def test_what_is_so_or_not_is_a_sentence_of_the_log() -> None:
    match = match_in("en", "eclipse")
    words, passed = match.words(0), match.sheet.counters["passed"].at
    told = [words.record(match.state, r.CounterChanged(0, passed, 1, change)) for change in (1, -1)]
    assert told == [f"{match.names[1]} passed", None]


def test_where_the_facts_of_an_option_are_long_what_it_does_comes_first() -> None:
    match = load("eclipse").start(2, 1)
    decision = match.decision
    assert decision is not None
    assert note_on(match, decision, decision.options[8]).startswith("colour black; ")  # it has no text
    match.speaker = speaker(lambda: Prose(open_book("eclipse", scenarios=False), "en"))
    notes = {one.label: note_on(match, decision, one) for one in decision.options}
    assert "colour" not in notes["Mechanema"].partition(". ")[0]
    assert ". Colour " in notes["Mechanema"]  # a new sentence


@pytest.mark.parametrize(
    ("language", "asked"),
    [("en", "choose a hex to put a disc on"), ("ru", "выберите гекс, чтобы поставить диск на него")],
)
def test_what_is_chosen_stands_behind_the_words_of_its_verb(language: str, asked: str) -> None:
    match = match_in(language, "eclipse")
    assert match.words(0).asked(Question("card", -1, "extend_to", "hex")) == asked


def test_a_cell_of_a_coloured_side_is_told_with_both_colours() -> None:
    match = match_in("ru", "galaxy")
    words = match.words(0)
    told = [words.named(one.name) for one in match.sheet.designs if one.on == "uprising"]
    assert told[0] == "Восстание: зелёная ячейка красной стороны"
    assert told[-1] == "Восстание: невозвратная синяя ячейка синей стороны"


def test_what_is_printed_in_a_place_is_told_once() -> None:
    match = match_in("en", "galaxy")
    words, designs = match.words(0), {one.name: one for one in match.sheet.designs}
    mint = designs["imperial_mint"]
    cell = next(one for one in match.sheet.designs if one.on == "imperial_mint")
    assert facts_in_short(match.sheet, mint, words) == "cells: yellow cell ×2, irrecoverable yellow cell"
    assert facts_in_short(match.sheet, cell, words) == ""


ROUSING = """
to doze
    gain 1 fame

action dozing "Doze"
    doze

after a player dozes:
    they may gain 2 coin
    each player
        may gain 3 coin
"""


@pytest.mark.parametrize(
    ("language", "asked"),
    [
        ("en", ["you may gain 2 coins", "you may gain 3 coins"]),
        ("ru", ["вы можете получить 2 монеты", "вы можете получить 3 монеты"]),
    ],
)
def test_what_a_rule_of_the_game_asks_is_told_as_printed(language: str, asked: list[str], tmp_path: Path) -> None:
    base = (ROOT / "tests/cards/base.moo").read_text("utf-8")
    (tmp_path / "base.moo").write_text(base + ROUSING, "utf-8")
    (tmp_path / "words").mkdir()
    words = (ROOT / "tests/render/village/words/ru.ftl").read_text("utf-8")
    (tmp_path / "words" / "ru.ftl").write_text(words, "utf-8")
    match: Match = load(tmp_path).start(2, 1, names=NAMES[language][:2], first=0)
    match.language, match.speaker = language, speaker(lambda: Prose(open_book(tmp_path), language))
    while match.decision is not None and match.decision.form != "action":
        match.choose(0)
    assert match.decision is not None
    match.choose([option.value for option in match.decision.options].index(match.sheet.action_number("dozing")))
    told = []
    while match.decision is not None and len(told) < len(asked):
        told += [match.decision.prompt] if match.decision.form == "may" else []
        match.choose(0)
    assert told == asked
