"""`moo fmt` and the one form of a file: what it says stays, comments stay, and doing it twice is doing it once."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings, strategies as st

from interpreter.report import Reporter, concise
from interpreter.syntax import parse
from interpreter.text import Source
from moodsl.formatter import NotTheSame, formatted

ROOT = Path(__file__).resolve().parents[3]
FILES = [
    path
    for folder in ("cards", "tests/cards/good", "tests/cards/sketches", "tests/games")
    for path in sorted((ROOT / folder).rglob("*.moo"))
]
TIMES = int(os.environ.get("MOODSL_EXAMPLES", "1"))  # how many times as much as in `make test`
GOOD = [path.read_bytes().decode("utf-8-sig") for path in sorted((ROOT / "tests/cards/good").rglob("*.moo"))]


def form(text: str) -> str:
    reporter = Reporter()
    found = formatted(Source("input.moo", text), reporter)
    assert found is not None, [concise(one) for one in reporter.diagnostics]
    return found


def said(text: str) -> tuple[object, list[str]]:
    """What a text says: its tree, and its comments."""
    module = parse(Source("input.moo", text), Reporter())
    return module, sorted(comment.text for comment in module.comments)


# ---- the form -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_every_file_says_the_same_in_form_and_stays_in_it(path):
    text = path.read_bytes().decode("utf-8-sig").replace("\r\n", "\n")
    once = form(text)
    assert said(once) == said(text)
    assert form(once) == once


@pytest.mark.parametrize("path", sorted((ROOT / "cards/orion/buildings").rglob("*.moo")), ids=lambda path: path.stem)
def test_the_cards_of_the_first_game_are_in_form(path):
    text = path.read_text("utf-8")
    assert form(text) == text


FORMS = {
    "facts stand in a column, abilities apart": (
        'stall inn "Inn"\n  beds 2\n  price 1 coin\n  on build:\n    gain 1 coin\n',
        'stall inn "Inn"\n    beds    2\n    price   1 coin\n\n    on build:\n        gain 1 coin\n',
    ),
    "of several blank lines one is left, and none at the edges": (
        "\n\nvalue low = 1\n\n\n\nvalue high = 2\n\n\n",
        "value low = 1\n\nvalue high = 2\n",
    ),
    "short declarations may stand together or apart": (
        "value low = 1\nvalue high = 2\n\nvalue most = 3\n",
        "value low = 1\nvalue high = 2\n\nvalue most = 3\n",
    ),
    "a blank line comes before the comment that belongs to a declaration": (
        "value low = 1\n# what is done first\nsetup:\n    draw 1 card\n",
        "value low = 1\n\n# what is done first\nsetup:\n    draw 1 card\n",
    ),
    "a comment at the end of a block stays in the block": (
        "setup:\n  draw 1 card\n  # and no more\n# the game\nplay:\n  draw 1 card\n",
        "setup:\n    draw 1 card\n    # and no more\n\n# the game\nplay:\n    draw 1 card\n",
    ),
    "a comment above an inner line stands in its column": (
        "setup:\n# first\n  each player\n      # second\n      draw 1 card\n",
        "setup:\n    # first\n    each player\n        # second\n        draw 1 card\n",
    ),
    "comments around `otherwise`": (
        "setup:\n  if it is red\n    draw 1 card\n  # else\n  otherwise # so\n    # two\n    draw 2 cards\n",
        "setup:\n    if it is red\n        draw 1 card\n    # else\n    otherwise  # so\n        # two\n"
        "        draw 2 cards\n",
    ),
    "a comment behind a line keeps its column if it can": (
        "stall inn\n    beds 2          # few\n    price 1 coin # low\n",
        "stall inn\n    beds    2       # few\n    price   1 coin  # low\n",
    ),
    "two lines that become one keep both comments": (
        "setup:\n    may  # if he likes\n        # from the top\n        draw 1 card  # only one\n    draw 2 cards\n",
        "setup:\n    # from the top\n    # if he likes\n    may draw 1 card  # only one\n    draw 2 cards\n",
    ),
    "the last comment": ("value low = 1\n\n\n# the end", "value low = 1\n\n# the end\n"),
    "spaces at the ends of lines": (
        "setup:   \n    draw 1 card \n    # why  \n",
        "setup:\n    draw 1 card\n    # why\n",
    ),
    "tabs": ("setup:\n\teach player\n\t\tdraw 1 card\n", "setup:\n    each player\n        draw 1 card\n"),
    "tabs and spaces": ("setup:\n\teach player\n    \tdraw 1 card\n", "setup:\n    each player\n        draw 1 card\n"),
}


@pytest.mark.parametrize("case", FORMS)
def test_the_one_form(case):
    text, expected = FORMS[case]
    assert form(text) == expected
    assert form(expected) == expected
    assert said(expected)[1] == said(text)[1]


@st.composite
def strewn(draw: st.DrawFn) -> str:
    """A good file with comments, blank lines and spaces strewn over it, and with blocks of another depth."""
    text = draw(st.sampled_from(GOOD)).replace("\r\n", "\n").expandtabs(4)
    width = draw(st.integers(1, 7))
    lines = []
    for line in text.split("\n"):
        lines += ["" for _ in range(draw(st.sampled_from([0, 0, 0, 1, 3])))]
        if draw(st.integers(0, 3)) == 0:
            lines.append(" " * draw(st.integers(0, 12)) + "#" + draw(st.sampled_from([" over", "# two", "\ttab", ""])))
        inner = line.lstrip(" ")
        line = " " * ((len(line) - len(inner)) // 4 * width) + inner
        if inner and "#" not in inner and draw(st.integers(0, 3)) == 0:
            line += " " * draw(st.integers(0, 9)) + "# " + draw(st.sampled_from(["behind", "“”", 'a "text"']))
        lines.append(line + " " * draw(st.sampled_from([0, 0, 2])))
    return "\n".join(lines)


@settings(max_examples=30 * TIMES, deadline=None, suppress_health_check=list(HealthCheck))
@given(strewn())
def test_comments_and_blank_lines_anywhere(text):
    once = form(text)
    assert said(once) == said(text)
    assert form(once) == once
    assert "\n\n\n" not in once and not once.startswith("\n") and not once.endswith("\n\n")


def test_nothing_is_given_out_that_says_something_else(monkeypatch):
    monkeypatch.setattr("moodsl.formatter.form.weave", lambda rows, comments, lines: "value high = 2\n")
    with pytest.raises(NotTheSame):
        formatted(Source("input.moo", "value  low = 1\n"), Reporter())


# ---- the command ----------------------------------------------------------------------------------------------------

LOOSE = b"value  low = 1\n"
NEAT = b"value low = 1\n"


def test_files_are_formatted_and_counted(moo, tmp_path):
    (tmp_path / "a.moo").write_bytes(LOOSE)
    (tmp_path / "b.moo").write_bytes(NEAT)
    done = moo("fmt", ".")
    assert (done.exit_code, done.output) == (0, "1 file formatted, 1 file in form already\n")
    assert (tmp_path / "a.moo").read_bytes() == NEAT
    assert moo("fmt", ".").output == "2 files in form already\n"


@pytest.mark.parametrize("option", ["--check", "--diff"])
def test_to_be_asked_writes_nothing(moo, tmp_path, option):
    (tmp_path / "a.moo").write_bytes(LOOSE)
    done = moo("fmt", ".", option)
    assert done.exit_code == 1
    assert ("a.moo would change" if option == "--check" else "-value  low = 1\n+value low = 1\n") in done.stdout
    assert (tmp_path / "a.moo").read_bytes() == LOOSE
    (tmp_path / "a.moo").write_bytes(NEAT)
    assert moo("fmt", ".", option).exit_code == 0


def test_a_long_name_pushes_no_other_line_beyond_what_can_be_read(moo, tmp_path):
    long = f"    {'b' * 9_990} 3\n"
    (tmp_path / "inn.moo").write_text("stall inn\n    beds 2\n" + long, "utf-8")
    assert moo("fmt", "inn.moo").exit_code == 0
    assert (tmp_path / "inn.moo").read_text("utf-8") == "stall inn\n    beds    2\n" + long


def test_a_line_that_is_too_long_in_form_is_a_fault_and_left(moo, tmp_path):
    text = f"stall inn\n beds {', '.join(['2'] * 3_332)}\n"
    (tmp_path / "inn.moo").write_text(text, "utf-8")
    done = moo("fmt", "inn.moo")
    assert done.exit_code == 1 and "line-too-long" in done.output, done.output[-300:]
    assert (tmp_path / "inn.moo").read_text("utf-8") == text


def test_a_file_with_faults_is_left_and_the_others_are_formatted(moo, tmp_path):
    (tmp_path / "a.moo").write_bytes(b"setup\n    draw 1 card\n")
    (tmp_path / "b.moo").write_bytes(LOOSE)
    (tmp_path / "c.moo").write_bytes(b"value low = \xff\n")
    done = moo("fmt", ".")
    assert done.exit_code == 1
    assert "missing-colon" in done.stderr and "not-utf8" in done.stderr
    assert "1 file formatted, 2 files with faults, left as they are" in done.stdout
    assert (tmp_path / "a.moo").read_bytes() == b"setup\n    draw 1 card\n"
    assert (tmp_path / "b.moo").read_bytes() == NEAT


@pytest.mark.parametrize(
    ("raw", "expected"),
    [
        (b"value  low = 1\r\nvalue high = 2\r\n", b"value low = 1\r\nvalue high = 2\r\n"),  # line ends are kept
        (b"value low = 1\r\nvalue high = 2\n", b"value low = 1\r\nvalue high = 2\r\n"),  # and are all alike
        (b"\xef\xbb\xbfvalue low = 1\n", NEAT),
        (b"value low = 1", NEAT),
        (b"setup:\n\tdraw 1 card\n", b"setup:\n    draw 1 card\n"),
    ],
)
def test_ends_of_lines_marks_and_tabs(moo, tmp_path, raw, expected):
    (tmp_path / "a.moo").write_bytes(raw)
    assert moo("fmt", "a.moo").exit_code == 0
    assert (tmp_path / "a.moo").read_bytes() == expected
    assert moo("fmt", "a.moo", "--check").exit_code == 0


@pytest.mark.parametrize("place", ["new", "new/cards/c.moo"])
@pytest.mark.parametrize("option", [(), ("--check",), ("--diff",)])
def test_a_pack_in_a_newer_language_is_refused_and_left_as_it_is(moo, tmp_path, place, option):
    (tmp_path / "new" / "cards").mkdir(parents=True)
    texts = {
        "pack.moo": 'pack later "Later"\n  version "0.1.0"\n  language "9"\n',
        "cards/c.moo": "bee a\n  cost 1 food\n",
    }
    for name, text in texts.items():
        (tmp_path / "new" / name).write_text(text, "utf-8")
    done = moo("fmt", place, *option)
    assert done.exit_code == 1
    (line,) = done.output.splitlines()
    assert line.startswith("moo: `new/pack.moo` is written in language `9`") and "newer moodsl" in line
    assert {name: (tmp_path / "new" / name).read_text("utf-8") for name in texts} == texts


def test_the_standard_input(moo):
    assert moo("fmt", "-", typed=["value  low = 1"]).stdout == "value low = 1\n"
    faulty = moo("fmt", "-", typed=["setup"])
    assert (faulty.exit_code, faulty.stdout) == (1, "")
    assert "standard input:1" in faulty.stderr
    assert moo("fmt", "-", "--check", typed=["value  low = 1"]).exit_code == 1
    assert moo("fmt", "-", "a.moo", typed=["value low = 1"]).exit_code == 2


def test_bad_places_end_with_2_and_one_line(moo, tmp_path):
    (tmp_path / "empty").mkdir()
    (tmp_path / "a.moo").write_bytes(LOOSE)
    for place, reason in (("nowhere", "does not exist"), ("orion", "does not exist"), ("empty", "no `.moo` files")):
        done = moo("fmt", "a.moo", place)
        assert (done.exit_code, done.output.count("\n")) == (2, 1)
        assert reason in done.output
    assert (tmp_path / "a.moo").read_bytes() == LOOSE


def test_a_read_only_file_is_told_before_anything_is_written(moo, tmp_path):
    (tmp_path / "a.moo").write_bytes(LOOSE)
    (tmp_path / "b.moo").write_bytes(LOOSE)
    (tmp_path / "b.moo").chmod(stat.S_IRUSR)
    done = moo("fmt", ".")
    assert (done.exit_code, done.output.splitlines()[0]) == (
        2,
        "moo: `b.moo` is read-only, and nothing is changed; make it writable first",
    )
    assert (tmp_path / "a.moo").read_bytes() == LOOSE
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a.moo", "b.moo"]


def test_a_disk_that_cannot_be_written_is_told_in_one_line(moo, tmp_path, monkeypatch):
    def refuse(path: Path, content: bytes) -> None:
        raise OSError(30, "Read-only file system")

    (tmp_path / "a.moo").write_bytes(LOOSE)
    monkeypatch.setattr("moodsl.cli.authoring.rewriting.write_whole", refuse)
    done = moo("fmt", "a.moo")
    assert (done.exit_code, done.output) == (2, "moo: `a.moo` cannot be written: Read-only file system\n")


def test_rights_are_kept_and_a_link_is_followed(moo, tmp_path):
    (tmp_path / "there").mkdir()
    (tmp_path / "there" / "a.moo").write_bytes(LOOSE)
    (tmp_path / "there" / "a.moo").chmod(0o640)
    (tmp_path / "b.moo").symlink_to(tmp_path / "there" / "a.moo")
    assert moo("fmt", "b.moo").exit_code == 0
    assert (tmp_path / "b.moo").is_symlink()
    assert (tmp_path / "there" / "a.moo").read_bytes() == NEAT
    assert stat.S_IMODE((tmp_path / "there" / "a.moo").stat().st_mode) == 0o640


# ---- what lies above ------------------------------------------------------------------------------------------------


def test_a_pack_is_not_looked_for_above_a_folder_that_git_keeps(moo, tmp_path):
    (tmp_path / "stray.moo").write_text('pack stray "Stray"\n    language "99"\n', "utf-8")
    home = tmp_path / "project"
    (home / ".git").mkdir(parents=True)
    (home / "inn.moo").write_text("stall inn\n  beds 2\n", "utf-8")
    assert moo("fmt", "project/inn.moo").exit_code == 0
    (home / ".git").rmdir()
    assert "language `99`" in moo("fmt", "project/inn.moo").output
