"""Source files and spans."""

from __future__ import annotations

from functools import cached_property

from attrs import field, frozen


@frozen(slots=False)
class Source:
    """One file's text. `name` is how the author knows the file: a path relative to where the command ran.

    Lines and columns count from 1; a column counts characters, not bytes.
    """

    name: str
    text: str = field(repr=False)

    @cached_property
    def lines(self) -> tuple[str, ...]:
        """The lines without their line ends; `Source("a", "x\\ny").lines -> ("x", "y")`."""
        return tuple(self.text.split("\n"))

    def line(self, number: int) -> str:
        """Line `number` (from 1), or an empty string past the end."""
        return self.lines[number - 1].rstrip("\r") if 1 <= number <= len(self.lines) else ""


@frozen(order=True)
class Span:
    """A stretch of one source: from (line, column) up to, not including, (end_line, end_column)."""

    source: Source = field(order=lambda source: source.name)
    line: int
    column: int
    end_line: int
    end_column: int

    def __str__(self) -> str:
        return f"{self.source.name}:{self.line}:{self.column}"

    def to(self, other: Span) -> Span:
        """The span from the start of this one to the end of `other`."""
        return Span(self.source, self.line, self.column, other.end_line, other.end_column)

    def __contains__(self, other: Span) -> bool:
        """Whether another span lies in this one.

        >>> Span(Source("x", ""), 1, 2, 1, 3) in Span(Source("x", ""), 1, 1, 2, 1)
        True
        """
        begun, ended = (self.line, self.column), (self.end_line, self.end_column)
        return (
            other.source == self.source
            and begun <= (other.line, other.column)
            and (other.end_line, other.end_column) <= ended
        )

    @property
    def text(self) -> str:
        """What stands there; for a span of several lines, the first line's part."""
        line = self.source.line(self.line)
        return line[self.column - 1 : self.end_column - 1 if self.end_line == self.line else None]
