"""`moo explain CARD`: all that is known of a card, in both languages. And of a code."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from interpreter.report import CATALOGUE
from moodsl.cli.shared.exit_codes import WRONG_USE
from moodsl.extras.site.words import SiteMessages
from moodsl.scenario import suite
from moodsl.scenario.suite import FAILURES

PEBBLE = """game pebbles "Pebbles"
    players 2 to 4

resource coin for each player "coins"
    range 0 to 10
    start 2

kind trick is card "trick"
    price   resources
    starts  box
    works when it is in its owner's hand

zone box of trick "box"

zone hand of trick for each player "hand"

trick mirror "Mirror"
    price   2 coin

setup:
    each player
        put top of box into their hand

play:
    each player gains 1 coin
"""


def test_a_card_is_told_with_all_that_belongs_to_it(moo):
    done = moo("explain", "Raider Base", "orion")
    assert done.exit_code == 0, done.output
    for part in (
        "Raider Base  (structure, Master of Orion)",
        "cards/orion/buildings/red/raider_base.moo:1",
        "rules:\n    After attack",
        "facts:\n    Colour: Red\n    Cost: ",
        "(after attack, cards/orion/buildings/red/raider_base.moo:",
        "slots:\n    [P]",
        "what its abilities cost:\n    put 1 cube",
        "invented for this project:\n",
        "scenarios that name it:\n",
        "cards it has to do with:\n",
    ):
        assert part in done.output, part


def test_scenarios_have_their_titles_in_the_readers_language(moo):
    assert "База рейдеров приносит действие после атаки" in moo("explain", "raider_base", "--lang", "ru").output


def test_what_is_taken_from_the_rulebook_is_told_apart(moo):
    output = moo("explain", "titan").output
    assert "invented for this project:\n    moment, harm, numbers" in output
    assert "taken from elsewhere:\n    counting: rulebook, clarifications" in output
    assert "X149" in output


@pytest.mark.parametrize("language", ["en", "ru"])
def test_what_is_invented_is_called_the_same_in_the_terminal_and_on_the_site(moo, language):
    assert f"{SiteMessages(language)('original')}:\n" in moo("explain", "titan", "--lang", language).output


def test_a_name_and_its_pack_are_taken_in_either_order_as_of_text(moo):
    for command in ("explain", "text"):
        assert moo(command, "orion", "frigate").stdout == moo(command, "frigate", "orion").stdout != ""
        assert moo(command, "orion", "nothing").exit_code == moo(command, "nothing", "orion").exit_code == 2


def test_a_card_is_told_in_russian(moo):
    output = moo("explain", "titan", "--lang", "ru").output
    assert "правила:" in output and "Титан" in output and "свойства:" in output


def test_a_card_without_a_russian_title_keeps_its_own(moo, tmp_path):
    pack = 'pack extra "Extra"\n    version   "0.1.0"\n    requires  orion "any"\n'
    (tmp_path / "more.moo").write_text(
        f'{pack}\nbuilding old_mill "Old Mill"\n    colour  blue\n    cost    1 food\n    points  1\n', encoding="utf-8"
    )
    done = moo("explain", "old_mill", "more.moo", "--lang", "ru")
    assert done.output.startswith("Old Mill  (сооружение, Extra)\n")


def test_a_card_of_an_own_folder(moo, tmp_path):
    (tmp_path / "pebbles.moo").write_text(PEBBLE, encoding="utf-8")
    done = moo("explain", "mirror", "pebbles.moo")
    assert done.exit_code == 0 and done.output.startswith("Mirror  (trick)\npebbles.moo:")
    assert "it says nothing" in done.output


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        (["titann"], "did you mean `titan`?"),
        (["unknown-resourse"], "did you mean `unknown-resource`?"),
        (["xyzzy"], "`moo explain NAME` with the name of a game lists all its names"),
        (["titan", "nowhere"], "`nowhere` does not exist"),
    ],
)
def test_what_is_not_there_is_said_so(moo, asked, told):
    done = moo("explain", *asked)
    assert done.exit_code == WRONG_USE and told in done.output


# ---- codes ---------------------------------------------------------------------------------------------------------


def test_explain_says_what_a_code_means(moo):
    done = moo("explain", "unknown-resource")
    assert done.exit_code == 0
    assert done.output.startswith("unknown-resource: something is gained")
    assert "wrong:\n\n    stall well" in done.output and "gain 2 gold" in done.output


def test_explain_answers_in_the_language_that_is_asked_for_or_that_of_the_system(moo, monkeypatch):
    assert "неверно:" in moo("explain", "missing-colon", "--lang", "ru").output
    monkeypatch.setenv("LANG", "ru_RU.UTF-8")
    assert "двоеточием" in moo("explain", "missing-colon").output
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert "wrong:" in moo("explain", "missing-colon").output


def test_explain_lists_all_codes(moo):
    output = moo("explain").output
    assert all(re.search(rf"^{code} +\S", output, re.MULTILINE) for code in CATALOGUE)


def test_what_a_scenario_fails_with_is_told_as_in_the_docs(moo):
    told = moo("explain", "not-asked", "--lang", "ru").output
    assert told.startswith("not-asked: ни о чём не спрашивают")
    page = (Path(__file__).parents[3] / "docs" / "scenarios.md").read_text("utf-8")
    rows = re.findall(r"^\| `([\w-]+)` \| (.+) \|$", page, re.MULTILINE)
    assert {code: text for code, text in rows if code in FAILURES} == {k: str(v) for k, v in FAILURES.items()}
    used = {
        code
        for file in Path(suite.__file__).parent.glob("*.py")
        for code in re.findall(r'Failed\(\s*"([\w-]+)"', file.read_text("utf-8"))
    }
    assert used <= FAILURES.keys()


def test_an_unknown_code_is_wrong_use_and_the_nearest_one_is_offered(moo):
    done = moo("explain", "unknown-resorce")
    assert (done.exit_code, done.output.count("\n")) == (2, 1)
    assert "did you mean `unknown-resource`?" in done.output
    assert "with the name of a game lists all its names" in moo("explain", "zzz").output
