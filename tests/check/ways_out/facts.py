"""Ways out: the lines of a card or a kind, and what stands on them."""

from __future__ import annotations

from ways_out.games import TILED, WELL, built, well_with

SACKS = """
kind sack is card "sack"
    weight  {0}
    starts  cart

zone cart of sack "cart"

sack flour "Flour"
    weight  3

action weighing "Weigh"
    gain (total weight of sacks in cart) coin
"""
YIELDS = """
kind sack is card "sack"
    yields  {0}
    starts  cart

zone cart of sack "cart"

sack flour "Flour"
    yields  grain

action weighing "Weigh"
    choose a resource as good
    gain (number of (sacks in cart where its yields is good)) coin
"""
SAILS = "change kind stall\n    sails  square, lateen, several, optional\n\n"
TRIED = {
    "a fact alone": (
        well_with("old"),
        "unfinished-line: nothing stands behind `old`",
        "write what it is: `old yes`, `old 2`, or its words",
        well_with("old     yes"),
    ),
    "words without commas": (
        TILED.replace("    starts", "    sort    wet dry\n    starts").replace('"Stone"', '"Stone"\n    sort  wet'),
        "wrong-fact: `sort` is followed by single words, with a comma between two",
        "write `sort wet, dry`",
        TILED.replace("    starts", "    sort    wet, dry\n    starts").replace('"Stone"', '"Stone"\n    sort  wet'),
    ),
    "a fact by another name": (
        well_with("coulour  3"),
        "unknown-fact: `well` cannot have a line `coulour …`",
        "known here: `copies`, `old`, `source`, `yield`",
        well_with("copies  3"),
    ),
    "a title stands between single quotes": (
        WELL.replace('"Well"', "'Rival's Well'"),
        'curly-quote: `\'` does not open a text; a text stands between `"` and `"`',
        'write `"Rival\'s Well"`',
        WELL.replace('"Well"', '"Rival\'s Well"'),
    ),
    "nothing is to be paid": (
        WELL.replace("1 coin", "free", 1),
        "wrong-fact: `price` is an amount of resources, with a comma between two",
        "write `price 0 grain`",
        WELL.replace("1 coin", "0 grain", 1),
    ),
    "a text of its own without a language": (
        well_with('text    "Take a coin."'),
        "unknown-fact: `well` cannot have a line `text …`",
        'say in which language it is: `text en "Take a coin."`',
        well_with('text en "Take a coin."'),
    ),
    "words of a mark stand without commas": (
        'mark mood for each stall "mood"\n    words  calm merry\n\n' + built("set this's mood to merry"),
        "wrong-fact: `words` is followed by single words, with a comma between two",
        "write `words calm, merry`",
        'mark mood for each stall "mood"\n    words  calm, merry\n\n' + built("set this's mood to merry"),
    ),
    "words of a fact are counted": (
        SAILS + well_with("sails   2 square"),
        "wrong-fact: `sails` is followed by single words, with a comma between two",
        "write `sails square, square`",
        SAILS + well_with("sails   square, square"),
    ),
    "a fact with a plus": (
        WELL.replace("points  1", "points  +1"),
        "unexpected-word: `+` stands between two numbers",
        "write `1`",
        WELL,
    ),
    "a fact is said as a sentence": (
        WELL.replace("colour  red", "colour  a red one"),
        "clause-outside: a line such as `colour …` belongs to something",
        "put it under a line that says when, such as `on build:`; a fact is written without `a`",
        WELL,
    ),
    "one fact or another": (
        SAILS + well_with("sails   square or lateen"),
        "missing-comma: `or` joins conditions; a list is joined by commas",
        "write `,` instead",
        SAILS + well_with("sails   square, lateen"),
    ),
    "numbers with a hyphen": (
        SACKS.format("1-9"),
        "wrong-fact: `weight` is followed by single words, with a comma between two",
        "write `weight 1 to 9`",
        SACKS.format("1 to 9"),
    ),
    "words of a fact that are resources": (
        YIELDS.format("grain, coin"),
        "wrong-kind: `good` is a resource, but a word of a fact is needed here",
        "a fact whose words are resources is declared so: `NAME resource`",
        YIELDS.format("resource"),
    ),
    "a word of a fact is no kind": (
        built("gain (number of reds in your lanes) coin"),
        "unknown-kind: `red` is a word of the fact `colour`, and no kind of things",
        "write `red stall`",
        built("gain (number of red stalls in your lanes) coin"),
    ),
    "how many there are of a card, as in a list": (
        well_with("8 copies"),
        "unexpected-word: `8 copies` is said `copies 8` here",
        "write `copies 8`",
        well_with("copies  8"),
    ),
    "how many there are of a card, in words": (
        well_with("copies  eight"),
        "wrong-fact: `copies` is a number",
        "write `copies 8`",
        well_with("copies  8"),
    ),
}
