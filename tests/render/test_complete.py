"""Every construct of the language has its prose in each language, and every message is there in both."""

from __future__ import annotations

import ast
import re
import typing
from collections.abc import Callable, Iterator
from pathlib import Path

import attrs
import pytest

import moodsl.cli
import moodsl.prose
from interpreter.game.sentences import ENGLISH
from interpreter.syntax import nodes as n
from interpreter.text import Source
from moodsl.prose import Book
from moodsl.prose.headers import KEYWORDS
from moodsl.prose.sentences import Sentences
from moodsl.prose.telling import condition, statement, value
from moodsl.prose.word_files import read_words

ROOM = Path(str(moodsl.prose.__file__)).parent
CLI = Path(str(moodsl.cli.__file__)).parent
BUILT = re.compile("(help|legend|why|saved)-")  # messages whose names the code puts together
MESSAGES = {language: ROOM / "messages" / f"{language}.ftl" for language in ("en", "ru")}

# What stands nowhere in a card, verb, action or flow: facts, scenarios, changes of packs, and what holds the rest.
ELSEWHERE = {
    "Because", "ChangeDecl", "Comment", "Extreme", "InsteadDecl", "Line", "ListOf", "Module", "Node", "Ref",
    "EachValue", "ScenarioDecl", "Section",
}  # fmt: skip
# Conditions are values only where an author puts one in brackets; values are conditions only if they are yes or no.
CONDITIONS = (
    n.Compare,
    n.Either,
    n.Inside,
    n.There,
    n.Extreme,
    n.Can,
    n.Logic,
    n.Not,
    n.Group,
    n.Name,
    n.Of,
    n.Related,
)


def walk(node: object) -> Iterator[n.Node]:
    """A node and everything under it, scenarios left out."""
    if isinstance(node, tuple):
        for one in node:
            yield from walk(one)
    elif isinstance(node, n.Node) and not isinstance(node, n.ScenarioDecl):
        yield node
        for field in attrs.fields(type(node)):
            yield from walk(getattr(node, field.name))


@pytest.mark.parametrize("node", typing.get_args(n.Expr), ids=lambda node: node.__name__)
def test_every_expression_has_a_name(node: type) -> None:
    assert value.dispatch(node) is not value.dispatch(object)


@pytest.mark.parametrize("node", CONDITIONS, ids=lambda node: node.__name__)
def test_every_condition_has_a_clause(node: type) -> None:
    assert condition.dispatch(node) is not condition.dispatch(object)


@pytest.mark.parametrize("node", typing.get_args(n.Stmt), ids=lambda node: node.__name__)
def test_every_statement_has_a_sentence(node: type) -> None:
    assert statement.dispatch(node) is not statement.dispatch(object)


def test_every_header_is_told() -> None:
    assert set(KEYWORDS) == set(typing.get_args(n.When))


def test_the_texts_that_are_read_hold_every_construct(book_of: Callable[[str], Book]) -> None:
    """A construct that no game here says would be printed for the first time at somebody's table."""
    games = [book_of(name) for name in ("orion", "night_market", "village")]
    seen = {type(node).__name__ for book in games for module in book.modules for node in walk(module.declarations)}
    known = {name for name, one in vars(n).items() if isinstance(one, type) and issubclass(one, n.Node)}
    assert known - seen - ELSEWHERE == set()


# ---- messages -------------------------------------------------------------------------------------------------------


def messages(language: str) -> Sentences:
    sentences = Sentences(language)
    sentences.add(MESSAGES[language].read_text(encoding="utf-8"))
    return sentences


def asked_for(room: Path = ROOM) -> set[str]:
    """The messages that the code names in full; what `words` of a match say is in a table of their own."""
    found = set()
    for file in room.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "attr" if room == ROOM else "id", "") == "say":
                first = node.args[0] if node.args else None
                if isinstance(first, ast.Constant) and isinstance(first.value, str) and not of_a_match(node.func):
                    found.add(first.value)
    return found


