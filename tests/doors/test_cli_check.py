"""`moo check` and the front door: what is printed, and the number that the command ends with."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

FAULTY = """\
game fair "Fair"
    players  2 to 3

resource coin for each player "coin"
    range 0 to 5

setup:
    each player
        gain 2 coyn

play:
    gain coin 2
"""

SOUND = FAULTY.replace("coyn", "coin").replace("gain coin 2", "each player gain 2 coin")


@pytest.fixture
def faulty(tmp_path: Path) -> Path:
    (tmp_path / "fair").mkdir()
    (tmp_path / "fair" / "game.moo").write_text(FAULTY, encoding="utf-8")
    return Path("fair")


def test_a_sound_pack_ends_with_0(moo):
    done = moo("check", "orion")
    assert done.exit_code == 0
    assert done.output.startswith("no faults in ")


def test_faults_end_with_1_and_are_counted(moo, faulty):
    done = moo("check", faulty)
    assert done.exit_code == 1
    assert "--> fair/game.moo:9" in done.output
    assert "^" in done.output
    assert done.output.splitlines()[-1].endswith("in 1 file")


def test_concise_gives_a_fault_a_line(moo, faulty):
    lines = moo("check", faulty, "--format", "concise").output.splitlines()
    assert len(lines) >= 2
    assert all(line.startswith("fair/game.moo:") for line in lines[:-1])
    assert lines[:-1] == sorted(lines[:-1], key=lambda line: int(line.split(":")[1]))


def test_json_is_nothing_but_json(moo, faulty):
    done = moo("check", faulty, "--format", "json")
    assert done.exit_code == 1
    assert {one["file"] for one in json.loads(done.stdout)} == {"fair/game.moo"}
    assert json.loads(moo("check", "orion", "--format", "json").stdout) == []


@pytest.mark.parametrize("form", ["full", "concise"])
def test_no_colours_where_no_terminal_is(moo, faulty, form):
    assert "\x1b" not in moo("check", faulty, "--format", form).output


def test_colours_in_a_terminal_unless_they_are_unwanted(faulty, tmp_path, monkeypatch):
    from click.testing import CliRunner

    from moodsl.cli import main

    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("NO_COLOR", raising=False)
    assert "\x1b[" in CliRunner().invoke(main, ["check", str(faulty)], color=True).output
    monkeypatch.setenv("NO_COLOR", "1")
    assert "\x1b[" not in CliRunner().invoke(main, ["check", str(faulty)], color=True).output


def test_a_missing_path_is_wrong_usage(moo):
    done = moo("check", "no/such/place")
    assert done.exit_code == 2
    assert done.output.count("\n") == 1
    assert "`no/such/place` does not exist" in done.output and "`orion`" in done.output


def test_a_folder_without_cards_is_wrong_usage(moo, tmp_path):
    (tmp_path / "empty").mkdir()
    done = moo("check", "empty")
    assert (done.exit_code, done.output.count("\n")) == (2, 1)
    assert "no `.moo` files" in done.output


def test_a_file_that_is_no_text_is_a_fault(moo, tmp_path):
    (tmp_path / "picture.moo").write_bytes(b"\x89PNG\xff\xfe\x00")
    done = moo("check", "picture.moo")
    assert done.exit_code == 1
    assert "not UTF-8" in done.output


def test_no_path_is_wrong_usage(moo):
    assert moo("check").exit_code == 2
    assert moo("check", "orion", "--format", "xml").exit_code == 2


def test_an_unknown_command_is_wrong_usage(moo):
    done = moo("chek")
    assert done.exit_code == 2
    assert "check" in done.output


def test_version_and_help(moo):
    import moodsl

    assert moo("--version").output == f"moo {moodsl.__version__}\n"
    for command in ("check", "play", "replay"):
        assert command in moo("--help").output
        assert moo(command, "--help").exit_code == 0


def test_our_own_fault_is_one_line_and_70(moo, monkeypatch):
    import interpreter.loader

    def broken(*_: object) -> None:
        raise RuntimeError("a wheel\ncame off")

    monkeypatch.setattr(interpreter.loader, "check_sources", broken)
    done = moo("check", "orion")
    assert done.exit_code == 70
    assert done.output.startswith("moodsl itself has a fault: RuntimeError: a wheel came off; please report it")
    assert done.output.count("\n") == 1
    monkeypatch.setenv("MOODSL_DEBUG", "1")
    assert "Traceback" in moo("check", "orion").output


def test_checking_a_sound_pack_does_not_import_what_draws():
    """rich takes longer to import than the whole check of a small pack."""
    code = (
        "import sys\nfrom moodsl.cli import main\ntry:\n    main(['check', 'orion'])\nexcept SystemExit as end:\n"
        "    assert not end.code\nassert 'rich' not in sys.modules"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env={**os.environ}, check=False)
    assert done.returncode == 0, done.stderr
