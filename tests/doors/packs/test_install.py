"""`moo pack install`, `list`, `remove`: installed packs, found by name, whole or not at all."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

import pytest
from wrapped import one_line

from interpreter.loader import load


def test_an_installed_pack_is_found_by_its_name(moo, archive, dusk, lanterns):
    shutil.rmtree(lanterns)
    assert "lanterns 0.1.0 is installed" in moo("pack", "install", archive).output
    assert "lanterns  0.1.0" in moo("pack", "list").output
    assert load("lanterns").name == "lanterns"
    assert set(load(dusk).program.sheet.packs) == {"dusk", "lanterns"}
    assert moo("check", "lanterns").exit_code == 0
    assert moo("test", "lanterns").exit_code == 0
    assert moo("pack", "remove", "lanterns").exit_code == 0
    assert "lanterns" not in moo("pack", "list").output
    assert "does not exist" in moo("check", "lanterns").output


def test_installing_again_changes_nothing(moo, archive, data):
    moo("pack", "install", archive)
    before = sorted((file, file.stat().st_mtime_ns) for file in data.rglob("*"))
    assert "is installed already" in moo("pack", "install", archive).output
    assert sorted((file, file.stat().st_mtime_ns) for file in data.rglob("*")) == before


def test_another_version_takes_its_place_only_if_that_is_said(moo, archive, lanterns, data):
    moo("pack", "install", archive)
    pack = lanterns / "pack.moo"
    pack.write_text(pack.read_text("utf-8").replace("0.1.0", "0.1.1"), "utf-8")
    (lanterns / "lanterns.moo").rename(lanterns / "lamps.moo")
    moo("pack", "build", lanterns)
    assert "`--replace` puts 0.1.1" in one_line(moo("pack", "install", "lanterns-0.1.1.moopack"), 2)
    assert (data / "lanterns" / "lanterns.moo").exists()
    assert "in place of 0.1.0" in moo("pack", "install", "lanterns-0.1.1.moopack", "--replace").output
    assert sorted(one.name for one in data.iterdir()) == ["lanterns"]
    assert not (data / "lanterns" / "lanterns.moo").exists()


def test_what_another_pack_requires_stays(moo, archive, dusk, lanterns):
    moo("pack", "install", archive)
    assert moo("pack", "build", dusk).exit_code == 0
    assert moo("pack", "install", "dusk-0.1.0.moopack").exit_code == 0
    assert "`dusk` requires `lanterns`" in one_line(moo("pack", "remove", "lanterns"), 2)
    pack = lanterns / "pack.moo"
    pack.write_text(pack.read_text("utf-8").replace("0.1.0", "0.2.0"), "utf-8")
    moo("pack", "build", lanterns)
    done = moo("pack", "install", "lanterns-0.2.0.moopack", "--replace")
    assert "`dusk` requires `lanterns 0.1`, and this is 0.2.0" in one_line(done, 2)
    assert moo("pack", "remove", "dusk").exit_code == moo("pack", "remove", "lanterns").exit_code == 0


def test_a_pack_is_built_beside_what_it_requires_and_several_are_removed(moo, archive, dusk, lanterns, tmp_path):
    assert "give the folder of `lanterns` as well" in moo("pack", "build", dusk).output
    assert moo("pack", "build", dusk, lanterns).exit_code == 0
    moo("pack", "install", archive)
    moo("pack", "install", "dusk-0.1.0.moopack")
    done = moo("pack", "remove", "dusk", "lanterns")
    assert done.exit_code == 0 and "dusk is removed" in done.output and "lanterns is removed" in done.output


def test_a_pack_is_not_installed_without_what_it_requires(moo, archive, dusk, data):
    moo("pack", "install", archive)
    moo("pack", "build", dusk)
    moo("pack", "remove", "lanterns")
    line = one_line(moo("pack", "install", "dusk-0.1.0.moopack"), 1)
    assert "requires the pack `lanterns`, and it is not here" in line and "`moo pack install FILE`" in line
    assert not list(data.iterdir())


def test_a_pack_that_comes_with_the_program_can_be_installed_over(moo):
    assert moo("pack", "build", "antares").exit_code == 0
    refused = one_line(moo("pack", "install", "antares-1.0.0.moopack"), 2)
    assert "the name of a pack that comes with the program; `--replace`" in refused
    done = moo("pack", "install", "antares-1.0.0.moopack", "--replace")
    assert "in place of the one that comes with the program" in done.output
    assert "not used: there is an installed one" in moo("pack", "list").output
    assert moo("pack", "remove", "antares").exit_code == 0
    assert "it comes with the program" in one_line(moo("pack", "remove", "antares"), 2)


def test_what_is_not_installed_cannot_be_removed(moo, tmp_path):
    assert "`moo pack list`" in one_line(moo("pack", "remove", "nothing"), 2)
    assert "is not installed" in one_line(moo("pack", "remove", "../lanterns"), 2)


@pytest.mark.skipif(sys.platform == "win32" or os.geteuid() == 0, reason="nothing is read-only to whoever may do all")
def test_a_read_only_folder_stays_as_it_is(moo, archive, data):
    data.mkdir(parents=True)
    data.chmod(0o500)
    assert "`lanterns` was not installed in" in one_line(moo("pack", "install", archive), 2)
    data.chmod(0o700)
    assert not list(data.iterdir())


def test_where_a_file_is_in_the_way_nothing_is_installed(moo, archive, data):
    data.parent.mkdir(parents=True)
    data.write_text("a file")
    assert "`lanterns` was not installed in" in one_line(moo("pack", "install", archive), 2)


def test_an_installation_that_breaks_off_leaves_what_was_there(moo, archive, data, monkeypatch):
    moo("pack", "install", archive)
    before = {file: file.read_bytes() for file in data.rglob("*") if file.is_file()}
    (data / "lanterns" / "game.moo").write_bytes(b"# changed\n" + before[data / "lanterns" / "game.moo"])
    rename = Path.rename

    def breaks(self, target):
        if self.name == "new":
            raise OSError(28, "No space left on device")
        return rename(self, target)

    monkeypatch.setattr(Path, "rename", breaks)
    assert "packs`: No space left" in one_line(moo("pack", "install", archive, "--replace"), 2)
    assert sorted(one.name for one in data.iterdir()) == ["lanterns"]
    assert {file for file in data.rglob("*") if file.is_file()} == set(before)
