"""The guides are walked from top to bottom: the files that they show are written, their commands are run.

A command that plays is left at once, and one that plays many games plays one. What blocks of cards mean is tested in
`tests/house/test_docs.py`; here it is the way of the reader, who has nothing but the page.
"""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[2] / "docs"
GUIDES = [DOCS / name for name in ("first-card.md", "modding.md", "ru/first-card.md", "ru/modding.md")]
PART = re.compile(
    r"^<!-- (?P<file>\w+/\w+\.moo) -->\n```moo\n(?P<text>.*?)^```|^```console\n(?P<lines>.*?)^```", re.M | re.S
)


def steps_of(page: Path) -> list[tuple[str, str]]:
    """What a page asks for, in order: (file, its text) or ("", a command)."""
    found = []
    for part in PART.finditer(page.read_text("utf-8")):
        if part["file"]:
            found.append((part["file"], part["text"]))
        else:
            found += [("", line.partition("  #")[0].strip()) for line in part["lines"].splitlines()]
    return found


def as_run(command: str) -> list[str]:
    """The words behind `moo`, with one game in place of many."""
    words = shlex.split(command)[1:]
    return ["1" if before == "-n" else word for before, word in zip(["", *words], words, strict=False)]


@pytest.mark.parametrize("page", GUIDES, ids=lambda page: page.relative_to(DOCS).as_posix())
def test_a_guide_can_be_walked(page, moo, tmp_path, monkeypatch):
    monkeypatch.setenv("MOODSL_DATA", str(tmp_path / "installed"))
    run = 0
    for file, text in steps_of(page):
        if file:
            path = tmp_path / file
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, "utf-8")
        elif text.startswith("moo "):
            done = moo(*as_run(text), typed=["q"] if " play " in f" {text} " else [])
            assert done.exit_code == 0, f"{text}\n{done.output}"
            run += 1
    assert run >= 3
