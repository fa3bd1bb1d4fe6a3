"""The one form of a file: its declarations as the language prints them, its comments and blank lines where they stood.

Formatting what is formatted changes nothing. What is written is read again, and must have the same tree and the same
comments; it is never given out otherwise.

Every row knows the line that it was read from. A comment on a line of its own goes above the row that follows it, in
the column of the block that it stood in; one behind a line stays behind that line, in its column if there is room. Of
blank lines in a row one is left. Where two lines have become one, the comments of both go with it.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from typing import Final

from attrs import define, evolve, field

from interpreter.report import Reporter
from interpreter.syntax import MAX_LINE, PrintedLine, nodes as n, parse, rows_of
from interpreter.text import Source

Part = tuple[int, str] | None  # a comment with the column (or the depth) that it stands in, or a blank line
BLANK: Final = None


class NotTheSame(Exception):
    """A file that would say something else after formatting: a fault of the formatter, not of the file."""


def formatted(source: Source, reporter: Reporter) -> str | None:
    """The text of a source in the one form of the language; None if it has faults, which go to the reporter.

    Tabs at the beginning of lines become spaces first. Raises NotTheSame.

    >>> from interpreter.report import Reporter
    >>> formatted(Source("inn.moo", "stall inn\\n  beds 2 # few\\n"), Reporter())
    'stall inn\\n    beds    2  # few\\n'
    """
    text = "\n".join(map(without_tabs, source.lines))
    own = Reporter()
    module = parse(Source(source.name, text), own)
    for fault in own.diagnostics:
        reporter.add(fault)
    if len(own):
        return None
    found = weave(rows_of(module), module.comments, text.split("\n"))
    if max(map(len, found.split("\n"))) > MAX_LINE:  # the form takes more room than was taken
        parse(Source(source.name, found), reporter)
        return None
    if found != source.text and not says_the_same(found, module):
        raise NotTheSame(source.name)
    return found


def without_tabs(line: str) -> str:
    """A line that begins with spaces only; a tab reaches to the next multiple of four, as the parser sees it."""
    inner = line.lstrip(" \t")
    return line[: len(line) - len(inner)].expandtabs(4) + inner


def says_the_same(text: str, module: n.Module) -> bool:
    """Whether a text reads as a module does: the same tree, the same comments, no fault."""
    reporter = Reporter()
    again = parse(Source("again", text), reporter)
    comments = [sorted(comment.text for comment in one.comments) for one in (again, module)]
    return not len(reporter) and again == module and comments[0] == comments[1]


@define
class Woven:
    """A row with what stands above it (comments with their columns from 0, blank lines) and behind it."""

    row: PrintedLine
    line: int
    indent: int  # of the line that it was read from
    above: list[Part] = field(factory=list)
    behind: list[tuple[int, str]] = field(factory=list)


def weave(rows: Sequence[PrintedLine], comments: Iterable[n.Comment], lines: Sequence[str]) -> str:
    """The text of a file: printed rows, and the comments and blank lines of the lines that they were read from."""
    remarks = {comment.span.line: comment for comment in comments}
    codes = [line[: remarks[at].span.column - 1] if at in remarks else line for at, line in enumerate(lines, start=1)]
    woven = anchored(rows, codes)
    anchors = [one.line for one in woven]
    pending: list[Part] = []
    for at, code in enumerate(codes, start=1):
        remark = remarks.get(at)
        width = len(code.expandtabs(4))
        if not code.strip():
            pending.append((width, remark.text) if remark else BLANK)
            continue
        one = woven[bisect_right(anchors, at) - 1]
        one.above += pending if one.line == at else [part for part in pending if part is not BLANK]
        pending = []
        if remark:
            one.behind.append((width, remark.text))
    return "".join(line + "\n" for line in woven_lines(woven, pending))


def anchored(rows: Sequence[PrintedLine], codes: Sequence[str]) -> list[Woven]:
    """The rows with the lines that they come from. An `otherwise` stands on the last line of code above its block."""
    found: list[Woven] = []
    below = len(codes) + 1
    for row in reversed(rows):
        at = row.line
        if at is None:
            at = next(line for line in range(below - 1, 0, -1) if codes[line - 1].strip())
        code = codes[at - 1]
        found.append(Woven(row, at, len(code) - len(code.lstrip())))
        below = at
    return found[::-1]


def woven_lines(woven: Sequence[Woven], tail: Iterable[Part]) -> Iterable[str]:
    """The lines of the file, in order."""
    columns: dict[int, int] = {}  # depth of a block -> the column where it stood
    before: Woven | None = None
    for one in woven:
        moved = [(one.indent, text) for _column, text in one.behind[:-1]]
        yield from above(before, one, [*one.above, *moved], columns)
        columns[one.row.depth] = one.indent
        text = str(one.row)
        for column, remark in one.behind[-1:]:
            text = text.ljust(max(len(text) + 2, column)) + remark
        yield text
        before = one
    if before is not None:
        yield from above(before, Woven(PrintedLine(""), 0, 0), tail, columns)


def above(before: Woven | None, one: Woven, parts: Iterable[Part], columns: dict[int, int]) -> list[str]:
    """What stands between two rows: comments, each in the column of its block, and single blank lines."""
    low, high = one.row.depth, before.row.depth if before else 0
    found: list[Part] = []
    for part in parts:
        if part is BLANK:
            if found[-1:] != [BLANK] and (found or before):
                found.append(BLANK)
        else:
            column, text = part
            depths = [depth for depth in range(low + 1, high + 1) if columns[depth] <= column]
            found.append((max(depths, default=low), text))
    if one.line == 0:  # the end of the file
        while found[-1:] == [BLANK]:
            found.pop()
    elif one.row.apart and before:
        place = len(found)  # of the comments that stand right above the row, in its own column
        while place and (part := found[place - 1]) is not BLANK and part[0] == low:
            place -= 1
        if not place or found[place - 1] is not BLANK:
            found.insert(place, BLANK)
    return [str(evolve(one.row, text=part[1], depth=part[0])) if part else "" for part in found]
