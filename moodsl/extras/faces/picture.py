"""The picture of a face, and the discs in a row on it: what a card gives at the left, what it holds at the right."""

from __future__ import annotations

from interpreter.report.message import msg
from moodsl.extras.faces.art import art, emblem, radius_in
from moodsl.extras.faces.content import Chip, Content
from moodsl.extras.faces.globe import globe
from moodsl.extras.faces.inks import PAPER, deep, readable_on
from moodsl.extras.faces.metrics import BOLD, POINT, font
from moodsl.extras.faces.page import Page
from moodsl.extras.faces.shapes import Box, Disc, Shape, TextLine, TextRun

RADIUS = 4.6  # of a disc: a cube of 8 mm lies in it
APART = 1.5  # between two discs
BESIDE = 2.0  # from the edge
BELOW = 1.6
SIDE = 5.6  # of the sign in a disc
LETTER = 12 * POINT
NEAR = 0.8  # between a number and its sign
ROW = 2 * RADIUS + BELOW + 0.4
LARGE = 9.0  # an emblem that would be smaller above the discs stands beside them, if it is larger there


def room_for_discs(content: Content) -> float:
    """How high the picture has to be for what lies on it."""
    return ROW if content.slots or content.left or content.right else 0.0


def picture(page: Page, within: Box) -> None:
    """The picture in the room that is left for it, with its discs."""
    content = page.content
    if within.height <= 0:
        return
    row = room_for_discs(content)
    above = Box(within.x, within.y, within.width, within.height - row)
    if content.art == "globe" and not content.is_back:
        page.add(within, *globe(content.name, within, above if row else within, content.ink), cut=True)
    else:
        # A back tells nothing of the card behind it, so its pattern is that of all that are like it.
        seed = f"{content.kind} {content.ink}" if content.is_back else content.name
        page.add(within, *art("orbits" if content.art == "globe" else content.art, seed, within, content.ink), cut=True)
        if content.emblem is not None:
            page.add(within, *emblem(room_for_emblem(content, within, above), content.ink, content.emblem), cut=True)
    if row:
        discs(page, within)


def room_for_emblem(content: Content, within: Box, above: Box) -> Box:
    """The part of a picture for its emblem: all of it, if the discs do not come near the middle; else that in which it
    is largest, above the discs or between those at the left and those at the right."""
    left, right = (sum(wide(chip) + APART for chip in chips) for chips in chips_of(content))
    if max(left, right) + BESIDE <= within.width / 2 - radius_in(within):
        return within
    beside = Box(within.x + BESIDE + left, within.y, within.width - 2 * BESIDE - left - right, within.height)
    return above if radius_in(above) >= LARGE else max(above, beside, key=radius_in)


def chips_of(content: Content) -> tuple[tuple[Chip, ...], tuple[Chip, ...]]:
    """What is on the discs at the left and at the right."""
    return content.left, (*content.right, *(Chip(letter, None, letter) for letter in content.slots))


def discs(page: Page, within: Box) -> None:
    """The row at the bottom of the picture."""
    left, right = chips_of(page.content)
    y = within.bottom - RADIUS - BELOW
    needs = sum(wide(chip) + APART for chip in (*left, *right)) - APART
    has = within.width - 2 * BESIDE
    if needs > has:
        raise page.fault(
            msg("the row of signs"), needs, has, msg("give the card fewer of them, or show a fact in another place")
        )
    x = within.x + BESIDE
    for chip in left:
        disc(page, chip, x, y, solid=True)
        x += wide(chip) + APART
    x = within.right - BESIDE
    for chip in reversed(right):
        x -= wide(chip)
        disc(page, chip, x, y, solid=False)
        x -= APART


def letters_of(chip: Chip) -> str:
    """What is written on a disc: a number; words only where there is no sign."""
    return chip.count or ("" if chip.sign else chip.words)


def inside(chip: Chip) -> tuple[float, float]:
    """How wide the letters on a disc are, with what parts them from the sign; and how wide all that is on it."""
    letters = letters_of(chip)
    written = font(BOLD).width(letters) * LETTER + (NEAR if chip.sign else 0.0) if letters else 0.0
    return written, written + (SIDE if chip.sign else 0.0)


def wide(chip: Chip) -> float:
    """How wide a disc is; one with a number and a sign, or with words, is drawn out."""
    return max(2 * RADIUS, inside(chip)[1] + (2 * RADIUS - SIDE if letters_of(chip) else 0.0))


def disc(page: Page, chip: Chip, x: float, y: float, solid: bool) -> None:
    """One disc from x on: filled with the ink of its sign, or only edged with it."""
    ink = deep(chip.sign.ink if chip.sign else page.content.ink)
    inner, front = (ink, readable_on(ink)) if solid else (PAPER, ink)
    broad, (written, whole) = wide(chip), inside(chip)
    box = Box(x, y - RADIUS, broad, 2 * RADIUS)
    edge = PAPER if solid else deep(page.content.ink)
    round_ = RADIUS - 0.2
    shapes: list[Shape] = [
        Box(x + 0.2, box.y + 0.2, broad - 0.4, 2 * round_, round_, ink=inner, line=edge, thick=0.4)
        if broad > 2 * RADIUS
        else Disc(x + RADIUS, y, round_, ink=inner, line=edge, thick=0.4)
    ]
    start = x + (broad - whole) / 2
    if letters := letters_of(chip):
        shapes.append(TextLine((TextRun(start, y + font(BOLD).capital / 2 * LETTER, letters, BOLD, LETTER, front),)))
    if chip.sign:
        shapes += chip.sign.drawn(start + written, y - SIDE / 2, SIDE, front)
    page.add(box, *shapes)
