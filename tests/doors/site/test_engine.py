"""The engine inside the page: what is put beside a site so that a browser can play the game by itself."""

from __future__ import annotations

import io
import json
import shutil
import subprocess
import tarfile
from pathlib import Path

import pytest

pytest.importorskip("mkdocs")
pytest.importorskip("pagefind")

from moodsl.extras.site.engine import RUNTIME, VERSION, archive_of, engine, put_table

CARAVANS = Path(__file__).parents[2] / "games" / "caravans"


@pytest.fixture
def runtime(tmp_path: Path) -> Path:
    """What has the shape of Python for browsers."""
    folder = tmp_path / "engine" / "node_modules" / "pyodide"
    folder.mkdir(parents=True)
    for name in RUNTIME:
        (folder / name).write_text("{}")
    (folder / "package.json").write_text(json.dumps({"version": VERSION}))
    return folder


def names_in(archive: bytes) -> set[str]:
    with tarfile.open(fileobj=io.BytesIO(archive)) as packed:
        return set(packed.getnames())


def test_the_archive_has_all_that_a_game_needs_and_nothing_of_a_terminal() -> None:
    names = names_in(engine([CARAVANS], ["en", "ru"], "1"))
    assert {"moodsl/_data/cards/caravans/game.moo", "told.json", "moodsl/_data/grammar/moo.lark"} <= names
    assert {"interpreter/loader.py", "moodsl/extras/table/precompiled.py"} <= names
    assert {"lark/__init__.py", "attrs/__init__.py", "cattrs/__init__.py", "babel/locale-data/ru.dat"} <= names
    unused = ("click/", "rich/", "pytz/zoneinfo/", "moodsl/extras/site/theme/", "moodsl/extras/table/page/")
    assert not [one for one in names if one.startswith(unused)]
    assert {"moodsl/extras/studio/in_page.py", "moodsl/extras/site/card_links.py"} <= names
    assert len([one for one in names if one.endswith(".dat") and "locale-data" in one]) == 3


def test_the_same_files_give_the_same_archive() -> None:
    assert engine([CARAVANS], ["en"], "1") == engine([CARAVANS], ["en"], "1")


@pytest.mark.skipif(shutil.which("node") is None, reason="there is no node here")
def test_a_page_unpacks_what_was_packed(tmp_path: Path) -> None:
    files = {
        "told.json": b"{}",
        "empty/file.txt": b"",
        "blocks": b"\1" * 1024,
        f"{'deep/' * 60}карта.moo": "слово".encode(),
    }
    (tmp_path / "engine.bin").write_bytes(archive_of(files))
    asked = ["node", Path(__file__).with_name("unpacked.mjs"), tmp_path / "engine.bin"]
    found = json.loads(subprocess.run(asked, capture_output=True, text=True, check=True).stdout)
    assert found == {f"/engine/{path}": text.decode() for path, text in files.items()}


def test_every_file_of_the_folder_is_told_so_that_it_can_be_kept(tmp_path: Path, runtime: Path) -> None:
    put_table(tmp_path / "site", [CARAVANS], ["en", "ru"], runtime, "1")
    table = tmp_path / "site" / "table"
    told = json.loads((table / "version.json").read_text())
    there = {file.relative_to(table).as_posix() for file in table.rglob("*") if file.is_file()}
    assert {"./", "studio/", *there} - {"version.json"} == set(told["files"])
    for page in (table, table / "studio"):
        assert "new Worker" in (page / "backend.js").read_text() and (page / "index.html").is_file()


def test_without_node_or_with_one_that_fails_the_engine_is_as_it_is(tmp_path: Path, runtime: Path) -> None:
    wanted = engine([CARAVANS], ["en"], "1")
    for node in (None, "false", "no_such_program"):
        assert not put_table(tmp_path / "site", [CARAVANS], ["en"], runtime, "1", node)
        assert (tmp_path / "site" / "table" / "engine.bin").read_bytes() == wanted


def test_packs_in_folders_of_one_name_stand_side_by_side(tmp_path: Path) -> None:
    for name in ("one", "two"):
        (tmp_path / name / "cards").mkdir(parents=True)
        (tmp_path / name / "cards" / "pack.moo").write_text(f'pack {name} "{name}"\n', "utf-8")
    names = names_in(engine([tmp_path / "one" / "cards", tmp_path / "two" / "cards"], ["en"], "1"))
    assert {"moodsl/_data/cards/cards_0/pack.moo", "moodsl/_data/cards/cards_1/pack.moo"} <= names


@pytest.mark.parametrize("lacking", RUNTIME)
def test_an_engine_that_is_not_whole_is_told(moo, tmp_path: Path, runtime: Path, lacking: str) -> None:
    (runtime / lacking).unlink()
    result = moo("site", "build", CARAVANS, "--engine", tmp_path / "engine", "-o", tmp_path / "site")
    assert result.exit_code == 2 and f"lacks `{lacking}`" in result.stderr and "npm install" in result.stderr
    assert result.stderr.count("\n") == 1 and not (tmp_path / "site").exists()


def test_an_engine_of_another_version_is_told(moo, tmp_path: Path, runtime: Path) -> None:
    (runtime / "package.json").write_text('{"version": "0.27.0"}')
    result = moo("site", "build", CARAVANS, "--engine", tmp_path / "engine", "-o", tmp_path / "site")
    assert result.exit_code == 2 and f"lacks `pyodide {VERSION}`" in result.stderr
