"""What is printed: every card, action, verb and the course of every game, in both languages, written down as text.

The texts are renewed by `make accept`, and then read as a diff, by somebody who speaks the language.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from moodsl.prose import Book, Prose, faults, plain, text_lines

ProseOf = Callable[[str, str], Prose]
HERE = Path(__file__).parent / "texts"


def flow_lines(prose: Prose, part: str, variant: str | None = None) -> list[str]:
    return ["    " * depth + plain(line) for depth, line in prose.flow(part, variant)]


def whole_text(prose: Prose) -> str:
    """Everything that is printed of a game."""
    model = prose.book.model
    found: list[str] = []
    for name in model.by_themselves:
        found += [prose.heading(name), *(f"    {line}" for line in text_lines(prose.card(name))), ""]
    for heading, names, say in (
        ("action", model.actions, prose.action),
        ("verb", model.verbs, prose.verb),
    ):
        for name in names:
            found += [f"{heading} {name}", *(f"    {line}" for line in text_lines(say(name))), ""]
    for variant in (None, *model.variants):
        for part in ("setup", "play", "scoring"):
            lines = flow_lines(prose, part, variant)
            if lines:
                found += [f"{variant or 'the game'}: {part}", *(f"    {line}" for line in lines), ""]
    return "\n".join(found)


def test_a_game_reads_as_it_read(game: str, language: str, prose_of: ProseOf) -> None:
    file, text = HERE / f"{game}.{language}.txt", whole_text(prose_of(game, language))
    if os.environ.get("MOO_ACCEPT"):
        HERE.mkdir(exist_ok=True)
        file.write_text(text, encoding="utf-8")
    assert file.exists(), "there is no text yet: make accept"
    assert text == file.read_text(encoding="utf-8")


def test_nothing_is_wrong_with_the_words_of_a_game(game: str, book_of: Callable[[str], Book]) -> None:
    assert faults(book_of(game)) == []


def test_a_text_has_nothing_of_the_source_in_it(game: str, language: str, prose_of: ProseOf) -> None:
    """No identifiers, no gaps, no marks of ours; sentences begin and end as they should."""
    for line in whole_text(prose_of(game, language)).splitlines():
        told = line.strip()
        assert not set(told) & set("…\ue000\ue001\ue002\ue003\ue010\ue011?{}"), told
        if line.startswith("    "):
            assert "_" not in told and told[-1] in ".:", told
            assert "  " not in told and " ," not in told and " ." not in told, told
        if language == "ru" and line.startswith("    "):
            assert not set(told.replace("[", "").lower()) & set("abcdefghijklmnoqrtuvwxyz") - set("abps"), told


@pytest.mark.parametrize(
    ("name", "counts", "english", "russian"),
    [
        ("fleet", [1, 2, 5], "1 fleet, 2 fleet, 5 fleet", "1 флот, 2 флота, 5 флотов"),
        ("fleet", [11, 21], "11 fleet, 21 fleet", "11 флотов, 21 флот"),
        ("loyalty", [3, 5], "3 loyalty, 5 loyalty", "3 лояльности, 5 лояльности"),
        ("score", [1, 4, 100], "1 point, 4 points, 100 points", "1 очко, 4 очка, 100 очков"),
        ("cube", [2], "2 cubes", "2 кубика"),
        ("building", [5], "5 structures", "5 сооружений"),
        ("card", [2], "2 cards", "2 карты"),
        ("advisor", [None], "advisor", "советник"),
    ],
)
def test_a_noun_agrees_with_its_number(
    name: str, counts: list[int | None], english: str, russian: str, prose_of: ProseOf
) -> None:
    assert ", ".join(prose_of("orion", "en").noun(name, count) for count in counts) == english
    assert ", ".join(prose_of("orion", "ru").noun(name, count) for count in counts) == russian
