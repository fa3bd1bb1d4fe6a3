"""The language as text and as a tree.

`parse` reads a source into a `Module` of nodes and reports what is wrong; it never raises for what an author wrote.
`show` prints any node back, `rows_of` line by line,
and `tokens` divides a source into its words. The parser is loaded when something is parsed, not before.
"""

from interpreter.syntax import nodes
from interpreter.syntax.from_text import parse
from interpreter.syntax.layout import MAX_LINE
from interpreter.syntax.show import rows_of, show
from interpreter.syntax.show_lines import PrintedLine
from interpreter.syntax.tokens import Token, tokens

__all__ = ["MAX_LINE", "PrintedLine", "Token", "nodes", "parse", "rows_of", "show", "tokens"]
