"""What the parser needs to know of lines: how deep they are indented, and that their ends take no room."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from lark import Token, Tree
    from lark.indenter import Indenter


def blocks() -> Indenter:
    """What turns depth into the words `_INDENT` and `_DEDENT`."""
    from lark.indenter import Indenter

    class Blocks(Indenter):
        NL_type = "_NL"
        OPEN_PAREN_types: list[str] = []  # noqa: RUF012
        CLOSE_PAREN_types: list[str] = []  # noqa: RUF012
        INDENT_type = "_INDENT"
        DEDENT_type = "_DEDENT"
        tab_len = 4

        def process(self, stream: Iterator[Token]) -> Iterator[Token]:
            """Each text has depths of its own, so that two can be read at once."""
            return Blocks()._process(stream)  # type: ignore[no-untyped-call,no-any-return]

    return Blocks()


def takes_room(part: Tree[Token] | Token) -> bool:
    """Whether a part belongs to the stretch of text that its rule covers: line ends do not."""
    return not (isinstance(part, str) and part.type in ("_NL", "_INDENT", "_DEDENT"))
