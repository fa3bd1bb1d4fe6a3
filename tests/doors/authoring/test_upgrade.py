"""`moo upgrade`: an older pack in the words of this version, or nothing of it changed."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest

from interpreter.check import LANGUAGE
from interpreter.loader import check
from interpreter.text import Source
from moodsl.formatter import language_of, upgraded
from moodsl.formatter.upgrading import STEPS

GAME = """\
# a game of language 1
pack fair "Fair"
    version   "1.0.0"
    language  "1"  # the first

game fair "Fair"
    players  2 to 3

kind ware is card "ware"
    gone    heap   # where it goes
    starts heap

zone heap of ware "heap"

setup:
    shuffle heap

play:
    repeat 2 times
        each player
            discard a card from heap  # gone it is
"""
UPGRADED = GAME.replace('language  "1"', 'language  "3"').replace("    gone    heap   #", "    discarded    heap   #")
CARD = 'ware apple "Apple"\n'
IN_FORM = """\
pack fair "Fair"
    version   "1.0.0"
    language  "1"

kind ware is card "ware"
    starts  heap
    gone    heap
"""


@pytest.fixture
def game(tmp_path: Path) -> Path:
    (tmp_path / "fair" / "wares").mkdir(parents=True)
    (tmp_path / "fair" / "game.moo").write_text(GAME, "utf-8")
    (tmp_path / "fair" / "wares" / "apple.moo").write_text(CARD, "utf-8")
    return tmp_path / "fair" / "game.moo"


def test_every_version_has_its_step():
    assert list(STEPS) == [str(version) for version in range(2, int(LANGUAGE) + 1)]


def test_words_change_and_comments_stay():
    assert upgraded(Source("game.moo", GAME), "1").text == UPGRADED
    assert upgraded(Source("game.moo", UPGRADED), "3").text == UPGRADED


def test_a_file_in_form_stays_in_form():
    assert upgraded(Source("game.moo", IN_FORM), "1").text == (
        'pack fair "Fair"\n    version   "1.0.0"\n    language  "3"\n\n'
        'kind ware is card "ware"\n    starts     heap\n    discarded  heap\n'
    )


def test_the_word_means_itself_elsewhere():
    text = 'kind ware is card "ware"\n    starts  heap\n\nware gone "Gone"\n    gone  yes\n'
    assert upgraded(Source("game.moo", text), "1").text == text


def test_names_that_version_3_needs_for_itself_are_other_names():
    text = "zone holder of ware for each player\n\nsetup:\n    put top of heap into everybody's holder\n"
    assert upgraded(Source("game.moo", text), "2").text == text.replace("holder", "holder_2").replace(
        "everybody", "everybody_2"
    )


def test_what_was_rolled_is_asked_for_its_total():
    lines = "action act\n    roll 2 dice as cast\n    if {} is 6\n        gain ({}) coin\n        gain ({} + 1) coin\n"
    old = lines.format("cast", "cast", "cast")
    new = lines.format("total of cast", "total of cast", "(total of cast)")
    assert upgraded(Source("game.moo", old), "2").text == new


def test_a_pack_in_version_2_is_read_as_it_is(moo, game):
    game.write_text(UPGRADED.replace('language  "3"', 'language  "2"'), "utf-8")
    assert moo("check", "fair").exit_code == 0


def test_the_version_that_a_pack_says():
    found = language_of([Source("apple.moo", CARD), Source("game.moo", GAME)])
    assert found is not None
    assert (found[0], str(found[1])) == ("1", "game.moo:4:15")
    assert language_of([Source("apple.moo", CARD)]) is None


# ---- the command ----------------------------------------------------------------------------------------------------


def test_an_older_pack_is_a_fault_with_the_way_out(moo, game):
    done = moo("check", "fair")
    assert done.exit_code == 1
    assert "wrong-language" in done.output and "`moo upgrade fair` rewrites it" in done.output
    assert done.output.endswith("1 fault in 1 file\n")


@pytest.mark.parametrize("place", ["fair", "fair/game.moo", "fair/wares"])
def test_the_whole_pack_is_upgraded(moo, game, place):
    done = moo("upgrade", place)
    assert (done.exit_code, done.output) == (
        0,
        "fair/game.moo: language 1 to 3, 1 file\nupgraded fair/game.moo\n",
    )
    assert game.read_text("utf-8") == UPGRADED
    assert check("fair") == []
    again = moo("upgrade", place)
    assert (again.exit_code, again.output) == (0, "fair/game.moo is written in language 3 already\n")


@pytest.mark.parametrize("option", ["--check", "--diff"])
def test_to_be_asked_writes_nothing(moo, game, option):
    done = moo("upgrade", "fair", option)
    assert done.exit_code == 1
    assert ("fair/game.moo would change\n" if option == "--check" else "+    discarded    heap") in done.stdout
    assert game.read_text("utf-8") == GAME
    moo("upgrade", "fair")
    assert moo("upgrade", "fair", option).exit_code == 0


def test_ends_of_lines_are_kept(moo, game):
    game.write_bytes(GAME.replace("\n", "\r\n").encode())
    moo("upgrade", "fair")
    assert game.read_bytes() == UPGRADED.replace("\n", "\r\n").encode()


def test_a_newer_pack_needs_a_newer_program(moo, game):
    game.write_text(GAME.replace('"1"', '"99"'), "utf-8")
    done = moo("upgrade", "fair")
    assert (done.exit_code, done.output) == (
        1,
        "moo: `fair/game.moo` is written in language `99`, and this program reads language `3`;"
        " read it with a newer moodsl\n",
    )
    assert "read it with a newer moodsl" in moo("check", "fair").output


@pytest.mark.parametrize("said", ['"old"', '"0"'])
def test_what_is_no_version(moo, game, said):
    game.write_text(GAME.replace('"1"', said), "utf-8")
    done = moo("upgrade", "fair")
    assert (done.exit_code, done.output.count("\n")) == (1, 1)


def test_files_whose_pack_says_nothing_need_to_be_told(moo, tmp_path):
    (tmp_path / "kind.moo").write_text('kind ware is card "ware"\n    gone  heap\n', "utf-8")
    done = moo("upgrade", "kind.moo")
    assert (done.exit_code, done.output.count("\n")) == (2, 1)
    assert "--from 1" in done.output
    assert moo("upgrade", "kind.moo", "--from", "1").exit_code == 0
    assert (tmp_path / "kind.moo").read_text("utf-8") == 'kind ware is card "ware"\n    discarded  heap\n'


def test_slips_come_first(moo, game, tmp_path):
    (tmp_path / "fair" / "wares" / "apple.moo").write_text("ware apple\n    on build\n        draw 1 card\n", "utf-8")
    done = moo("upgrade", "fair")
    assert done.exit_code == 1
    assert "missing-colon" in done.stderr and "nothing is changed" in done.stderr
    assert game.read_text("utf-8") == GAME


def test_faults_that_were_there_are_no_hindrance_and_new_ones_are(moo, game, monkeypatch):
    faulty = GAME.replace("shuffle heap", "shuffle hepa")
    game.write_text(faulty, "utf-8")
    assert moo("upgrade", "fair", "--check").exit_code == 1
    monkeypatch.setitem(STEPS, "2", lambda module: [(module.declarations[-1].span, "play:")])
    done = moo("upgrade", "fair")
    assert done.exit_code == 1
    assert "nothing is changed; please report it" in done.stderr
    assert game.read_text("utf-8") == faulty


def test_a_read_only_pack_is_left_whole(moo, game):
    game.chmod(stat.S_IRUSR)
    done = moo("upgrade", "fair")
    assert done.exit_code == 2
    assert "read-only, and nothing is changed" in done.output
    assert game.read_text("utf-8") == GAME


def test_bad_places(moo, tmp_path):
    (tmp_path / "empty").mkdir()
    for place in ("nowhere", "orion", "empty"):
        done = moo("upgrade", place)
        assert (done.exit_code, done.output.count("\n")) == (2, 1)


def test_a_folder_with_too_many_files_above_is_told(moo, tmp_path, monkeypatch):
    monkeypatch.setattr("interpreter.loader.MOST_FILES", 2)
    (tmp_path / "stray.moo").write_text('pack stray "Stray"\n    language "1"\n', "utf-8")
    for name in ("a", "b", "c"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "cards.moo").write_text(CARD, "utf-8")
    done = moo("upgrade", "a/cards.moo")
    assert done.exit_code == 1 and "has 4 `.moo` files; 2 are read at most" in done.output
