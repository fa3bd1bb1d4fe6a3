"""`moo pack`: one file of a pack, installed packs, and the lock; and what is refused, with nothing half done."""

from __future__ import annotations

import io
import json
import os
import shutil
import stat
import sys
import zipfile
from pathlib import Path

import pytest

from interpreter.check.packs import LANGUAGE
from interpreter.loader import load

GAME = Path(__file__).resolve().parents[2] / "moodsl" / "new" / "game"
TOP = 'pack dusk "Dusk"\n    version   "0.1.0"\n    requires  lanterns "0.1"\n'
LAMP = 'lantern reed_lamp "Reed Lamp"\n    glass   green\n    price   2 oil\n    points  2\n'
MANIFEST = "moopack.json"
NEWER = str(int(LANGUAGE) + 1)


@pytest.fixture(autouse=True)
def data(tmp_path, monkeypatch):
    """The folder of the installed packs, empty."""
    monkeypatch.setenv("MOODSL_DATA", str(tmp_path / "data"))
    return tmp_path / "data" / "packs"


@pytest.fixture
def lanterns(tmp_path):
    """A pack to be built: a small game."""
    shutil.copytree(GAME, tmp_path / "lanterns")
    return tmp_path / "lanterns"


@pytest.fixture
def archive(moo, lanterns, tmp_path):
    """The same in one file."""
    assert moo("pack", "build", lanterns).exit_code == 0
    return tmp_path / "lanterns-0.1.0.moopack"


@pytest.fixture
def dusk(tmp_path):
    """A pack that requires the small game."""
    folder = tmp_path / "dusk"
    folder.mkdir()
    (folder / "pack.moo").write_text(TOP, "utf-8")
    (folder / "lamps.moo").write_text(LAMP, "utf-8")
    return folder


def one_line(done, code):
    """The one line in which a command says why it does nothing."""
    assert done.exit_code == code, done.output
    (line,) = done.output.splitlines()
    assert line.startswith("moo: ") and "Traceback" not in line
    return line


def rebuilt(archive, change):
    """Write the archive anew, with what `change` makes of {path: bytes}."""
    with zipfile.ZipFile(archive) as zipped:
        files = {name: zipped.read(name) for name in zipped.namelist()}
    change(files)
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_STORED) as zipped:
        for name, content in files.items():
            zipped.writestr(name, content)


# ---- build -----------------------------------------------------------------------------------------------------------


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
    (lanterns / "words").mkdir()
    (lanterns / "words" / "en.ftl").write_text("counter-oil = oil\n")
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


# ---- install, list, remove -------------------------------------------------------------------------------------------


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
    assert "`dusk` requires `lanterns` 0.1, and this is 0.2.0" in one_line(done, 2)
    assert moo("pack", "remove", "dusk").exit_code == moo("pack", "remove", "lanterns").exit_code == 0


def test_a_pack_is_not_installed_without_what_it_requires(moo, archive, dusk, data):
    moo("pack", "install", archive)
    moo("pack", "build", dusk)
    moo("pack", "remove", "lanterns")
    line = one_line(moo("pack", "install", "dusk-0.1.0.moopack"), 1)
    assert "requires the pack `lanterns`, and it is not here" in line and "lanterns.moopack" in line
    assert not list(data.iterdir())


def test_a_pack_that_comes_with_the_program_can_be_installed_over(moo):
    assert moo("pack", "build", "antares").exit_code == 0
    assert "in place of the one that comes with the program" in moo("pack", "install", "antares-1.0.0.moopack").output
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
    assert "nothing can be installed" in one_line(moo("pack", "install", archive), 2)
    data.chmod(0o700)
    assert not list(data.iterdir())


def test_where_a_file_is_in_the_way_nothing_is_installed(moo, archive, data):
    data.parent.mkdir(parents=True)
    data.write_text("a file")
    assert "nothing can be installed" in one_line(moo("pack", "install", archive), 2)


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
    assert "was not installed: No space left" in one_line(moo("pack", "install", archive, "--replace"), 2)
    assert sorted(one.name for one in data.iterdir()) == ["lanterns"]
    assert {file for file in data.rglob("*") if file.is_file()} == set(before)


