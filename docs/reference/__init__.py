"""The reference of the language and of the Python API, made from the code itself when the documentation is built.

`pages(language)` gives the pages as Markdown, by their path in the documentation. Rules come from the grammar, lists
from the tables of the checker, signatures from docstrings, faults from the catalogue; nothing is written twice.
"""

from __future__ import annotations

from reference.api_page import api_page
from reference.codes_pages import codes_pages
from reference.grammar_pages import grammar_pages
from reference.lists_page import lists_page
from reference.texts import LANGUAGES, texts

__all__ = ["LANGUAGES", "pages"]


def pages(language: str) -> dict[str, str]:
    """All pages in a language, path -> Markdown: `reference/lists.md`. ValueError for another language."""
    said = texts(language)
    return {
        **grammar_pages(said),
        "reference/lists.md": lists_page(said),
        "reference/python.md": api_page(said),
        **codes_pages(said),
    }
