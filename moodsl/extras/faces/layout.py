"""Where everything stands on a face: a header in the card's ink, prices, a picture, the rules, what it brings, a foot.

A face is 63 x 88 mm. Nothing important lies within 2.5 mm of its edge, so that a cut beside the line does no harm.
"""

from __future__ import annotations

from interpreter.report import Diagnostic
from interpreter.report.message import msg
from moodsl.extras.faces.content import Chip, Content, ShownFact
from moodsl.extras.faces.inks import DARK, FAINT, PAPER, deep, mixed, readable_on
from moodsl.extras.faces.lines import broken, groups, width_of
from moodsl.extras.faces.looks import FaceFault
from moodsl.extras.faces.metrics import BOLD, NARROW, POINT, REGULAR, font, missing
from moodsl.extras.faces.page import CARD, HEIGHT, INNER, WIDTH, Page
from moodsl.extras.faces.picture import picture, room_for_discs
from moodsl.extras.faces.rules import STEPS, drawn, fitting, set_text, widest
from moodsl.extras.faces.shapes import Box, Disc, Drawing, Path, Shape, Sign, TextLine, TextRun
from moodsl.extras.faces.squares import squares

HEADER = Box(INNER.x, INNER.y, INNER.width, 12.5)
STRIP = 8.0  # the height of the prices
BAR = 8.0  # of what the card brings
FOOT = 5.2
PICTURE = 15.0  # the picture, where large letters leave room for one
LEAST = 11.0  # the picture beside small letters; a lower one is left out, but for what the slots need
ROW = 5.2
TITLES = tuple(step * POINT for step in (13.0, 12.0, 11.0, 10.0, 9.0, 8.0))
LABEL = 7.0 * POINT
NUMBER = 11.0 * POINT
BESIDE = 0.7  # between a number and its sign
SHIELD = "M2 1H22V13C22 18.5 17.5 22 12 23.5C6.5 22 2 18.5 2 13Z"


def drawing(content: Content, signs: dict[str, Sign]) -> Drawing:
    """The face of a card; raises FaceFault if a text does not fit, or cannot be written with our letters."""
    check_letters(content)
    page = Page(content, signs)
    border = content.ink if content.is_back else PAPER
    page.add(CARD, Box(0, 0, WIDTH, HEIGHT, 3.0, ink=border))
    header(page)
    top = HEADER.bottom
    top = strip(page, top)
    top = rows(page, top)
    top = squares(page, Box(INNER.x + 2.0, top, INNER.width - 4.0, 0))
    bottom = foot(page)
    bottom = bar(page, bottom)
    left = rules(page, top, bottom)
    picture(page, left)
    page.add(CARD, Box(INNER.x, INNER.y, INNER.width, INNER.height, 2.4, line=content.ink, thick=0.4))
    title, words, frames = content.title, content.words, tuple(page.frames)
    return Drawing(content.name, content.side, content.language, WIDTH, HEIGHT, title, words, frames, border)


def check_letters(content: Content) -> None:
    """Raises FaceFault if a text cannot be written with our letters."""
    strange = missing("".join(letters_of(content)))
    if strange:
        letters = ", ".join(f"`{one}`" for one in strange)
        message = msg("the fonts of the faces have no {}, which stands on `{}`", letters, content.name)
        raise FaceFault([Diagnostic("no-letter", message, content.span)])


def letters_of(content: Content) -> list[str]:
    """All letters of a face."""
    entries = [
        *content.price,
        *content.marks,
        *content.rows,
        *content.edges,
        *content.gain,
        *([content.medal] if content.medal else []),
    ]
    chips = [text for entry in entries for chip in entry.chips for text in (chip.count, chip.words)]
    chips += [text for chip in (*content.left, *content.right, *content.squares) for text in (chip.count, chip.words)]
    return [content.title, content.kind, content.pack, content.words, *(entry.label for entry in entries), *chips]


# ---- header ---------------------------------------------------------------------------------------------------------


def header(page: Page) -> None:
    """The band with the sign of its ink, the title and the medal."""
    content = page.content
    box, ink = HEADER, content.ink
    x, y, right, bottom, r = box.x, box.y, box.right, box.bottom, 2.4
    outline = f"M{x} {bottom}V{y + r}A{r} {r} 0 0 1 {x + r} {y}H{right - r}A{r} {r} 0 0 1 {right} {y + r}V{bottom}Z"
    page.add(box, Path(outline, ink=ink))
    middle = box.y + box.height / 2
    left, end = box.x + 3.0, box.right - 3.0
    if content.sign is not None:
        page.add(
            box,
            Disc(box.x + 6.6, middle, 4.3, ink=PAPER),
            *content.sign.drawn(box.x + 3.5, middle - 3.1, 6.2, deep(ink)),
        )
        left = box.x + 12.6
    if content.medal is not None:
        end = box.right - 12.2
        medal(page, box.right - 6.4, middle, content.medal)
    title(page, Box(left, box.y, end - left, box.height))


