"""The grammar as a reader sees it: one rule where the parser needs several, words as an author writes them.

The parser has pairs of rules that differ only in whether an open `where` may stand at their end (`arg_c`, `pick_o`),
and rules that it folds away (`_decl`). A reader gets one rule for each; the grammar itself stays the exact word.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from attrs import frozen

from interpreter.frozen import evolve
from interpreter.syntax.grammar_rules import (
    Either,
    Grammar,
    Many,
    Maybe,
    Part,
    Rule,
    Series,
    Terminal,
    Use,
    grammar_rules,
)

OTHER_NAMES = {"verb_c": "deed", "verb_o": "deed", "_when": "moment"}  # what would be called like another rule
BASE_FORMS = {"are": "is", "an": "a", "chooses": "choose", "them": "they"}


@frozen
class ReaderRule:
    """A rule for readers: `name` without the parser's marks, and the names of the rules that it joins."""

    name: str
    section: str
    forms: tuple[Part, ...]
    joins: tuple[str, ...]


@cache
def reader_rules() -> tuple[ReaderRule, ...]:
    """All rules for readers, in the order of the grammar."""
    found: dict[str, list[Rule]] = {}
    for rule in grammar_rules().rules:
        found.setdefault(plain(rule.name), []).append(rule)
    return tuple(_joined(name, rules) for name, rules in found.items())


def anchor(name: str) -> str:
    """Where a rule or a sort of word stands on its page."""
    return f"rule-{name.strip('_').lower().replace('_', '-')}"


def page_of(name: str) -> str:
    """The page of the grammar on which a rule stands: its section; sorts of words have a page of their own."""
    return next((rule.section.replace(" ", "-") for rule in reader_rules() if rule.name == name), "words")


def address(name: str) -> str:
    """A rule or a sort of word as a link from any page of the grammar."""
    return f"../{page_of(name)}/#{anchor(name)}"


def plain(name: str) -> str:
    """A rule's name without the parser's marks; `_decl -> decl`, `pick_o -> pick`."""
    return OTHER_NAMES.get(name) or name.lstrip("_").removesuffix("_c").removesuffix("_o")


def _joined(name: str, rules: list[Rule]) -> ReaderRule:
    forms = dict.fromkeys(renamed(form) for rule in rules for form in rule.forms)
    kept = tuple(form for form in forms if form != Use(name) and not _said_already(form, forms))
    return ReaderRule(name, rules[0].section, kept, tuple(rule.name for rule in rules))


def _said_already(form: Part, forms: Iterable[Part]) -> bool:
    """Whether a form ends with one more of what another form repeats, or names an object more closely than it does."""
    if not isinstance(form, Series) or len(form.parts) < 2:
        return False
    *before, last = form.parts
    if before[-1] == Many(last, 0) and Series(tuple(before)) in forms:
        return True
    return last == Use("pick") and Series((*before, Use("arg"))) in forms


def renamed(part: Part) -> Part:
    """A part with the names that readers know, without what no author writes."""
    match part:
        case Use(rule):
            return Use(plain(rule))
        case Series(parts) | Either(parts):
            return evolve(part, parts=tuple(renamed(one) for one in parts if one != Terminal("_ACTS")))
        case Maybe(inner) | Many(inner, _):
            return evolve(part, part=renamed(inner))
    return part


def words_of(name: str, grammar: Grammar) -> tuple[str, ...]:
    """The words that a terminal stands for, without other forms of the same words; none for a name, a number, …"""
    words = next((one.words for one in grammar.terminals if one.name == name), ())
    return tuple(word for word in words if _base(word) == word or _base(word) not in words)


def _base(words: str) -> str:
    """`there are -> there is`."""
    return " ".join(BASE_FORMS.get(word, word) for word in words.split())


def uses(part: Part) -> set[str]:
    """The names of the rules and terminals that stand in a part."""
    match part:
        case Use(name) | Terminal(name):
            return {name}
        case Series(parts) | Either(parts):
            return set().union(*map(uses, parts))
        case Maybe(inner) | Many(inner, _):
            return uses(inner)
    return set()


def indented(parts: tuple[Part, ...]) -> tuple[Part | tuple[Part, ...], ...]:
    """The parts of a row; what stands between `_INDENT` and `_DEDENT` becomes one tuple."""
    found: list[Part | tuple[Part, ...]] = []
    inside: list[Part] | None = None
    for part in parts:
        if part == Terminal("_INDENT"):
            inside = []
        elif part == Terminal("_DEDENT"):
            found.append(tuple(inside or ()))
            inside = None
        else:
            (found if inside is None else inside).append(part)
    return tuple(found)
