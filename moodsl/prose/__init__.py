"""Rules text from the checked tree, in English and Russian.

Takes a `Book` (the trees and the model of a sound pack) and gives the text of a card, an action, a verb or the course of
a game, as paragraphs of words and icons. One text serves the card's face, the prompt, the log and the site.
"""

from moodsl.prose.book import Book, open_book
from moodsl.prose.text import CardText, Icon, Paragraph, Text, plain

__all__ = ["Book", "CardText", "Icon", "Paragraph", "Text", "open_book", "plain"]
