"""The catalogue's entries for the faces of cards: what a pack says of their looks, and what does not fit.

The examples are cards of the small village game (`tests/cards/base.moo`); a line `# faces.json` begins the file of that
name beside the cards.
"""

from __future__ import annotations

from interpreter.report.entry import Entry

WELL = """stall well "{title}"
    colour  blue
    price   1 coin
    points  1
"""
LOOKS = '\n# faces.json\n{{"facts": {{"price": {{"place": "{place}"}}}}}}\n'

FACES_CODES: tuple[Entry, ...] = (
    # ---- faces ----------------------------------------------------------------------------------------------------
    Entry(
        code="bad-looks",
        summary="`faces.json` says something that means nothing",
        why="What a pack says of the looks of its cards must fit the cards: a name that nothing has, a place that "
        "faces do not have, or a path that draws nothing would only be passed over in silence.",
        bad=WELL.format(title="Well") + LOOKS.format(place="prise"),
        good=WELL.format(title="Well") + LOOKS.format(place="price"),
    ),
    Entry(
        code="text-too-long",
        summary="a text does not fit on the face of its card",
        why="Nothing on a face is cut off or set in letters that nobody can read. What does not fit even in the "
        "smallest letters has to be said shorter.",
        bad=WELL.format(title="Well behind the Old Mill" + " of the Seven Sisters" * 6),
        good=WELL.format(title="Well of the Seven Sisters"),
    ),
    Entry(
        code="no-letter",
        summary="the fonts of the faces lack a letter that stands on a card",
        why="A face has its own fonts, so that it looks the same everywhere. They have the letters of the languages of "
        "Europe; a letter that they lack would be an empty box in print.",
        bad=WELL.format(title="Well 井"),
        good=WELL.format(title="Well"),
    ),
)
