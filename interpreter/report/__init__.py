"""What can be wrong with a pack, as data: diagnostics and the catalogue of their codes.

Nothing is raised for what an author wrote; faults are collected and sorted. Rendering (`concise`, `full`, `as_json`) is
plain text without a terminal's colours; the doors add those. A sound pack needs none of that, so it is imported when
it is first asked for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from interpreter.report.diagnostic import Diagnostic, Note, Reporter, closest, nearest_first

if TYPE_CHECKING:
    from interpreter.report.catalogue import CATALOGUE, CatalogueEntry, entry_in
    from interpreter.report.mending import mended
    from interpreter.report.render import as_json, concise, full, told_once
    from interpreter.report.translation import in_language, translated

__all__ = [
    "CATALOGUE", "CatalogueEntry", "Diagnostic", "Note", "Reporter", "as_json", "closest", "concise", "entry_in",
    "full", "in_language", "mended", "nearest_first", "told_once", "translated",
]  # fmt: skip

_HOMES = {
    "catalogue": ("CATALOGUE", "CatalogueEntry", "entry_in"),
    "mending": ("mended",),
    "render": ("as_json", "concise", "full", "told_once"),
    "translation": ("in_language", "translated"),
}


def __getattr__(name: str) -> Any:
    from importlib import import_module

    for home, names in _HOMES.items():
        if name in names:
            return getattr(import_module(f"interpreter.report.{home}"), name)
    raise AttributeError(f"module 'interpreter.report' has no attribute {name!r}")
