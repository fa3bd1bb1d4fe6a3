"""The parser of the language: one for all texts, made when the first is read."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from lark import Lark


@cache
def grammar() -> Lark:
    """The parser of `grammar/moo.lark`, made when it is first needed."""
    from interpreter.syntax.blocks import blocks, takes_room
    from interpreter.syntax.tables import parser

    return parser(blocks(), takes_room)
