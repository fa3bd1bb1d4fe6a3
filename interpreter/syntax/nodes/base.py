"""What every node has: a place in the source. And the one node that stands everywhere, a name."""

from __future__ import annotations

from attrs import field, frozen

from interpreter.text import Span


@frozen(kw_only=True)
class Node:
    """Anything written. `span` covers the smallest stretch that holds all of it."""

    span: Span = field(eq=False, repr=False)


@frozen(kw_only=True)
class Name(Node):
    """A word that the author chose, or a word of the closed lists: `wood`, `cards`."""

    text: str
