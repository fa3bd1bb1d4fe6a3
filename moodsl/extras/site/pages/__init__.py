"""The pages of a game, as Markdown: one module for each sort of page.

`pages_of` takes the names of a pack in one language and gives every page by its path in the site. Paths are the same in
all languages, so that a reader can change the language and stay on the page.
"""

from __future__ import annotations

from moodsl.extras.site.names import Names
from moodsl.extras.site.pages.boards import board_pages
from moodsl.extras.site.pages.card import card_pages
from moodsl.extras.site.pages.everything import everything_page
from moodsl.extras.site.pages.gallery import gallery_page
from moodsl.extras.site.pages.glossary import glossary_page
from moodsl.extras.site.pages.home import home_page
from moodsl.extras.site.pages.how_to_play import how_to_play_page
from moodsl.extras.site.pages.keywords import keywords_page
from moodsl.extras.site.pages.kinds import kind_pages
from moodsl.extras.site.pages.places import place_pages
from moodsl.extras.site.pages.rulings import rulings_page, subject_pages

__all__ = ["pages_of"]


def pages_of(names: Names) -> dict[str, str]:
    """All pages of a game, path -> Markdown: `cards/mill.md`."""
    return {
        "index.md": home_page(names),
        "play.md": how_to_play_page(names),
        "cards/index.md": gallery_page(names),
        **card_pages(names),
        **kind_pages(names),
        **board_pages(names),
        **place_pages(names),
        "keywords.md": keywords_page(names),
        "rulings/index.md": rulings_page(names),
        **subject_pages(names),
        "glossary.md": glossary_page(names),
        "everything.md": everything_page(names),
    }
