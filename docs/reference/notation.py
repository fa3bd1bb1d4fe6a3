"""A rule as text: what a screen reader reads, and what the keyboard can follow. Names are links, words stand in quotes.

`[ … ]` may be left out, `{ … }` is repeated any number of times, `{ … }+` at least once, `|` is or.
"""

from __future__ import annotations

from html import escape

from attrs import frozen

from interpreter.syntax.grammar_rules import Either, Grammar, Many, Maybe, Part, Series, Terminal, Use, Word
from reference.diagrams import called
from reference.rules import ReaderRule, address, indented, words_of
from reference.texts import Texts


@frozen
class Notation:
    """Writes parts as HTML on one line."""

    grammar: Grammar
    texts: Texts

    def write(self, rule: ReaderRule) -> str:
        """A rule as it is read aloud: its name and its forms."""
        forms = " | ".join(self.part(form) for form in rule.forms)
        return f"{escape(called(rule.name, 'rules', self.texts))} = {forms}"

    def part(self, part: Part, alone: bool = True) -> str:
        """A part; `alone` False puts what has a `|` in brackets."""
        match part:
            case Word(text):
                return self.word(text)
            case Terminal(name) if words := words_of(name, self.grammar):
                return _one_of([self.word(word) for word in words], alone)
            case Terminal("_NL"):
                return f"<i>{self.texts.say('words', '_NL')}</i>"
            case Terminal(name):
                return self.link(name, "words")
            case Use(rule):
                return self.link(rule, "rules")
            case Series(parts):
                return " ".join(self.piece(one) for one in indented(parts))
            case Either(parts):
                return _one_of([self.part(one) for one in parts], alone)
            case Maybe(inner):
                return f"[ {self.part(inner)} ]"
            case Many(inner, least):
                return f"{{ {self.part(inner)} }}{'+' if least else ''}"

    def piece(self, part: Part | tuple[Part, ...]) -> str:
        """A part of a row; what is indented says so."""
        if not isinstance(part, tuple):
            return self.part(part, alone=False)
        inside = " ".join(self.piece(one) for one in indented(part))
        return f"<i>{self.texts.say('words', 'indented')}</i> ( {inside} )"

    def link(self, name: str, table: str) -> str:
        """The name of a rule or a sort of word."""
        return f'<a href="{address(name)}">{escape(called(name, table, self.texts))}</a>'

    def word(self, text: str) -> str:
        """A word as it is written."""
        return f"<b>“{escape(text)}”</b>"


def _one_of(parts: list[str], alone: bool) -> str:
    joined = " | ".join(parts)
    return joined if alone or len(parts) == 1 else f"( {joined} )"