def of_a_match(called: ast.expr) -> bool:
    return isinstance(called, ast.Attribute) and isinstance(called.value, ast.Name) and called.value.id == "words"


@pytest.mark.parametrize("language", MESSAGES)
def test_the_messages_can_be_read(language: str) -> None:
    read_words([MESSAGES[language]], house=Source("", ""))  # or else an exception tells what is wrong


@pytest.mark.parametrize("language", MESSAGES)
def test_every_message_that_is_asked_for_is_there(language: str) -> None:
    assert asked_for() - set(messages(language).names()) == set()


def test_both_languages_say_the_same_messages() -> None:
    """Beside grammar: pronouns with a gender, and what one language says in a way of its own."""
    own = {
        "en": {"players-are-subjects", "have-long", "have-any-long", "lack-long", "there-have-any-long",
               "there-lack-long", "relations-take-to", "many-is-less-than", "many-is-not", "name-owns",
               "compare-is-they", "compare-is-not-they", "compare-is-they-whose", "compare-is-not-they-whose",
               *(f"part-{joint}" for joint in (
            "into", "onto", "under", "along", "through", "to", "by", "for", "against"))},
        "ru": {"headers-are-past", "havers-own-in-silence", "say-take", "pronoun-own", "titles-want-a-noun",
               "which-may-stand-in-front"},
    }  # fmt: skip
    names = {
        language: {
            name
            for name in messages(language).names()
            if not name.endswith(("-m", "-f", "-n", "-pl")) and not name.startswith("table-")
        }
        for language in MESSAGES
    }
    assert names["en"] - own["en"] == names["ru"] - own["ru"]
    for language, some in own.items():
        assert some <= names[language]


def test_everything_that_is_said_of_a_match_is_said_in_the_other_languages() -> None:
    """English is in the game room, which knows no other room."""
    said = {name.removeprefix("table-") for name in messages("ru").names() if name.startswith("table-")}
    assert said == set(ENGLISH), "write `table-NAME` into moodsl/prose/messages/ru.ftl, NAME from game/sentences.py"


@pytest.mark.parametrize("language", MESSAGES)
def test_the_command_line_has_all_its_messages(language: str) -> None:
    file = CLI / "shared" / "messages" / f"{language}.ftl"
    text = read_words([file], house=Source("", ""))[0].text
    sentences = Sentences(language)
    sentences.add(text)
    code = "".join(file.read_text(encoding="utf-8") for file in CLI.rglob("*.py"))
    assert asked_for(CLI) - set(sentences.names()) == set()
    assert [name for name in sentences.names() if f'"{name}"' not in code and not BUILT.match(name)] == []


def test_no_message_is_left_over() -> None:
    """A message that nothing asks for is found by its name or by the part of it that the code knows."""
    code = "".join(file.read_text(encoding="utf-8") for file in ROOM.glob("*.py"))
    left = [
        name
        for name in messages("en").names()
        if not name.startswith(("noun-", "verb-", "quality-", "pronoun-", "moment-", "part-", "number-", "hold-"))
        and name not in code
        and name.rpartition("-")[0] + "-" not in code
        and name.partition("-")[0] + "-" not in code
        and name not in ("after-rests", "after-wakes")
        and "-" + name.partition("-")[2] not in code
    ]
    assert left == []


@pytest.mark.parametrize("game", ["orion", "eminent", "eclipse", "galaxy"])
def test_what_a_verb_of_a_game_was_can_be_said_of_one_player(game: str) -> None:
    text = (Path(__file__).parents[2] / "cards" / game / "words" / "ru.ftl").read_text("utf-8")
    entries = re.findall(r"^(verb-\w+) = .*\n((?: +.*\n)*)", text, re.MULTILINE)
    past = [name for name, forms in entries if ".past = " in forms]
    assert past and past == [name for name, forms in entries if ".past-one = " in forms]
