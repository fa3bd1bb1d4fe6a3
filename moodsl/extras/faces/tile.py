"""A tile that is laid on a board of hexagons: one that stands on a side, its title above, its rules in the middle.

It is cut out along its edge."""

from __future__ import annotations

from math import sqrt

from interpreter.model import Model
from interpreter.report.message import msg
from moodsl.boards.shape import hexagon
from moodsl.extras.faces.content import Content
from moodsl.extras.faces.inks import DARK, FAINT, PAPER, deep, mixed, readable_on
from moodsl.extras.faces.layout import check_letters
from moodsl.extras.faces.lines import broken, groups, width_of
from moodsl.extras.faces.metrics import NARROW, POINT, REGULAR, font
from moodsl.extras.faces.page import Page
from moodsl.extras.faces.rules import STEPS, drawn, fitting, set_text, widest
from moodsl.extras.faces.shapes import Box, Drawing, Path, Shape, Sign, TextLine, TextRun
from moodsl.extras.faces.squares import squares
from moodsl.prose import CardText, Paragraph

WIDTHS = (60.0, 75.0, 90.0)  # from corner to corner; the least is taken in which all tiles of a kind have room
TITLES = tuple(step * POINT for step in (11.0, 10.0, 9.0, 8.0, 7.0))
SMALL = 6.0 * POINT
EMBLEM = 6.0  # a smaller one is left out
GATE = 0.13  # the radius of what stands at a side, in sides


def tiles(model: Model) -> set[str]:
    """The kinds whose cards are tiles: on each place of a board of hexagons is room for one of them."""
    hexagons = {board.kind for board in model.boards.values() if board.form == "hexagons"}
    laid = {zone.of for zone in model.zones.values() if zone.host in hexagons and zone.holds == 1}
    return {
        kind for upper in laid if upper in model.kinds for kind in model.under(upper) if not model.kinds[kind].owned
    }


def tile(content: Content, signs: dict[str, Sign], width: float) -> Drawing:
    """One side of a tile, so many millimetres from corner to corner; raises FaceFault if a text does not fit."""
    check_letters(content)
    side, page = width / 2, Page(content, signs)
    high = sqrt(3) * side
    whole = Box(0, 0, width, high)
    fill = content.ink if content.is_back else mixed(content.ink, 0.16)
    page.add(whole, Path(outline(width, side), ink=fill, line=FAINT, thick=0.2))
    page.add(whole, Path(outline(width, side - 1.4), line=deep(content.ink), thick=0.5))
    for number, chip in content.on_edges:
        page.add(whole, Path(gate(width, side, number), ink=deep(chip.sign.ink if chip.sign else content.ink)))
    down, indent = (0.03, 0.08) if content.on_edges else (0.0, 0.0)
    title(page, Box(side * 0.42, (0.06 + down) * high, side * 1.16, 0.14 * high))
    middle = Box(side * 0.37, (0.2 + down) * high, side * 1.26, (0.58 - down) * high)
    top = squares(page, middle)
    middle = Box(middle.x + indent * side, top, middle.width - 2 * indent * side, middle.bottom - top)
    emblem(page, body(page, middle))
    foot(page, Box(side * 0.42, 0.82 * high, side * 1.16, 0.1 * high))
    about = (content.name, content.side, content.language, width, high, content.title, content.words)
    return Drawing(*about, tuple(page.frames), PAPER, six_sided=True)


def outline(width: float, side: float) -> str:
    """The edge of a hexagon of this side in the middle of a tile."""
    corners = hexagon(0, 0).corners
    middle = width / 2
    told = (f"{x * side + middle:.3f} {y * side + middle * sqrt(3) / 2:.3f}" for x, y in corners)
    return f"M{'L'.join(told)}Z"


