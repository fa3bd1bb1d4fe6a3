"""The module of a game goes the same in a page as with wasmtime: states, games, what bots answer, a trap.

Node runs the Python of a page; it has to be there (`make engine`).
"""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

import pytest
from native_courses import courses

from interpreter.text import locate
from moodsl.extras.site.engine import USUAL, NoRuntime, engine, runtime_in

ROOT = locate("tests").parent
HERE = Path(__file__).parent
GAMES, CARDS = locate("tests") / "games", locate("cards")
QUICK = {"broadside": GAMES / "broadside"}
OTHERS = {name: CARDS / name for name in ("orion", "eminent", "galaxy", "eclipse")} | {
    name: GAMES / name for name in ("caravans", "frontier", "night_market", "flotilla")
}


@pytest.fixture(scope="module")
def runtime() -> Path:
    """Where Python for browsers lies."""
    try:
        found = runtime_in(ROOT / USUAL)
    except NoRuntime:
        pytest.skip("there is no Python for browsers here: `make engine` fetches it")
    if shutil.which("node") is None:
        pytest.skip("there is no node here")
    return found


def in_a_page(runtime: Path, folder: Path, pack: Path, call: str) -> object:
    """What a call of `native_courses` gives in the Python of a page."""
    archive = folder / "engine.bin"
    archive.write_bytes(engine([pack], ["en"], "0"))
    asked = ["node", HERE / "in_page.mjs", runtime, archive, HERE.parent / "native_courses.py", call]
    done = subprocess.run(asked, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-2000:]
    return json.loads(done.stdout)


def go_the_same(runtime: Path, folder: Path, pack: Path) -> None:
    learned = (pack / "worth.json").is_file()
    here = json.loads(json.dumps(courses([str(pack)], learned)))
    there = in_a_page(runtime, folder, pack, f"courses(places, {learned})")
    assert there["host"] == "browser" != here.pop("host")
    assert there["engine"] == "native" and there["trap"] and len(there["states"]) > 20
    assert {part: there[part] for part in here} == here


@pytest.mark.parametrize("name", QUICK)
def test_a_page_plays_and_thinks_as_wasmtime_does(runtime: Path, tmp_path: Path, name: str) -> None:
    go_the_same(runtime, tmp_path, QUICK[name])


@pytest.mark.soak
@pytest.mark.parametrize("name", OTHERS)
def test_a_page_plays_other_games_as_wasmtime_does(runtime: Path, tmp_path: Path, name: str) -> None:
    go_the_same(runtime, tmp_path, OTHERS[name])
