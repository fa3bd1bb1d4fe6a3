"""A number that a message of a pack is given is a number for its selectors."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from moodsl.prose import Prose, open_book, plain

BASE = Path(__file__).parents[1] / "cards" / "base.moo"
VILLAGE = Path(__file__).parent / "village" / "words"
SET = """
counter-day = day
    .set = { $new ->
        [1] the first day begins
        [one] one day more
       *[other] day { $new } begins
    }
"""


@pytest.mark.parametrize(("number", "told"), [(1, "The first day begins."), (3, "Day 3 begins.")])
def test_new_chooses_as_fluent_has_it(tmp_path, number, told):
    text = BASE.read_text("utf-8") + f'\naction dawn "Dawn"\n    set day to {number}\n'
    (tmp_path / "game.moo").write_text(text, "utf-8")
    shutil.copytree(VILLAGE, tmp_path / "words")
    with (tmp_path / "words" / "en.ftl").open("a", encoding="utf-8") as file:
        file.write(SET)
    (paragraph,) = Prose(open_book(tmp_path), "en").action("dawn").paragraphs
    assert [plain(line) for _depth, line in paragraph.lines] == [told]


def test_a_counter_says_who_has_most_or_least_of_it(tmp_path):
    text = BASE.read_text("utf-8") + '\naction tour "Tour"\n    each player, by lowest fame\n        draw 1 card\n'
    (tmp_path / "game.moo").write_text(text, "utf-8")
    shutil.copytree(VILLAGE, tmp_path / "words")
    told = []
    for language, words in (("en", "is known to nobody"), ("ru", "кого никто не знает")):
        with (tmp_path / "words" / f"{language}.ftl").open("a", encoding="utf-8") as file:
            file.write(f"\ncounter-fame =\n    .lowest = {words}\n")
        (paragraph,) = Prose(open_book(tmp_path), language).action("tour").paragraphs
        told += [plain(line) for _depth, line in paragraph.lines]
    assert told == [
        "Each player, beginning with whoever is known to nobody, draws 1 card.",
        "Каждый игрок, начиная с того, кого никто не знает, берёт 1 карту.",
    ]


def test_a_word_of_a_fact_is_declined(tmp_path):
    text = BASE.read_text("utf-8") + (
        "\nvalue love of player for colour (word) = 0\n\n"
        'action count_red "Count"\n    ru  "Счёт"\n    gain (love of you for red) fame\n'
    )
    (tmp_path / "game.moo").write_text(text, "utf-8")
    shutil.copytree(VILLAGE, tmp_path / "words")
    with (tmp_path / "words" / "ru.ftl").open("a", encoding="utf-8") as file:
        file.write("\nvalue-love = любовь\n    .gender = f\n    .gen = любви\n    .dat = любви\n    .acc = любовь\n")
        file.write("    .for = для { GEN($what) }\n")
    (paragraph,) = Prose(open_book(tmp_path), "ru").action("count_red").paragraphs
    assert "для красного" in plain(paragraph.lines[0][1])


def test_how_much_somebody_has_is_compared_and_is_no_quality(tmp_path):
    """What is counted has no word `fact-…` to be called by: one that is written is none of the pack."""
    tax = '\naction tax "Tax"\n    ru  "Налог"\n    each opponent where their fame is your fame\n        lose 1 fame\n'
    hoard = (
        '\naction hoard "Hoard"\n    ru  "Клад"\n    choose a resource as good\n    gain (total good of players) fame\n'
    )
    (tmp_path / "game.moo").write_text(BASE.read_text("utf-8") + tax + hoard, "utf-8")
    shutil.copytree(VILLAGE, tmp_path / "words")
    told = []
    for language in ("en", "ru"):
        prose = Prose(open_book(tmp_path), language)
        for action in ("tax", "hoard"):
            (paragraph,) = prose.action(action).paragraphs
            told.append(" ".join(plain(line) for _depth, line in paragraph.lines))
    assert told == [
        "Each opponent who has exactly as much fame as you loses 1 fame.",
        "Choose a resource, then gain fame equal to the total stock of the chosen resource of the players.",
        "Каждый соперник, у которого столько же славы, сколько у вас, теряет 1 славу.",
        "Выберите ресурс, затем получите славу в количестве, равном общему запасу выбранного ресурса игроков.",
    ]


def test_who_has_least_is_ranked_first(tmp_path):
    text = BASE.read_text("utf-8").replace("scoring:\n", "scoring:\n    rank by 0 - their fame\n")
    (tmp_path / "game.moo").write_text(text, "utf-8")
    shutil.copytree(VILLAGE, tmp_path / "words")
    with (tmp_path / "words" / "ru.ftl").open("a", encoding="utf-8") as file:
        file.write("\ncounter-fame =\n    .dat = славе\n")
    told = [
        " ".join(plain(line) for _depth, line in Prose(open_book(tmp_path), one).flow("scoring"))
        for one in ("en", "ru")
    ]
    assert "The players are ranked by fame (lowest first)" in told[0]
    assert "Места распределяются по славе (сначала наименьшее)" in told[1]


def test_russian_ranks_by_the_number_of_what_is_counted_one_by_one(tmp_path):
    text = BASE.read_text("utf-8").replace("scoring:\n", "scoring:\n    rank by their fame\n")
    (tmp_path / "game.moo").write_text(text, "utf-8")
    shutil.copytree(VILLAGE, tmp_path / "words")
    with (tmp_path / "words" / "ru.ftl").open("a", encoding="utf-8") as file:
        file.write("\ncounter-fame =\n    .plural = славы\n")
    told = [plain(line) for _depth, line in Prose(open_book(tmp_path), "ru").flow("scoring")]
    assert "Места распределяются по числу славы" in " ".join(told)
