"""Files that cannot be read are faults like others, and hide nothing but what depends on them."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest

from interpreter.loader import LARGEST, PackFault, check, load

BASE = Path(__file__).parents[1] / "cards" / "base.moo"
WELL = 'stall well "Well"\n    colour  red\n    price   1 coin\n    points  1\n'


@pytest.fixture
def pack(tmp_path, monkeypatch):
    """A sound pack in the folder `pack`: the base game and one more card."""
    folder = tmp_path / "pack"
    folder.mkdir()
    shutil.copy(BASE, folder / "game.moo")
    (folder / "well.moo").write_text(WELL, "utf-8")
    monkeypatch.chdir(tmp_path)
    return folder


def codes(*places: str) -> list[tuple[str, str]]:
    return [(fault.span.source.name, fault.code) for fault in check(*places)]


def test_a_sound_pack(pack):
    assert codes("pack") == []
    assert codes("pack/game.moo", "pack/well.moo") == []


def test_of_two_games_nothing_else_is_told():
    (fault,) = check("galaxy", "orion")
    assert (fault.code, fault.message) == ("two-games", "there are two games, `galaxy` and `orion`")


def test_a_path_that_does_not_exist(pack):
    (fault,) = check("pakc")
    assert (fault.code, fault.message) == ("missing-path", "`pakc` does not exist")
    assert fault.help is not None and "`orion`" in fault.help


def test_a_folder_without_cards(pack):
    (pack.parent / "empty").mkdir()
    assert codes("empty") == [("empty", "no-pack")]


def test_a_file_whose_name_does_not_end_as_those_of_cards(pack):
    (pack / "notes.md").write_text("# Notes\n\nA card for the *market*.\n", "utf-8")
    assert codes("pack") == []
    assert codes("pack/notes.md") == [("pack/notes.md", "no-pack")]


def test_a_file_that_an_editor_gave_another_name(pack):
    (pack / "inn.moo.txt").write_text(WELL.replace("well", "inn"), "utf-8")
    (fault,) = check("pack")
    assert (fault.span.source.name, fault.code) == ("pack/inn.moo.txt", "unreadable")
    assert fault.help == "if cards stand in it, call it `pack/inn.moo`"


def test_a_file_that_is_no_text(pack):
    (pack / "well.moo").write_bytes(WELL.encode() + "# Колодец\n".encode("cp1251"))
    (fault,) = check("pack")
    assert (fault.span.source.name, fault.code) == ("pack/well.moo", "not-utf8")
    assert "line 5" in fault.message


def test_a_file_that_is_far_too_large(pack):
    (pack / "well.moo").write_text("#" * (LARGEST + 1), "utf-8")
    assert codes("pack") == [("pack/well.moo", "too-large")]


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="the superuser may read everything")
def test_a_file_that_may_not_be_read(pack):
    (pack / "well.moo").chmod(0)
    assert codes("pack") == [("pack/well.moo", "unreadable")]


def test_a_folder_that_is_called_like_a_card(pack):
    (pack / "well.moo").unlink()
    (pack / "well.moo").mkdir()
    assert codes("pack") == [("pack/well.moo", "unreadable")]


def test_without_its_game_file_nothing_else_is_blamed(pack):
    """The names of a file that cannot be read are unknown: its fault is told, and slips of writing in the others."""
    (pack / "game.moo").write_bytes(b"\xff\xfe" + "game".encode("utf-16-le"))
    (pack / "well.moo").write_text(WELL.replace("colour ", "colour:"), "utf-8")
    assert codes("pack") == [("pack/game.moo", "not-utf8"), ("pack/well.moo", "needless-colon")]


def test_an_empty_file(pack):
    (pack / "well.moo").write_text("", "utf-8")
    assert codes("pack") == [("pack/well.moo", "empty-file")]


def test_a_faulty_pack_is_not_loaded(pack):
    (pack / "well.moo").write_text(WELL.replace("1 coin", "1 gold"), "utf-8")
    with pytest.raises(PackFault) as caught:
        load("pack")
    assert [fault.code for fault in caught.value.diagnostics] == ["unknown-resource"]
    assert str(caught.value) == "pack/well.moo:3:15: unknown-resource: the resource `gold` does not exist"


def test_windows_line_ends_and_a_byte_order_mark(pack):
    (pack / "well.moo").write_bytes(b"\xef\xbb\xbf" + WELL.replace("\n", "\r\n").encode())
    assert codes("pack") == []


def test_a_folder_of_very_many_folders_is_not_looked_through(pack, monkeypatch):
    monkeypatch.setattr("interpreter.loader.MOST_FOLDERS", 2)
    for name in ("a", "b", "c"):
        (pack / name).mkdir()
    (fault,) = check("pack")
    assert (fault.code, fault.help) == ("too-large", "give the folder of a game")
    assert fault.message == "the folder `pack` has more than 2 folders, and no game has"


def test_a_place_that_lies_in_another_is_read_once(pack):
    assert codes("pack", "pack/well.moo", pack.resolve()) == []


def test_of_a_pack_that_needs_another_version_nothing_else_is_said(pack):
    (pack.parent / "fair").mkdir()
    (pack.parent / "fair" / "pack.moo").write_text(
        'pack fair "Fair"\n    version   "1.0.0"\n    requires  village "9"\n\nremove verb not_there_yet\n', "utf-8"
    )
    assert codes("pack", "fair") == [("fair/pack.moo", "wrong-version")]
