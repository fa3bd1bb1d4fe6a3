"""The catalogue's entries for slips of writing: letters, indentation, words in the wrong place."""

from __future__ import annotations

from interpreter.report.entry import Entry

SYNTAX_CODES: tuple[Entry, ...] = (
    # ---- the file as a whole ----------------------------------------------------------------------------------------
    Entry(
        code="empty-file",
        summary="the file holds no declaration",
        why="A file that says nothing is most often one that was not saved, or whose lines are all comments.",
        bad="# the farm comes here\n",
        good='# the farm\nbuilding farm "Farm"\n',
    ),
    Entry(
        code="file-too-long",
        summary="the file is longer than 300,000 characters",
        why="A card takes twenty lines. So long a file is not meant to be read, and would keep the reader waiting.",
        bad="# a file of more than 300,000 characters\n",
        good="# one file for each card\n",
    ),
    Entry(
        code="line-too-long",
        summary="a line is longer than ten thousand characters",
        why="Nobody can read such a line. Name a part of it with `value` and use the name.",
        bad="# a line of more than ten thousand characters\n",
        good="# several lines\n",
    ),
    Entry(
        code="too-deep",
        summary="too many blocks or brackets stand inside each other",
        why="A rule with so many steps inside each other cannot be followed at the table. Move a part of it into "
        "a verb (`to …`) or a named number (`value …`).",
        bad="value plenty = " + "(" * 21 + "1" + ")" * 21 + "\n",
        good="value plenty = 1\n",
    ),
    Entry(
        code="too-many-faults",
        summary="the file has more than a hundred faults",
        why="Most of them come from the first ones. Mend those and check again. A file of another sort (a "
        "picture, a table) gives this too.",
        bad="# a file with more than a hundred faults\n",
        good="# a file with fewer\n",
    ),
    # ---- indentation ------------------------------------------------------------------------------------------------
    Entry(
        code="tab-indent",
        summary="a line is indented with a tab",
        why="A tab is wide in one editor and narrow in another, so that a reader could not see what belongs to "
        "what. Indentation is made of spaces, four for each level.",
        bad="building farm\n\tcost 2 grain\n",
        good="building farm\n    cost 2 grain\n",
    ),
    Entry(
        code="bad-indent",
        summary="a line stands deeper or less deep than the lines it could belong to",
        why="Indentation shows what belongs to what. A line begins in the same column as its neighbours, or four "
        "spaces deeper than the line that it belongs to.",
        bad="setup:\n    shuffle deck\n        draw 5 cards\n",
        good="setup:\n    shuffle deck\n    draw 5 cards\n",
    ),
    Entry(
        code="missing-block",
        summary="nothing is indented under a line that needs lines under it",
        why="A line that says when, or that begins a choice or a condition, is followed by lines that say what "
        "happens, four spaces deeper.",
        bad="setup:\n\nplay:\n    take_turn\n",
        good="setup:\n    shuffle deck\n\nplay:\n    take_turn\n",
    ),
    Entry(
        code="same-line",
        summary="what happens stands on the line that says when",
        why="A line that says when ends with its colon. What happens stands below it, one thing on each line.",
        bad="building farm\n    on build: gain 2 grain\n",
        good="building farm\n    on build:\n        gain 2 grain\n",
    ),
    # ---- colons and commas ------------------------------------------------------------------------------------------
    Entry(
        code="missing-colon",
        summary="a line that says when does not end with a colon",
        why="The colon shows that this line is a moment (`on build:`, `after attack:`, `setup:`), and that the "
        "lines below say what happens then.",
        bad="building farm\n    on build\n        gain 2 grain\n",
        good="building farm\n    on build:\n        gain 2 grain\n",
    ),
    Entry(
        code="needless-colon",
        summary="a colon stands behind a line that does not say when",
        why="Only lines that say when end with a colon. Facts, conditions and choices have none: indentation is "
        "enough.",
        bad="building farm\n    cost: 2 grain\n",
        good="building farm\n    cost 2 grain\n",
    ),
    Entry(
        code="missing-comma",
        summary="two things in a list are not joined by a comma",
        why="A list is joined by commas, `cost 2 grain, 1 coin`; `and` joins conditions.",
        bad="building farm\n    cost 2 grain and 1 coin\n",
        good="building farm\n    cost 2 grain, 1 coin\n",
    ),
    # ---- what stands in column 1 ------------------------------------------------------------------------------------
    Entry(
        code="unknown-declaration",
        summary="a line at the very left declares nothing",
        why="A line that starts in the first column says what it declares and gives it a name: `building farm`, "
        "`zone hand of card`, `to attack target (player)`.",
        bad="resorce grain for each player\n",
        good="resource grain for each player\n",
    ),
    Entry(
        code="clause-outside",
        summary="a line stands outside the thing or the moment that it belongs to",
        why="Facts (`cost 2 grain`) belong to a thing and are indented under its first line. What happens (`gain 2 "
        "grain`) is indented under a line that says when.",
        bad="building farm\ncost 2 grain\n",
        good="building farm\n    cost 2 grain\n",
    ),
    Entry(
        code="missing-name",
        summary="a thing has a title but no name",
        why="The title in quotes is what players read; the name, `corner_stall`, is what other cards say to mean "
        "this one.",
        bad='building "Corner Stall"\n    cost 2 grain\n',
        good='building corner_stall "Corner Stall"\n    cost 2 grain\n',
    ),
    Entry(
        code="split-name",
        summary="a name is written as two words",
        why="A name is one word, so that it can be told from its neighbours. Its parts are joined by `_`.",
        bad='building corner stall "Corner Stall"\n',
        good='building corner_stall "Corner Stall"\n',
    ),
    Entry(
        code="reserved-word",
        summary="a word of the language is used as a name",
        why="Words such as `value`, `each` or `one` have a meaning of their own wherever they stand, so that "
        "nothing can be called by them.",
        bad='resource value for each player "value"\n',
        good='resource worth for each player "value"\n',
    ),
    # ---- numbers ----------------------------------------------------------------------------------------------------
    Entry(
        code="missing-number",
        summary="a number is missing",
        why="`up to`, `at least`, `repeat` and the like say how many: `up to 2 cards`, `repeat 3 times`.",
        bad="setup:\n    draw up to cards\n",
        good="setup:\n    draw up to 2 cards\n",
    ),
    Entry(
        code="number-first",
        summary="a number stands behind what it counts",
        why="The number stands first, as it does on a card: `2 grain`.",
        bad="setup:\n    gain grain 2\n",
        good="setup:\n    gain 2 grain\n",
    ),
    Entry(
        code="number-too-long",
        summary="a number has more than nine digits",
        why="No game counts so far, and the number would not fit on a card.",
        bad="setup:\n    gain 12345678901 grain\n",
        good="setup:\n    gain 12 grain\n",
    ),
    # ---- letters ----------------------------------------------------------------------------------------------------
    Entry(
        code="unclosed-string",
        summary="a text in quotes is never closed",
        why="A text stands between two quotes on one line. Without the second one, everything behind the first "
        "would belong to it.",
        bad='building farm "Farm\n    cost 2 grain\n',
        good='building farm "Farm"\n    cost 2 grain\n',
    ),
    Entry(
        code="curly-quote",
        summary="a quote or an apostrophe of print is used",
        why="Word processors put “ ” « » and ’ in place of the keyboard's `\"` and `'`. A text stands between `\"` "
        'and `"`; inside it any quotes may stand.',
        bad="building farm “Farm”\n",
        good='building farm "Farm"\n',
    ),
    Entry(
        code="missing-quotes",
        summary="a text in another alphabet stands without quotes",
        why="Names are written with the letters a to z, so that every keyboard has them. Texts that players read "
        "may be in any language and stand in quotes.",
        bad="building farm\n    ru Ферма\n",
        good='building farm\n    ru "Ферма"\n',
    ),
    Entry(
        code="unclosed-bracket",
        summary="a bracket has no partner on its line",
        why="Brackets come in pairs on one line; without its partner nobody can tell where the group ends.",
        bad="setup:\n    draw (2 + 3 cards\n",
        good="setup:\n    draw (2 + 3) cards\n",
    ),
    Entry(
        code="lookalike-letter",
        summary="a letter of another alphabet stands in a word",
        why="The Cyrillic `о` and the Latin `o` look the same, but the word with the wrong one is another word, "
        "and no card would find it.",
        bad="setup:\n    gain 2 fооd\n",
        good="setup:\n    gain 2 grain\n",
    ),
    Entry(
        code="upper-case",
        summary="a name has a capital letter",
        why="Names are written small, so that nobody has to remember which ones are not. Capitals are for titles "
        "in quotes, slots (`[A]`) and rulings (`X58`).",
        bad="setup:\n    Gain 2 grain\n",
        good="setup:\n    gain 2 grain\n",
    ),
    Entry(
        code="stray-character",
        summary="a character that the language does not have",
        why="The language is made of words, numbers, texts in quotes and `, : ( ) [ ] + - = ?`. Everything else "
        "is said in words: `is at least` and not `>=`.",
        bad="setup:\n    shuffle deck;\n",
        good="setup:\n    shuffle deck\n",
    ),
    # ---- everything else --------------------------------------------------------------------------------------------
    Entry(
        code="unfinished-line",
        summary="a line ends before it has said everything",
        why="Something has to follow, and the message says what.",
        bad="building farm\n    works_with\n",
        good="building farm\n    works_with mill\n",
    ),
    Entry(
        code="unexpected-word",
        summary="a word stands where it cannot stand",
        why="The line can be understood up to this word, and the message says what could follow there. Often the "
        "word before it is missing or misspelt.",
        bad="setup:\n    if number of cards in deck = 2\n        shuffle deck\n",
        good="setup:\n    if number of cards in deck is 2\n        shuffle deck\n",
    ),
)
