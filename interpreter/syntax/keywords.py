"""The words of the language: all of them, and those that could stand at one place of a text that is being written."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from attrs import frozen

from interpreter.syntax.grammar_rules import Either as OneOf, Part, Series, Word, grammar_rules, pattern_words
from interpreter.syntax.parser import grammar

if TYPE_CHECKING:
    from lark.parsers.lalr_interactive_parser import InteractiveParser


NO_WORD = "\0"  # where a text ends with this, the parser stops short of closing its blocks


@frozen
class Expected:
    """What could stand at a place: words of the language (`is at least` is one), and terminals (`NAME`, `COLON`)."""

    words: frozenset[str]
    terminals: frozenset[str]
    slip: int | None = None  # the line, from 1, at which the text cannot be read any further


@cache
def keywords() -> frozenset[str]:
    """Every single word that has a meaning of its own, as the grammar has it.

    >>> {"zone", "after", "before", "chooses", "least"} <= keywords(), "coin" in keywords()
    (True, False)
    """
    rules = grammar_rules()
    found = [word for terminal in rules.terminals for word in terminal.words]
    for rule in rules.rules:
        found += [word for form in rule.forms for word in fixed(form)]
    return frozenset(word for one in found for word in one.split() if word.isalpha())


def fixed(part: Part) -> list[str]:
    """The fixed words in a part of a rule."""
    if isinstance(part, Word):
        return [part.text]
    inner = part.parts if isinstance(part, Series | OneOf) else [getattr(part, "part", None)]
    return [word for one in inner if one is not None for word in fixed(one)]


@cache
def terminal_texts(terminal: str) -> tuple[str, ...]:
    """How a terminal is written, if it stands for fixed words; `written("IS") -> ("is", "are")`."""
    pattern = next((one.pattern for one in grammar().terminals if one.name == terminal), None)
    if pattern is None or pattern.type == "str":
        return (pattern.value,) if pattern is not None else ()
    return pattern_words(f"/{pattern.value}/")


def expected_behind(text: str) -> Expected:
    """What could stand behind a text that begins with the first line of a declaration; nothing if it has a slip.

    >>> "NAME" in expected_behind("stall inn\\n    on build:\\n        gain 2 ").terminals
    True
    >>> "is at least" in expected_behind("stall inn\\n    on build:\\n        if your room ").words
    True
    """
    from lark.exceptions import UnexpectedCharacters, UnexpectedInput
    from lark.indenter import DedentError

    parser = grammar().parse_interactive(text + NO_WORD)
    names: frozenset[str] = frozenset()
    slip: int | None = None
    try:
        for token in parser.lexer_thread.lex(parser.parser_state):  # type: ignore[no-untyped-call]
            parser.feed_token(token)
    except UnexpectedCharacters as error:
        if error.char == NO_WORD:
            names = accepted(parser)
        else:
            slip = error.line
    except UnexpectedInput as error:
        slip = error.line
    except DedentError:
        slip = text.count("\n") + 1
    words = [word for name in names for word in terminal_texts(name)]
    return Expected(frozenset(word for word in words if word[0].isalpha()), names, slip)


def accepted(parser: InteractiveParser) -> frozenset[str]:
    """The terminals that the parser takes now."""
    return frozenset(parser.accepts())  # type: ignore[no-untyped-call]
