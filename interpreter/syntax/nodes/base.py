"""What every node has: a place in the source. And the one node that stands everywhere, a name."""

from __future__ import annotations

from attrs import field

from interpreter.frozen import Frozen
from interpreter.text import Span


class Node(Frozen):
    """Anything written. `span` covers the smallest stretch that holds all of it."""

    span: Span = field(eq=False, repr=False, kw_only=True)


class Name(Node):
    """A word that the author chose, or a word of the closed lists: `wood`, `cards`."""

    text: str
