"""Python knows no game: no word that a game in `cards/` declares is a name in `interpreter/` or `moodsl/`.

Looked at are identifiers, their parts between underscores, attributes, arguments and strings of one word. Words of the
language itself are no game's words, even if a game uses them in a title; they are read from the grammar and from the
closed lists of the checker.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
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
    "pile": "cards that lie on each other (`top of its pile`)",
    "slot": "a place on a card (`[A]`)",
    "seat": "a player's place at the table, from 0",
    "target": "what something is done to, or where it goes",
    "marked": "what a card carries that has a mark (`mark course for each ship`)",
    "discount": "the part of a price that is not paid (`with discount`)",
    "cost": "what a payment has to come up to",
    "stock": "what there is to pay with",
    # of programming
    "archive": "many files in one",
    "base": "what others stand on: the first value, the class above",
    "box": "rich: the lines around a table",
    "build": "to make a tree from its parts",
    "closing": "of brackets",
    "data": "plain data",
    "factory": "attrs: what makes the first value of a field",
    "expansion": "lark: the parts of a rule, one behind the other",
    "filled": "with what was missing put in",
    "has": "asks whether",
    "high": "the upper bound of a range",
    "last": "the one at the end",
    "lost": "gone astray while a line was read",
    "middle": "half way between two ends",
    "mode": "a way to run",
    "over": "of a match that has ended; more than",
    "people": "those who play, beside the bots",
    "rounds": "how often something is tried again",
    "round": "there and back; `round(…)`",
    "deal": "what other card games say for `draw`",
    "secret": "of cards that only one player sees",
    "spent": "of time or moments: used up",
    "structure": "cattrs: from plain data to objects",
    "system": "the computer's own source of chance",
    # that the second game uses too, in other senses
    "begin": "to start: a block, the flow of a game",
    "behind": "further down, further on",
    "count": "how many",
    "deed": "what a verb says, in a sentence",
    "echo": "a card of the catalogue's own village",
    "enough": "as much as is asked for",
    "extra": "what comes in addition",
    "icon": "lsp: the sign of a completion",
    "icons": "small pictures within a text",
    "lasting": "that does not change while a match goes on",
    "lead": "the beginning of a line",
    "level": "of a heading, of indentation",
    "longer": "of two texts",
    "made": "written, of files",
    "named": "that has a name",
    "new": "not there before; moo new",
    "only": "this and no other",
    "path": "of a file",
    "played": "of matches",
    "prepare": "lsp: before a rename",
    "product": "of two numbers",
    "reference": "the part of a site to look things up in",
    "references": "lsp: where a name is used",
    "removed": "taken out",
    "room": "space for more",
    "settle": "to note what has changed behind a move",
    "shown": "that somebody sees",
    "slots": "places on a card (`[A]`)",
    "sort": "what something is: a kind of fact, of token; to put in order",
    "sorts": "several of them",
    "stack": "the pending work of a match",
    "stacks": "several of these",
    "starting": "lsp: what begins with something",
    "symbols": "lsp: the outline of a file",
    "three": "a number",
    "token": "lark: a word of a text",
    "type": "what sort of value it is",
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
    """Every name and every word of a title that a game declares, with what declares it."""
    reporter = Reporter()
    model: Model = check([parse(source, reporter) for source in read([game], reporter)], reporter)
    assert not len(reporter), f"{game.name} has faults"
    families = (
        model.kinds, model.counters, model.zones, model.values, model.verbs, model.actions, model.designs,
        model.endings, model.variants, model.phases,
    )  # fmt: skip
    for family in families:
        for name, declared in family.items():
            yield name, name
            titles = declared if isinstance(declared, dict) else getattr(declared, "titles", {})
            for title in (form for forms in titles.values() for form in forms):
                yield from ((word.lower(), f"the title of {name}") for word in re.findall(r"[A-Za-z]{3,}", title))
    for kind in model.kinds.values():
        for fact in kind.facts.values():
            yield fact.name, f"a fact of {kind.name}"
            yield from ((word, f"a word of {fact.name}") for word in fact.words)
        yield from ((effect, f"an effect of {kind.name}") for effect in kind.effects)
    for owner in (*model.verbs.values(), *model.values.values()):
        yield from ((parameter.name, f"a part of {owner.name}") for parameter in owner.parameters)


def names_in(file: Path) -> Iterator[tuple[int, str]]:
    """Every name in a Python file, with its line; a string counts if it is one word."""
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


def parts_of(name: str) -> set[str]:
    """A name and its parts: `ZoneInfo` is `zoneinfo`, `zone`, `info`."""
    return {name.lower(), *re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name).lower().split("_")}


@pytest.fixture(scope="module")
def vocabulary() -> dict[str, str]:
    """The games' words, without those of the language."""
    own = words_of_the_language()
    return {word: source for game in GAMES for word, source in words_of(game) if word not in own and len(word) > 1}


def test_there_is_a_vocabulary_to_look_for(vocabulary: dict[str, str]) -> None:
    assert len(vocabulary) > 100 and {"build", "cost"} <= set(vocabulary)
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
