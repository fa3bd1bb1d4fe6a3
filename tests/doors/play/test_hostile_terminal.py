"""What others write reaches a terminal as text: it is shown, and the terminal never obeys it."""

from __future__ import annotations

import json
import os
import pty
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner
from hostile import hostile_game

from interpreter.syntax import letters
from interpreter.text import ACTING, harmless
from moodsl.cli import main
from moodsl.cli.shared import terminal
from moodsl.prose import word_files

ATTACK = "\x1b]0;PWN\x07\x1b[5m\x1b[2J\x9b31m\u202e\u2066\x08\x7f\u2028"
OWN = re.compile(r"\x1b\[(?!5m)[0-9;]*m")  # colours; the program never lets anything blink
CLI = Path(terminal.__file__).parents[1]


def acting(output: str) -> set[str]:
    """What a terminal would obey in an output, without the colours of the program."""
    return set(ACTING.findall(OWN.sub("", output.replace("\r\n", "\n"))))


@pytest.fixture
def shown(tmp_path, monkeypatch):
    """Calls `moo` as from a terminal with colours."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("MOODSL_CACHE", "")
    monkeypatch.delenv("NO_COLOR", raising=False)

    def call(*arguments: object, typed: str = "") -> str:
        return CliRunner().invoke(main, [str(one) for one in arguments], input=typed, color=True).output

    return call


@pytest.fixture
def game(tmp_path, monkeypatch):
    """A game whose every text is hostile, as if the checkers had overlooked it."""
    monkeypatch.setattr(letters, "_check_acting", lambda piece, slips: None)
    monkeypatch.setattr(word_files, "hold_characters", lambda source, reporter: None)
    return hostile_game(tmp_path, [ATTACK])


def test_titles_and_texts_are_refused_by_the_checker(tmp_path, shown) -> None:
    output = shown("check", hostile_game(tmp_path, [ATTACK]))
    assert "stray-character" in output and "an invisible character stands here" in output
    assert acting(output) == set()


def test_a_match_with_hostile_titles_and_names(game, shown, tmp_path) -> None:
    typed = "log\ntable\nwhy\n? мельница\nhelp\n" + "1\n2\n" * 60
    names = ["--name", f"Ann{ATTACK}", "--name", f"Bob{ATTACK}", "--players", 3, "--lang", "ru", "--bots", "random"]
    kept = tmp_path / f"kept{ATTACK[:4]}.json"
    output = shown("play", game, *names, "--seed", 3, "--save", kept, typed=typed)
    assert "PWN" in output and acting(output) == set(), repr(output[-300:])
    replayed = shown("replay", kept, "--pack", game)
    assert "PWN" in replayed and acting(replayed) == set()


@pytest.mark.parametrize(
    "command",
    [("text",), ("test",), ("fmt", "--diff"), ("pack", "build"), ("doctor", "tokens"), ("upgrade", "--diff"),
     ("sim", "--games", 1, "--players", 3, "--lang", "ru", "--bots", "random"),
     ("sim", "--games", 1, "--players", 3, "--lang", "ru", "--bots", "random", "--format", "json")],
    ids=lambda command: " ".join(map(str, command)),
)  # fmt: skip
def test_every_command_on_a_hostile_pack(game, shown, command) -> None:
    (game / f"strange{ATTACK}\n.moo").write_text("booth tower tower\n", "utf-8")
    place = game / "game.moo" if command[0] == "doctor" else game
    assert acting(shown(*command[:2], place, *command[2:])) == set()


def test_a_saved_match_that_somebody_made_up(shown, tmp_path) -> None:
    for name, document in (("version", {"moodsl": ATTACK, "game": "orion"}), ("game", {"moodsl": 1, "game": ATTACK})):
        path = tmp_path / f"{name}.json"
        path.write_text(json.dumps(document), "utf-8")
        assert acting(shown("replay", path)) == set()


def test_json_keeps_what_it_is_about(shown, tmp_path) -> None:
    path = tmp_path / "odd\x1b.moo"
    path.write_text('pack odd "\u202e"\n', "utf-8")
    output = shown("check", path, "--format", "json")
    assert acting(output) == set()
    assert "odd\x1b.moo" in {one["file"] for one in json.loads(output)}


def test_tables_and_texts_that_are_drawn(capsys) -> None:
    from rich.table import Table
    from rich.text import Text

    table = Table(title=ATTACK)
    table.add_column(ATTACK)
    table.add_row(Text(ATTACK, style="bold red"))
    terminal.console(force_terminal=True, width=60).print(table, ATTACK, style="dim")
    drawn = capsys.readouterr().out
    assert "\x1b[" in drawn and acting(drawn) == set()


def test_a_real_terminal(game, tmp_path) -> None:
    """What click and rich do for a terminal alone is done here: a match that is begun and left."""
    shutil.rmtree(game / "words")  # they are refused, which the other process cannot be kept from
    ours, theirs = pty.openpty()
    again = "import sys; from interpreter.syntax import letters; letters._check_acting = lambda piece, slips: None; "
    arguments = ["play", str(game), "--name", f"Ann{ATTACK}", "--players", "3", "--seed", "3"]
    with subprocess.Popen(
        [sys.executable, "-c", again + f"from moodsl.cli import main; main({arguments!r})"],
        stdin=theirs, stdout=theirs, stderr=theirs, cwd=tmp_path,
        env={**os.environ, "MOODSL_CACHE": "", "TERM": "xterm-256color", "INPUTRC": "/dev/null"},
    ) as moo:  # fmt: skip
        os.close(theirs)
        os.write(ours, b"1\nlog\n1\nquit\n")
        output = b""
        try:
            while part := os.read(ours, 65536):
                output += part
        except OSError:  # the other end is closed
            pass
        assert moo.wait(60) == 0, output.decode()
    os.close(ours)
    said = output.decode().replace("\x1b[?2004h", "").replace("\x1b[?2004l", "").replace("\r", "")  # of readline
    assert "PWN" in said and acting(said) == set()


def test_nothing_prints_but_the_one_file() -> None:
    prints = re.compile(r"\bclick\.(secho|echo\b)|(?<![.\w])(print|input)\(|\bConsole\(|\bstd(out|err)\.write")
    found = {
        f"{file.name}: {line.strip()}"
        for file in CLI.rglob("*.py")
        for line in file.read_text("utf-8").split("\n")
        if file.name != "terminal.py" and prints.search(line) and not line.startswith("def ")
    }
    assert found == set()


def test_harmless_text_stays_what_it_is() -> None:
    said = "Tax Office\n\tЖелезный флот 卡 👩‍🚀 é"
    assert harmless(said) == said
