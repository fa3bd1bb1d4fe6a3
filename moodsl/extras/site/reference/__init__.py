"""The reference part of the site: language, effects, faults and the Python API, made from the code itself.

`pages(language)` gives the pages as Markdown, by their path in the site; `assets()` gives what lies beside them.
Rules come from the grammar, effects and signatures from docstrings, faults from the catalogue, guides from `docs/`;
nothing is written twice.
"""

from __future__ import annotations

from moodsl.extras.site.reference.api_page import api_page
from moodsl.extras.site.reference.codes_pages import codes_pages
from moodsl.extras.site.reference.effects_page import effects_page
from moodsl.extras.site.reference.grammar_page import grammar_page
from moodsl.extras.site.reference.guides import guide_pages
from moodsl.extras.site.reference.lists_page import lists_page
from moodsl.extras.site.reference.texts import LANGUAGES, texts

__all__ = ["LANGUAGES", "assets", "pages", "pages_of_faults", "pages_of_language"]


def pages(language: str) -> dict[str, str]:
    """All pages in a language, path -> Markdown: `reference/grammar.md`. ValueError for another language."""
    return {**pages_of_language(language), **pages_of_faults(language)}


def pages_of_language(language: str) -> dict[str, str]:
    """The pages that show lines of the built-in games, and the guides."""
    said = texts(language)
    return {
        **guide_pages(language),
        "reference/grammar.md": grammar_page(said),
        "reference/effects.md": effects_page(said),
        "reference/lists.md": lists_page(said),
        "reference/python.md": api_page(said),
    }


def pages_of_faults(language: str) -> dict[str, str]:
    """The catalogue of faults. Every example in it is checked, which takes a second or two."""
    return codes_pages(texts(language))


def assets() -> dict[str, bytes]:
    """Files beside the pages, path -> content. Drawings stand in the pages themselves, in the page's colours."""
    return {}
