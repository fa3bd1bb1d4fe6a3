"""A file's lines: which of them make a declaration, how deep each stands, where the comments are.

A declaration begins at every line that starts in column 1 with something that is not a comment, and reaches to the
next one. Its lines are looked through letter by letter (`letters`), and its indentation must match; a declaration
with a slip of this sort is `sound=False` and is not worth parsing. Files beyond the bounds are refused here.
"""

from __future__ import annotations

from attrs import define, field

from interpreter.report.diagnostic import Reporter
from interpreter.report.message import msg
from interpreter.syntax import nodes as n
from interpreter.syntax.letters import MAX_BRACKETS, Slip, scan
from interpreter.text import Source, Span

MAX_TEXT = 300_000  # letters: twenty times the longest file there is, and read and checked within seconds
MAX_LINE = 10_000
MAX_INDENTS = 40
MAX_FAULTS = 100


@define
class Stretch:
    """The lines of one declaration: `first` is the number of its first line; `code` has no comments."""

    first: int
    code: list[str] = field(factory=list)
    sound: bool = True

    @property
    def text(self) -> str:
        """The declaration as the parser reads it."""
        return "\n".join(self.code) + "\n"


@define
class Layout:
    """A file's declarations and comments."""

    stretches: list[Stretch] = field(factory=list)
    comments: list[n.Comment] = field(factory=list)


def lay_out(source: Source, reporter: Reporter) -> Layout:
    """Divide a file; report slips of letters and indentation, and bounds."""
    layout = Layout()
    if len(source.text) > MAX_TEXT:
        message = msg("the file is longer than {:,} characters", MAX_TEXT)
        reporter.report("file-too-long", message, Span(source, 1, 1, 1, 1), help=msg("write one file for each card"))
        return layout
    if not source.text.strip():
        help = msg("write a card or a rule into it, or delete it")
        reporter.report("empty-file", msg("the file is empty"), Span(source, 1, 1, 1, 1), help=help)
        return layout
    lines = _Lines(source, reporter, layout)
    for number, line in enumerate(source.lines, start=1):
        lines.take(number, line.rstrip("\r"))
        if len(reporter) > MAX_FAULTS:
            break
    if not layout.stretches and not len(reporter):
        help = msg("write a card or a rule into it, or delete it")
        reporter.report("empty-file", msg("the file holds nothing but comments"), Span(source, 1, 1, 1, 1), help=help)
    return layout


@define
class _Lines:
    """Takes the lines one by one."""

    source: Source
    reporter: Reporter
    layout: Layout
    depths: list[int] = field(factory=list)  # the indentation of each open block of the current declaration
    opened: dict[int, int] = field(factory=dict)  # the line that opened the last block of an indentation
    tabs_told: bool = False

    def take(self, number: int, line: str) -> None:
        if len(line) > MAX_LINE:
            message = msg("the line is longer than {} characters", MAX_LINE)
            self.fault(
                number, Slip("line-too-long", message, 1, 2, msg("divide it, or name a part of it with `value`"))
            )
            return
        if not line:
            if self.layout.stretches:
                self.layout.stretches[-1].code.append(line)
            return
        scanned = scan(line)
        code = scanned.code
        if scanned.comment is not None:
            span = Span(self.source, number, scanned.comment, number, len(line) + 1)
            self.layout.comments.append(n.Comment(text=line[scanned.comment - 1 :].rstrip(), span=span))
        if code.strip(" \t"):
            self.place(number, code)
        for slip in scanned.slips:
            self.fault(number, slip)
        if self.layout.stretches:
            self.layout.stretches[-1].code.append(code)

    def fault(self, line: int, slip: Slip) -> None:
        """Report, and mark the declaration that is being read."""
        span = Span(self.source, line, slip.column, line, slip.end)
        self.reporter.report(slip.code, slip.message, span, help=slip.help, fix=slip.fix)
        if self.layout.stretches:
            self.layout.stretches[-1].sound = False

    def place(self, number: int, code: str) -> None:
        """Find how deep a line stands, beginning a declaration where it stands at the edge."""
        inner = code.lstrip(" \t")
        blank = code[: len(code) - len(inner)]
        if not blank:
            self.layout.stretches.append(Stretch(number))
            self.depths = [0]
            self.tabs_told = False
            return
        if "\t" in blank and not self.tabs_told:
            self.tabs_told = True
            help = msg("indent with spaces, four for each level, here and below")
            message = msg("this line is indented with a tab")
            self.fault(number, Slip("tab-indent", message, 1, len(blank) + 1, help, blank.expandtabs(4)))
        depth = len(blank.expandtabs(4))
        if not self.layout.stretches:
            if self.depths:
                return  # told already
            self.depths = [depth]
            message = msg("the first line of a declaration stands at the very left")
            self.fault(number, Slip("bad-indent", message, 1, len(blank) + 1, msg("delete the spaces before it"), ""))
            return
        if depth > self.depths[-1]:
            self.depths.append(depth)
            self.opened[depth] = number
            if len(self.depths) == MAX_INDENTS + 2:
                message = msg("more than {} blocks inside each other", MAX_INDENTS)
                help = msg("move a part of it into a verb of its own")
                self.fault(number, Slip("too-deep", message, 1, len(blank) + 1, help))
            return
        deeper = depth
        while depth < self.depths[-1]:
            deeper = self.depths.pop()
        if depth == self.depths[-1] + 4 and deeper > depth:
            first = self.opened.pop(deeper, None)  # None: it is told already where its lines should stand
            message = msg("this line is indented further than line {}, which stands in the same block", number)
            help = msg("begin it, and each line below it, after {}", _spaces(depth))
            if first is not None:
                self.fault(first, Slip("bad-indent", message, 1, deeper + 1, help, " " * depth))
            self.depths.append(depth)
        elif depth != self.depths[-1]:
            nearest = self.depths[-1] if self.depths[-1] else 4
            message = msg("this line stands under none of the lines above it")
            help = msg("the lines above begin after {}; one level more is four spaces", _spaces(self.depths[-1]))
            self.fault(number, Slip("bad-indent", message, 1, len(blank) + 1, help, " " * nearest))
            self.depths.append(depth)
            self.opened.pop(depth, None)


def _spaces(count: int) -> str:
    return msg("no space") if not count else msg("{} spaces", count)


__all__ = ["MAX_BRACKETS", "MAX_FAULTS", "MAX_INDENTS", "MAX_LINE", "MAX_TEXT", "Layout", "Stretch", "lay_out"]
