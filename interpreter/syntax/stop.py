"""Where the parser stopped: the words of the declaration, the one it could not use, and what could have stood there."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import takewhile
from typing import TYPE_CHECKING

from attrs import frozen

from interpreter.report.diagnostic import Diagnostic
from interpreter.report.message import Message, msg
from interpreter.text import Source, Span

if TYPE_CHECKING:
    from lark import Lark, Token

LINE_BREAKS = frozenset({"_NL", "_INDENT", "_DEDENT", "$END"})


@frozen
class Stop:
    """Where the parser stopped: `at` is the position in `tokens` of the word it could not use."""

    source: Source
    shift: int
    tokens: list[Token]
    at: int
    accepts: frozenset[str]

    @property
    def token(self) -> Token:
        return self.tokens[self.at]

    @property
    def type(self) -> str:
        return self.token.type

    @property
    def before(self) -> Token | None:
        """The word before, on the same line."""
        return self.tokens[self.at - 1] if self.at and self.tokens[self.at - 1].type not in LINE_BREAKS else None

    @property
    def line(self) -> list[Token]:
        """The words of the line up to the stop, without it."""
        start = self.at
        while start and self.tokens[start - 1].type not in LINE_BREAKS:
            start -= 1
        return self.tokens[start : self.at]

    @property
    def first(self) -> Token:
        """The word that the line begins with."""
        return (self.line or [self.token])[0]

    def behind(self, steps: int = 0) -> list[Token]:
        """The words from the stop on, or from so many steps behind it, up to the end of the line."""
        return list(takewhile(lambda token: token.type not in LINE_BREAKS, self.tokens[self.at + steps :]))

    @property
    def rest(self) -> list[str]:
        """The words behind the stop, up to the end of the line, without a colon there."""
        return without_colon(self.behind(1))

    @property
    def line_words(self) -> list[str]:
        """The words of the line, without a colon at its end."""
        return without_colon([*self.line, *self.behind()])

    @property
    def whole_line(self) -> list[Token]:
        """The words of the line; of the line above, if the stop is its block."""
        return [*self.line, *self.behind()] or self.line_above

    @property
    def words(self) -> list[str]:
        """The same as texts."""
        return list(map(str, self.whole_line))

    @property
    def line_above(self) -> list[Token]:
        """The words of the line before the one that the stop begins."""
        end = self.at
        while end and self.tokens[end - 1].type in LINE_BREAKS:
            end -= 1
        start = end
        while start and self.tokens[start - 1].type not in LINE_BREAKS:
            start -= 1
        return self.tokens[start:end]

    @property
    def depth(self) -> int:
        """How many blocks the stop stands in."""
        types = [token.type for token in self.tokens[: self.at]]
        return types.count("_INDENT") - types.count("_DEDENT")

    @property
    def in_head(self) -> bool:
        """Whether the stop is on the declaration's first line."""
        return not any(token.type in LINE_BREAKS for token in self.tokens[: self.at])

    def after(self, steps: int = 1) -> str:
        """The type of a token behind the stop."""
        return self.tokens[self.at + steps].type if self.at + steps < len(self.tokens) else "$END"

    def place(self, first: Token, last: Token | None = None) -> Span:
        """Where a word stands in the file; or from one word to another."""
        last = last or first
        start_line, start, end = first.line or 1, first.column or 1, last.end_column or 1
        return Span(self.source, start_line + self.shift, start, (last.line or 1) + self.shift, end)

    def slip(
        self,
        message: Message,
        first: Token | None = None,
        last: Token | None = None,
        help: Message | None = None,
        fix: str | None = None,
        code: str = "unexpected-word",
    ) -> Diagnostic:
        """A fault of the word that could not be used, or of another, or of those from one to another."""
        return Diagnostic(code, message, self.place(self.token if first is None else first, last), help=help, fix=fix)

    def otherwise_said(self, tokens: list[Token], meant: str) -> Diagnostic:
        """Words that are said otherwise, with what is written in their place."""
        message = msg("`{}` is said `{}` here", as_written(tokens), meant)
        return self.slip(message, tokens[0], tokens[-1], help=msg("write `{}`", meant), fix=meant)

    def missing_comma(self) -> Diagnostic:
        """A fault of a comma that lacks before the stop."""
        message = msg("a comma is missing before `{}`", self.token)
        return Diagnostic("missing-comma", message, self.gap(), help=msg("write `,`"), fix=",")

    def gap(self) -> Span:
        """The point behind the word before."""
        before = self.tokens[self.at - 1] if self.at else self.token
        line, column = (before.end_line or 1) + self.shift, before.end_column or 1
        return Span(self.source, line, column, line, column)


def without_colon(tokens: list[Token]) -> list[str]:
    """Words of a line, without a colon at its end."""
    return [str(token) for token in (tokens[:-1] if tokens[-1:] == [":"] else tokens)]


def as_written(words: Iterable[object]) -> str:
    """Words of a line as they were written: `(`, `your`, `hand`, `)`, `'s` -> `(your hand)'s`."""
    return " ".join(map(str, words)).replace("( ", "(").replace(" )", ")").replace(" 's", "'s")


def find_stop(lark: Lark, source: Source, shift: int, code: list[str]) -> Stop | None:
    """Read the lines of a declaration up to the first word that does not fit; None if all of them do."""
    from lark import Token
    from lark.exceptions import UnexpectedToken

    parser = lark.parse_interactive("\n".join(code) + "\n")
    tokens = list(parser.lexer_thread.lex(parser.parser_state))  # type: ignore[no-untyped-call]
    last = tokens[-1] if tokens else Token("_NL", "\n", 0, 1, 1, 1, 1, 1)
    tokens.append(Token.new_borrow_pos("$END", "", last))
    for at, token in enumerate(tokens):
        try:
            parser.feed_token(token)
        except UnexpectedToken:
            accepts = frozenset(parser.accepts()) - {"_ACTS"}  # type: ignore[no-untyped-call]
            return Stop(source, shift, tokens, at, accepts)
    return None