# ---- what is refused -------------------------------------------------------------------------------------------------


def entry(name, mode=0o100644):
    found = zipfile.ZipInfo(name)
    found.create_system = 3
    found.external_attr = mode << 16
    return found


def refused(moo, path, data, words):
    line = one_line(moo("pack", "install", path), 1)
    assert words in line
    assert not data.exists() or not list(data.iterdir())


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("../outside.moo", "it leads out of the pack"),
        ("a/../../outside.moo", "it leads out of the pack"),
        ("/etc/cards.moo", "it leads out of the pack"),
        ("C:/cards.moo", "it leads out of the pack"),
        ("words\\..\\cards.moo", "it leads out of the pack"),
        ("a//b.moo", "its path is not plain"),
        (".git/config.txt", "its path is not plain"),
        ("folder/", "its path is not plain"),
        ("x.moo ", "its path is not plain"),
        ("a\nb.moo", "letters that not every machine can write"),
        ("nul.moo", "a device"),
        ("a/" * 9 + "b.moo", "too long"),
        ("setup.py", "it is no data of a pack"),
        ("run", "it is no data of a pack"),
    ],
)
def test_a_file_that_does_not_belong_in_a_pack(name, words, moo, archive, data):
    with zipfile.ZipFile(archive, "a") as zipped:
        zipped.writestr(entry(name), b"x")
    refused(moo, archive, data, words)


def test_a_link_in_an_archive(moo, archive, data):
    with zipfile.ZipFile(archive, "a") as zipped:
        zipped.writestr(entry("link.moo", stat.S_IFLNK | 0o777), b"/etc/passwd")
    refused(moo, archive, data, "it is a link")


@pytest.mark.filterwarnings("ignore:Duplicate name")
@pytest.mark.parametrize("name", ["game.moo", "GAME.moo", "game.moo/more.moo"])
def test_two_files_of_one_name(name, moo, archive, data):
    with zipfile.ZipFile(archive, "a") as zipped:
        zipped.writestr(entry(name), b"x")
    refused(moo, archive, data, "are one name")


@pytest.mark.parametrize(
    ("count", "size", "words"),
    [(1, 6_000_000, "more than 5 million bytes"), (11, 4_900_000, "would become"), (1, 4_000_000, "would become")],
)
def test_what_would_grow_beyond_measure(count, size, words, moo, archive, data):
    with zipfile.ZipFile(archive, "a", zipfile.ZIP_DEFLATED, compresslevel=9) as zipped:
        for number in range(count):
            zipped.writestr(f"big{number}.txt", b" " * size)
    refused(moo, archive, data, words)


def test_too_many_files(moo, archive, data):
    with zipfile.ZipFile(archive, "a") as zipped:
        for number in range(10_001):
            zipped.writestr(f"f{number}.txt", b"")
    refused(moo, archive, data, "more than 10,000 files")


def test_a_size_that_is_a_lie(moo, archive, data):
    with zipfile.ZipFile(archive, "a", zipfile.ZIP_DEFLATED) as zipped:
        zipped.writestr("big.txt", b" " * 900_000)
    raw = archive.read_bytes()
    archive.write_bytes(raw.replace((900_000).to_bytes(4, "little"), (10).to_bytes(4, "little")))
    refused(moo, archive, data, "is no pack, or only a part of one")


@pytest.mark.parametrize("part", [0, 1, 100, 0.5, 0.99])
def test_a_part_of_an_archive(part, moo, archive, data):
    raw = archive.read_bytes()
    archive.write_bytes(raw[: part if isinstance(part, int) else int(len(raw) * part)])
    refused(moo, archive, data, "is no pack, or only a part of one")


def test_one_wrong_byte(moo, archive, data):
    raw = bytearray(archive.read_bytes())
    raw[raw.index(b"Harbour Light")] = ord("h")
    archive.write_bytes(raw)
    refused(moo, archive, data, "is no pack, or only a part of one")


