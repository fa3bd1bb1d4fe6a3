"""The catalogue's entries for the faces of cards, and for the other files that lie beside the cards.

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

TARGETS = '\n# balance.json\n{{"put into play at least": {{"{kind}": 0.02}}}}\n'
LEARNED = '\n# worth.json\n{{"base": {{"counter fame": 1.0}}, "clock": "{clock}", "left": [1, 0.5, 0]}}\n'

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
    # ---- files beside the cards -----------------------------------------------------------------------------------
    Entry(
        code="bad-balance",
        summary="`balance.json` says something that means nothing",
        why="`balance.json` says what the figures of `moo sim --targets` shall be. A kind, a seat or an ending that "
        "the game does not have would be a target that nobody ever misses.",
        bad=WELL.format(title="Well") + TARGETS.format(kind="stalls"),
        good=WELL.format(title="Well") + TARGETS.format(kind="stall"),
    ),
    Entry(
        code="bad-worth",
        summary="`worth.json` is not what a bot can use",
        why="`worth.json` holds what bots have learned of the game. It is written by a program; a file of another "
        "shape would stop every match against a bot, and a clock that the game does not have tells no time.",
        bad=WELL.format(title="Well") + LEARNED.format(clock="year"),
        good=WELL.format(title="Well") + LEARNED.format(clock="day"),
    ),
)
