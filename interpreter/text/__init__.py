"""Where things are written: a source file, and a span of it.

Takes paths and text, gives `Source` and `Span`. Knows nothing of the language.
"""

from interpreter.text.places import find_builtin, locate
from interpreter.text.source import Source, Span

__all__ = ["Source", "Span", "find_builtin", "locate"]
