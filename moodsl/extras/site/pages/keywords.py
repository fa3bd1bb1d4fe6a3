"""The index of keywords: every moment, and the cards that wait for it."""

from __future__ import annotations

from attrs import evolve

from moodsl.extras.site.keywords import keywords
from moodsl.extras.site.markdown import inline, link, page, rules, table
from moodsl.extras.site.names import Names
from moodsl.extras.site.pages.card import path_of
from moodsl.prose import CardText, Paragraph

HERE = "keywords.md"


def without_moment(paragraph: Paragraph) -> Paragraph:
    """The same under its moment; how often it happens is told all the same."""
    return evolve(paragraph, keyword="") if paragraph.keyword == paragraph.moment else paragraph


def keywords_page(names: Names) -> str:
    """The page."""
    words = names.words
    parts = [words("keywords-hint") + "\n"]
    for keyword in keywords(names):
        head = inline(keyword.label) if keyword.label else words("no-keyword")
        parts.append(f"## {head} {{ #{keyword.key or 'none'} }}\n")
        rows = []
        for name, paragraphs in keyword.cards.items():
            bare = CardText(tuple(without_moment(one) for one in paragraphs))
            text = (
                rules(bare, words("slot")).strip().replace("\n\n", "\n").replace("\n- ", "\n• ").replace("\n", "<br>")
            )
            rows.append([link(names.card(name), HERE, path_of(name)), text])
        parts.append(table([words("card"), words("text")], rows))
    return page(words("keywords"), *parts, leads=True)
