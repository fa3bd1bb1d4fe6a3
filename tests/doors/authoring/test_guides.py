"""The guides are walked from top to bottom: the files that they show are written, their commands are run.

A command that plays is left at once, and one that plays many games plays one. Where the page shows what is printed, the
command is given as it stands, and a match is played to its end by always taking the first option; a comment above the
block says so:

    <!-- printed -->                      these lines are printed, in this order; others may stand between them
    <!-- printed, with other figures -->  the same, but for the numbers, which depend on how well the bots play

What blocks of cards mean is tested in
`tests/house/test_docs.py`; here it is the way of the reader, who has nothing but the page.
"""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest
from attrs import evolve, frozen

DOCS = Path(__file__).parents[3] / "docs"
# The Russian pages show the same blocks, which `tests/house/test_docs.py` holds.
GUIDES = [DOCS / name for name in ("first-card.md", "modding.md", "writing-a-game.md", "eclipse.md", "galaxy.md")]
PART = re.compile(
    r"^<!-- (?P<file>[\w/]+\.\w+) -->\n```\w+\n(?P<text>.*?)^```"
    r"|^<!-- (?P<printed>printed.*?) -->\n```text\n(?P<told>.*?)^```"
    r"|^```console\n(?P<lines>.*?)^```",
    re.M | re.S,
)
FIGURE = re.compile(r"[+±-]?\d[\d.,]*\??|–")
PLAYED = [str(number) for number in range(10)] * 60  # enough for a match


@frozen
class Step:
    """What a page asks for: a file and its text, or a command, and what the page says is printed then."""

    file: str
    text: str
    printed: str = ""
    figures: bool = True


def steps_of(page: Path) -> list[Step]:
    found: list[Step] = []
    for part in PART.finditer(page.read_text("utf-8")):
        if part["file"]:
            found.append(Step(part["file"], part["text"]))
        elif part["printed"]:
            found[-1] = evolve(found[-1], printed=part["told"], figures=part["printed"] == "printed")
        else:
            found += [Step("", line.partition("  #")[0].strip()) for line in part["lines"].splitlines()]
    return found


def lines_of(text: str, figures: bool) -> list[str]:
    """The lines of what is printed, without empty ones; without their figures where these do not matter."""
    if not figures:
        text = re.sub(r"(# )+", "# ", FIGURE.sub(" # ", text).replace("─", ""))
    return [" ".join(line.split()) for line in text.splitlines() if line.strip()]


def as_run(command: str) -> list[str]:
    """The words behind `moo`, with one game in place of many."""
    words = shlex.split(command)[1:]
    return ["1" if before == "-n" else word for before, word in zip(["", *words], words, strict=False)]


@pytest.mark.parametrize("page", GUIDES, ids=lambda page: page.relative_to(DOCS).as_posix())
def test_a_guide_can_be_walked(page, moo, tmp_path, monkeypatch):
    monkeypatch.setenv("MOODSL_DATA", str(tmp_path / "installed"))
    run = 0
    for step in steps_of(page):
        if step.file:
            path = tmp_path / step.file
            path.parent.mkdir(exist_ok=True, parents=True)
            path.write_text(step.text, "utf-8")
        elif step.text.startswith("moo "):
            words = shlex.split(step.text)[1:] if step.printed else as_run(step.text)
            done = moo(*words, typed=[] if words[0] != "play" else PLAYED if step.printed else ["q"])
            assert done.exit_code == 0, f"{step.text}\n{done.output}"
            left = iter(lines_of(done.output, step.figures))
            missing = [line for line in lines_of(step.printed, step.figures) if line not in left]
            assert not missing, f"{step.text}\n{done.output}"
            run += 1
    assert run >= 3
