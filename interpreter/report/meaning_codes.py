"""The catalogue's entries for faults of meaning: a name, a kind, a number that cannot be right."""

from __future__ import annotations

from interpreter.report.entry import Entry

MEANING_CODES: tuple[Entry, ...] = ()
