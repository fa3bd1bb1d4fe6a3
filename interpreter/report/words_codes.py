"""The catalogue's entries for the words of a pack: what the printed text of a card needs and does not find.

The examples are cards of the small village game (`tests/cards/base.moo`); a line `# words/en.ftl` begins the file of
that name beside the cards.
"""

from __future__ import annotations

from interpreter.report.entry import Entry

LUCK = """value luck of player = 1

stall fountain "Fountain"
    colour  blue
    price   1 coin
    points  1

    end of game:
        gain (your luck) coin

    always:
        your luck is 1 more
"""

FAIR = """stall fair "Fair"
    colour  blue
    price   1 coin
    points  1
    text    en "At the end of the game: score {number} points."

    end of game:
        score 2
"""

WORDS_CODES: tuple[Entry, ...] = (
    # ---- words of the printed text --------------------------------------------------------------------------------
    Entry(
        code="missing-words",
        summary="the printed text of a card needs words that nobody wrote",
        why="How a table speaks of a value or a verb only its author knows, and the forms of a noun in Russian cannot "
        "be guessed. They stand in the folder `words`, in a file for each language.",
        bad=LUCK,
        good=LUCK + "\n# words/en.ftl\nvalue-luck = luck\n    .more = your luck is { $change } better\n",
    ),
    Entry(
        code="wrong-words",
        summary="a line in the folder `words` cannot be read, or asks for something it is not given",
        why="A message is a name, `=` and a text; its forms stand under it, indented and with a dot. In a text only "
        "the parts that it is given can stand.",
        bad=LUCK + "\n# words/en.ftl\nvalue-luck luck\n",
        good=LUCK + "\n# words/en.ftl\nvalue-luck = luck\n    .more = your luck is { $change } better\n",
    ),
    Entry(
        code="text-differs",
        summary="a text that a designer wrote for a card says something else than its rule",
        why="The text is what players read, and the rule is what is played. Numbers, what is counted, who is meant "
        "and the moment must be the same in both; everything else may be said freely.",
        bad=FAIR.format(number=3),
        good=FAIR.format(number=2),
    ),
)
