"""Highlighting of `.moo` for Pygments, under the name `moodsl` (another language is already called moo)."""

from __future__ import annotations

from typing import ClassVar

from pygments.lexer import RegexLexer, bygroups
from pygments.token import Comment, Keyword, Name, Number, Operator, Punctuation, String, Text

from interpreter.syntax.keywords import keywords


def words_of_the_language() -> str:
    """A pattern for the words that have a meaning of their own, as the grammar has them."""
    return "|".join(sorted(keywords(), key=lambda word: (-len(word), word)))


class MooLexer(RegexLexer):
    """Cards, and whole games, in the language of moodsl."""

    name = "moodsl cards"
    aliases: ClassVar[list[str]] = ["moodsl"]
    filenames: ClassVar[list[str]] = ["*.moo"]
    url = ""

    tokens: ClassVar[dict[str, list[object]]] = {
        "root": [
            (r"#.*", Comment.Single),
            (r'"(\\["\\]|[^"\\\n])*"', String),
            (r"\[[A-Z]\]", Name.Label),
            (r"^([a-z][a-z0-9_]*)( +)([a-z][a-z0-9_]*)", bygroups(Keyword.Declaration, Text, Name.Class)),  # type: ignore[no-untyped-call]
            (rf"(?:{words_of_the_language()})(?![a-z0-9_])", Keyword),
            (r"^( +)([a-z][a-z0-9_]*)(?=  )", bygroups(Text, Name.Attribute)),  # type: ignore[no-untyped-call]
            (r"[A-Z]+[0-9]+[a-z]?", Name.Constant),
            (r"[0-9]+", Number.Integer),
            (r"[a-z][a-z0-9_]*", Name),
            (r"'s(?![a-z])", Operator),
            (r"[-+?=]", Operator),
            (r"[:,()\[\]']", Punctuation),
            (r"\n", Text),
            (r" +", Text),
        ]
    }
