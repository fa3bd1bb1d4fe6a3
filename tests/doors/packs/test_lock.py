"""`moo pack verify` and `lock`; and the expansion that comes with the program."""

from __future__ import annotations

import io
import json
import shutil
import zipfile

import pytest
from wrapped import LAMP, MANIFEST, one_line

from interpreter.loader import load


def test_verify_names_what_was_changed(moo, archive, data):
    moo("pack", "install", archive)
    assert moo("pack", "verify").output == moo("pack", "verify", "lanterns").output == "all is as it should be\n"
    home = data / "lanterns"
    (home / "pack.moo").write_bytes((home / "pack.moo").read_bytes() + b"\n")
    (home / "game.moo").unlink()
    (home / "more.moo").write_text(LAMP, "utf-8")
    done = moo("pack", "verify")
    assert done.exit_code == 1
    assert done.output.splitlines() == [
        "lanterns: `game.moo` is missing",
        "lanterns: `more.moo` was added",
        "lanterns: `pack.moo` was changed",
    ]
    (home / MANIFEST).write_text("{")
    assert "is missing or damaged" in moo("pack", "verify", "lanterns").output
    assert "damaged" in moo("pack", "list").output
    assert moo("pack", "remove", "lanterns").exit_code == 0


def test_verify_takes_a_file(moo, archive):
    assert moo("pack", "verify", archive).exit_code == 0
    archive.write_bytes(archive.read_bytes()[:-9])
    assert "only a part" in one_line(moo("pack", "verify", archive), 1)
    assert "there is no pack, file or folder" in one_line(moo("pack", "verify", "nothing"), 2)
    assert "nothing to compare it with" in one_line(moo("pack", "verify", "orion"), 2)


def test_a_lock_names_every_pack_that_is_read(moo, archive, dusk):
    moo("pack", "install", archive)
    assert moo("pack", "lock", dusk).exit_code == 0
    said = json.loads((dusk / "moo.lock").read_text("utf-8"))
    assert {name: one["version"] for name, one in said["packs"].items()} == {"dusk": "0.1.0", "lanterns": "0.1.0"}
    assert all(len(one["content"]) == 64 for one in said["packs"].values())
    assert moo("pack", "verify", dusk).exit_code == moo("check", dusk).exit_code == 0


def test_what_is_not_as_locked_is_said_wherever_it_is_read(moo, archive, dusk, data):
    moo("pack", "install", archive)
    moo("pack", "lock", dusk)
    card = data / "lanterns" / "lanterns.moo"
    card.write_text(card.read_text("utf-8").replace("points  2", "points  3"), "utf-8")
    for command, code in ((("pack", "verify", dusk), 1), (("check", dusk), 1), (("sim", dusk, "-n", 1), 0)):
        done = moo(*command)
        assert done.exit_code == code
        assert "`lanterns` is not what `" in done.output and "locked is 0.1.0 (" in done.output
    played = moo("play", dusk, "--players", 2, typed=["q"])
    assert "`lanterns` is not what `" in played.output
    assert "`moo pack lock" in played.output
    moo("pack", "lock", dusk)
    assert moo("check", dusk).exit_code == 0


def test_a_lock_in_this_folder_is_about_the_packs_that_it_names(moo, archive, dusk, tmp_path):
    shutil.rmtree(tmp_path / "lanterns")
    home = tmp_path / "data" / "packs" / "lanterns"
    moo("pack", "install", archive)
    moo("pack", "lock", "lanterns")
    assert (tmp_path / "moo.lock").exists()
    assert moo("check", "lanterns").exit_code == moo("check", dusk).exit_code == 0
    (home / "extra.moo").write_text(LAMP, "utf-8")
    assert moo("check", "lanterns").exit_code == 1
    assert "`lanterns` is not what `moo.lock` says" in moo("check", dusk).output


def test_a_lock_is_sound_though_a_pack_lies_beside_it_that_it_does_not_name(moo, archive, dusk, tmp_path, monkeypatch):
    moo("pack", "install", archive)
    (tmp_path / "desk").mkdir()
    shutil.copytree(dusk, tmp_path / "desk" / "dusk")
    monkeypatch.chdir(tmp_path / "desk")
    moo("pack", "lock", "lanterns")
    done = moo("pack", "verify")
    assert (done.exit_code, done.output) == (0, "all is as it should be\n")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "is damaged: line 1 is not JSON: expecting value; `moo pack lock` writes it anew"),
        ("[" * 100_000, "is damaged: it has too many brackets in each other"),
        ("[]", "is damaged: this is not what belongs here"),
        ('{"format": 1}', "is damaged: `packs`: this is missing"),
        ('{"format": 0, "packs": {}}', "is damaged: `format`: there is no such one"),
        ('{"format": true, "packs": {}}', "is damaged: `format`: this is not a whole number"),
        ('{"format": 1, "packs": [1]}', "is damaged: `packs`: this is not what belongs here"),
        (
            '{"format": 1, "packs": {"dusk": {"version": 1, "content": ""}}}',
            "is damaged: `packs['dusk'].version`: this is not a text",
        ),
        ('{"format": 1, "packs": {"dusk": {"version": "1"}}}', "is damaged: `packs['dusk'].content`: this is missing"),
        ('{"format": 2, "locked": {}}', "was written by a newer moodsl"),
    ],
)
def test_a_damaged_lock(text, words, moo, lanterns):
    (lanterns / "moo.lock").write_text(text, "utf-8")
    assert words in one_line(moo("pack", "verify", lanterns), 1)
    done = moo("check", lanterns)
    assert done.exit_code == 1 and words in done.output


def test_a_lock_needs_all_packs(moo, dusk, lanterns):
    assert "requires the pack `lanterns`, and it is not here" in one_line(moo("pack", "lock", dusk), 1)
    assert not (dusk / "moo.lock").exists()
    assert "has no `moo.lock`; `moo pack lock" in one_line(moo("pack", "verify", lanterns), 2)


# ---- the expansion that comes with the program -----------------------------------------------------------------------


def test_antares_is_played_with_its_variant_and_its_changes():
    game = load("antares")
    names = {design.name for design in game.program.sheet.designs}
    assert {"sensor_network", "aster", "vashari"} <= names and "spy_center" not in names
    match = game.start(players=2, seed=3, variant="invasion")
    while not match.over:
        match.choose(match.decision.options[-1])
    assert match.standings


def test_io_of_the_archive_is_in_memory(archive):
    from moodsl.extras.packs import archive_of, open_archive, pack_in

    found = open_archive(archive)
    again = archive_of(pack_in(archive.parent / "lanterns"))
    assert again == archive.read_bytes()
    with zipfile.ZipFile(io.BytesIO(again)) as zipped:
        assert {name: zipped.read(name) for name in zipped.namelist() if name != MANIFEST} == found.files
