"""Ways out: values and counters, as they are declared, set and added up."""

from __future__ import annotations

from ways_out.games import BUILT, built, card, pits

SEEDS = """
counter seeds of colour for each player "seeds"
    range  0 to 5

action sowing_red "Sow red"
    choose a colour as chosen
    gain 1 seeds of chosen
    gain ({0}) coin
"""
TRIED = {
    "the highest of a value with more parts": (
        built("the player with the highest (fame of you) draws 1 card"),
        "unexpected-word: behind `with the highest` stands one word, a counter or a value of a player alone",
        "declare `value VALUE of player = …`, and write `the player with the highest VALUE`",
        built("the player with the highest room draws 1 card"),
    ),
    "a value of one": (
        "value most of one (player) = one's coin\n" + built("gain (most of you) coin"),
        "reserved-word: `one` is a word of the language and cannot be a name",
        "choose another name",
        "value most of who (player) = who's coin\n" + built("gain (most of you) coin"),
    ),
    "a line of a value that begins with otherwise": (
        pits("gain 1 coin", far="otherwise 0"),
        "unexpected-word: `otherwise` stands behind what the value is",
        "write `0 otherwise`",
        pits("gain 1 coin"),
    ),
    "a condition inside a sum": (
        pits("gain (2 + (3 if your coin is 1)) coin"),
        "unexpected-word: `if` stands behind a line of a value, not inside a sum",
        "declare a value of its own, with `3 if your coin is 1` and `0 otherwise` below it, and write its name here",
        pits("gain (2 + your richer) coin")
        + "\nvalue richer of player\n    3 if player's coin is 1\n    0 otherwise\n",
    ),
    "a part of a sum that depends on something": (
        BUILT
        + "value worth of player = player's coin + 2 if player's built is 3\n\n"
        + card("after you visit", "gain (worth of you) coin\ngain 1 built"),
        "unexpected-word: behind `=` stands what a value always is",
        "write `value worth of player`, and below it, four spaces deeper, "
        "`player's coin + 2 if player's built is 3` and `player's coin otherwise`",
        BUILT
        + "value worth of player\n    player's coin + 2 if player's built is 3\n    player's coin otherwise\n\n"
        + card("after you visit", "gain (worth of you) coin\ngain 1 built"),
    ),
    "two such parts": (
        BUILT + "value worth of player = 2 if player's built is 3 + 1 if player's coin is 0\n\n",
        "unexpected-word: behind `=` stands what a value always is",
        "of each part that depends on something make a value of its own, with `AMOUNT if CONDITION` and "
        "`0 otherwise` below it, and write its name here",
        "value rich of player\n"
        "    2 if player's coin is 3\n"
        "    0 otherwise\n\n"
        "value poor of player\n"
        "    1 if player's coin is 0\n"
        "    0 otherwise\n\n"
        "value worth of player = rich of player + poor of player\n\n"
        + card("after you visit", "gain (worth of you) coin"),
    ),
    "a range with a dash": (
        'counter built for each player "built"\n    range  3-5\n' + built("gain 1 built"),
        "wrong-fact: `range` is a range: `0 to 9`, `up to 10` or `0 or more`",
        "write `range 3 to 5`",
        'counter built for each player "built"\n    range  3 to 5\n' + built("gain 1 built"),
    ),
    "a range as a list": (
        'counter built for each player "built"\n    range  3, 4, 5\n' + built("gain 1 built"),
        "wrong-fact: `range` is a range: `0 to 9`, `up to 10` or `0 or more`",
        "write `range 3 to 5`",
        'counter built for each player "built"\n    range  3 to 5\n' + built("gain 1 built"),
    ),
    "a range of two numbers": (
        built("gain 1 nut") + 'counter nut for each player "nut"\n    range  0 or 9\n',
        "unexpected-word: numbers from one to another are said with `to`",
        "write `range 0 to 9`",
        built("gain 1 nut") + 'counter nut for each player "nut"\n    range  0 to 9\n',
    ),
    "a counter is set to more than its range": (
        'counter awake for each player "awake"\n    range  0 to 1\n\n' + built("set awake to 2"),
        "out-of-bounds: `awake` cannot be 2: it is 0 to 1",
        "write `set awake to 1`, or change the `range` of `awake`",
        'counter awake for each player "awake"\n    range  0 to 1\n\n' + built("set awake to 1"),
    ),
    "a card's counter is set to less than its range": (
        'counter wear for each stall "wear"\n    range  1 to 5\n\n' + built("set this stall's wear to 0"),
        "out-of-bounds: `wear` cannot be 0: it is 1 to 5",
        "write `set this stall's wear to 1`, or change the `range` of `wear`",
        'counter wear for each stall "wear"\n    range  1 to 5\n\n' + built("set this stall's wear to 1"),
    ),
    "one of several counters is set to more than their range": (
        'counter cubes of colour for each player "cubes"\n    range  0 to 4\n\n' + built("set your cubes of red to 7"),
        "out-of-bounds: `cubes_of_red` cannot be 7: it is 0 to 4",
        "write `set your cubes of red to 4`, or change the `range` of `cubes`",
        'counter cubes of colour for each player "cubes"\n    range  0 to 4\n\n' + built("set your cubes of red to 4"),
    ),
    "counters of words that are added up": (
        SEEDS.format("total seeds of colours"),
        "wrong-kind: `seeds` is counted by word, and not added up of things",
        "write `your seeds of green + your seeds of red + your seeds of blue`",
        SEEDS.format("your seeds of red + your seeds of green + your seeds of blue"),
    ),
    "counters of words without a word": (
        SEEDS.format("total of seeds"),
        "missing-part: seeds of what?",
        "write which one, or add them up: `your seeds of green + your seeds of red + your seeds of blue`",
        SEEDS.format("your seeds of green + your seeds of red + your seeds of blue"),
    ),
}
