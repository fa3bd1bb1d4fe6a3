"""What can be wrong with a pack, as data: diagnostics and the catalogue of their codes.

Nothing is raised for what an author wrote; faults are collected and sorted. Rendering (`concise`, `full`, `as_json`) is
plain text without a terminal's colours; the doors add those.
"""

from interpreter.report.catalogue import CATALOGUE, Entry, entry_in
from interpreter.report.diagnostic import Diagnostic, Note, Reporter, closest
from interpreter.report.mending import mended
from interpreter.report.render import as_json, concise, full
from interpreter.report.translation import in_language, translated

__all__ = [
    "CATALOGUE",
    "Diagnostic",
    "Entry",
    "Note",
    "Reporter",
    "as_json",
    "closest",
    "concise",
    "entry_in",
    "full",
    "in_language",
    "mended",
    "translated",
]
