"""The catalogue: one entry for every code a diagnostic can have. The entries lie in small tables by family.

Other languages are files of data beside the tables (`ru/*.toml`): a summary and a reason for every code. Examples are
cards, and the same in every language.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from attrs import evolve

from interpreter.report.entry import Entry
from interpreter.report.faces_codes import FACES_CODES
from interpreter.report.meaning_codes import MEANING_CODES
from interpreter.report.never_codes import NEVER_CODES
from interpreter.report.pack_codes import PACK_CODES
from interpreter.report.syntax_codes import SYNTAX_CODES
from interpreter.report.words_codes import WORDS_CODES

TABLES = (SYNTAX_CODES, MEANING_CODES, PACK_CODES, NEVER_CODES, WORDS_CODES, FACES_CODES)
CATALOGUE: dict[str, Entry] = {entry.code: entry for table in TABLES for entry in table}
LANGUAGES = ("en", "ru")


def entry_in(code: str, language: str) -> Entry:
    """The entry of a code in a language; in English where it is not translated. Raises KeyError for an unknown code."""
    return evolve(CATALOGUE[code], **translations(language).get(code, {}))


@cache
def translations(language: str) -> dict[str, dict[str, str]]:
    """Code -> its `summary` and `why` in a language; empty for English, and for a language that is not there."""
    import tomllib

    found: dict[str, dict[str, str]] = {}
    for file in sorted((Path(__file__).parent / language).glob("*.toml")):
        found |= tomllib.loads(file.read_text("utf-8"))
    return found


__all__ = ["CATALOGUE", "LANGUAGES", "Entry", "entry_in", "translations"]
