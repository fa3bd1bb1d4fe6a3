"""A tiny game, its pack as one file, and a pack on top of it; packs are installed into an empty folder."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))

from wrapped import GAME, LAMP, TOP


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
