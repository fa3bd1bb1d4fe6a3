"""Ways out: dice, and what nobody chooses."""

from __future__ import annotations

from ways_out.games import built, pits, spots

TRIED = {
    "a die that is declared as a card is": (
        'die d8 "die"\n\n' + built("gain 1 coin"),
        "unknown-declaration: `die` is no kind of card",
        "write `kind d8 is die`",
        'kind d8 is die "die"\n\n' + built("roll 1 d8 as shown\ngain (total of shown) coin"),
    ),
    "a die without its number": (
        built("roll cube"),
        "missing-number: roll how many dice?",
        "write `roll 1 cube as thrown`",
        built("roll 1 cube as thrown\ngain (total of thrown) coin"),
    ),
    "a die in its short form": (
        built("gain 1d6 coin"),
        "stray-character: a name does not begin with a digit: `1d6`",
        "write `roll 1 DIE as thrown` above it, and here `(total of thrown)`",
        built("roll 1 cube as thrown\ngain (total of thrown) coin"),
    ),
    "a die among what is gained": (
        built("gain 1 d6 coin"),
        "wrong-kind: `gain` takes numbers of something counted, and `1 d6 coin` is none",
        "write `roll 1 DIE as thrown` above it, and here `(total of thrown)`",
        built("roll 1 cube as thrown\ngain (total of thrown) coin"),
    ),
    "a die of the game among what is gained": (
        built("gain 2 cube coin"),
        "wrong-kind: `gain` takes numbers of something counted, and `2 cube coin` is none",
        "write `roll 2 cube as thrown` above it, and here `(total of thrown)`",
        built("roll 2 cubes as thrown\ngain (total of thrown) coin"),
    ),
    "dice that nobody asks": (
        built("roll 2 cubes as thrown"),
        "unused: the name `thrown` is never used",
        "say below it what the dice do: `gain (total of thrown) …`",
        built("roll 2 cubes as thrown\ngain (total of thrown) coin"),
    ),
    "one is picked at random": (
        built("discard 1 card from your hand at random"),
        "unexpected-word: `random` is said before the thing",
        "write `discard 1 random card from your hand`",
        built("discard 1 random card from your hand"),
    ),
    "one is put at random": (
        built("put a card at random from your hand into rubbish"),
        "unexpected-word: `random` is said before the thing",
        "write `put a random card from your hand into rubbish`",
        built("put a random card from your hand into rubbish"),
    ),
    "one is chosen randomly": (
        built("choose randomly an opponent as rival\nrival gains 1 coin"),
        "unexpected-word: `random` is said before the thing",
        "write `choose a random opponent as rival`",
        built("choose a random opponent as rival\nrival gains 1 coin"),
    ),
    "random twice": (
        built("discard a random card from your hand at random"),
        "unexpected-word: `random` is said before the thing",
        "write `discard a random card from your hand`",
        built("discard a random card from your hand"),
    ),
    "a random number is gained": (
        built("gain a random number from 1 to 3 coin"),
        "unexpected-word: what nobody chooses is drawn on a line of its own",
        "write `choose a random number from 1 to 3 as drawn` above this line, and here `drawn`",
        built("choose a random number from 1 to 3 as drawn\ngain (drawn) coin"),
    ),
    "a random resource is gained": (
        built("gain a random resource"),
        "unexpected-word: what nobody chooses is drawn on a line of its own",
        "write `choose a random resource as found` above this line, and here `1 found`",
        built("choose a random resource as found\ngain 1 found"),
    ),
    "all random ones": (
        built("discard all random cards from your hand"),
        "unknown-word: no stall is `random`",
        "behind a verb and `choose` stands `a random card from PLACE`, or `2 random cards from PLACE`",
        built("discard 2 random cards from your hand"),
    ),
    "a roll for somebody": (
        built("roll a cube for rival"),
        "unexpected-word: `roll` does not take `for rival`",
        "write `roll 1 cube as thrown`, and on the next lines `(total of thrown)`",
        built("roll 1 cube as thrown\ngain (total of thrown) coin"),
    ),
    "a die in place of a number": (
        built("gain cube coin"),
        "unexpected-part: `gain` does not take `coin`",
        "write `roll 1 cube as thrown`, and below it `gain (total of thrown) coin`",
        built("roll 1 cube as thrown\ngain (total of thrown) coin"),
    ),
    "a number for a die": (
        pits("discard highest of thrown"),
        "wrong-kind: `highest of thrown` is a number, but a card is needed here",
        "write `the die in thrown where its face is the highest`",
        pits("discard the die in thrown where its face is the highest"),
    ),
    "a die of two words": (
        spots("roll 2 white dice as shown\ngain (total of shown) coin"),
        "split-name: a name is one word",
        "join the words: `white_dice`",
        spots("roll 2 white_dice as shown\ngain (total of shown) coin"),
    ),
    "a roll without a name": (
        spots("roll 2 white_dice\ngain 1 coin"),
        "missing-part: what becomes of the roll?",
        "write `roll 2 white_dice as thrown`",
        spots("roll 2 white_dice as thrown\ngain (total of thrown) coin"),
    ),
    "dice that are thrown": (
        'action casting "Cast"\n    throw 2 cubes\n    roll 2 cubes as thrown\n    gain (total of thrown) coin\n',
        "unknown-verb: the verb `throw` does not exist",
        "write `roll 2 dice as thrown`",
        'action casting "Cast"\n    roll 2 cubes as thrown\n    gain (total of thrown) coin\n',
    ),
}
