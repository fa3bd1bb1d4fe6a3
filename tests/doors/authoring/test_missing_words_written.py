"""`moo check --fix` writes lines for missing words: English ones begin as their names, others wait for their author."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

BARTER = Path(__file__).parents[1] / "barter"  # a small game in two languages


@pytest.fixture
def game(tmp_path: Path) -> Path:
    return Path(shutil.copytree(BARTER, tmp_path / "barter"))


def words_of(game: Path, language: str) -> Path:
    return game / "words" / f"{language}.ftl"


def faults(moo, game, *more: str) -> int:
    return moo("check", game, "--format", "concise", "--all", *more).output.count("missing-words")


def test_two_words_of_one_name_are_told_in_one_run(moo, game):
    words_of(game, "en").write_text("", "utf-8")
    told = moo("check", game, "--lang", "en").output
    assert "`verb-barter` lacks: the word itself" in told and "`deed-barter` lacks: the word itself" in told


def test_english_words_begin_as_their_names_and_are_told(moo, game):
    words_of(game, "en").write_text("verb-store = store\n\n# the rest\n", "utf-8")
    done = moo("check", game, "--fix", "--lang", "en")
    written = words_of(game, "en").read_text("utf-8")
    assert written.startswith("verb-store = store\nverb-barter = barter\n\n# the rest\n")
    assert "value-bounty = bounty\n    .more = … { $change }\n" in written  # a sentence cannot be made from a name
    assert "barter/words/en.ftl: + verb-barter = barter\n" in done.output
    assert done.exit_code == 1 and faults(moo, game, "--lang", "en") == 1


def test_russian_words_wait_for_their_author_and_stay_missing(moo, game):
    words_of(game, "ru").write_text("deed-barter = мена\n", "utf-8")
    missing = faults(moo, game, "--lang", "ru")
    moo("check", game, "--fix", "--lang", "ru")
    written = words_of(game, "ru").read_text("utf-8")
    assert written.startswith("deed-barter = мена\n    .gender = …\n    .gen = …\n") and "fact-worth = …" in written
    assert faults(moo, game, "--lang", "ru") == missing > 5
    told = moo("check", game, "--lang", "ru", "--format", "concise").output
    assert "barter/words/ru.ftl:2:6: missing-words: в русском тексте говорится о `barter`" in told  # where to write
    assert "…" not in moo("text", game, "--lang", "ru").output.replace("= …", "").replace("`.", "")
    again = moo("check", game, "--fix", "--lang", "ru").output
    assert words_of(game, "ru").read_text("utf-8") == written and "ru.ftl: +" not in again


def test_a_language_without_a_file_gets_one_if_it_is_asked_for(moo, game):
    kept = words_of(game, "en").read_text("utf-8")
    shutil.rmtree(game / "words")
    assert "with `--fix` it writes their lines" in moo("check", game, "--fix").output
    assert not (game / "words").exists()
    assert "+verb-barter = barter" in moo("check", game, "--fix", "--diff", "--lang", "en").output
    assert not (game / "words").exists()
    moo("check", game, "--fix", "--lang", "en")
    assert "verb-barter = barter\n" in words_of(game, "en").read_text("utf-8") and "verb-barter" in kept


def test_of_an_expansion_only_its_own_words_are_written(moo, game):
    words_of(game, "en").write_text("", "utf-8")
    pack = 'pack mine "Mine"\n    version   "0.1.0"\n    language  "3"\n    requires  barter "any"\n\n'
    verb = 'to haggle_over booth\n    gain 1 corn\n\naction haggling "Haggle"\n    haggle_over a booth from your row\n'
    (game.parent / "mine").mkdir()
    (game.parent / "mine" / "pack.moo").write_text(pack + verb, "utf-8")
    moo("check", game.parent / "mine", game, "--fix", "--lang", "en")
    assert "verb-haggle_over = haggle over\n" in words_of(game.parent / "mine", "en").read_text("utf-8")
    assert words_of(game, "en").read_text("utf-8") == ""


def test_cards_of_a_series_and_places_of_a_board_have_one_title_for_all(moo, game):
    """Their titles are no words: they stand in the cards, and nothing is written for each of them."""
    with (game / "cards.moo").open("a", encoding="utf-8") as file:
        file.write('\nbooth glass "{worth} glass"\n    suit   sun\n    price  1 corn\n    worth  each 1 to 3\n')
        file.write('\nkind field is place "field"\n\nboard land of field "Land"\n    form    ring\n    length  6\n')
    told = moo("check", game, "--lang", "ru").output
    assert told.count("у карт `glass` нет названия") == told.count("у мест поля `land` нет имени") == 1
    moo("check", game, "--fix", "--lang", "ru")
    assert "card-" not in words_of(game, "ru").read_text("utf-8")
