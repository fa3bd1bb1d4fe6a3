"""Ways out: what is chosen, and the name that it gets."""

from __future__ import annotations

from ways_out.games import built

TWO_OPPONENTS = """choose an opponent as former
choose an opponent as latter where it is not former
former loses 1 coin
latter loses 1 coin"""
TWO_COLOURS = """choose a colour as former
choose a colour as latter where it is not former
gain (number of (stalls in your hand where its colour is former)) coin
gain (number of (stalls in your hand where its colour is latter)) coin"""
FINEST = 'mark finest "finest stall"\n    names  stall\n\n' + built("choose 1 stall from your hand\n{0}")
TRIED = {
    "several players are chosen at once": (
        built("choose 2 opponents as rivals"),
        "unsupported: only cards and dice can be picked by number, not `2 opponents`",
        "write `choose an opponent as former`, then `choose an opponent as latter where it is not former`",
        built(TWO_OPPONENTS),
    ),
    "several words are chosen at once": (
        built("choose 2 colours"),
        "unsupported: only cards and dice can be picked by number, not `2 colours`",
        "write `choose a colour as former`, then `choose a colour as latter where it is not former`",
        built(TWO_COLOURS),
    ),
    "a choice of one": (
        built("choose one\n    gain 1 coin"),
        "missing-part: `choose one` has one option, and nothing to choose",
        "write more options below it, or `may` where it can be left out",
        built("may\n    gain 1 coin"),
    ),
    "several things that were chosen": (
        built("choose 2 cards from your hand\nput them into rubbish"),
        "nobody-acts: nobody but you acts here",
        "several things have a name: `choose 2 cards from PLACE as kept`, and then `put kept into PLACE`",
        built("choose 2 cards from your hand as kept\nput kept into rubbish"),
    ),
    "that thing": (
        built("choose a stall from your hand\nput that stall into rubbish"),
        "unknown-name: `that stall` does not say which one",
        "write `stall`",
        built("choose a stall from your hand\nput stall into rubbish"),
    ),
    "one adjective or another": (
        built("choose a red or blue stall from your hand"),
        "unexpected-word: `or` joins conditions, and `blue` is none",
        "write `choose a stall from your hand where its FACT is either red or blue`",
        built("choose a stall from your hand where its colour is either red or blue"),
    ),
    "one of them is chosen": (
        built("choose card from your hand\ndiscard card"),
        "missing-number: `card` does not say how many, or which",
        "write `choose a card from …`",
        built("choose a card from your hand\ndiscard card"),
    ),
    "a thing belongs to somebody": (
        built("choose your stall\ndiscard it"),
        "unknown-name: a player has no `stall`",
        "things are picked from where they lie, `a stall from your PLACE`, and counted there, "
        "`number of stall in your PLACE`; for several places declare `value stall of player = player's PLACE or "
        "player's PLACE`",
        built("choose a stall from your hand\ndiscard it"),
    ),
    "what is picked is called by the name that it will have": (
        built("choose an opponent as foe where foe's coin is at least 2\nfoe loses 1 coin"),
        "unknown-name: the name `foe` does not exist here",
        "write `it`: a thing has its name only when it has been picked",
        built("choose an opponent as foe where it's coin is at least 2\nfoe loses 1 coin"),
    ),
    "things that somebody does something with": (
        built("gain 1 coin for each stall you own"),
        "unexpected-word: which things are meant is said behind `where`",
        "write `for each (stall where …)`, or where they lie: `for each stall in your PLACE`",
        built("gain 1 coin for each stall in your lanes"),
    ),
    "somebody picked where none can be": (
        built("set first to an opponent"),
        "unsupported: `an opponent` cannot be used here",
        "pick it first: write `choose an opponent as chosen` above it, and `chosen` here",
        built("choose an opponent as chosen\nset first to chosen"),
    ),
    "such a thing of one's own": (
        built("choose your red stall\ndiscard it"),
        "unexpected-word: behind `your` stands one word: a place, a number, or a thing that belongs to a player",
        "write `choose a red stall from your PLACE`, or behind `where` what is so of it",
        built("choose a red stall from your hand\ndiscard it"),
    ),
    "some of yours": (
        built("gain (number of stalls from yours) coin"),
        "unknown-name: the name `yours` does not exist here",
        "whose things are is said by where they lie, `a THING from your PLACE`, or behind `where`",
        built("gain (number of stalls from your hand) coin"),
    ),
    "several players do something": (
        built("2 opponents lose 1 coin"),
        "unexpected-word: several players are chosen one after the other",
        "write `choose an opponent as former`, then `choose an opponent as latter where it is not former`",
        built(TWO_OPPONENTS),
    ),
    "one thing is chosen, with a number in words": (
        built("choose one stall from your hand\ndiscard stall"),
        "unexpected-word: one thing is chosen with `a`",
        "write `a`",
        built("choose a stall from your hand\ndiscard stall"),
    ),
    "several cards in place of one": (
        FINEST.format("set finest to stall"),
        "wrong-kind: `stall` are several cards, but a card is needed here",
        "one is picked by `choose a …`; several are gone through by `for each card in stall`",
        FINEST.format("for each card in stall\n            set finest to card"),
    ),
}
