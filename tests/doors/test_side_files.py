"""What lies beside the cards of others is read as what it shall be, or refused in one line with file and place."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from moodsl.agents.worth import Worth
from moodsl.side_files import SideFault, read_side_file

WEIGHTS = {"base": {"counter corn": 1.0}, "slope": {}, "clock": None, "left": [1, 0.5]}


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (b"[" * 100_000, "it has too many brackets in each other"),
        (b"null", "this is not what belongs here"),
        (b"\xff\xfe{}", "line 1 is not UTF-8 text"),
        (b'{"base": {"corn": ' + b"9" * 400 + b"}}", "`base['corn']`: this number is too large"),
        (b'{"base": {"corn": 1e999}}', "`base['corn']`: this number is too large"),
        (b'{"base": {"corn": NaN}}', "`base['corn']`: this number is too large"),
        (b'{"base": {"corn": true}}', "`base['corn']`: this is not a number"),
        (b'{"base": []}', "`base`: this is not what belongs here"),
        (b'{"clock": ["a"]}', "`clock`: this is not a text"),
        (b'{"clock": 7}', "`clock`: this is not a text"),
        (b'{"left": ["a"]}', "`left[0]`: this is not a number"),
        (b'{"__init__": 1}', "unknown `__init__`"),
    ],
    ids=range(12),
)
def test_what_is_wrong_is_told_with_its_place(tmp_path: Path, content: bytes, why: str) -> None:
    path = tmp_path / "worth.json"
    path.write_bytes(content)
    with pytest.raises(SideFault) as fault:
        read_side_file(path, Worth)
    assert str(fault.value) == f"`{path}`: {why}"


def test_what_is_right_is_read(tmp_path: Path) -> None:
    path = tmp_path / "worth.json"
    path.write_text("\ufeff" + json.dumps(WEIGHTS), "utf-8")
    assert read_side_file(path, Worth) == Worth(base={"counter corn": 1.0}, left=(1.0, 0.5))


def test_a_command_that_needs_it_ends_with_one_line(moo, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MOODSL_DATA", str(tmp_path / "data"))
    assert moo("new", "game", "orchard").exit_code == 0
    home = Path(shutil.copytree("orchard", tmp_path / "data/packs/orchard"))
    (home / "worth.json").write_text('{"clock": ["a"]}', "utf-8")
    done = moo("sim", "orchard", "--games", 1, "--players", 2, "--bots", "greedy", "--workers", 1)
    assert done.exit_code == 1
    assert done.output == f"moo: `{home / 'worth.json'}`: `clock`: this is not a text\n"
