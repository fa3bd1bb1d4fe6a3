"""A fix applied: which lines it changes, and what they say then.

The fix of a diagnostic stands in place of its span. A fix of indentation moves the lines below along with the first.
"""

from __future__ import annotations

from collections.abc import Sequence

from interpreter.report.diagnostic import Diagnostic


def mended(lines: Sequence[str], found: Diagnostic, first: int = 1) -> dict[int, str]:
    """The lines that the fix of a diagnostic changes, by number; `lines[0]` has the number `first`.

    Empty if there is no fix, or if it stretches over several lines.
    """
    span = found.span
    if found.fix is None or span.end_line != span.line:
        return {}
    line = lines[span.line - first]
    before, behind = line[: span.column - 1], line[span.end_column - 1 :]
    if not found.fix and not before.strip():  # what stands first is left out: the line stays as deep as it is
        behind = behind.lstrip()
    changed = {span.line: before + found.fix + behind}
    below = range(span.line + 1, first + len(lines))
    if found.code == "bad-indent":  # the whole block that stands so deep
        old = " " * (span.end_column - 1)
        for at in below:
            line = lines[at - first]
            if line.strip() and not line.startswith(old):
                break
            changed[at] = found.fix + line[len(old) :] if line.strip() else line
    elif found.code == "tab-indent":  # the whole declaration
        for at in below:
            line = lines[at - first]
            inner = line.lstrip(" \t")
            if inner == line and line.strip():
                break
            changed[at] = line[: len(line) - len(inner)].expandtabs(4) + inner
    return {at: line for at, line in changed.items() if line != lines[at - first]}