def medal(page: Page, x: float, middle: float, entry: ShownFact) -> None:
    """A number in a shield."""
    letters = entry.chips[0].count or entry.chips[0].words
    size = 14 * POINT if len(letters) < 2 else 11.5 * POINT
    wide = font(BOLD).width(letters) * size
    within = Box(x - 4.4, middle - 5.0, 8.8, 10.0)
    base = middle - 0.5 + font(BOLD).capital / 2 * size
    ink = deep(page.content.ink)
    page.add(
        within,
        Path(SHIELD, x - 5.0, middle - 5.1, 10 / 24, ink=PAPER),
        TextLine((TextRun(x - wide / 2, base, letters, BOLD, size, ink),)),
    )


def title(page: Page, within: Box) -> None:
    """The title in the largest letters in which it has two lines at most."""
    found = groups(page.content.title, {}, NARROW)
    ink = readable_on(page.content.ink)
    for size in TITLES:
        lines = broken(found, within.width / size)
        if (
            lines is not None
            and len(lines) * size * 1.12 <= within.height - 1.6
            and (len(lines) < 2 or size < TITLES[0])
        ):
            break
    else:
        size = TITLES[-1]
        needs = width_of([item for group in found for item in group]) * size
        raise page.fault(msg("the title"), needs, 2 * within.width, msg("give the card a shorter name"))
    shapes: list[Shape] = []
    leading = 1.12 * size
    base = within.y + within.height / 2 + font(NARROW).capital / 2 * size - (len(lines) - 1) * leading / 2
    for number, line in enumerate(lines):
        shapes += drawn(line, within.x, base + number * leading, size, ink)
    page.add(within, *shapes)


# ---- facts ----------------------------------------------------------------------------------------------------------


def strip(page: Page, top: float) -> float:
    """The prices, and at the right what a card asks for; gives where the strip ends."""
    content = page.content
    if not content.price and not content.marks:
        return top
    box = Box(INNER.x, top, INNER.width, STRIP)
    page.add(box, Box(box.x, box.y, box.width, box.height, ink=PAPER))
    end = box.right - 2.4
    for entry in reversed(content.marks):
        wide = sum(chip_width(chip) for chip in entry.chips) + 3.0
        pill = Box(
            end - wide,
            top + 1.3,
            wide,
            STRIP - 2.6,
            2.7,
            ink=mixed(content.ink, 0.10),
            line=deep(content.ink),
            thick=0.3,
        )
        page.add(box, pill)
        entry_drawn(page, ShownFact("", entry.chips), Box(pill.x + 1.5, top, wide - 1.5, STRIP))
        end = pill.x - 2.0
    entries(page, content.price, Box(box.x + 3.0, top, end - box.x - 3.0, STRIP))
    return box.bottom


def bar(page: Page, bottom: float) -> float:
    """What the card brings, in a bar above the foot; gives where the bar begins."""
    content = page.content
    if not content.gain:
        return bottom
    box = Box(INNER.x, bottom - BAR, INNER.width, BAR)
    page.add(box, Box(box.x, box.y, box.width, box.height, ink=mixed(content.ink, 0.10)))
    plus = tuple(ShownFact(one.label, tuple(chip.more() for chip in one.chips)) for one in content.gain)
    entries(page, plus, Box(box.x + 3.0, box.y, box.width - 5.4, BAR))
    return box.y


def entries(page: Page, shown: tuple[ShownFact, ...], within: Box) -> None:
    """Facts side by side, each behind its name."""
    x = within.x
    for entry in shown:
        x = entry_drawn(page, entry, Box(x, within.y, within.right - x, within.height)) + 3.0


def entry_drawn(page: Page, entry: ShownFact, within: Box) -> float:
    """A fact: its name in small letters, and its chips; gives where it ends. Raises FaceFault if it is too wide."""
    middle, x = within.y + within.height / 2, within.x
    shapes: list[Shape] = []
    if entry.label:
        base = middle + font(BOLD).capital / 2 * max(size_of(chip) for chip in entry.chips)
        shapes.append(TextLine((TextRun(x, base, entry.label, REGULAR, LABEL, FAINT),)))
        x += label_width(entry)
    for chip in entry.chips:
        shapes += chip_drawn(chip, x, middle)
        x += chip_width(chip) + 2.4
    needs = x - 2.4 - within.x
    if needs > within.width + 0.01:
        raise page.fault(
            msg("`{}`", entry.label),
            needs,
            within.width,
            msg("give it shorter `titles` in the `faces.json` of the pack"),
        )
    page.add(within, *shapes)
    return x - 2.4


