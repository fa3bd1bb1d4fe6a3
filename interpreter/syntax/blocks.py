"""What the parser needs to know of lines: how deep they are indented, which of them name a player who does what is
indented below, and that their ends take no room."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from lark import Token, Tree
    from lark.indenter import Indenter

PLAYER = re.compile("(POSSESSIVE NAME|NAME)( 's NAME)*|THE NAME WITH_THE NAME")  # the sorts of the words that name one


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
            return Blocks()._process(with_doers(stream))  # type: ignore[no-untyped-call,no-any-return]

    return Blocks()


def with_doers(stream: Iterator[Token]) -> Iterator[Token]:
    """The words of a text, with `_ACTS` behind a player who stands alone on a line above deeper lines.

    Such a line stands in a block of lines that are done: below `to`, `action`, or a line that ends with a colon. The
    grammar alone could not tell it from a verb without objects before it has read on.
    """
    from lark import Token

    line: list[Token] = []
    does = [False]  # for each depth whether what stands there is done; and how deep each is
    depths = [0]
    for token in stream:
        if token.type != "_NL":
            line.append(token)
            yield token
            continue
        depth = len(token.rpartition("\n")[2].expandtabs(4))
        while depth < depths[-1]:
            depths.pop()
            does.pop()
        if depth > depths[-1] and line:
            if does[-1] and is_player(line):
                yield Token.new_borrow_pos("_ACTS", "", line[-1])
            depths.append(depth)
            does.append(does[-1] or line[0].type in ("TO", "ACTION") or line[-1].type == "COLON")
        line = []
        yield token


def is_player(line: list[Token]) -> bool:
    """Whether the words of a line can name a player: `dealer`, `your left`, `the player with the highest bid`.

    `else` is a slip, which is told as such.
    """
    return (
        line[0] != "else"
        and PLAYER.fullmatch(" ".join("'s" if token == "'s" else token.type for token in line)) is not None
    )


def takes_room(part: Tree[Token] | Token) -> bool:
    """Whether a part belongs to the stretch of text that its rule covers: line ends do not."""
    return not (isinstance(part, str) and part.type in ("_NL", "_INDENT", "_DEDENT"))
