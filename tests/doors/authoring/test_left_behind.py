"""Whatever is killed while it writes leaves the old file whole, and what it left beside is taken away by the next."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading

import pytest

from interpreter.text import folder_beside, put_in_place, write_whole

STOPS = """
import os, signal, sys
from pathlib import Path
from interpreter.text import write_whole
os.replace = lambda *_: os.kill(os.getpid(), signal.SIGKILL)
write_whole(Path(sys.argv[1]), "new")
"""


@pytest.fixture
def killed(tmp_path):
    """A file, and beside it what a process left that was killed just before it put the new one in its place."""
    file = tmp_path / "kept.json"
    file.write_text("old", "utf-8")
    done = subprocess.run([sys.executable, "-c", STOPS, str(file)], check=False)
    assert done.returncode == -signal.SIGKILL
    assert file.read_text("utf-8") == "old" and len(list(tmp_path.glob(".moo-*"))) == 1
    return file


def test_the_next_one_that_writes_takes_it_away(killed) -> None:
    write_whole(killed, "newer")
    assert [one.name for one in killed.parent.iterdir()] == ["kept.json"]
    assert killed.read_text("utf-8") == "newer"


def test_so_does_one_that_makes_a_folder(killed) -> None:
    with folder_beside(killed.parent) as work:
        assert sorted(one.name for one in killed.parent.iterdir()) == sorted(["kept.json", work.name])


def test_what_a_living_process_writes_stays(tmp_path) -> None:
    with folder_beside(tmp_path) as work:
        (work / "half").write_text("done", "utf-8")
        write_whole(tmp_path / "other", "whole")
        assert (work / "half").exists()


def test_what_others_call_so_stays(tmp_path) -> None:
    for name in (".moo-theirs", ".moo-00000000-1-x", ".moon"):
        (tmp_path / name).write_text("", "utf-8")
    write_whole(tmp_path / "other", "whole")
    assert len(list(tmp_path.iterdir())) == 4


def test_many_write_one_file_at_once(tmp_path) -> None:
    """Each is whole, and the last one stays."""
    texts = [f"{letter}" * 10_000 for letter in "abcdefgh"]
    writers = [threading.Thread(target=write_whole, args=(tmp_path / "file", text)) for text in texts]
    for one in writers:
        one.start()
    for one in writers:
        one.join()
    assert (tmp_path / "file").read_text("utf-8") in texts and os.listdir(tmp_path) == ["file"]


def test_a_folder_that_cannot_take_its_place_leaves_the_old_one(tmp_path) -> None:
    old = tmp_path / "site"
    old.mkdir()
    with folder_beside(tmp_path) as work:
        with pytest.raises(FileNotFoundError):
            put_in_place(work / "never made", old)
        (work / "made").mkdir()
        (work / "made" / "new").touch()
        assert not list(old.iterdir())
        put_in_place(work / "made", old)
    assert os.listdir(tmp_path) == ["site"] and os.listdir(old) == ["new"]
