"""Python knows no game: no name of a thing of a game in `cards/` is a name in `interpreter/` or `moodsl/`.

Things are kinds, cards, places, counters, actions, endings and phases, and the facts of things with their words. Verbs,
values and their parts are called by words that any program uses.

Looked at are identifiers, their parts between underscores, attributes, arguments and strings of one word. Words of the
language itself are no game's words, even if a game uses them in a title; they are read from the grammar and from the
closed lists of the checker.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from interpreter.check import declarations, whole
from interpreter.loader import read
from interpreter.model import Model
from interpreter.report import Reporter
from interpreter.syntax import parse
from interpreter.syntax.verbs import VERBS
from interpreter.text import locate
from interpreter.whole_check import check

ROOT = Path(__file__).parents[2]
GAMES = sorted(file.parent for file in locate("cards").glob("*/pack.moo"))
FILES = sorted(file for folder in ("interpreter", "moodsl") for file in (ROOT / folder).rglob("*.py"))

# Words that a game also uses, with what they mean in the Python code.
ALLOWED = {
    # of every game: the language speaks of them, though not in its closed lists
    "seat": "a player's place at the table, from 0",
    "marked": "what a card carries that has a mark (`mark course for each ship`)",
    "cost": "what a payment has to come up to",
    "stock": "what there is to pay with",
    # of programming
    "base": "what others stand on: the first value, the class above",
    "box": "rich: the lines around a table",
    "column": "of a table, of a file's line",
    "row": "of a table",
    "closing": "of brackets",
    "distribution": "Python: a package as it is installed",
    "expansion": "lark: the parts of a rule, one behind the other",
    "middle": "half way between two ends",
    "people": "those who play, beside the bots",
    "rounds": "how often something is tried again",
    "route": "starlette: an address and what answers there",
    "deal": "what other card games say for `draw`",
    "trade": "what rulebooks say for an exchange",
    "spent": "of time or moments: used up",
    "system": "the computer's own source of chance",
    # that the second game uses too, in other senses
    "deed": "what a verb says, in a sentence",
    "icons": "small pictures within a text",
    "lasting": "that does not change while a match goes on",
    "level": "of a heading, of indentation",
    "longer": "of two texts",
    "made": "written, of files",
    "named": "that has a name",
    "played": "of matches",
    "references": "lsp: where a name is used",
    "removed": "taken out",
    "shown": "that somebody sees",
    "slots": "places on a card (`[A]`)",
    "sort": "what something is: a kind of fact, of token; to put in order",
    "stack": "the pending work of a match",
    "starting": "lsp: what begins with something",
    "symbols": "lsp: the outline of a file",
    "token": "lark: a word of a text",
    "type": "what sort of value it is",
    # of the third and fourth game, too
    "again": "once more",
    "arrow": "a sign in a picture",
    "asks": "puts a question",
    "bag": "a place without an order (`order none`)",
    "bases": "several of these classes",
    "branches": "the ways of a condition",
    "category": "of two ways to count",
    "clockwise": "the order of seats, of sides",
    "corner": "of a picture",
    "disc": "a round shape",
    "drawing": "a picture",
    "expanded": "with what stands for it written out",
    "family": "a sort of names; of type",
    "green": "a colour of the terminal",
    "grid": "rows and columns",
    "hole": "what is left open in a text",
    "inner": "further inside",
    "known": "that has been declared",
    "legend": "what the signs of a picture mean",
    "length": "how long",
    "looked": "seen",
    "outer": "further outside",
    "passed": "handed on",
    "progress": "how far a command has come",
    "project": "the table of pyproject.toml",
    "rare": "that seldom comes",
    "rate": "how many in a time",
    "sign": "plus or minus",
    "site": "the pages of a game",
    "tokens": "lark: words of a text",
    "track": "numbers in a row",
    "union": "of two sets",
    "worth": "how much a position is worth to a bot",
    "acting": "who does what a step says",
    "basic": "lark: the lexer that looks at no context",
    "body": "the lines of an ability",
    "built": "made, of a parser",
    "cell": "a place on a picture; a slot of a card",
    "cells": "several of them",
    "entries": "of a list",
    "good": "without a fault",
    "guarded": "that is asked before it is done",
    "hex": "digits of base 16",
    "kept": "that stays",
    "left_out": "not taken along",
    "lower": "in small letters",
    "main": "where a program begins",
    "moving": "that moves",
    "outside": "not within",
    "part": "of a whole",
    "plans": "what a bot means to do",
    "points": "corners of a picture",
    "program": "a compiled game",
    "ring": "a form of boards (`form ring`)",
    "seats": "players' places at the table",
    "secret": "of cards that only one player sees",
    "sector": "a part of a disc",
    "shield": "a sign on a card",
    "size": "how large",
    "spaces": "between letters",
    "square": "a form of places; times itself",
    "squares": "a form of boards (`form squares`)",
    "structure": "cattrs: from plain data to objects",
    "upper": "the kind above a kind",
    "blue": "a colour of the terminal",
    "red": "a colour of the terminal",
    "yellow": "a colour of the terminal",
}


def words_of_the_language() -> set[str]:
    """The grammar's own words, and the closed lists; also in the plural."""
    grammar = (locate("grammar") / "moo.lark").read_text(encoding="utf-8")
    parts = re.findall(r'"([a-z_ ]+)"|/([^/\n]+)/', grammar)
    found = {word for part in parts for word in re.findall(r"[a-z]+", " ".join(part))}
    found |= VERBS.keys() | declarations.RESERVED | set(declarations.BASES) | set(declarations.LATER_BASES)
    found |= {*whole.FLOW, *whole.WHOLE}
    # facts of kinds, zones, counters, games and packs: `facts.number("holds")`
    for node in ast.walk(ast.parse(Path(declarations.__file__).read_text(encoding="utf-8"))):
        match node:
            case ast.Call(func=ast.Attribute(value=ast.Name(id="facts")), args=args):
                strings = (word for argument in args for word in ast.walk(argument) if isinstance(word, ast.Constant))
                found |= {word.value for word in strings if isinstance(word.value, str)}
    return found | {f"{word}s" for word in found}


