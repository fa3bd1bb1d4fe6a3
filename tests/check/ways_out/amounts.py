"""Ways out: how much: sums, brackets, so much for each, half, highest and lowest."""

from __future__ import annotations

from ways_out.games import built, card, pits, spots

YIELDING = """
kind square is place "square"
    good  resource

square meadow "Meadow"
    good  grain

action gathering "Gather"
    choose a square
    gain 1 {0}
"""
PLACING = """
to place stall onto lane
    put stall onto lane
    gain {0} coin

action placing "Place"
    place a stall from your hand onto a lane from your lanes
"""
HUES = """
value has_hue of player for colour (word)
    1 if there is a (stall in player's lanes where its colour is colour)
    0 otherwise

value hues of player = (player's has_hue for green) + (player's has_hue for red) + (player's has_hue for blue)

"""
TRIED = {
    "so much for each pair": (
        built("gain 5 fame for each pair of red stalls in your lanes"),
        "unexpected-word: `for each pair of` is said `for each 2` here",
        "write `for each 2`",
        built("gain 5 fame for each 2 red stalls in your lanes"),
    ),
    "a sum before what is discarded": (
        built("discard number of cards in your hand - 3 cards from your hand"),
        "unexpected-word: `discard` does not take `cards`",
        "write it in brackets: `discard (number of cards in your hand - 3) cards`",
        built("discard (number of cards in your hand - 3) cards from your hand"),
    ),
    "a number of a player without its owner": (
        built("gain harvest fame"),
        "unexpected-part: `gain` does not take `fame`",
        "write it in brackets: `gain (your harvest) fame`",
        built("gain (your harvest) fame"),
    ),
    "the lowest of what is said of each": (
        built("gain (lowest 2 times its points of stalls in your hand) coin"),
        "unexpected-word: what is said of each stands in brackets",
        "write `lowest (2 times its points) of …`",
        built("gain (lowest (2 times its points) of stalls in your hand) coin"),
    ),
    "the lowest of what each has": (
        built("gain (lowest its points of stalls in your hand) coin"),
        "unexpected-word: what is said of each stands in brackets",
        "write `lowest (its points) of …`",
        built("gain (lowest (its points) of stalls in your hand) coin"),
    ),
    "the lowest for each": (
        built("gain (lowest (its points) for each stall in your hand) coin"),
        "unexpected-word: `for each` is said `of` here",
        "write `of`",
        built("gain (lowest (its points) of stalls in your hand) coin"),
    ),
    "the lowest of what all have": (
        built("gain (lowest (points) of stalls in your hand) coin"),
        "wrong-kind: `(points)` is the same for all of them: it says nothing of `it`",
        "each of them is `it`: `(its points)`",
        built("gain (lowest (its points) of stalls in your hand) coin"),
    ),
    "one resource of an amount": (
        built("choose a stall from your hand\ngain (stall's price's grain) fame"),
        "unknown-name: an amount of resources has no `grain`",
        "write `number of grain in stall's price`",
        built("choose a stall from your hand\ngain (number of grain in stall's price) fame"),
    ),
    "something that is counted, for each": (
        built("gain 2 fame for each grain in your hand"),
        "unknown-kind: `grain` is a number, and no kind of things",
        "how many there are is `your grain`; so much for each is a product in brackets: `(2 times your grain)`; one "
        "for each 3 is `(your grain divided by 3)`",
        built("gain (2 times your grain) fame"),
    ),
    "all of what is counted": (
        built("lose all coin"),
        "wrong-kind: `lose` takes numbers of something counted, and `all coin` is none",
        "write `set coin to 0`",
        built("set coin to 0"),
    ),
    "less than nothing": (
        built("gain -2 coin"),
        "unexpected-word: `gain -2` is said `lose 2` here",
        "write `lose 2`",
        built("lose 2 coin"),
    ),
    "so much per two": (
        card("end of game", "score 3 per 2 stalls in your lanes"),
        "unexpected-word: `per 2` is said `for each 2` here",
        "write `for each 2`",
        card("end of game", "score 3 for each 2 stalls in your lanes"),
    ),
    "half, rounded up": (
        built("gain (your fame divided by 2 rounded up) coin"),
        "unexpected-word: `divided by` always rounds down",
        "leave it out; for what is rounded up add first: `(X + 1) divided by 2`",
        built("gain ((your fame + 1) divided by 2) coin"),
    ),
    "half of what is counted": (
        built("gain half your fame"),
        "unexpected-part: `gain` does not take `your fame`",
        "write `gain (your fame divided by 2) fame`",
        built("gain (your fame divided by 2) fame"),
    ),
    "for every two": (
        card("end of game", "score 3 for every 2 stalls in your lanes"),
        "unexpected-word: `for every 2` is said `for each 2` here",
        "write `for each 2`",
        card("end of game", "score 3 for each 2 stalls in your lanes"),
    ),
    "a number that nobody asks": (
        built("let many be number of stalls\ngain 1 coin"),
        "unused: the name `many` is never used",
        "use it, or take it out",
        built("let many be number of stalls\ngain (many) coin"),
    ),
    "a number that is added": (
        built("add 7 coins"),
        "unknown-verb: the verb `add` does not exist",
        "write `gain 7 coin`",
        built("gain 7 coin"),
    ),
    "a number that is taken off": (
        built("reduce coin by 5"),
        "unknown-verb: the verb `reduce` does not exist",
        "write `lose 5 coin`",
        built("lose 5 coin"),
    ),
    "per": (
        card("end of game", "score 3 per red stall in your lanes"),
        "unexpected-part: what is counted is said with `for each`",
        "write `for each`",
        card("end of game", "score 3 for each red stall in your lanes"),
    ),
    "cards per thing": (
        built("draw 1 card per red stall in your lanes"),
        "unexpected-part: what is counted is said with `for each`",
        "write `draw (number of red stall in your lanes) card`",
        built("draw (number of red stall in your lanes) card"),
    ),
    "cards for each thing": (
        built("draw 2 cards for each red stall in your lanes"),
        "missing-number: draw how many cards?",
        "write `draw (2 times number of red stall in your lanes) cards`",
        built("draw (2 times number of red stall in your lanes) cards"),
    ),
    "half of something": (
        built("gain (half of number of stalls in your hand) coin"),
        "unexpected-word: `half` of something is so much divided by 2",
        "write `gain (number of stalls in your hand divided by 2) coin`",
        built("gain (number of stalls in your hand divided by 2) coin"),
    ),
    "a sum without brackets": (
        built("gain 1 + your fame coin"),
        "unexpected-word: `gain` does not take `coin`",
        "write it in brackets: `gain (1 + your fame) coin`",
        built("gain (1 + your fame) coin"),
    ),
    "as many as a name says": (
        built("each player draws crowd cards"),
        "unexpected-word: `draws` does not take `cards`",
        "write it in brackets: `each player draws (crowd) cards`",
        built("each player draws (crowd) cards"),
    ),
    "a number that is worked out stands without brackets, in a verb": (
        PLACING.format("stall's points"),
        "unexpected-word: `gain` does not take `coin`",
        "write it in brackets: `gain (stall's points) coin`",
        PLACING.format("(stall's points)"),
    ),
    "a sum in words": (
        built("gain (your fame plus 2) coin"),
        "unexpected-word: `plus` is said `+` here",
        "write `+`",
        built("gain (your fame + 2) coin"),
    ),
    "an amount beside a number": (
        built("gain (highest of your resources and 3) coin"),
        "wrong-kind: `your resources` is an amount of resources, but a number is needed here",
        "write `highest of (highest of your resources) and 3`",
        built("gain (highest of (highest of your resources) and 3) coin"),
    ),
    "a coin is gained": (
        built("gain a coin"),
        "wrong-kind: `gain` takes numbers of something counted, and `a coin` is none",
        "write `gain 1 coin`",
        built("gain 1 coin"),
    ),
    "a number of a name stands without brackets": (
        "to save count (number)\n    gain count coin\n\n" + built("save 2"),
        "unexpected-part: `gain` does not take `coin`",
        "write it in brackets: `gain (count) coin`",
        "to save count (number)\n    gain (count) coin\n\n" + built("save 2"),
    ),
    "so much per thing": (
        built("gain 1 coin per stall in your stalls"),
        "unexpected-part: what is counted is said with `for each`",
        "write `for each`",
        built("gain 1 coin for each stall in your stalls"),
    ),
    "as many as there are": (
        built("draw cards equal to your coin"),
        "unexpected-part: `draw` does not take `equal`",
        "write how many they are in brackets: `draw (your …) cards`",
        built("draw (your coin) cards"),
    ),
    "which resource is gained says a fact": (
        YIELDING.format("square's good"),
        "unexpected-word: `square's good` is said `good of square` here",
        "write `good of square`",
        YIELDING.format("good of square"),
    ),
    "a number among several that is counted": (
        pits("gain (lowest of 2 and number of pits) coin"),
        "unexpected-word: what is counted stands in brackets here",
        "write `(number of pits)`",
        pits("gain (lowest of 2 and (number of pits)) coin"),
    ),
    "the highest of one number": (
        pits("gain (highest of (number of pits)) coin"),
        "wrong-kind: `(number of pits)` is one number, and `highest` asks for several",
        "write `highest of A and B`",
        pits("gain (highest of (number of pits) and 3) coin"),
    ),
    "the resource that was chosen": (
        'action trading "Trade"\n    choose a resource\n    pay 4 resource\n',
        "unexpected-word: `resource` does not say which one",
        "give the one that is chosen a name: `choose a resource as good`, and write `pay 4 good`",
        'action trading "Trade"\n    choose a resource as good\n    pay 4 good\n    gain 1 coin\n',
    ),
    "resources that are chosen together": (
        'action trading "Trade"\n    choose 2 resources\n    gain 1 coin\n',
        "unknown-resource: `2 resources` does not say which",
        "choose each on a line of its own: `choose a resource as NAME`, and below it `gain 1 NAME`",
        'action trading "Trade"\n'
        "    choose a resource as good\n"
        "    gain 1 good\n"
        "    choose a resource as other\n"
        "    gain 1 other\n",
    ),
    "so much for each of what is counted, in the singular": (
        spots("gain (2 for each debt) coin"),
        "unknown-kind: `debts` is a number, and no kind of things",
        "how many there are is `your debts`; so much for each is a product in brackets: `(2 times your debts)`; one "
        "for each 3 is `(your debts divided by 3)`",
        spots("gain (2 times your debts) coin"),
    ),
    "so much for each of a number": (
        spots("gain (2 for each your debts) coin"),
        "wrong-kind: `your debts` is a number, but a place or several things is needed here",
        "so much for each is a product: `2 times your debts`",
        spots("gain (2 times your debts) coin"),
    ),
    "a counter and a plus": (
        built("coin + 2"),
        "unexpected-word: `coin +` is said `gain` here",
        "write `gain 2 coin`",
        built("gain 2 coin"),
    ),
    "a counter and a minus": (
        built("coin - 2"),
        "unknown-verb: the verb `coin` does not exist",
        "write `lose 2 coin`",
        built("lose 2 coin"),
    ),
    "one for so many that are counted": (
        built("score 1 for each 2 coin"),
        "unknown-kind: `coin` is a number, and no kind of things",
        "how many there are is `your coin`; so much for each is a product in brackets: `(2 times your coin)`; one "
        "for each 2 is `(your coin divided by 2)`",
        card("end of game", "score your coin divided by 2"),
    ),
    "different words are counted": (
        built("gain (number of different colours in your lanes) coin"),
        "unknown-kind: `colour` is what a stall has, and no kind of things",
        "how many different ones there are, a value adds up of a term for each word: "
        "`value HAS of player for colour (word)` is `1 if there is a (stall in PLACE where its colour is colour)` "
        "and `0 otherwise`, and another `(player's HAS for green) + …`",
        HUES + built("gain (your hues) coin"),
    ),
    "things are counted and compared": (
        built("if number of stalls where its colour is red is at least 2\n    gain 1 coin"),
        "unexpected-word: this `where` does not stand behind the things it is about",
        "put brackets round the things and their `where`: `number of (stalls where its colour is red) is at least 2`",
        built("if number of (stalls where its colour is red) is at least 2\n    gain 1 coin"),
    ),
    "things in brackets are counted": (
        built("gain (number of stalls from your hand where its colour is red) coin"),
        "unexpected-word: this `where` does not stand behind the things it is about",
        "put brackets round the things and their `where`: `(number of (stalls from your hand where its colour is "
        "red)) coin`",
        built("gain (number of (stalls from your hand where its colour is red)) coin"),
    ),
    "a coin that somebody gets": (
        built("get a coin"),
        "unknown-verb: the verb `get` does not exist",
        "write `gain 1 coin`",
        built("gain 1 coin"),
    ),
    "an additional coin": (
        built("get an additional coin"),
        "unknown-verb: the verb `get` does not exist",
        "write `gain 1 coin`",
        built("gain 1 coin"),
    ),
}
