"""The catalogue: one entry for every code a diagnostic can have. The entries lie in small tables by family."""

from __future__ import annotations

from interpreter.report.entry import Entry
from interpreter.report.meaning_codes import MEANING_CODES
from interpreter.report.syntax_codes import SYNTAX_CODES

CATALOGUE: dict[str, Entry] = {entry.code: entry for entry in (*SYNTAX_CODES, *MEANING_CODES)}

__all__ = ["CATALOGUE", "Entry"]