def words_of(game: Path) -> Iterator[tuple[str, str]]:
    """Every name that a game declares, with what declares it."""
    reporter = Reporter()
    model: Model = check([parse(source, reporter) for source in read([game], reporter, scenarios=False)], reporter)
    assert not len(reporter), f"{game.name} has faults"
    families = (
        model.kinds, model.counters, model.zones, model.actions, model.designs, model.endings, model.variants,
        model.phases,
    )  # fmt: skip
    for family in families:
        yield from ((name, name) for name in family)
    for kind in model.kinds.values():
        for fact in kind.facts.values():
            yield fact.name, f"a fact of {kind.name}"
            yield from ((word, f"a word of {fact.name}") for word in fact.words)
        yield from ((effect, f"an effect of {kind.name}") for effect in kind.effects)


@cache
def names_in(file: Path) -> tuple[tuple[int, str], ...]:
    """Every name in a Python file, with its line; a string counts if it is one word."""
    return tuple(found_in(file))


def found_in(file: Path) -> Iterator[tuple[int, str]]:
    """The names that `names_in` gives, one by one."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    prose = {
        id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    for node in ast.walk(tree):
        line = getattr(node, "lineno", 0)
        match node:
            case ast.Name(id=name) | ast.Attribute(attr=name) | ast.arg(arg=name):
                yield line, name
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                yield line, name
            case ast.keyword(arg=str(name)) | ast.MatchAs(name=str(name)) | ast.MatchStar(name=str(name)):
                yield line, name
            case ast.alias(name=name, asname=alias):
                yield from ((line, part) for part in (alias or name).split("."))
            case ast.Constant(value=str(text)) if id(node) not in prose and re.fullmatch(r"\w+", text):
                yield line, text


@cache
def parts_of(name: str) -> set[str]:
    """A name and its parts: `ZoneInfo` is `zoneinfo`, `zone`, `info`."""
    return {name.lower(), *re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name).lower().split("_")}


@pytest.fixture(scope="module")
def vocabulary() -> dict[str, str]:
    """The games' words, without those of the language."""
    own = words_of_the_language()
    return {word: source for game in GAMES for word, source in words_of(game) if word not in own and len(word) > 1}


def test_there_is_a_vocabulary_to_look_for(vocabulary: dict[str, str]) -> None:
    assert len(vocabulary) > 100 and {"colony_ship", "cost"} <= set(vocabulary)
    assert not {"card", "player", "draw", "owner"} & set(vocabulary)


def test_no_word_of_a_game_is_a_name_in_python(vocabulary: dict[str, str]) -> None:
    found = [
        f"{file.relative_to(ROOT)}:{line}: {name} ({vocabulary[word]})"
        for file in FILES
        for line, name in names_in(file)
        for word in parts_of(name)
        if word in vocabulary and word not in ALLOWED
    ]
    assert found == []


def test_every_exception_is_still_needed(vocabulary: dict[str, str]) -> None:
    used = {word for file in FILES for _line, name in names_in(file) for word in parts_of(name)}
    assert sorted(word for word in ALLOWED if word not in vocabulary or word not in used) == []
