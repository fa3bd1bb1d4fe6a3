"""What is no pack, or not safe, is refused whole, and nothing is written."""

from __future__ import annotations

import json
import stat
import zipfile

import pytest
from wrapped import LAMP, MANIFEST, NEWER, one_line, rebuilt

from interpreter.check.packs import LANGUAGE


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
        ("com¹.txt", "a device"),
        ("words/LPT³.en.ftl", "a device"),
        ("a/" * 9 + "b.moo", "too long"),
        ("setup.py", "it is no data of a pack"),
        ("run", "it is no data of a pack"),
    ],
)
def test_a_file_that_does_not_belong_in_a_pack(name, words, moo, archive, data):
    with zipfile.ZipFile(archive, "a") as zipped:
        zipped.writestr(entry(name), b"x")
    refused(moo, archive, data, words)


@pytest.mark.parametrize(("name", "words"), [("con", "a device"), ("nul", "a device"), ("a" * 61, "60 letters")])
def test_a_pack_of_a_name_that_no_folder_can_have(name, words, moo, archive, lanterns, data):
    for file in lanterns.rglob("*.moo"):
        file.write_text(file.read_text("utf-8").replace("lanterns", name), "utf-8")
    assert words in one_line(moo("pack", "build", lanterns), 1)
    with zipfile.ZipFile(archive) as zipped:
        files = {one: zipped.read(one) for one in zipped.namelist()}
    renamed = json.loads(files[MANIFEST]) | {"name": name}
    with zipfile.ZipFile(archive, "w") as zipped:
        for path, content in files.items():
            zipped.writestr(entry(path), json.dumps(renamed) if path == MANIFEST else content)
    refused(moo, archive, data, "its manifest is damaged: `name`: its name")


def test_a_name_that_means_a_device_is_not_begun(moo):
    assert "it means a device" in one_line(moo("new", "game", "con"), 2)


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
        ("[]", "its manifest is damaged: this is not what belongs here; get the pack anew"),
        ("[" * 100_000, "its manifest is damaged: it has too many brackets in each other"),
        (b"\xff".decode("latin-1"), "its manifest is damaged: line 1 is not JSON"),
        ({"name": "../x"}, "its manifest is damaged: `name`: this is not the name of a pack"),
        ({"version": "new"}, "its manifest is damaged: `version`: this is not a version"),
        ({"requires": {"dusk": "soon"}}, "its manifest is damaged: `requires['dusk']`: this says no versions"),
        ({"files": {"lanterns.moo": 1}}, "its manifest is damaged: `files['lanterns.moo']`: this is not a text"),
        ({"files": []}, "its manifest is damaged: `files`: this is not what belongs here"),
        ({"format": 0}, "its manifest is damaged: `format`: there is no such one"),
        ({"weight": 1}, "its manifest is damaged: unknown `weight`"),
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
    from moodsl.extras.packs.contents import content_of, hashes_of

    def change(files):
        files["lanterns.moo"] = files["lanterns.moo"].replace(b"2 oil", b"2 oyl")
        said = json.loads(files.pop(MANIFEST))
        said["files"] = hashes_of(files)
        said["content"] = content_of(said["files"])
        files[MANIFEST] = json.dumps(said).encode()

    rebuilt(archive, change)
    refused(moo, archive, data, "its cards have a fault: lanterns/lanterns.moo:4")


@pytest.mark.parametrize(
    ("place", "words"), [("nothing.moopack", "does not exist"), ("lanterns", "`lanterns` is no file; give one that ")]
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
