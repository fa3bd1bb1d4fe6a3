"""Which rule of the grammar read which stretch of a text: the whole way, with the rules that the tree leaves out.

For pages about the language: every rule is shown with lines that it really reads. The grammar is written down once
more from its data (`grammar_rules`), so that no rule is folded into another and every form has a name of its own.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING

from attrs import frozen

from interpreter.report.diagnostic import Reporter
from interpreter.syntax.blocks import blocks, takes_room
from interpreter.syntax.grammar_rules import Either, Many, Maybe, Part, Rule, Series, Terminal, Use, Word, grammar_rules
from interpreter.syntax.layout import lay_out
from interpreter.text import Source, Span, locate

if TYPE_CHECKING:
    from lark import Lark


@frozen
class Derivation:
    """The form `form` (from 0) of a rule read this stretch of a text; `depth` rules stand above it."""

    rule: str
    form: int
    span: Span


def derivations(source: Source) -> Iterator[Derivation]:
    """Every rule of the grammar at work in a sound text; declarations with slips of writing are passed over."""
    from lark.exceptions import UnexpectedInput

    for stretch in lay_out(source, Reporter()).stretches:
        try:
            tree = unfolded().parse(stretch.text) if stretch.sound else None
        except UnexpectedInput:
            continue
        for part in tree.iter_subtrees() if tree else ():
            rule, _, form = str(part.data).rpartition("__")
            at = part.meta
            if not at.empty:
                above = stretch.first - 1
                span = Span(source, at.line + above, at.column, at.end_line + above, at.end_column)
                yield Derivation(_real(rule), int(form), span)


@cache
def unfolded() -> Lark:
    """The parser of the grammar with nothing folded away."""
    from lark import Lark

    text = (locate("grammar") / "moo.lark").read_text("utf-8")
    words = [line for line in text.splitlines() if re.match(r"[A-Z_]+(\.\d)?:|%", line)]
    rules = [_shown(rule) for rule in grammar_rules().rules]
    return Lark(
        "\n".join([*rules, *words]) + "\n",
        parser="lalr",
        lexer="basic",
        postlex=blocks(),
        propagate_positions=takes_room,
        maybe_placeholders=False,
        keep_all_tokens=True,
    )


def _shown(rule: Rule) -> str:
    """A rule as a line of a grammar; every form has a name of its own."""
    name = _plain(rule.name)
    forms = [f"{_part(form)} -> {name}__{number}" for number, form in enumerate(rule.forms)]
    return f"{'start' if rule.name == 'start' else name}: {' | '.join(forms)}"


def _part(part: Part) -> str:
    match part:
        case Word(text):
            return f'"{text}"'
        case Terminal(name):
            return name
        case Use(rule):
            return _plain(rule)
        case Series(parts):
            return " ".join(_part(one) for one in parts)
        case Either(parts):
            return "(" + " | ".join(_part(one) for one in parts) + ")"
        case Maybe(inner):
            return f"({_part(inner)})?"
        case Many(inner, least):
            return f"({_part(inner)}){'+' if least else '*'}"


def _plain(rule: str) -> str:
    """A rule's name that Lark does not fold away: `_decl -> folded_decl`."""
    return f"folded{rule}" if rule.startswith("_") else rule


def _real(name: str) -> str:
    return name.removeprefix("folded") if name.startswith("folded_") else name
