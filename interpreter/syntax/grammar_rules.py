"""The grammar as data: what each rule consists of, and which words each terminal stands for.

For pages about the language. `grammar/moo.lark` is read with Lark's own grammar of grammars; the section of a rule is
the ruled comment above it (`// ---- facts ----`).
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING

from interpreter.frozen import Frozen
from interpreter.text import locate

if TYPE_CHECKING:
    from lark import Token, Tree


class Word(Frozen):
    """A fixed word or sign, as it is written: `kind`, `,`."""

    text: str


class Terminal(Frozen):
    """A terminal of the grammar by its name: `NAME`, `UP_TO`, `_NL`."""

    name: str


class Use(Frozen):
    """Another rule by its name as the grammar has it: `_decl`, `phrase_c`."""

    rule: str


class Series(Frozen):
    """Parts one behind the other; an empty row is nothing."""

    parts: tuple[Part, ...]


class Either(Frozen):
    """One of several parts."""

    parts: tuple[Part, ...]


class Maybe(Frozen):
    """A part that may be left out."""

    part: Part


class Many(Frozen):
    """A part any number of times, at least `least` (0 or 1) times."""

    part: Part
    least: int


Part = Word | Terminal | Use | Series | Either | Maybe | Many


class Rule(Frozen):
    """A rule: its name as the grammar has it, the section it stands in, and its forms."""

    name: str
    section: str
    forms: tuple[Part, ...]


class Meaning(Frozen):
    """What a terminal stands for: fixed words (`after`, `before`), or a pattern with the grammar's remark on it."""

    name: str
    section: str
    words: tuple[str, ...]
    pattern: str
    remark: str


class Grammar(Frozen):
    """All rules and terminals in the order of the file."""

    rules: tuple[Rule, ...]
    terminals: tuple[Meaning, ...]

    @property
    def sections(self) -> tuple[str, ...]:
        """The sections in the order of the file."""
        titles = [rule.section for rule in self.rules] + [terminal.section for terminal in self.terminals]
        return tuple(dict.fromkeys(titles))


@cache
def grammar_rules() -> Grammar:
    """The grammar of the language."""
    text = (locate("grammar") / "moo.lark").read_text("utf-8")
    lines, section_at = text.splitlines(), sections_of(text)
    rules: list[Rule] = []
    terminals: list[Meaning] = []
    for item in read_as_tree(text).children:
        if isinstance(item, str) or item.data not in ("rule", "token"):
            continue
        name, forms = item.children[0], item.children[-1]
        assert isinstance(name, str) and not isinstance(forms, str)
        line = name.line or 0
        if item.data == "rule":
            rules.append(Rule(str(name).lstrip("?!"), section_at(line), forms_of(forms)))
        else:
            written, remark = _text_of(forms), lines[line - 1].partition(" // ")[2].strip()
            terminals.append(Meaning(str(name), section_at(line), pattern_words(written), written, remark))
    return Grammar(tuple(rules), tuple(terminals))


def read_as_tree(text: str) -> Tree[Token]:
    """A grammar's text as the tree of Lark's own grammar of grammars."""
    from lark import Lark

    return Lark.open_from_package("lark", "lark.lark", ("grammars",), parser="lalr").parse(text)


def sections_of(text: str) -> Callable[[int], str]:
    """A function from a line's number to the title of the section that it stands in, without its remark."""
    ruled = {
        number: re.split(r":| that ", line.strip("/- "))[0].strip()
        for number, line in enumerate(text.splitlines(), start=1)
        if re.match(r"// -{4} ", line)
    }
    return lambda line: next((ruled[number] for number in sorted(ruled, reverse=True) if number < line), "a file")


def forms_of(tree: Tree[Token] | Token) -> tuple[Part, ...]:
    """The forms that `|` divides at the top of a rule."""
    part = rule_part(tree)
    return part.parts if isinstance(part, Either) else (part,)


def rule_part(tree: Tree[Token] | Token) -> Part:
    """A part of a rule from its tree; the names of forms (`-> other`) are left out."""
    if isinstance(tree, str):
        raise TypeError(f"a bare {tree!r}")
    inner = tree.children
    match tree.data:
        case "name":
            name = str(inner[0])
            return Terminal(name) if name.lstrip("_").isupper() else Use(name)
        case "literal":
            return Word(str(inner[0])[1:-1])
        case "alias":
            return rule_part(inner[0])
        case "expansions":
            return Either(tuple(rule_part(one) for one in inner))
        case "expansion":
            return rule_part(inner[0]) if len(inner) == 1 else Series(tuple(rule_part(one) for one in inner))
        case "expr":
            part, sign = rule_part(inner[0]), str(inner[1] or "")
            if not sign:
                return part
            return Maybe(part) if sign == "?" else Many(part, 1 if sign == "+" else 0)
    raise TypeError(f"the grammar uses `{tree.data}`, which is not shown yet")


def _text_of(tree: Tree[Token]) -> str:
    """A terminal's pattern as it stands in the grammar."""
    from lark import Token

    tokens = tree.scan_values(lambda one: isinstance(one, Token))
    return " ".join(str(one) for one in tokens)


def pattern_words(pattern: str) -> tuple[str, ...]:
    """The words that a pattern stands for; none if they cannot be listed.

    `/(is|are) +at +least(?![a-z0-9_])/ -> ("is at least", "are at least")`; `/[a-z]+/ -> ()`
    """
    if pattern.startswith('"'):
        return (pattern.strip('"'),)
    text = pattern.rstrip("imslux").strip("/^").replace(" +", " ")
    text = re.sub(r"\(\?[!=][^)]*\)", "", text)
    found = [""]
    for group, last, letters in re.findall(r"\(([a-z|]+)\)|([a-z])\?|([a-z ]+?(?=[a-z]\?|\(|$)|.)", text):
        ends = group.split("|") if group else ["", last] if last else [letters]
        found = [start + end for start in found for end in ends]
    return tuple(found) if re.fullmatch(r"[a-z' ()|?]+", text) else ()
