"""Lines of Python under construction."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

PRELUDE = (("c", "m.c"), ("z", "m.z"), ("loc", "m.loc"), ("cells", "m.cells"), ("live", "m.live"), ("log", "m.log"))


class Lines:
    """Lines with their indentation."""

    def __init__(self, depth: int = 1) -> None:
        self.depth = depth
        self.text: list[str] = []

    def add(self, line: str) -> None:
        """Add a line at the present depth."""
        self.text.append("    " * self.depth + line)

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