def change_card(files):
    files["lanterns.moo"] = files["lanterns.moo"].replace(b"points  2", b"points  9")


def add_card(files):
    files["more.moo"] = LAMP.encode()


def lose_card(files):
    del files["lanterns.moo"]


@pytest.mark.parametrize("change", [change_card, add_card, lose_card])
def test_what_the_manifest_does_not_say(change, moo, archive, data):
    rebuilt(archive, change)
    refused(moo, archive, data, "is not what its manifest says")


@pytest.mark.parametrize(
    ("facts", "words"),
    [
        (None, "it has no `moopack.json`"),
        ("[]", "its manifest is damaged"),
        ("[" * 100_000, "its manifest is damaged"),
        ({"name": "../x"}, "its manifest is damaged"),
        ({"version": "new"}, "its manifest is damaged"),
        ({"format": 2}, "built by a newer moodsl"),
        ({"language": NEWER}, f"and this program reads language `{LANGUAGE}`; read it with a newer moodsl"),
        ({"language": "0"}, "`moo upgrade"),
        ({"content": "0" * 64}, "the hash of its contents"),
        ({"name": "dusk"}, "its files are not one pack of that name"),
        ({"version": "0.2.0"}, "`pack.moo` in it does not say what its manifest says"),
    ],
)
def test_a_manifest_that_is_wrong(facts, words, moo, archive, data):
    def change(files):
        if facts is None:
            del files[MANIFEST]
        elif isinstance(facts, str):
            files[MANIFEST] = facts.encode()
        else:
            files[MANIFEST] = json.dumps(json.loads(files[MANIFEST]) | facts).encode()

    rebuilt(archive, change)
    refused(moo, archive, data, words)


def test_cards_with_faults_are_not_installed_even_with_a_right_manifest(moo, archive, data):
    from moodsl.packs.contents import content_of, hashes_of

    def change(files):
        files["lanterns.moo"] = files["lanterns.moo"].replace(b"2 oil", b"2 oyl")
        said = json.loads(files.pop(MANIFEST))
        said["files"] = hashes_of(files)
        said["content"] = content_of(said["files"])
        files[MANIFEST] = json.dumps(said).encode()

    rebuilt(archive, change)
    refused(moo, archive, data, "its cards have a fault: lanterns/lanterns.moo:3")


@pytest.mark.parametrize(
    ("place", "words"), [("nothing.moopack", "does not exist"), ("lanterns", "cannot be read: Is a directory")]
)
def test_what_is_no_file_is_not_installed(place, words, moo, lanterns):
    assert words in one_line(moo("pack", "install", place), 2)


def test_a_pack_in_a_newer_language_is_one_fault(moo, lanterns):
    pack = lanterns / "pack.moo"
    pack.write_text(
        pack.read_text("utf-8").replace(f'language  "{LANGUAGE}"', f'language  "{NEWER}"\n    mood  "blue"'), "utf-8"
    )
    (lanterns / "new.moo").write_text("spell frost\n    costs some mana\n", "utf-8")
    done = moo("check", lanterns, "--format", "concise")
    assert done.exit_code == 1 and done.output.count("wrong-language") == 1 and "1 fault" in done.output
    assert "read it with a newer moodsl" in one_line(moo("pack", "lock", lanterns), 1)
    assert "read it with a newer moodsl" in one_line(moo("pack", "build", lanterns), 1)


# ---- verify, lock ----------------------------------------------------------------------------------------------------


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


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "is damaged"),
        ('{"format": 1}', "is damaged"),
        ('{"format": 1, "packs": {"dusk": {"version": 1, "content": ""}}}', "is damaged"),
        ('{"format": 2, "packs": {}}', "was written by a newer moodsl"),
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
    from moodsl.packs import archive_of, open_archive, pack_in

    found = open_archive(archive)
    again = archive_of(pack_in(archive.parent / "lanterns"))
    assert again == archive.read_bytes()
    with zipfile.ZipFile(io.BytesIO(again)) as zipped:
        assert {name: zipped.read(name) for name in zipped.namelist() if name != MANIFEST} == found.files
