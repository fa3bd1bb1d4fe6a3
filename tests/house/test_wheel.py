"""What is built is whole: the wheel, alone in a clean environment, checks and plays."""

from __future__ import annotations

import subprocess
import sys
import venv
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PLAY = """
import moodsl
match = moodsl.load("orion").start(2, 1)
while not match.over:
    match.choose(len(match.decision.options) - 1)
assert moodsl.check("orion") == [] and match.standings
assert "site-packages" in moodsl.__file__, moodsl.__file__
print("played")
"""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built anew."""
    folder = tmp_path_factory.mktemp("wheel")
    subprocess.run([sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)], cwd=ROOT, check=True)
    return next(folder.glob("*.whl"))


def test_the_wheel_has_games_and_grammar_and_neither_tests_nor_documentation(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    assert {"moodsl/_data/cards/orion/pack.moo", "moodsl/_data/grammar/moo.lark"} <= set(names)
    assert {"moodsl/py.typed", "interpreter/py.typed"} <= set(names), "its types are there for those who import it"
    assert [name for name in names if {"tests", "docs", "benchmarks"} & set(name.split("/"))] == []


@pytest.mark.soak
def test_the_wheel_plays_in_a_clean_environment(wheel: Path, tmp_path: Path) -> None:
    venv.create(tmp_path / "clean", with_pip=True)
    python = tmp_path / "clean" / "bin" / "python"
    subprocess.run([python, "-m", "pip", "install", "--quiet", str(wheel)], check=True)
    done = subprocess.run([python, "-c", PLAY], cwd=tmp_path, capture_output=True, text=True, check=True)
    assert done.stdout == "played\n"
    subprocess.run([tmp_path / "clean" / "bin" / "moo", "check", "orion"], cwd=tmp_path, check=True)
