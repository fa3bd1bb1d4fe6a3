"""Lines of Python under construction."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

PRELUDE = (("c", "m.c"), ("z", "m.z"), ("loc", "m.loc"), ("cells", "m.cells"), ("live", "m.live"), ("log", "m.log"))


class Lines:
    """Lines with their indentation."""

    def __init__(self) -> None:
        self.depth = 1
        self.text: list[str] = []

    def add(self, line: str) -> None:
        """Add a line at the present depth."""
        self.text.append("    " * self.depth + line)

    def unless(self, condition: str, leave: str) -> None:
        """Two lines that leave where a condition does not hold."""
        self.add(f"if not {condition}:")
        self.add(f"    {leave}")

    @contextmanager
    def block(self, head: str) -> Iterator[None]:
        """A line that opens a block, and what stands in it."""
        self.add(head)
        self.depth += 1
        before = len(self.text)
        yield
        if len(self.text) == before:
            self.add("pass")
        self.depth -= 1


def function(name: str, params: list[str], lines: Lines) -> str:
    """The source of a function of `m` and the parameters; what the body uses of the state is fetched first."""
    body = "\n".join(lines.text)
    fetched = [f"    {short} = {long}" for short, long in PRELUDE if re.search(rf"\b{short}\b(?!\()", body)]
    return "\n".join([f"def {name}({', '.join(['m', *params])}):", *fetched, body, ""])


def questions_of(lines: Lines) -> list[str] | None:
    """The questions of a body that only asks (`if not A: return False` … `return B`), all of which must hold.

    None if it does more. An empty list asks nothing.
    """
    asked: list[str] = []
    text = [line.strip() for line in lines.text]
    while len(text) >= 2 and text[0].startswith("if not ") and text[0].endswith(":") and text[1] == "return False":
        asked.append(text[0][len("if not ") : -1])
        text = text[2:]
    if len(text) != 1 or not text[0].startswith("return "):
        return None
    last = text[0].removeprefix("return ")
    return asked if last == "True" else [*asked, last]


def as_expression(lines: Lines) -> str | None:
    """A body that only asks as one expression; None if it does more."""
    asked = questions_of(lines)
    return None if asked is None else conjunction(asked)


def conjunction(asked: list[str]) -> str:
    """Conditions that must all hold, as one."""
    if len(asked) < 2:
        return asked[0] if asked else "True"
    return "(" + " and ".join(asked) + ")"
