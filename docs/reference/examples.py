"""Lines from real cards for every rule of the grammar: short ones, each form of a rule by another line if there is one.

The lines are found by reading the built-in games and the good cards of the tests with every rule kept
(`derivations`), not by hand: an example cannot be wrong or out of date.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Iterator
from functools import cache
from html import escape
from pathlib import Path

from attrs import frozen

from interpreter.syntax.grammar_rules import Rule, Use, grammar_rules
from interpreter.text import Source
from reference.derivations import Derivation, derivations
from reference.rules import plain

ROOT = Path(__file__).parents[2]
MOST_LINES = 9
WIDEST_LINE = 100
SHOWN = 3  # examples of one rule


@frozen
class Example:
    """Lines of a file, and where in them the rule is at work: columns from 0 in a line by itself, else None."""

    place: str
    text: str
    reads: tuple[int, int] | None

    @property
    def html(self) -> str:
        """The lines as they are shown; what the rule reads is marked."""
        if self.reads is None:
            inside = escape(self.text)
        else:
            start, end = self.reads
            inside = f"{escape(self.text[:start])}<mark>{escape(self.text[start:end])}</mark>{escape(self.text[end:])}"
        return f'<pre class="moo-example" title="{escape(self.place)}"><code>{inside}</code></pre>'


@cache
def examples() -> dict[str, tuple[Example, ...]]:
    """Reader's rule -> its examples, shortest first."""
    best = best_of(one for source in corpus() for one in derivations(source))
    found: dict[str, list[Derivation]] = {}
    for rule in grammar_rules().rules:
        forms = [(rule.name, form) for form in range(len(rule.forms)) if (rule.name, form) in best]
        own = [one for one in forms if not passes_on(rule, one[1])] or forms
        found.setdefault(plain(rule.name), []).extend(best[one] for one in own)
    return {name: _distinct(ranked) for name, ranked in found.items()}


def best_of(found: Iterable[Derivation]) -> dict[tuple[str, int], Derivation]:
    """The best of some stretches for every form of every rule."""
    best: dict[tuple[str, int], tuple[tuple[int, ...], Derivation]] = {}
    for one in found:
        rank, form = rank_of(one), (one.rule, one.form)
        if rank is not None and (form not in best or rank < best[form][0]):
            best[form] = (rank, one)
    return {form: one for form, (_rank, one) in best.items()}


def corpus() -> Iterator[Source]:
    """The built-in games, and the good cards of the tests."""
    for folder in ("cards", "tests/cards/good"):
        for file in sorted((ROOT / folder).rglob("*.moo")):
            yield Source(file.relative_to(ROOT).as_posix(), file.read_text("utf-8"))


def passes_on(rule: Rule, form: int) -> bool:
    """Whether a form is nothing but another rule."""
    return isinstance(rule.forms[form], Use)


def rank_of(one: Derivation) -> tuple[int, ...] | None:
    """How good an example is, least best: cards before tests, rules before scenarios, short; None if it is too long."""
    span = one.span
    lines = span.end_line - span.line + 1
    line = span.source.line(span.line)
    if lines > MOST_LINES or len(line) > WIDEST_LINE:
        return None
    parts = span.source.name.split("/")
    return (int(parts[0] != "cards"), int("scenarios" in parts), lines, len(line.strip()), span.column)


def _distinct(found: list[Derivation]) -> tuple[Example, ...]:
    shown: dict[str, Example] = {}
    for one in sorted(found, key=lambda one: (rank_of(one) or (), one.span.source.name, one.span.line)):
        example = _cut(one)
        shown.setdefault(example.html, example)
    return tuple(shown.values())[:SHOWN]


def _cut(one: Derivation) -> Example:
    """The lines in which a rule is at work, moved to the left."""
    span = one.span
    place = f"{span.source.name}:{span.line}"
    if span.line == span.end_line:
        line = span.source.line(span.line)
        margin = len(line) - len(line.lstrip())
        reads = (span.column - 1 - margin, span.end_column - 1 - margin)
        return Example(place, line.strip(), None if reads == (0, len(line.strip())) else reads)
    lines = [span.source.line(number) for number in range(span.line, span.end_line + 1)]
    return Example(place, textwrap.dedent("\n".join(line for line in lines if line.strip())), None)
