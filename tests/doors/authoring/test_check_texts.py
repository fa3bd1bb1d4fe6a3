"""`moo check` tells in one run what texts, site and print would refuse: words, texts of designers, and faces."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from moodsl.extras.site.missing import site_faults
from moodsl.extras.site.names import Names
from moodsl.extras.site.pages import pages_of
from moodsl.extras.site.shelf import Shelf
from moodsl.prose import open_book

BARTER = Path(__file__).parents[1] / "barter"  # a small game in two languages
GAMES = ("orion", "eminent")


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """The small game, in a folder of its own."""
    return Path(shutil.copytree(BARTER, tmp_path / "barter"))


def without(file: Path, *starts: str) -> None:
    """Take out the lines that begin so."""
    lines = file.read_text("utf-8").split("\n")
    file.write_text("\n".join(line for line in lines if not line.strip().startswith(starts)), "utf-8")


def places_of(output: str) -> list[str]:
    return [line.partition(" ")[0] for line in output.splitlines() if ": " in line]


def test_a_sound_pack_has_no_faults(moo, game):
    assert moo("check", game).output == "no faults in 3 files\n"


def test_missing_words_of_all_languages_are_told_in_one_run(moo, game):
    without(game / "words" / "en.ftl", "verb-barter")
    without(game / "words" / "ru.ftl", ".more", "fact-suit", "word-moon")
    done = moo("check", game, "--format", "concise")
    assert done.exit_code == 1
    for language, name in (("English", "barter"), ("Russian", "bounty"), ("Russian", "suit"), ("Russian", "moon")):
        assert f"the {language} text speaks of `{name}`" in done.output, name
    only = moo("check", game, "--format", "concise", "--lang", "en").output
    assert "the English text speaks of `barter`" in only and "Russian" not in only


def test_what_check_finds_sound_text_and_site_find_sound(moo, game):
    without(game / "words" / "ru.ftl", "fact-worth")
    assert moo("text", game, "--lang", "ru").exit_code == 0  # no card speaks of it
    assert "`worth`" in moo("check", game).output
    with (game / "words" / "ru.ftl").open("a", encoding="utf-8") as file:
        file.write("\nfact-worth = ценность\n")
    assert moo("check", game).exit_code == 0


def test_a_fact_that_is_a_resource_is_told_by_the_words_of_the_resource(moo, game):
    file = game / "game.moo"
    file.write_text(
        file.read_text("utf-8").replace("    suit ", "    yields  resource, optional\n    suit ", 1), "utf-8"
    )
    (game / "inn.moo").write_text('booth inn "Inn"\n' + PLAIN.format("Двор") + "    yields  corn\n", "utf-8")
    for language, word in (("en", "yield"), ("ru", "доход\n    .gender = m\n    .gen = дохода")):
        with (game / "words" / f"{language}.ftl").open("a", encoding="utf-8") as words:
            words.write(f"\nfact-yields = {word}\n")
    assert moo("check", game).output == "no faults in 4 files\n"
    assert moo("site", "build", game, "-o", game.parent / "site").exit_code == 0


@pytest.mark.parametrize(
    "name", [BARTER, *(pytest.param(game, marks=pytest.mark.soak) for game in GAMES)], ids=lambda name: Path(name).name
)
def test_a_page_names_nothing_that_is_not_asked_for_beforehand(name, tmp_path):
    """Of a pack that has lost all its words and all titles in Russian."""
    book = open_book(name, scenarios=False)
    folder = shutil.copytree(book.folders[0], tmp_path / "bare")
    for words in folder.rglob("*.ftl"):
        words.write_text("", "utf-8")
    for file in folder.rglob("*.moo"):
        without(file, "ru ")
    shelf = Shelf(open_book(folder, scenarios=False), ("en", "ru"))
    asked = {(one.message.split("`")[1], one.message.split(" ")[1]) for one in site_faults(shelf)}
    for language, called in (("en", "English"), ("ru", "Russian")):
        names = Names(Shelf(shelf.book, ("en", "ru")), language)
        pages_of(names)
        assert {(one.what, called) for one in names.prose.missing} <= asked


PLAIN = '    ru     "{}"\n    suit   sun\n    price  1 corn\n    worth  1\n'


def test_a_name_without_a_declaration_is_missing_where_it_is_spoken_of(moo, game):
    (game / "a_first.moo").write_text('booth inn "Inn"\n' + PLAIN.format("Двор"), "utf-8")
    card = 'booth awning "Awning"\n' + PLAIN.format("Навес") + "\n    at market start:\n        gain 1 corn\n"
    (game / "awning.moo").write_text(card, "utf-8")
    without(game / "game.moo", 'ru "Рынок"')
    done = moo("check", game, "--format", "concise")
    places = [line.partition(": ")[0] for line in done.output.splitlines() if "`market`" in line]
    assert places == ["barter/awning.moo:1:7"], done.output  # the card; without it, it would be `play:`


def test_a_text_that_contradicts_its_rule_and_a_face_that_is_too_full_are_told_together(moo, game):
    file = game / "cards.moo"
    text = file.read_text("utf-8").replace("Old Mill", "Old Mill of the Valley" * 9)
    card = 'booth inn "Inn"\n    ru     "Двор"\n    suit   sun\n    price  1 corn\n    worth  1\n'
    card += '    text   en "Gain 3 corn."\n\n    after barter:\n        gain 1 corn\n'
    file.write_text(f"{text}\n{card}", "utf-8")
    done = moo("check", game)
    assert done.exit_code == 1 and "text-differs: " in done.output and "text-too-long: " in done.output


def test_a_pack_without_any_russian_is_told_all_that_it_needs(moo, game):
    (game / "words" / "ru.ftl").unlink()
    for file in game.rglob("*.moo"):
        without(file, "ru ")
    assert moo("check", game).exit_code == 0  # it speaks English alone
    done = moo("check", game, "--lang", "ru", "--format", "concise")
    assert done.exit_code == 1 and "Traceback" not in done.output
    assert all(re.match(r"barter/(game|cards)\.moo:\d+:\d+$", place.rstrip(":")) for place in places_of(done.output))
    text = moo("text", game, "--lang", "ru")
    assert text.exit_code == 1 and "Traceback" not in text.output


def test_words_of_a_pack_that_has_no_file_of_words_yet_are_counted_and_named_when_asked_for(moo, game):
    for language in ("en", "ru"):
        (game / "words" / f"{language}.ftl").unlink()
    done = moo("check", game)
    first, *counts = done.output.splitlines()
    assert done.exit_code == 0 and first.startswith("no faults in ")
    assert [re.sub(r"yet: [1-9]\d*", "yet: #", line) for line in counts] == [
        f"words in the language `{one}` that are not written yet: #; `moo check {game} --lang {one}` names them, "
        "with `--fix` it writes their lines"
        for one in ("en", "ru")
    ]
    (number,) = re.findall(r"yet: (\d+)", counts[0])
    assert moo("check", game, "--lang", "en", "--format", "concise").output.count("missing-words") == int(number)


def test_values_that_the_site_leaves_out_for_want_of_words_are_named_and_no_fault(moo, game):
    with (game / "game.moo").open("a", encoding="utf-8") as file:
        file.write("\nvalue toll for many (number) of player = many + 1  ## allow unused of the site\n")
    done = moo("check", game, "--lang", "en")
    assert done.exit_code == 0
    assert done.output.splitlines()[1:] == [
        '"How to play" (en) leaves out values that lack words: `toll` (`part-many`, `value-toll`)',
        f"`moo check {game} --fix` writes the lines of these words",
    ]
    written = moo("check", game, "--lang", "en", "--fix")
    assert {line.split(": + ")[1] for line in written.output.splitlines() if ": + " in line} == {
        "part-many = many",
        "value-toll = toll",
    }
    assert written.exit_code == 0 and "leaves out" not in written.output


def test_a_pack_need_not_speak_all_languages_of_what_it_requires(moo, tmp_path):
    (tmp_path / "mine").mkdir()
    pack = 'pack mine "Mine"\n    version   "0.1.0"\n    language  "3"\n    requires  orion "any"\n\n'
    card = (
        'building hut "Hut"\n    colour  red\n    cost    1 food\n    points  1\n\n    on build:\n        gain 1 food\n'
    )
    (tmp_path / "mine" / "pack.moo").write_text(pack + card, "utf-8")
    assert moo("check", "mine").exit_code == 0
    assert "card-hut = …" in moo("check", "mine", "--lang", "ru").output


def test_a_language_that_there_is_not_is_refused(moo, game):
    done = moo("check", game, "--lang", "de")
    assert done.exit_code == 2 and done.output == "moo: there are no texts in `de`; there is: en, ru\n"


def test_words_lie_beside_a_pack_that_is_one_file(moo, game):
    (game / "cards.moo").rename(game / "cards.txt")
    one = (game / "game.moo").read_text("utf-8") + (game / "cards.txt").read_text("utf-8")
    (game / "game.moo").write_text(one, "utf-8")
    assert moo("check", game / "game.moo").output == "no faults in 1 file\n"


def test_lines_of_the_log_want_words_in_other_languages(moo, game):
    scenario = game / "scenarios" / "barter.moo"
    scenario.write_text(scenario.read_text("utf-8").rstrip() + '\n        "corn is sold out" is not in log\n', "utf-8")
    done = moo("check", game)
    assert done.exit_code == 1 and "`log-corn-is-sold-out = …`" in done.output
    with (game / "words" / "ru.ftl").open("a", encoding="utf-8") as file:
        file.write("\nlog-corn-is-sold-out = зерно распродано\n")
    assert moo("check", game).exit_code == 0
