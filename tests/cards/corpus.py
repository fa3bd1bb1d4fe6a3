"""The bad cards of this folder and the messages of the source, for the tests that ask what is said of which card."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from interpreter.report import Diagnostic, Reporter
from interpreter.report.message import Message, key_and_formats
from interpreter.syntax import parse
from interpreter.text import Source
from interpreter.whole_check import check
from reference import situations

CARDS = Path(__file__).parent
ROOT = CARDS.parents[1]
BAD = sorted((CARDS / "bad").rglob("*.moo"))
LATIN = re.compile(r"[A-Za-z]{2,}")


def written() -> dict[str, str]:
    """The templates of all messages in the source, each with a place where it is written."""
    found = {}
    for room in ("interpreter", "moodsl"):
        for file in sorted((ROOT / room).rglob("*.py")):
            for node in ast.walk(ast.parse(file.read_text("utf-8"))):
                match node:
                    case ast.Call(func=ast.Name(id="msg" | "Message"), args=[ast.Constant(value=str(text)), *rest]):
                        key = key_and_formats(text)[0] if rest else text
                        if LATIN.search(outside(key)):
                            found[key] = f"{file.relative_to(ROOT)}:{node.lineno}"
    return found


def outside(text: str) -> str:
    """A text or template without its holes and what stands in backticks."""
    return re.sub(r"`[^`]*`|\{\d+\}", "", text)


def inputs(path: Path) -> list[str]:
    """The inputs of a file of the corpus."""
    return path.read_text("utf-8").split("\n---\n")


@cache
def faults_of(text: str, path: Path) -> tuple[Diagnostic, ...]:
    """The faults of one input of the corpus. In `bad/packs` a line `# winter/winter.moo` begins a file of this name."""
    reporter = Reporter()
    files = situations.divided(text) if path.parent.name == "packs" else [Source("input.moo", text)]
    modules = [parse(file, reporter) for file in files]
    if path.parent.name != "syntax" and not text.startswith(("# alone", "game ")) and "\ngame " not in text:
        base = Source("village/base.moo", (CARDS / "base.moo").read_text("utf-8"))
        modules.insert(0, parse(base, Reporter()))
    if path.parent.name != "syntax":
        check(modules, reporter)
    return tuple(reporter.diagnostics)


def sentences(fault: Diagnostic) -> list[str]:
    """All that a fault says."""
    return [fault.message, *filter(None, [fault.help]), *(note.caption for note in fault.notes)]


def templates(sentence: object) -> Iterator[str]:
    """The templates that a sentence is made from: its own, and those of the messages in it."""
    told = str(sentence)
    if isinstance(told, Message):
        yield told.key
        for argument in told.arguments:
            yield from templates(argument)
