"""`moo text`: prints what cards say, in both languages, and says what is missing."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from moodsl.cli import main

ROOT = Path(__file__).parents[3]


def moo(*arguments: str, **environment: str) -> Result:
    return CliRunner().invoke(main, ["text", *arguments], env={"LC_ALL": "C", "LANG": "C", **environment})


def lines_of(*arguments: str) -> list[str]:
    """What is printed without a fault."""
    told = moo(*arguments)
    assert told.exit_code == 0, told.output
    return told.output.splitlines()


def test_a_card_is_printed_with_its_options() -> None:
    assert lines_of("orion", "spaceport") == [
        "Spaceport",
        "    Activation [A]: choose one:",
        "      - Pay 3 food and 3 fleet to gain 2 production.",
        "      - Pay 2 production to gain 3 food and 3 fleet.",
        "",
    ]


DECK = """
game deck "Deck"
    players  2

kind leaf is card "leaf"
    suit    oak, elm
    starts  stock

zone stock of leaf "stock"

play:
    shuffle stock

leaf plain "A leaf of {suit}"
    suit  each
"""


def test_all_cards_of_a_series_are_printed_by_its_name(tmp_path: Path) -> None:
    (tmp_path / "deck.moo").write_text(DECK, "utf-8")
    assert moo(str(tmp_path), "plain").output == "A leaf of oak\n\nA leaf of elm\n\n"
    assert moo(str(tmp_path), "plain_elm").output == "A leaf of elm\n\n"
    assert "did you mean `plain_elm`?" in moo(str(tmp_path), "plain_ellm").output


def test_the_rules_of_the_game_are_printed_part_by_part() -> None:
    lines = lines_of("orion", "--rules")
    assert [line for line in lines if line and line[0] != " "] == [
        "What there is", "Setup", "The course of a game", "Actions", "End and scoring", "The game ends when",
        "Rules that always hold", "What the words mean", "Numbers and sums", "Variant: Training mode",
    ]  # fmt: skip
    assert lines[lines.index("    Research:") + 1] == (
        "        Put 1 cube from your actions into your spent cubes to draw 2 cards."
    )
    assert "    Your system limit: 4." in lines and "    Mobilise:" in lines


def test_the_rules_speak_russian_and_are_those_of_the_whole_game() -> None:
    assert "\nКонец игры и подсчёт\n" in moo("eminent", "--rules", "--lang", "ru").output
    told = moo("orion", "spaceport", "--rules")
    assert told.exit_code == 2 and "`--rules` prints the rules of the whole game, and no card" in told.output


@pytest.mark.parametrize("how", [("--lang", "ru"), ()])
def test_it_speaks_the_language_that_is_asked_for_or_that_of_the_system(how: tuple[str, ...]) -> None:
    told = moo("orion", "destroyer", *how, LC_ALL="" if how else "ru_RU.UTF-8")
    assert "После атаки: соперник на свой выбор сбрасывает 2 карты с руки или теряет 1 лояльность." in told.output


GALAXY = 'pack echo "Echo"\n    version "1"\n    language "3"\n    requires galaxy "any"\n'


def echo(folder: Path, lines: str) -> list[str]:
    """What is said of a leader of an expansion of Galaxy, in which these lines stand."""
    (folder / "pack.moo").write_text(GALAXY, "utf-8")
    (folder / "a.moo").write_text(f'leader echo "Echo"\n    asks military\n\n    {lines}\n', "utf-8")
    return lines_of(str(folder))


def test_a_card_may_be_called_as_its_pack_is(tmp_path: Path) -> None:
    told = echo(tmp_path, "dismissal:\n        extend_turn")
    assert told[:2] == ["Echo", "    Discard: take another turn after this one."]


def test_a_sentence_that_says_you_names_whoever_else_is_meant(tmp_path: Path) -> None:
    told = echo(tmp_path, "always:\n        your cubes_drawn is 1 more\n        your opponents' cubes_drawn is 1 more")
    assert told[1:3] == [
        "    You draw 1 cube more at the start of your turn.",
        "    For your opponents: you draw 1 cube more at the start of your turn.",
    ]


def test_of_an_expansion_its_own_cards_are_printed() -> None:
    own, whole = (lines_of("orion-antares", *more) for more in ((), ("--whole",)))
    assert "Spaceport" in whole and "Spaceport" not in own and set(own) < set(whole) and len(own) > 30


@pytest.mark.parametrize("place", [".", ""])
def test_within_the_folder_of_an_expansion_they_are_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, place: str
) -> None:
    folder = shutil.copytree(ROOT / "cards" / "orion-antares", tmp_path / "antares")
    monkeypatch.chdir(folder)
    assert moo(place or str(folder)).output == moo("orion-antares").output


def test_without_a_card_all_are_printed() -> None:
    told = lines_of("orion")
    assert "Titan" in told and "Psilons" in told


def test_places_that_a_board_makes_are_not_printed() -> None:
    told = lines_of("eclipse")
    assert "Galactic Center" in told and "hex 1" not in told


def test_wrong_use_is_told_in_one_line() -> None:
    for arguments, message in (
        (("orion", "spacepart"), "there is no card `spacepart`; did you mean `spaceport`?"),
        (("orion", "--lang", "xx"), "there are no texts in `xx`; there is: en, ru"),
        (("nowhere",), "`nowhere` does not exist"),
    ):
        told = moo(*arguments)
        assert told.exit_code == 2 and message in told.output and told.output.count("\n") == 1


def test_words_that_are_missing_are_told_and_the_other_texts_are_printed(tmp_path: Path) -> None:
    game = tmp_path / "market"
    shutil.copytree(ROOT / "tests/games/night_market", game)
    words = game / "words/ru.ftl"
    words.write_text(words.read_text("utf-8").replace("    .acc = монету\n", ""), "utf-8")
    told = CliRunner().invoke(main, ["text", str(game), "--lang", "ru"])
    titles = re.findall(r"^\w.*$", told.stdout, re.MULTILINE)
    assert told.exit_code == 1 and "…" not in told.stdout
    assert "Лисья маска" not in titles and len(titles) > 3  # the mask gives a coin
    assert told.stderr.startswith("missing-words: ") and "`coin`" in told.stderr
    assert "game.moo:" in told.stderr and "`counter-coin =`" in told.stderr and "words/ru.ftl" in told.stderr
    told = CliRunner().invoke(main, ["text", str(game), "--lang", "ru", "--rules"])
    assert told.exit_code == 1 and re.search(r"^ .*…", told.stdout, re.MULTILINE)  # no line is left out
