"""`moo pack build`: one file of a pack, the same bytes for the same cards."""

from __future__ import annotations

import json
import os
import shutil
import zipfile

import pytest
from wrapped import LAMP, MANIFEST, one_line

from interpreter.check.packs import LANGUAGE


def test_the_same_pack_gives_the_same_bytes(moo, lanterns, tmp_path):
    other = tmp_path / "elsewhere"
    shutil.copytree(lanterns, other)
    for file in other.rglob("*.moo"):
        file.write_bytes(file.read_bytes().replace(b"\n", b"\r\n"))  # as an editor of another system saves it
        os.utime(file, (1, 1))
        file.chmod(0o600)
    (other / ".hidden").write_text("x")
    (other / "moo.lock").write_text("{}")
    assert moo("pack", "build", lanterns, "-o", "one.moopack").exit_code == 0
    assert moo("pack", "build", other, "-o", "two.moopack").exit_code == 0
    assert (tmp_path / "one.moopack").read_bytes() == (tmp_path / "two.moopack").read_bytes()


def test_an_archive_has_all_data_and_nothing_else(moo, lanterns, tmp_path):
    (lanterns / "balance.json").write_text("{}")
    (lanterns / "LICENSE").write_text("as you like\n")
    (lanterns / "tool.py").write_text("print()\n")
    done = moo("pack", "build", lanterns)
    assert "left out: tool.py" in done.output
    with zipfile.ZipFile(tmp_path / "lanterns-0.1.0.moopack") as zipped:
        names = zipped.namelist()
        said = json.loads(zipped.read(MANIFEST))
        assert {one.date_time for one in zipped.infolist()} == {(1980, 1, 1, 0, 0, 0)}
    assert names == sorted(names)
    assert {"pack.moo", "scenarios/first.moo", "words/en.ftl", "balance.json", "LICENSE"} <= set(names)
    assert set(said["files"]) == set(names) - {MANIFEST}
    assert (said["name"], said["version"], said["language"]) == ("lanterns", "0.1.0", LANGUAGE)


def test_a_pack_with_faults_is_not_built(moo, lanterns, tmp_path):
    (lanterns / "wrong.moo").write_text(LAMP.replace("2 oil", "2 oyl"), "utf-8")
    done = moo("pack", "build", lanterns)
    assert done.exit_code == 1
    assert "unknown-resource" in done.output and "was not built" in done.output
    assert not list(tmp_path.glob("*.moopack"))


@pytest.mark.parametrize(
    ("place", "words"),
    [
        ("nowhere", "`nowhere` does not exist"),
        ("empty", "there is no pack in `empty`"),
        ("cards", "there is no pack in `cards`"),
        ("cards/a.moo", "is a file; give the folder"),
        ("two", "holds 2 packs; say which"),
    ],
)
def test_what_is_no_pack_is_not_built(place, words, moo, lanterns, tmp_path):
    (tmp_path / "empty").mkdir()
    (tmp_path / "cards").mkdir()
    (tmp_path / "cards" / "a.moo").write_text(LAMP, "utf-8")
    shutil.copytree(lanterns, tmp_path / "two" / "a")
    shutil.copytree(lanterns, tmp_path / "two" / "b")
    assert words in one_line(moo("pack", "build", place), 2)


def test_a_link_is_not_taken_for_a_card(moo, lanterns, tmp_path):
    (tmp_path / "secret.moo").write_text(LAMP, "utf-8")
    (lanterns / "lamp.moo").symlink_to(tmp_path / "secret.moo")
    assert "is a link" in one_line(moo("pack", "build", lanterns), 1)


def test_an_archive_is_not_written_where_nothing_can_be(moo, lanterns, tmp_path):
    assert "there is no folder" in one_line(moo("pack", "build", lanterns, "-o", "no/x.moopack"), 2)
    assert "is a folder" in one_line(moo("pack", "build", lanterns, "-o", tmp_path), 2)
