"""A small piece that is cut out, not a card: a square with a sign in a disc, to be cut along the square or the disc.

One without a sign has its title, and its facts if they have room."""

from __future__ import annotations

from interpreter.report.message import msg
from moodsl.extras.faces.content import Content
from moodsl.extras.faces.inks import PAPER, deep, mixed
from moodsl.extras.faces.page import Page
from moodsl.extras.faces.rules import LEADING, Block, fitting
from moodsl.extras.faces.shapes import Box, Disc, Drawing
from moodsl.extras.faces.tile import facts
from moodsl.prose import CardText, Paragraph

DISC = 0.44  # the radius of the disc, in sides of the square


def token(content: Content, side: float) -> Drawing:
    """The token of a card, `side` millimetres wide and high: its sign, else its title with the facts that have room.
    Raises FaceFault if the title is too long."""
    page, square, middle = Page(content, {}), Box(0, 0, side, side), side / 2
    border = mixed(content.ink, 0.24)
    page.add(square, Box(0, 0, side, side, ink=border))
    sign = content.emblem or content.sign
    block = None if sign else described(page, Box(2, 2, side - 4, side - 4))
    if block is not None:
        page.add(square, Box(1, 1, side - 2, side - 2, 1.0, ink=PAPER))
        page.add(square, *block.drawn(2, 2 + (side - 4 - block.height) / 2))
    else:
        wide = DISC * side * 1.3
        corner = middle - wide / 2
        page.add(square, Disc(middle, middle, DISC * side, ink=PAPER))
        if sign:
            page.add(square, *sign.drawn(corner, corner, wide, deep(content.ink)))
        else:
            within, way_out = Box(1, 1, side - 2, side - 2), msg("give the card a sign in `faces.json`")
            shapes = page.titled(content.title, within, LEADING, 0.95, msg("the title"), within.width, way_out)
            page.add(square, *shapes)
    frames = tuple(page.frames)
    return Drawing(
        content.name, "token", content.language, side, side, content.title, content.words, frames, border=border
    )


def described(page: Page, within: Box) -> Block | None:
    """The title and the facts, one below the other; None if there are no facts, or no room for them."""
    told = facts(page.content)
    text = CardText((Paragraph("", None, ((0, (page.content.title,)),)), *told))
    return fitting(text, within.width, (within.height, within.height), page.signs) if told else None
