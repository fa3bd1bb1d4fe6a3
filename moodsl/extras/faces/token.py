"""A small piece that is cut out, not a card: a square with a sign in a disc, to be cut along the square or the disc."""

from __future__ import annotations

from interpreter.report.message import msg
from moodsl.extras.faces.content import Content
from moodsl.extras.faces.inks import DARK, PAPER, deep, mixed
from moodsl.extras.faces.lines import broken, groups, width_of
from moodsl.extras.faces.metrics import NARROW, POINT
from moodsl.extras.faces.page import Page
from moodsl.extras.faces.rules import LEADING, drawn
from moodsl.extras.faces.shapes import Box, Disc, Drawing, Shape

DISC = 0.44  # the radius of the disc, in sides of the square
SMALL = 6.5 * POINT


def token(content: Content, side: float) -> Drawing:
    """The token of a card, `side` millimetres wide and high: its sign, else its title. Raises FaceFault if that is too
    long."""
    page, square, middle = Page(content, {}), Box(0, 0, side, side), side / 2
    border = mixed(content.ink, 0.24)
    page.add(square, Box(0, 0, side, side, ink=border), Disc(middle, middle, DISC * side, ink=PAPER))
    sign = content.emblem or content.sign
    wide = DISC * side * 1.3
    corner = middle - wide / 2
    shapes = (
        sign.drawn(corner, corner, wide, deep(content.ink)) if sign else titled(page, Box(1, 1, side - 2, side - 2))
    )
    page.add(square, *shapes)
    frames = tuple(page.frames)
    return Drawing(
        content.name, "token", content.language, side, side, content.title, content.words, frames, border=border
    )


def titled(page: Page, within: Box) -> list[Shape]:
    """The title in the middle, in small letters."""
    found = groups(page.content.title, {}, NARROW)
    lines = broken(found, within.width / SMALL)
    if lines is None or len(lines) * LEADING * SMALL > within.height:
        needs = width_of([item for group in found for item in group]) * SMALL
        raise page.fault(msg("the title"), needs, within.width, msg("give the card a sign in `faces.json`"))
    top = within.y + (within.height - len(lines) * LEADING * SMALL) / 2
    shapes: list[Shape] = []
    for number, line in enumerate(lines):
        wide = sum(width_of(group) for group in line) * SMALL
        base = top + (number * LEADING + 0.95) * SMALL
        shapes += drawn(line, within.x + (within.width - wide) / 2, base, SMALL, DARK)
    return shapes