def gate(width: float, side: float, number: int) -> str:
    """Half a disc at a side of a tile, counted clockwise from the top."""
    middle = width / 2
    (x, y), (to_x, to_y) = ((x * side + middle, y * side + middle * sqrt(3) / 2) for x, y in hexagon(0, 0).edge(number))
    far, radius = 0.5 - GATE, GATE * side
    ends = [(x + (to_x - x) * part, y + (to_y - y) * part) for part in (far, 1 - far)]
    (left, top), (right, bottom) = ends
    return f"M{left:.3f} {top:.3f}A{radius:.3f} {radius:.3f} 0 0 0 {right:.3f} {bottom:.3f}Z"


def title(page: Page, within: Box) -> None:
    """The title in the middle of the upper edge."""
    found = groups(page.content.title, {}, NARROW)
    ink = readable_on(page.content.ink) if page.content.is_back else DARK
    for size in TITLES:
        lines = broken(found, within.width / size)
        if lines is not None and len(lines) * size * 1.1 <= within.height:
            break
    else:
        needs = width_of([item for group in found for item in group]) * TITLES[-1]
        raise page.fault(msg("the title"), needs, within.width, msg("give the card a shorter name"))
    shapes: list[Shape] = []
    for number, line in enumerate(lines):
        wide = sum(item.width for group in line for item in group) * size
        wide += sum(font(NARROW).widths[" "] for _gap in line[1:]) * size
        shapes += drawn(line, within.x + (within.width - wide) / 2, within.y + (number + 0.9) * size * 1.1, size, ink)
    page.add(within, *shapes)


def facts(content: Content) -> list[Paragraph]:
    """The facts of a card as lines of text."""
    shown = [*content.price, *([content.medal] if content.medal else []), *content.marks, *content.rows, *content.gain]
    told = [(one.label, one.words.removeprefix(f"{one.label}: ")) for one in shown]
    told.append(("", ", ".join(f"[{letter}]" for letter in content.slots)))
    told.append(("", ", ".join(chip.words for chip in (*content.left, *content.right))))
    return [Paragraph(label, None, ((0, (words,)),)) for label, words in told if words]


def body(page: Page, within: Box) -> Box:
    """The facts and the rules at the bottom of the middle; gives the room that is left above them."""
    content = page.content
    text = CardText((*facts(content), *content.rules.paragraphs))
    if not text.paragraphs:
        return within
    block = fitting(text, within.width, (within.height * 0.5, within.height), page.signs)
    if block is None:
        smallest = set_text(text, within.width, STEPS[-1], page.signs)
        needs, has = (smallest.height, within.height) if smallest else (widest(text, page.signs), within.width)
        raise page.fault(msg("the text"), needs, has, msg("say it in fewer words, or let the card do less"))
    ink = readable_on(content.ink) if content.is_back else DARK
    left = within.height - block.height
    above = left if content.emblem or content.sign else left / 2
    page.add(within, *block.drawn(within.x, within.y + above, ink))
    return Box(within.x, within.y, within.width, left - 1)


def emblem(page: Page, within: Box) -> None:
    """The emblem in the room that is left for it."""
    sign = page.content.emblem or page.content.sign
    wide = min(within.height, within.width) * 0.8
    if sign is not None and wide >= EMBLEM:
        ink = readable_on(page.content.ink) if page.content.is_back else deep(page.content.ink)
        x, y = within.x + (within.width - wide) / 2, within.y + (within.height - wide) / 2
        page.add(within, *sign.drawn(x, y, wide, ink))


def foot(page: Page, within: Box) -> None:
    """What the tile is, and how many there are."""
    content = page.content
    copies = f" ×{content.copies}" if content.copies > 1 else ""
    told = content.kind[:1].upper() + content.kind[1:] + copies
    wide = font(REGULAR).width(told) * SMALL
    if wide > within.width:
        raise page.fault(
            msg("the name of the kind, `{}`,", told), wide, within.width, msg("give the kind a shorter name")
        )
    ink = readable_on(content.ink) if content.is_back else FAINT
    run = TextRun(within.x + (within.width - wide) / 2, within.y + within.height / 2, told, REGULAR, SMALL, ink)
    page.add(within, TextLine((run,)))
