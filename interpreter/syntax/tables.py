"""The parser's tables, kept beside the grammar, so that nobody waits until they are worked out.

    python -m interpreter.syntax.tables

writes `grammar/moo.tables.json` anew. The file says of which grammar and which version of the parser library it is;
where it is of another, or is not there, the tables are worked out from the grammar as ever. It is plain data: JSON, no
pickle, so that reading it runs nothing.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from interpreter.text import locate

if TYPE_CHECKING:
    from lark import Lark
    from lark.indenter import Indenter


def parser(postlex: Indenter, takes_room: Callable[[Any], bool]) -> Lark:
    """The parser of `grammar/moo.lark`, from its tables if they are of this grammar."""
    from lark import Lark

    data = kept()
    if data is None:
        return built(postlex, takes_room)
    table = data["data"]["parser"]["parser"]
    table["tokens"] = numbered(table["tokens"])
    table["states"] = {state: numbered(actions) for state, actions in numbered(table["states"]).items()}
    data["memo"] = numbered(data["memo"])
    empty: Lark = Lark.__new__(Lark)
    return empty._load(data, postlex=postlex, propagate_positions=takes_room)


def numbered(table: dict[str, Any]) -> dict[int, Any]:
    """A table by number, which JSON keeps as text."""
    return {int(number): one for number, one in table.items()}


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
    whole = {"source": source_of_tables(), "data": data, "memo": memo}
    return json.dumps(whole, sort_keys=True, separators=(",", ":")) + "\n"


if __name__ == "__main__":
    from interpreter.syntax.blocks import blocks

    if kept() is None:  # the library numbers its states anew each time: what is of this grammar is left as it is
        (locate("grammar") / "moo.tables.json").write_text(tables(blocks()), "utf-8")
