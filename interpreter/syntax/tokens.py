"""The words of a file as the parser gets them, for those who work on the grammar."""

from __future__ import annotations

from collections.abc import Iterator

from attrs import frozen

from interpreter.report.diagnostic import Reporter
from interpreter.syntax.layout import lay_out
from interpreter.syntax.parser import grammar
from interpreter.text import Source, Span


@frozen
class Token:
    """A word with its sort: `NAME`, `NUMBER`, a word of the language in capitals, `NL`, `INDENT`, `DEDENT`, `COMMENT`.

    What no sort fits is a `STRANGE`; the rest of its declaration is then not divided.
    """

    sort: str
    text: str
    span: Span


def tokens(source: Source) -> list[Token]:
    """The words of a source in order, comments among them; faults are not told.

    >>> [(one.sort, one.text) for one in tokens(Source("inn.moo", "stall inn # full"))]
    [('NAME', 'stall'), ('NAME', 'inn'), ('NL', ''), ('COMMENT', '# full')]
    """
    layout = lay_out(source, Reporter())
    found = [Token("COMMENT", comment.text, comment.span) for comment in layout.comments]
    for stretch in layout.stretches:
        found += tokens_of(source, stretch.first - 1, stretch.text)
    return sorted(found, key=lambda one: (one.span.line, one.span.column))


def tokens_of(source: Source, shift: int, text: str) -> Iterator[Token]:
    """The words of one declaration, whose first line is the one behind `shift`."""
    from lark.exceptions import UnexpectedInput

    parser = grammar().parse_interactive(text)
    try:
        for word in parser.lexer_thread.lex(parser.parser_state):  # type: ignore[no-untyped-call]
            line, column = word.line + shift, word.column
            shape = word.type.strip("_")
            if shape in ("NL", "INDENT", "DEDENT", "ACTS"):
                yield Token(shape, "", Span(source, line, column, line, column))
            else:
                sort = f"`{word}`" if word.type.startswith("__") else shape
                yield Token(sort, str(word), Span(source, line, column, line, word.end_column))
    except UnexpectedInput as error:
        line = error.line + shift
        rest = source.line(line)[error.column - 1 :]
        yield Token("STRANGE", rest, Span(source, line, error.column, line, error.column + len(rest)))
