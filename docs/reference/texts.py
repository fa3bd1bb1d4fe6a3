"""The words of the reference pages in each language: headings, introductions, the names of rules."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from attrs import frozen

LANGUAGES = ("en", "ru")
HERE = Path(__file__).parent / "texts"


@frozen
class Texts:
    """All texts of one language; `language` is `en` or `ru`."""

    language: str
    tables: dict[str, dict[str, str]]

    def say(self, table: str, key: str, **parts: object) -> str:
        """A text with its parts filled in; raises KeyError for one that is not there."""
        text = self.tables[table][key].strip()
        return text.format(**parts) if parts else text

    def find(self, table: str, key: str) -> str | None:
        """A text as it is written, or None."""
        return self.tables.get(table, {}).get(key)


@cache
def texts(language: str) -> Texts:
    """The texts of a language; raises ValueError for a language that the reference is not written in."""
    if language not in LANGUAGES:
        raise ValueError(f"the reference is written in {', '.join(LANGUAGES)}, not in `{language}`")
    tables: dict[str, Any] = {}
    for file in sorted((HERE / language).glob("*.toml")):
        tables |= tomllib.loads(file.read_text("utf-8"))
    return Texts(language, tables)
