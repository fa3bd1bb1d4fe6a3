"""Ways out: declared kinds, cards and zones, and their names."""

from __future__ import annotations

from ways_out.games import OMENS, TILED, WELL, built, spots

HUTS = """
kind mate is card "mate"
    strong  yes, no{0}
    starts  lodge{1}

zone lodge of mate for each player "lodge"

mate helper "Helper"

action toiling "Toil"
    gain (number of strong mates in your lodge) coin
"""
PEARLS = 'counter pearls for each player "pearls"\n    ru  {0}\n\n' + built("gain 1 pearls")
TRIED = {
    "a card without its kind": (
        'quay "Quay"\n    colour  red\n    price   1 coin\n    points  1\n',
        "unknown-declaration: no kind stands before `quay`",
        'say of which kind it is: `KIND quay "Quay"`',
        'stall quay "Quay"\n    colour  red\n    price   1 coin\n    points  1\n',
    ),
    "a kind before card": (
        built("discard a stall card from your hand"),
        "unknown-word: `stall` is a kind of things itself",
        "write `stall` alone",
        built("discard a stall from your hand"),
    ),
    "how many lie on a kind": (
        spots("gain 1 coin").replace('is place "spot"', 'is place "spot"\n    holds  1 mate'),
        "wrong-fact: `holds` is followed by single words, with a comma between two",
        "how many lie on a thing says their zone: `zone ZONE of KIND for each THING`, with a line `holds 1`",
        spots("gain 1 coin").replace('spot "mates"', 'spot "mates"\n    holds  1'),
    ),
    "a kind of a card": (
        TILED.replace("is card", "is a card"),
        "unexpected-word: no `a` stands before the sort of things",
        'write `kind tile is card "tile"`',
        TILED,
    ),
    "a kind of nothing": (
        TILED.replace("is card ", ""),
        "unexpected-word: `tile` does not say what it is",
        'write `kind tile is card "tile"`',
        TILED,
    ),
    "a kind is called as in another language": (
        OMENS.format("", "знак", "shuffle omens"),
        'missing-quotes: `знак` is not a name; a text stands between `"` and `"`',
        "write `omen`",
        OMENS.format("", "omen", "shuffle omens"),
    ),
    "a slot is named without its brackets": (
        "to air stall\n    needs stall's A is empty\n    gain 1 coin\n\n" + built("air this card"),
        "upper-case: the letter of a slot stands in square brackets",
        "write `[A]`",
        "to air stall\n    needs stall's [A] is empty\n    gain 1 coin\n\n" + built("air this card"),
    ),
    "a plural stands behind the title": (
        'resource cake for each player "cake", "cakes"\n',
        "unexpected-word: an English title has one form",
        "delete what follows; its plural is written into `words/en.ftl`: `counter-cake =` with `.plural = …`",
        'resource cake for each player "cake"\n\n' + built("gain 1 cake"),
    ),
    "a thing is called by its title": (
        'resource honey for each player "gold"\n\n' + built("gain 1 gold"),
        "unknown-resource: the resource or counter `gold` does not exist",
        "did you mean `honey`?",
        'resource honey for each player "gold"\n\n' + built("gain 1 honey"),
    ),
    "a kind of card is misspelt as a fact is called": (
        WELL.replace("stall well", "old well"),
        "unknown-declaration: `old` is no kind of card",
        "a line at the very left says what it declares: `stall`, `guest`, `game`, `ending`, `pack`, `variant`",
        WELL,
    ),
    "yes or no that most cards do not say": (
        HUTS.format("", "\n    owned  by_player"),
        "missing-fact: `helper` gives no strong",
        "every mate has a line `strong …`; or let `kind mate` say `strong yes, no, default no`",
        HUTS.format(", default no", "\n    owned  by_player"),
    ),
    "cards that each player has": (
        HUTS.format(", default no", ""),
        "wrong-place: cards start in one place, and `lodge` is not one: every player has one",
        "let them start in a place of the game, and deal them in `setup:`; if each player has such cards of his "
        "own, write a line `owned by_player`",
        HUTS.format(", default no", "\n    owned  by_player"),
    ),
    "a place of nothing": (
        TILED.replace("tiles of tile", "tiles"),
        "unexpected-word: `tiles` does not say what lies there",
        'write `zone tiles of KIND "tiles"`',
        TILED,
    ),
    "works in a place": (
        TILED.replace("works when it is in", "works in"),
        "unexpected-word: where cards work is said with `when`",
        "write `works when it is in …`",
        TILED,
    ),
    "a place per player": (
        "zone attic of stall per player\n\n" + built("put a stall from your hand into your attic"),
        "unexpected-word: what is counted is said with `for each`",
        "write `for each`",
        "zone attic of stall for each player\n\n" + built("put a stall from your hand into your attic"),
    ),
    "names in another language, without a comma": (
        PEARLS.format('"жемчужина" "жемчужины"'),
        "wrong-fact: `ru` is followed by names in quotes",
        'write `ru "жемчужина", "жемчужины"`',
        PEARLS.format('"жемчужина", "жемчужины"'),
    ),
}
