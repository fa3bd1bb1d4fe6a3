"""The one form of a file: its declarations as the language prints them, its comments and blank lines where they stood.

Formatting what is formatted changes nothing. What is written is read again, and must have the same tree and the same
comments; it is never given out otherwise.
"""

from __future__ import annotations

from interpreter.report import Reporter
from interpreter.syntax import MAX_LINE, parse, rows_of
from interpreter.syntax import nodes as n
from interpreter.text import Source
from moodsl.formatter.weaving import weave


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
