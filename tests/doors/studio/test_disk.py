"""Files on the disk stay the truth: nothing is written over what was not read, and nothing outside of the folder."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from moodsl.extras.studio.folder import CardFolder, NotDone
from tests.doors.studio.conftest import Page

At = Callable[[Callable[[Page], Awaitable[None]]], None]


@pytest.mark.parametrize(
    "path",
    ["../out.moo", "/etc/x.moo", "a/../../x.moo", "a//b.moo", ".git/x.moo", "x.txt", "words/en.ftl", "nul.moo", "",
     ".moo", "c:\\x.moo", "a\\b.moo", "x\0.moo", "x" * 200 + ".moo", "out/x.moo"],
)  # fmt: skip
def test_only_files_of_cards_in_the_folder_are_touched(game: Path, path: str) -> None:
    (game / "out").symlink_to(game.parent)
    with pytest.raises(NotDone):
        CardFolder(game).place(path)


def test_what_somebody_else_wrote_is_not_overwritten(game: Path) -> None:
    folder = CardFolder(game)
    mine, theirs = folder.read("ships.moo"), folder.read("ships.moo")
    assert folder.write("ships.moo", theirs.text + "# theirs\n", theirs.stamp) is not None
    assert folder.write("ships.moo", mine.text + "# mine\n", mine.stamp) is None
    assert folder.read("ships.moo").text.endswith("# theirs\n")
    assert folder.write("ships.moo", "# new\n", "") is None  # it is there


def test_ends_of_lines_and_the_mark_at_the_beginning_stay_as_they_are(game: Path) -> None:
    (game / "ships.moo").write_bytes(b"\xef\xbb\xbf# one\r\n# two\r\n")
    folder = CardFolder(game)
    found = folder.read("ships.moo")
    assert found.text == "# one\n# two\n"
    assert folder.write("ships.moo", "# one\n# three\n", found.stamp) is not None
    assert (game / "ships.moo").read_bytes() == b"\xef\xbb\xbf# one\r\n# three\r\n"


def test_a_change_outside_appears_and_a_save_over_it_is_a_question(game: Path, at_page: At) -> None:
    async def done(page: Page) -> None:
        opened = await page.ask("open", path="ships.moo")
        outside = opened["text"].replace("hull    6", "hull    7")
        (game / "ships.moo").write_text(outside, "utf-8")
        changed = await page.told("changed", path="ships.moo")
        assert changed["text"] == outside
        refused = await page.ask("save", path="ships.moo", text=opened["text"], stamp=opened["stamp"])
        assert refused["outside"] == {"text": outside, "stamp": changed["stamp"]}
        assert (game / "ships.moo").read_text("utf-8") == outside
        saved = await page.ask("save", path="ships.moo", text=opened["text"], stamp=changed["stamp"])
        assert saved["stamp"] == opened["stamp"]

    at_page(done)


def test_files_that_come_and_go_are_told(game: Path, at_page: At) -> None:
    async def done(page: Page) -> None:
        (game / "more.moo").write_text('gun carronade "Carronade"\n    calibre  2\n', "utf-8")
        assert "more.moo" in (await page.told("files"))["files"]

    at_page(done)


def test_a_file_that_cannot_be_read_is_told_in_words(game: Path, at_page: At) -> None:
    (game / "bytes.moo").write_bytes(b"\xff\xfe\x00")

    async def done(page: Page) -> None:
        assert "UTF-8" in (await page.ask("open", path="bytes.moo"))["refused"]

    at_page(done)
