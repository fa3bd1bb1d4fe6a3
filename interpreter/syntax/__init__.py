"""The language as text and as a tree.

`parse` reads a source into a `Module` of nodes and reports what is wrong; it never raises for what an author wrote.
`show` prints any node back. The parser is loaded when something is parsed, not before.
"""

from interpreter.syntax import nodes
from interpreter.syntax.from_text import parse
from interpreter.syntax.show import show

__all__ = ["nodes", "parse", "show"]
