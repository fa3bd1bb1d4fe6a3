"""Faces, facts of several words, places under cards: how they read in each language."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from attrs import evolve

from interpreter.syntax import nodes as n
from moodsl.prose import Prose, text_lines
from moodsl.prose.book import faces_of

ProseOf = Callable[[str, str], Prose]


def test_each_face_has_its_own_text_under_its_title(prose_of: ProseOf) -> None:
    assert text_lines(prose_of("village", "en").card("brig"))[2:] == [
        "Trim Brig:",
        "  Sails: square, lateen.",
        "  Rank: 3.",
        "  Sowing brings you 1 grain more.",
        "  Once per game, after you rig a sail: gain coins equal to this card's rank.",
        "Leaking Brig:",
        "  Rank: 1.",
        "  At the end of the game: score 1 point.",
    ]
    assert text_lines(prose_of("village", "ru").card("brig"))[2:5] == [
        "Исправный бриг:",
        "  Паруса: прямой, косой.",
        "  Ранг: 3.",
    ]


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "turn this card keel up"),
        ("en", "if this card's deck is up"),
        ("en", "the number of lateen sails on this card is 1"),
        ("ru", "переверните эту карту килем вверх"),
        ("ru", "если эта карта лежит палубой вверх"),
        ("ru", "число косых парусов на этой карте равно 1"),
    ],
)
def test_faces_and_words_of_a_card(language: str, told: str, prose_of: ProseOf) -> None:
    assert told in "\n".join(text_lines(prose_of("village", language).card("brig")))


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "coins equal to the total number of square sails on the ships in your fleet"),
        ("en", "if the number of sails on this card is at least 2, put 1 to 3 stalls from your hand onto this card"),
        ("en", "one of your square docked ships"),
        ("ru", "равном общему числу прямых парусов на кораблях в своём флоте"),
        ("ru", "от 1 до 3 лавок с руки на эту карту"),
        ("ru", "один из своих прямых кораблей в доке"),
    ],
)
def test_sums_over_things_and_places_under_cards(language: str, told: str, prose_of: ProseOf) -> None:
    text = "\n".join(text_lines(prose_of("village", language).card("galleon")))
    assert told.lower() in text.lower()


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "its sails include square"),
        ("en", "put all cards from the ships in your fleet into the rubbish heap"),
        ("ru", "среди его парусов есть прямой"),
        ("ru", "положите все карты с кораблей в своём флоте в мусорную кучу"),
    ],
)
def test_places_of_many_cards_and_words_among_others(language: str, told: str, prose_of: ProseOf) -> None:
    assert told in "\n".join(text_lines(prose_of("village", language).action("scouting"))).replace("Put", "put")


def test_words_are_parts_of_verbs(prose_of: ProseOf) -> None:
    """Even if a place has the same name: `square` is a place of the village, and a sail."""
    assert text_lines(prose_of("village", "en").action("sailing")) == ["Rig square, then rig lateen with 1 more."]
    assert text_lines(prose_of("village", "ru").action("sailing")) == [
        "Оснастите прямой, затем оснастите косой и ещё 1."
    ]


def test_the_words_of_a_noun_stand_behind_it_in_russian(prose_of: ProseOf) -> None:
    text = "\n".join(text_lines(prose_of("eminent", "ru").verb("boost")))
    assert text == "Сыграйте любое количество карт с руки, на которых есть символ роли."


def changed_facts(face: n.Fact) -> Iterator[n.Fact]:
    """A face with one word or number of its facts another one."""
    for place, item in enumerate(face.items):
        if isinstance(item, n.Fact) and len(item.name.text) > 2:
            for at, atoms in enumerate(item.values):
                for atom in atoms:
                    others: list[n.Node] = [evolve(atom, value=atom.value + 1)] if isinstance(atom, n.Number) else []
                    if isinstance(atom, n.Name):
                        others = [
                            n.Name(text=word, span=atom.span) for word in ("trade", "lateen") if word != atom.text
                        ]
                    for other in others:
                        values = (*item.values[:at], (other,), *item.values[at + 1 :])
                        new = evolve(item, values=values)  # type: ignore[arg-type]
                        yield evolve(face, items=(*face.items[:place], new, *face.items[place + 1 :]))


@pytest.mark.parametrize("game", ["eminent", "village"])
@pytest.mark.parametrize("language", ["en", "ru"])
def test_another_fact_of_a_face_reads_otherwise(game: str, language: str, prose_of: ProseOf) -> None:
    prose, seen = prose_of(game, language), 0
    for name, decl in prose.book.things.items():
        for face in faces_of(decl):
            told = list(prose._face(face, name))
            for other in changed_facts(face):
                seen += 1
                assert list(prose._face(other, name)) != told, (name, language)
    assert seen > 3
