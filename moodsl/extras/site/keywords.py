"""Keywords: the moments at which cards act, and the cards that wait for each."""

from __future__ import annotations

from attrs import define, field

from moodsl.extras.site.markdown import slug
from moodsl.extras.site.names import Names
from moodsl.prose import Paragraph


@define
class Keyword:
    """A moment: `key` is the same in every language, `label` is what cards print; each card with its paragraphs."""

    key: str
    label: str
    cards: dict[str, list[Paragraph]] = field(factory=dict)


def keys(names: Names, card: str) -> list[str]:
    """The keys of a card's paragraphs, in order; a paragraph without a keyword has an empty one."""
    return [slug(paragraph.moment) for paragraph in names.shelf.english[card].abilities]


def keywords(names: Names) -> list[Keyword]:
    """All keywords of a pack, sorted by label; paragraphs without one come last."""
    found: dict[str, Keyword] = {}
    for design in names.cards:
        for key, paragraph in zip(keys(names, design.name), names.texts[design.name].abilities, strict=True):
            keyword = found.setdefault(key, Keyword(key, paragraph.moment if key else ""))  # nobody may have said it
            keyword.cards.setdefault(design.name, []).append(paragraph)
    return sorted(found.values(), key=lambda keyword: (not keyword.key, keyword.label.lower()))
