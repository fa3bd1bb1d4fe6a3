"""The grammars of the two languages: small rules, and what is known of them for certain."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from interpreter.game.sentences import plural_of
from interpreter.text.article import article
from moodsl.prose import Prose, plain
from moodsl.prose.english import EnglishNoun
from moodsl.prose.nominals import Phrase
from moodsl.prose.russian import PERSONAL, Russian, RussianNoun, category, declined
from moodsl.prose.sentences import Sentences, Unsaid
from moodsl.prose.words import Lexicon, WordEntry


@pytest.mark.parametrize(
    ("word", "agreement", "case", "animate", "form"),
    [
        ("синий", "f", "acc", False, "синюю"),
        ("синий", "pl", "gen", False, "синих"),
        ("красный", "n", "nom", False, "красное"),
        ("красный", "m", "acc", False, "красный"),
        ("красный", "m", "acc", True, "красного"),
        ("красный", "pl", "acc", True, "красных"),
        ("другой", "pl", "nom", False, "другие"),
        ("другой", "f", "ins", False, "другой"),
        ("пустой", "n", "gen", False, "пустого"),
        ("наибольший", "f", "nom", False, "наибольшая"),
        ("наибольший", "n", "nom", False, "наибольшее"),
        ("тихий", "m", "dat", False, "тихому"),
        ("тихий", "pl", "nom", False, "тихие"),
        ("хаки", "f", "gen", False, "хаки"),
        ("вращающийся", "n", "nom", False, "вращающееся"),
        ("вращающийся", "f", "acc", False, "вращающуюся"),
    ],
)
def test_an_adjective_declines(word: str, agreement: str, case: str, animate: bool, form: str) -> None:
    assert declined(word, agreement, case, animate) == form


def test_numbers_have_three_categories_in_russian() -> None:
    assert [category(count) for count in (1, 2, 4, 5, 0, 11, 12, 21, 22, 101, 111)] == [
        "one", "few", "few", "many", "many", "many", "many", "one", "few", "one", "many",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("written", "spoken"),
    [
        (f"у {PERSONAL}его нет карт", "у него нет карт"),
        (f"возьмите {PERSONAL}его", "возьмите его"),
        ("положите его в его руку", "положите его в его руку"),
        ("с своей полки", "со своей полки"),
        ("с руки", "с руки"),
        ("с сброса", "со сброса"),
        ("в второй системе", "во второй системе"),
        ("в дворе или в дворце", "во дворе или во дворце"),
        ("С двора к двору", "Со двора ко двору"),
        ("в дворник", "в дворник"),
        ("в ваших системах", "в ваших системах"),
        ("о одном из них", "об одном из них"),
        ("карта, которая — красная и новая", "карта, которая красная и новая"),
        ("карта, которая — не на столе", "карта, которая не на столе"),
        ("карта, которая — верхняя карта стопки", "карта, которая — верхняя карта стопки"),
        ("судно, которое — враг", "судно, которое — враг"),
    ],
)
def test_prepositions_and_dashes_are_written_as_they_are_spoken(written: str, spoken: str) -> None:
    assert Russian().finished(written) == spoken


def test_english_plurals_and_articles() -> None:
    assert [plural_of(word) for word in ("card", "box", "ferry", "day", "berry patch")] == [
        "cards", "boxes", "ferries", "days", "berry patches",
    ]  # fmt: skip
    assert [article(word) for word in ("opponent", "card", "united house", "hour")] == ["an", "a", "a", "a"]


@pytest.mark.parametrize(
    ("title", "plural"),
    [("city side", "city sides"), ("city sides", "city sides"), ("keys", "keys"), ("series", "series"),
     ("lens", "lenses"), ("bus", "buses"), ("atlas", "atlases"), ("glass", "glasses")],
)  # fmt: skip
def test_an_english_title_may_be_a_plural(title: str, plural: str, prose_of: Callable[[str, str], Prose]) -> None:
    lexicon = Lexicon(prose_of("orion", "en").voice.model, "en", Sentences("en"))
    assert EnglishNoun(lexicon, WordEntry("kind-thing", (title,), "thing", None)).form("nom", True) == plural


@pytest.mark.parametrize(
    ("how", "count", "words", "phrase"),
    [
        ("exactly", 1, ("blue",), "1 синюю карту"),
        ("exactly", 2, ("blue",), "2 синие карты"),
        ("exactly", 5, ("blue",), "5 синих карт"),
        ("exactly", 21, ("blue",), "21 синюю карту"),
        ("up to", 2, (), "до 2 карт"),
        ("up to", 1, (), "не больше 1 карты"),
        ("each", None, ("red",), "каждую красную карту"),
        ("all", None, ("grey",), "все серые карты"),
        ("any", None, (), "любое количество карт"),
    ],
)
def test_a_number_rules_its_noun(
    how: str, count: int | None, words: tuple[str, ...], phrase: str, prose_of: Callable[[str, str], Prose]
) -> None:
    voice = prose_of("orion", "ru").voice
    adjectives = tuple(voice.adjective("word", word) for word in words)
    told = voice.phrase(voice.noun("noun", "card"), how, count, adjectives=adjectives).case("acc")
    assert plain(voice.finished(told, False, "")) == phrase


def test_things_of_another_gender(prose_of: Callable[[str, str], Prose]) -> None:
    voice = prose_of("orion", "ru").voice
    blue = (voice.adjective("word", "blue"),)
    building, advisor = voice.noun("kind", "building"), voice.noun("kind", "advisor")
    assert voice.phrase(building, "a", adjectives=blue).case("nom") == "синее сооружение"
    assert voice.phrase(building, "exactly", 2, adjectives=blue).case("nom") == "2 синих сооружения"
    assert voice.phrase(advisor, "a").case("acc") == "советника"
    assert voice.phrase(advisor, "exactly", 2).case("acc") == "2 советников"


def test_a_message_that_is_missing_or_wrong_is_no_text() -> None:
    sentences = Sentences("ru")
    sentences.add("known = { $part } и всё\n    .other = другое\n")
    assert sentences.say("known", part="это") == "это и всё"
    assert sentences.find("known", "other") == "другое" and sentences.find("unknown") is None
    for name, parts in (("unknown", {}), ("known", {})):
        with pytest.raises(Unsaid, match=name):
            sentences.say(name, **parts)


@pytest.mark.parametrize(
    ("titles", "words", "two", "of_one"),
    [
        (("белая карта", "белой карты", "белых карт"), "f", "белые карты", "белой карты"),
        (("синяя карта", "синей карты", "синих карт"), "f", "синие карты", "синей карты"),
        (("белый кубик", "белого кубика", "белых кубиков"), "m", "белых кубика", "белого кубика"),
        (("белый кубик", "белых кубика", "белых кубиков"), "m", "белых кубика", "белого кубика"),
        (("синий кубик", "синих кубика", "синих кубиков"), "m", "синих кубика", "синего кубика"),
        (("большой белый кубик", "большого белого кубика", "больших белых кубиков"), "m",
         "больших белых кубика", "большого белого кубика"),
        (("пустое поле", "пустого поля", "пустых полей"), "n", "пустых поля", "пустого поля"),
        (("карта событий", "карты событий", "карт событий"), "f", "карты событий", "карты событий"),
        (("белая карта", "белые карты", "белых карт"), "f\n    .gen = белой карты", "белые карты", "белой карты"),
        (("ход", "хода", "ходов"), "m\n    .few = шага", "шага", "хода"),
        (("лояльность", "лояльности"), "f", "лояльности", "лояльности"),
    ],
)  # fmt: skip
def test_a_name_of_two_words_behind_two_three_and_four(
    titles: tuple[str, ...], words: str, two: str, of_one: str, prose_of: Callable[[str, str], Prose]
) -> None:
    sentences = Sentences("ru")
    sentences.add(f"kind-thing = {titles[0]}\n    .gender = {words}\n")
    lexicon = Lexicon(prose_of("orion", "ru").voice.model, "ru", sentences)
    noun = RussianNoun(lexicon, WordEntry("kind-thing", titles, "thing", None))
    assert [noun.form("few", False), noun.form("gen", False)] == [two, of_one]
    assert not lexicon.missing
    phrase = Phrase(Russian(), noun, "exactly", 3)
    assert (phrase.case("nom"), phrase.case("acc")) == (f"3 {two}", f"3 {two}")


def test_the_form_behind_two_is_no_genitive_of_one(prose_of: Callable[[str, str], Prose]) -> None:
    """Where the genitive cannot be told from it, it is asked for."""
    sentences = Sentences("ru")
    sentences.add("kind-thing = белая карта\n    .gender = f\n")
    lexicon = Lexicon(prose_of("orion", "ru").voice.model, "ru", sentences)
    noun = RussianNoun(lexicon, WordEntry("kind-thing", ("белая карта", "белые карты", "белых карт"), "thing", None))
    noun.form("gen", False)
    assert list(lexicon.missing) == [("kind-thing", "gen")]
