"""Railroad diagrams: a rule drawn as a track that is followed from left to right.

The drawing takes its colours from the page (`STYLE`), so that it is light on a light page and dark on a dark one. Boxes
of other rules are links. A drawing is for the eye: the same rule stands below it as text (`notation`).
"""

from __future__ import annotations

import io
import re
from collections.abc import Iterable

import railroad
from attrs import frozen

from interpreter.syntax.grammar_rules import Either, Grammar, Many, Maybe, Part, Series, Terminal, Use, Word
from reference.rules import ReaderRule, address, indented, words_of
from reference.texts import Texts

WIDEST = 640  # of a row, in pixels; a longer one goes on below
STYLE = """\
.moo-railroad { margin: .6rem 0 0; overflow-x: auto; }
.moo-railroad svg { display: block; max-width: none; color: inherit; }
.moo-railroad path { stroke: currentColor; stroke-width: 1.3; fill: none; }
.moo-railroad text { font: 13px var(--md-code-font-family, monospace), monospace; text-anchor: middle;
  fill: currentColor; white-space: pre; }
.moo-railroad text.comment { font-size: 12px; font-style: italic; }
.moo-railroad rect { stroke: currentColor; stroke-width: 1.2; fill: var(--md-code-bg-color, transparent); }
.moo-railroad .terminal text { font-weight: bold; }
.moo-railroad .non-terminal rect { fill: none; stroke-opacity: .7; }
.moo-railroad .non-terminal a text { fill: var(--md-typeset-a-color, currentColor); text-decoration: underline; }
.moo-railroad rect.group-box { stroke-dasharray: 6 4; stroke-opacity: .6; fill: none; }
.moo-ebnf { margin: .2rem 0 .6rem; font-size: .75rem; }
.moo-ebnf code { white-space: normal; }
.moo-example { margin: .3rem 0; }
.moo-example mark { background: none; color: inherit; font-weight: bold; text-decoration: underline;
  text-underline-offset: .25em; }
"""


@frozen
class Pen:
    """Draws parts; knows the words of terminals, and what a rule is called and where it stands on the page."""

    grammar: Grammar
    texts: Texts

    def draw(self, rule: ReaderRule) -> str:
        """A rule as SVG on one line, hidden from screen readers, which get its text.

        Forms so long that they go on in a second row are drawn one below the other.
        """
        forms = [piece for form in rule.forms for piece in self.alternatives(form)]
        apart = any(isinstance(form, railroad.Stack) for form in forms)
        return "".join(map(_svg, forms if apart else [_choice(forms)]))

    def part(self, part: Part) -> railroad.DiagramItem:
        """A part as a piece of track."""
        match part:
            case Word(text):
                return railroad.Terminal(text)
            case Terminal(name) if words := words_of(name, self.grammar):
                return _choice(railroad.Terminal(word) for word in words)
            case Terminal(name):
                return self.named(name, "words")
            case Use(rule):
                return self.named(rule, "rules")
            case Series(parts):
                return self.row(parts)
            case Either(parts):
                return _choice(piece for one in parts for piece in self.alternatives(one))
            case Maybe(inner):
                return railroad.Optional(self.part(inner))
            case Many(inner, least):
                again = self.part(inner)
                return railroad.OneOrMore(again) if least else railroad.ZeroOrMore(again)

    def alternatives(self, part: Part) -> list[railroad.DiagramItem]:
        """A part of a choice: a terminal of several words is as many pieces."""
        words = words_of(part.name, self.grammar) if isinstance(part, Terminal) else ()
        return [railroad.Terminal(word) for word in words] or [self.part(part)]

    def named(self, name: str, table: str) -> railroad.DiagramItem:
        """The box of another rule, or of a sort of word; the end of a line is said and not linked."""
        if name == "_NL":
            return railroad.Comment(self.texts.say("words", "_NL"))
        return railroad.NonTerminal(called(name, table, self.texts), href=address(name))

    def row(self, parts: tuple[Part, ...]) -> railroad.DiagramItem:
        """Pieces one behind the other, in as many rows as they need; what is indented has a frame."""
        rows: list[list[railroad.DiagramItem]] = [[]]
        for part in indented(parts):
            framed = isinstance(part, tuple)
            piece = self.frame(part) if isinstance(part, tuple) else self.part(part)
            wide = sum(one.width + 20 for one in rows[-1]) + piece.width
            if rows[-1] and (wide > WIDEST or (framed and wide > WIDEST / 2)):
                rows.append([])
            rows[-1].append(piece)
        return _stack([_sequence(row) for row in rows])

    def frame(self, parts: tuple[Part, ...]) -> railroad.DiagramItem:
        """Indented lines."""
        return railroad.Group(self.row(parts), self.texts.say("words", "indented"))


def _svg(track: railroad.DiagramItem) -> str:
    paper = io.StringIO()
    railroad.Diagram(track).writeSvg(paper.write)
    svg = paper.getvalue().replace("\n", "").replace("<a xlink:href=", '<a tabindex="-1" href=')
    return re.sub(r"^<svg", '<svg aria-hidden="true" focusable="false"', svg)


def called(name: str, table: str, texts: Texts) -> str:
    """What a rule or a sort of word is called: as the texts say, else its name with spaces."""
    return texts.find(table, name) or name.replace("_", " ")


def _choice(items: Iterable[railroad.DiagramItem]) -> railroad.DiagramItem:
    found = list(items)
    return found[0] if len(found) == 1 else railroad.Choice(0, *found)


def _sequence(items: list[railroad.DiagramItem]) -> railroad.DiagramItem:
    return items[0] if len(items) == 1 else railroad.Sequence(*items)


def _stack(items: list[railroad.DiagramItem]) -> railroad.DiagramItem:
    return items[0] if len(items) == 1 else railroad.Stack(*items)
