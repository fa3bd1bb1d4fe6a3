"""Rules text from the checked tree, in English and Russian.

Takes a `Book` (the trees and the model of a sound pack) and gives the text of a card, an action, a verb or the course
of a game, as paragraphs of words and icons. One text serves the card's face, the prompt, the log and the site.
Sentences are Fluent messages (`messages/LANGUAGE.ftl`), the forms of a game's words are data of its pack
(`words/LANGUAGE.ftl`); no sentence is written for one card.
"""

from moodsl.prose.book import Book, open_book
from moodsl.prose.faults import faults, languages_of, languages_written
from moodsl.prose.speak import Prose
from moodsl.prose.text import CardText, Icon, Paragraph, Text, plain, text_lines
from moodsl.prose.voice import LANGUAGES

__all__ = [
    "LANGUAGES", "Book", "CardText", "Icon", "Paragraph", "Prose", "Text", "faults", "languages_of",
    "languages_written", "open_book", "plain", "text_lines",
]  # fmt: skip
