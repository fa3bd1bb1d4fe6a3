"""Where things are written: a source file, and a span of it.

Takes paths and text, gives `Source` and `Span`. Knows nothing of the language.
"""

from interpreter.text.places import built_in, find_builtin, find_pack, installed_packs, locate, packs_said
from interpreter.text.source import Source, Span

__all__ = ["Source", "Span", "built_in", "find_builtin", "find_pack", "installed_packs", "locate", "packs_said"]
