"""The places that are printed on a card, as squares in rows: each with a sign, or the title of what is there."""

from __future__ import annotations

from interpreter.report.message import msg
from moodsl.extras.faces.content import Chip
from moodsl.extras.faces.inks import DARK, FAINT, PAPER
from moodsl.extras.faces.metrics import BOLD, POINT, font
from moodsl.extras.faces.page import Page
from moodsl.extras.faces.shapes import Box, TextLine, TextRun

SIDE, BROAD = 8.0, 17.0  # of a square with a sign, and how wide one with a title is
APART = 1.0
LETTER = 6.5 * POINT


def squares(page: Page, within: Box) -> float:
    """Draw the squares of a face at the top of some room, each row in the middle; gives where they end. Raises
    FaceFault if a title has no room."""
    chips = page.content.squares
    if not chips:
        return within.y
    wide = SIDE if all(chip.sign or not chip.words for chip in chips) else BROAD
    in_row = max(1, int((within.width + APART) / (wide + APART)))
    top = within.y + APART
    for start in range(0, len(chips), in_row):
        row = chips[start : start + in_row]
        left = within.x + (within.width - len(row) * (wide + APART) + APART) / 2
        for number, chip in enumerate(row):
            square(page, chip, Box(left + number * (wide + APART), top, wide, SIDE), start + number)
        top += SIDE + APART
    return top


def square(page: Page, chip: Chip, within: Box, number: int) -> None:
    """One square by its number: its sign with a letter above, or a title."""
    line = chip.sign.ink if chip.sign else FAINT
    edge = Box(within.x, within.y, within.width, within.height, 1.0, ink=PAPER, line=line, thick=0.4)
    page.add(within, edge, square=number)
    if chip.sign:
        page.add(within, *chip.sign.drawn(within.x + (within.width - 5) / 2, within.y + 1.5, 5))
    elif chip.words:
        room, way_out = within.inside(0.6), msg("give the card a shorter name")
        page.add(within, *page.titled(chip.words, room, 1.1, 0.9, msg("`{}`", chip.words), 2 * room.width, way_out))
    if chip.count:
        base = within.y + 0.7 + font(BOLD).capital * LETTER
        page.add(within, TextLine((TextRun(within.x + 0.7, base, chip.count, BOLD, LETTER, DARK),)))
