"""`moo check` and the front door: what is printed, and the number that the command ends with."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

BARTER = Path(__file__).parents[1] / "barter"  # a small game in two languages
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

UNTITLED = """
pack bare "Bare"
    version   "1"
    language  "3"

game bare "Bare"
    players     2 to 2
    ordered_by  owner

counter fame for each player "fame"
    range  0 or more

kind gem is card "gem"
    starts  mine

zone mine of gem "mine"
zone lap of gem for each player "lap"

gem ruby
    copies  2

setup:
    each player
        put top of mine into their lap

play:
    each player
        gain (number of their lap) fame

scoring:
    each player
        score their fame
    rank by their result
"""
ENDLESS = SOUND.replace(
    "each player gain 2 coin",
    "take turns from first while their coin is at least 0  ## allow no-way-out it is meant to go on for ever\n"
    "        gain 1 coin",
)


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


def test_a_file_of_a_pack_is_read_with_the_others_and_its_own_faults_are_shown(moo, tmp_path):
    (tmp_path / "pack.moo").write_text('pack fair "Fair"\n    version   "1"\n    language  "3"\n', "utf-8")
    (tmp_path / "game.moo").write_text(FAULTY.replace("gain coin 2", "each player gain 2 coin"), "utf-8")
    (tmp_path / "more.moo").write_text('ending rain "it rains"\n', "utf-8")
    mine, others = moo("check", tmp_path / "game.moo"), moo("check", tmp_path / "more.moo")
    assert (mine.exit_code, others.exit_code) == (1, 1)
    assert "`coyn` does not exist" in mine.output and "1 fault in " in mine.output and "more.moo" not in mine.output
    assert "never" in others.output and "coyn" not in others.output
    assert "in other files of the pack: 1 fault; `moo check .` shows them" in others.output
    assert "in 2 files" in moo("check", tmp_path / "pack.moo").output
    assert "in 2 files" in moo("check", tmp_path / "more.moo", tmp_path).output


def test_concise_gives_a_fault_a_line(moo, faulty):
    lines = moo("check", faulty, "--format", "concise").output.splitlines()
    assert len(lines) >= 2
    assert all(line.startswith("fair/game.moo:") for line in lines[:-1])
    assert lines[:-1] == sorted(lines[:-1], key=lambda line: int(line.split(":")[1]))


@pytest.mark.parametrize(
    ("lang", "rest"), [("en", "and 7 more; `--all` shows every one"), ("ru", "и ещё 7; `--all` покажет все")]
)
def test_of_very_many_faults_the_first_hundred_are_shown(moo, faulty, monkeypatch, lang, rest):
    monkeypatch.setenv("LANG", lang)
    Path(faulty, "game.moo").write_text(
        SOUND.replace("2 coin\n\nplay", "2 coin\n" + "        gain 2 coyn\n" * 107 + "\nplay")
    )
    shown = moo("check", faulty, "--format", "concise").output.splitlines()
    assert len(shown) == 102 and shown[100] == rest and "107" in shown[101]
    whole = moo("check", faulty, "--format", "concise", "--all").output.splitlines()
    assert len(whole) == 108 and whole[:100] == shown[:100] and whole[-1] == shown[-1]
    assert len(json.loads(moo("check", faulty, "--format", "json").stdout)) == 107


@pytest.mark.parametrize(
    ("lang", "again"),
    [("en", "the same in 12 other places: fair/game.moo:"), ("ru", "то же самое ещё в 12 местах: fair/game.moo:")],
)
def test_what_is_wrong_in_many_places_is_told_once_in_full(moo, faulty, monkeypatch, lang, again):
    monkeypatch.setenv("LANG", lang)
    Path(faulty, "game.moo").write_text(
        SOUND.replace(
            "2 coin\n\nplay", "2 coin\n" + "        gain 2 coyn\n" * 13 + "        gain 2 food\n" * 2 + "\nplay"
        )
    )
    shown = moo("check", faulty).output
    assert shown.count("--> fair/game.moo:") == 3 and again in shown
    lines = shown.partition(again)[2].split("\n")[0].split(", ")
    assert len(lines) == 11 and lines[-1] == "…"
    assert [int(line) for line in lines[1:-1]] == list(range(int(lines[0]) + 1, int(lines[0]) + 10))
    assert moo("check", faulty, "--format", "concise").output.count("fair/game.moo:") == 15


def test_of_very_many_different_faults_the_first_hundred_are_shown_in_full(moo, faulty):
    names = [f"coy{one}{other}" for one in "abcdefghijk" for other in "abcdefghij"]
    gains = "".join(f"        gain 2 {name}\n" for name in [*names, *["dime"] * 5])
    Path(faulty, "game.moo").write_text(SOUND.replace("2 coin\n\nplay", f"2 coin\n{gains}\nplay"))
    shown = moo("check", faulty).output
    assert shown.count("--> fair/game.moo:") == 100 and "and 15 more; `--all` shows every one" in shown
    assert moo("check", faulty, "--all").output.count("--> fair/game.moo:") == 111


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


@pytest.mark.parametrize("option", [(), ("--fix",)])
def test_what_stands_in_a_file_that_cannot_be_read_is_not_said_to_be_missing(moo, faulty, tmp_path, option):
    folder = tmp_path / faulty
    (folder / "game.moo").write_bytes(SOUND.encode() + b"\n# caf\xe9\n")
    (folder / "cards.moo").write_text('stall well "Well"\n    on build\n        gain 1 coin\n', "utf-8")
    done = moo("check", faulty, *option, "--format", "concise")
    assert done.exit_code == 1
    told = [line.split(": ")[1] for line in done.output.splitlines() if line.startswith("fair/") and " -> " not in line]
    assert told == (["not-utf8"] if option else ["missing-colon", "not-utf8"])


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes among files here")
def test_a_pipe_is_not_waited_for(moo, faulty, tmp_path):
    (tmp_path / faulty / "game.moo").write_text(SOUND, encoding="utf-8")
    os.mkfifo(tmp_path / faulty / "pipe.moo")
    done = moo("check", faulty, "--format", "concise")
    assert (done.exit_code, done.output.splitlines()[0]) == (
        1,
        "fair/pipe.moo:1:1: unreadable: `fair/pipe.moo` is no file",
    )
    for command in (("fmt", faulty), ("upgrade", "fair/game.moo"), ("pack", "lock", faulty)):
        assert moo(*command).exit_code in (0, 1, 2)
    for command in (("pack", "install"), ("replay",)):
        done = moo(*command, "fair/pipe.moo")
        assert (done.exit_code, done.output.count("\n")) == (2, 1)
        assert "`fair/pipe.moo` is no file; give " in done.output


def test_a_file_that_may_not_be_read_is_named(moo, faulty, monkeypatch):
    def forbidden(path: Path) -> bytes:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "read_bytes", forbidden)
    done = moo("check", "fair/game.moo")
    assert (done.exit_code, done.output) == (2, "moo: `fair/game.moo` cannot be read: Permission denied\n")


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
    def broken(*_: object) -> None:
        raise RuntimeError("a wheel\ncame off")

    monkeypatch.setattr("moodsl.prose.book.check_modules", broken)
    done = moo("check", "orion")
    assert done.exit_code == 70
    assert done.output.startswith("moodsl itself has a fault: RuntimeError: a wheel came off; please report it")
    assert done.output.count("\n") == 1
    monkeypatch.setenv("MOODSL_DEBUG", "1")
    assert "Traceback" in moo("check", "orion").output


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="writes to a disk that is full")
def test_a_full_disk_is_no_fault_of_ours():
    with open("/dev/full", "w", encoding="utf-8") as full:
        command = [sys.executable, "-c", "from moodsl.cli import main; main()", "check", "orion", "--lang", "en"]
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True)
    assert (done.returncode, done.stderr) == (2, "moo: not everything could be written: No space left on device\n")


@pytest.mark.parametrize("command", ["check", "fmt", "studio"])
def test_what_a_disk_does_not_allow_is_no_fault_of_ours(moo, command):
    done = moo(command, "x" * 300)
    assert done.exit_code == 2
    assert done.output.startswith("moo: `")
    assert done.output.endswith(f"{'x' * 300}`: File name too long\n")


def test_a_game_that_never_comes_to_its_first_decision_is_the_fault_of_its_cards(moo, faulty, tmp_path):
    (tmp_path / faulty / "game.moo").write_text(ENDLESS, encoding="utf-8")
    for command in (("play", faulty), ("sim", faulty, "-n", 4, "--players", 2, "--workers", 2)):
        done = moo(*command)
        assert done.exit_code == 1
        assert done.output.splitlines()[-1] == "moo: a chain of effects does not end: take turns (play)"
    assert (
        "moo: цепочка эффектов не кончается: `take turns (play)`" in moo("sim", faulty, "-n", 1, "--lang", "ru").output
    )


def test_cards_without_titles_are_checked(moo, tmp_path):
    """Also what a site would say of them: their words are not written yet."""
    (tmp_path / "bare").mkdir()
    (tmp_path / "bare" / "game.moo").write_text(UNTITLED, encoding="utf-8")
    assert moo("check", "bare").output.startswith(
        "no faults in 1 file\nwords in the language `en` that are not written yet"
    )


def test_checking_a_sound_pack_does_not_import_what_draws():
    """rich takes longer to import than the whole check of a small pack."""
    code = (
        f"import sys\nfrom moodsl.cli import main\ntry:\n    main(['check', {str(BARTER)!r}])\n"
        "except SystemExit as end:\n"
        "    assert not end.code\nassert 'rich' not in sys.modules"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env={**os.environ}, check=False)
    assert done.returncode == 0, done.stderr
