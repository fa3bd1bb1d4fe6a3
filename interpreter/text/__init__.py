"""Where things are written: a source file, and a span of it.

Takes paths and text, gives `Source` and `Span`. Knows nothing of the language.
"""

from interpreter.text.harmless import ACTING, harmless
from interpreter.text.places import (
    BESIDE,
    built_in,
    find_builtin,
    find_pack,
    folders_above,
    installed_packs,
    is_device,
    known_packs,
    locate,
    packs_said,
)
from interpreter.text.source import Source, Span
from interpreter.text.writing import folder_beside, put_in_place, write_files, write_whole

__all__ = [
    "ACTING", "BESIDE", "Source", "Span", "built_in", "find_builtin", "find_pack", "folder_beside", "folders_above",
    "harmless", "installed_packs", "is_device", "known_packs", "locate", "packs_said", "put_in_place", "write_files",
    "write_whole",
]  # fmt: skip