def size_of(chip: Chip) -> float:
    """How large the letters of a chip are: numbers larger than words."""
    return NUMBER if chip.sign else NUMBER * 0.8


def chip_width(chip: Chip) -> float:
    """How wide a chip is."""
    if chip.sign is None:
        return font(BOLD).width(chip.words) * size_of(chip)
    return (font(BOLD).width(chip.count) * NUMBER + BESIDE if chip.count else 0.0) + 4.6


def chip_drawn(chip: Chip, x: float, middle: float) -> list[Shape]:
    """A number and its sign, or words."""
    letters, size = chip.count if chip.sign else chip.words, size_of(chip)
    shapes: list[Shape] = []
    if letters:
        base = middle + font(BOLD).capital / 2 * size
        shapes.append(TextLine((TextRun(x, base, letters, BOLD, size, DARK),)))
        x += font(BOLD).width(letters) * size + BESIDE
    if chip.sign:
        shapes += chip.sign.drawn(x, middle - 2.3, 4.6)
    return shapes


def rows(page: Page, top: float) -> float:
    """The facts of which the pack does not say where they belong, one under the other; gives where they end."""
    for entry in (*page.content.edges, *page.content.rows):
        indent = 0.0
        for part in folded(entry, INNER.width - 6.0):
            within = Box(INNER.x + 3.0 + indent, top, INNER.width - 6.0 - indent, ROW)
            entry_drawn(page, part, within)
            indent, top = label_width(entry), within.bottom
        page.add(INNER, Box(INNER.x, top - 0.1, INNER.width, 0.1, ink=mixed(page.content.ink, 0.25)))
    return top


def folded(entry: ShownFact, width: float) -> list[ShownFact]:
    """A fact in as many rows as its chips need; its name stands in the first."""
    rows: list[list[Chip]] = [[]]
    left = width - label_width(entry)
    for chip in entry.chips:
        if rows[-1] and chip_width(chip) > left:
            rows.append([])
            left = width - label_width(entry)
        rows[-1].append(chip)
        left -= chip_width(chip) + 2.4
    return [ShownFact("" if number else entry.label, tuple(row)) for number, row in enumerate(rows)]


def label_width(entry: ShownFact) -> float:
    """How much room the name of a fact takes before its chips."""
    return font(REGULAR).width(entry.label) * LABEL + 2.0 if entry.label else 0.0


# ---- rules, picture, foot -------------------------------------------------------------------------------------------


def rules(page: Page, top: float, bottom: float) -> Box:
    """The text, at the bottom of the room between two heights; gives the room that is left for a picture."""
    content = page.content
    wide = INNER.width - 6.0
    least = room_for_discs(content)
    padding = 4.0
    whole = bottom - top - padding
    height = 0.0
    if content.rules.paragraphs:
        rooms = [whole - max(room, least) for room in (PICTURE, LEAST, 0.0)]
        block = fitting(content.rules, wide, rooms, page.signs)
        if block is None:
            smallest = set_text(content.rules, wide, STEPS[-1], page.signs)
            needs, has = (smallest.height, whole - least) if smallest else (widest(content.rules, page.signs), wide)
            raise page.fault(msg("the text"), needs, has, msg("say it in fewer words, or let the card do less"))
        height = block.height + padding
        if not least and bottom - height - top < LEAST:
            height = bottom - top
        box = Box(INNER.x, bottom - height, INNER.width, height)
        inner = Box(INNER.x + 3.0, box.y + (height - block.height) / 2, wide, block.height)
        page.add(box, Box(box.x, box.y, box.width, box.height, ink=PAPER))
        page.add(inner, *block.drawn(inner.x, inner.y))
    return Box(INNER.x, top, INNER.width, bottom - height - top)


def foot(page: Page) -> float:
    """What the card is, and how many there are; gives where the foot begins."""
    content = page.content
    box = Box(INNER.x, INNER.bottom - FOOT, INNER.width, FOOT)
    size = 6.5 * POINT
    base = box.y + box.height / 2 + font(REGULAR).small / 2 * size
    right = f"×{content.copies}" if content.copies > 1 else ""
    kind = content.kind[:1].upper() + content.kind[1:]
    left = f"{kind} · {content.pack}"
    wide = font(REGULAR).width(right) * size
    ink = readable_on(content.ink) if content.is_back else FAINT
    room = box.width - 6.0 - wide - 2.0
    if font(REGULAR).width(left) * size > room:
        left = kind
    needs = font(REGULAR).width(left) * size
    if needs > room:
        raise page.fault(msg("the name of the kind, `{}`,", left), needs, room, msg("give the kind a shorter name"))
    page.add(
        box,
        TextLine((TextRun(box.x + 3.0, base, left, REGULAR, size, ink),)),
        *([TextLine((TextRun(box.right - 3.0 - wide, base, right, REGULAR, size, ink),))] if right else []),
    )
    return box.y
