"""The parser's tables, kept beside the grammar, so that nobody waits until they are worked out.

    python -m interpreter.syntax.tables

writes `grammar/moo.tables.json` anew. The file says of which grammar and which version of the parser library it is;
where it is of another, or is not there, the tables are worked out from the grammar as ever. It is plain data: JSON, no
pickle, so that reading it runs nothing. A state of the parser is a text of its own, read when the parser first comes to
it: a game comes to some hundreds of more than a thousand.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from interpreter.text import locate

if TYPE_CHECKING:
    from lark import Lark
    from lark.grammar import Rule
    from lark.indenter import Indenter


def parser(postlex: Indenter, takes_room: Callable[[Any], bool]) -> Lark:
    """The parser of `grammar/moo.lark`, from its tables if they are of this grammar."""
    from lark import Lark

    data = kept()
    if data is None:
        return built(postlex, takes_room)
    table = data["data"]["parser"]["parser"]
    texts, table["states"] = table["states"], {}
    data["memo"] = {int(number): one for number, one in data["memo"].items()}
    empty: Lark = Lark.__new__(Lark)
    made: Lark = empty._load(data, postlex=postlex, propagate_positions=takes_room)
    rules = {kept["@"]: rule for kept, rule in zip(data["data"]["rules"], made.rules, strict=True)}
    made.parser.parser._parse_table.states = States(texts, table["tokens"], rules)
    return made


class States(dict[int, dict[str, tuple[Any, Any]]]):
    """What the parser does in each of its states, by token: it shifts to another state, or reduces by a rule."""

    def __init__(self, texts: list[str], tokens: dict[str, str], rules: dict[int, Rule]) -> None:
        self.texts, self.tokens, self.rules = texts, tokens, rules

    def __missing__(self, state: int) -> dict[str, tuple[Any, Any]]:
        """A state that the parser comes to for the first time."""
        from lark.parsers.lalr_analysis import Reduce, Shift

        self[state] = actions = {
            self.tokens[token]: (Reduce, self.rules[goal["@"]]) if reduces else (Shift, goal)
            for token, (reduces, goal) in json.loads(self.texts[state]).items()
        }
        return actions


def built(postlex: Indenter | None, takes_room: Callable[[Any], bool] | bool) -> Lark:
    """The parser, worked out from the grammar."""
    from lark import Lark

    return Lark(
        grammar_text(),
        parser="lalr",
        lexer="basic",
        postlex=postlex,
        propagate_positions=takes_room,
        maybe_placeholders=False,
    )


def grammar_text() -> str:
    """The grammar as it is written."""
    return (locate("grammar") / "moo.lark").read_text("utf-8")


def source_of_tables() -> str:
    """What the tables are made of: the grammar and the library that reads it."""
    from lark import __version__

    return hashlib.sha256(f"{__version__} {grammar_text()}".encode()).hexdigest()


def kept() -> dict[str, Any] | None:
    """The tables that are kept, or None if they are of another grammar or another version of the library."""
    try:
        data = json.loads((locate("grammar") / "moo.tables.json").read_text("utf-8"))
    except (OSError, ValueError):
        return None
    return data if isinstance(data, dict) and data.get("source") == source_of_tables() else None


def tables(postlex: Indenter) -> str:
    """The text of the file."""
    from lark.grammar import Rule
    from lark.lexer import TerminalDef

    data, memo = built(postlex, False).memo_serialize([TerminalDef, Rule])
    data["options"] |= {"postlex": None}
    table = data["parser"]["parser"]
    table["states"] = [compact(table["states"][state]) for state in range(len(table["states"]))]
    whole = {"source": source_of_tables(), "data": data, "memo": memo}
    return compact(whole) + "\n"


def compact(data: object) -> str:
    """Data as one line of JSON."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"))


if __name__ == "__main__":
    from interpreter.syntax.blocks import blocks

    if kept() is None:  # the library numbers its states anew each time: what is of this grammar is left as it is
        (locate("grammar") / "moo.tables.json").write_text(tables(blocks()), "utf-8")
