"""The catalogue: one entry for every code a diagnostic can have.

It is data: `en/*.toml` has a family, a summary, a reason and two examples for every code. Other languages lie beside
(`ru/*.toml`) with a summary and a reason; the examples are cards, and the same in every language.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

from attrs import evolve, frozen

FILES = ("syntax", "meaning", "packs", "analysis", "words", "faces")


@frozen
class CatalogueEntry:
    """A page of the catalogue, for somebody who has never programmed.

    `family` names the faults it belongs to; `summary` is one line; `why` says why it is a fault; `bad` is a small
    source that has it, `good` the same mended.
    """

    code: str
    family: str
    summary: str
    why: str
    bad: str
    good: str


def entries_of(file: str) -> tuple[CatalogueEntry, ...]:
    """The entries of one of `FILES`, in their order."""
    return tuple(CatalogueEntry(code, **texts) for code, texts in tables("en")[file].items())


def entry_in(code: str, language: str) -> CatalogueEntry:
    """The entry of a code in a language; in English where it is not translated. Raises KeyError for an unknown code."""
    return evolve(CATALOGUE[code], **translations(language).get(code, {}))


def translations(language: str) -> dict[str, dict[str, str]]:
    """Code -> its texts in a language; empty for a language that is not there."""
    return {code: texts for table in tables(language).values() for code, texts in table.items()}


@cache
def tables(language: str) -> dict[str, dict[str, dict[str, str]]]:
    """One of `FILES` -> code -> what the file of a language says of it; a file that is not there is left out."""
    paths = {file: Path(__file__).parent / language / f"{file}.toml" for file in FILES}
    return {file: tomllib.loads(path.read_text("utf-8")) for file, path in paths.items() if path.exists()}


CATALOGUE: dict[str, CatalogueEntry] = {entry.code: entry for file in FILES for entry in entries_of(file)}

__all__ = ["CATALOGUE", "FILES", "CatalogueEntry", "entries_of", "entry_in", "translations"]
