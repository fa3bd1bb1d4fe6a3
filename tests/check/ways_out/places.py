"""Ways out: hands, piles and rows, and the cards that are put and drawn."""

from __future__ import annotations

from ways_out.games import built, card

JETTIES = 'zone jetties of stall "jetties"\n    piles  3\n\n'
DISCS = """
kind disc is card "disc"
    owned   by_player
    starts  disc_bag

zone disc_bag of disc for each player "disc bag"

zone discs of disc for each stall "discs"

action marking "Mark"
    choose a stall from your stalls
    put 1 disc from your disc_bag into stall's discs
    gain (number of your discs in stall's discs) coin

disc marker "Marker"
    copies  3
"""
TRIED = {
    "one heap shuffled into another": (
        built("shuffle rubbish into deck"),
        "unexpected-part: `shuffle` does not take `into deck`",
        "write `put all cards from rubbish into deck`, and below it `shuffle deck`",
        built("put all cards from rubbish into deck\nshuffle deck"),
    ),
    "hands that are passed on": (
        built("rotate hands"),
        "unknown-verb: the verb `rotate` does not exist",
        "hands are passed on at once, so that none is passed twice: write `each player at once`, and below it "
        "`put all cards from their hand into their left's hand`",
        built("each player at once\n    put all cards from their hand into their left's hand"),
    ),
    "a hand trimmed to so many": (
        built("discard down to 3 cards"),
        "unexpected-part: `discard` does not take `to 3 cards`",
        "write `discard (number of cards in your hand - 3) cards from your hand`",
        built("discard (number of cards in your hand - 3) cards from your hand"),
    ),
    "a line with a plus and cards": (
        built("+2 cards"),
        "unexpected-word: a line begins with what is done",
        "write `draw 2 cards`",
        built("draw 2 cards"),
    ),
    "two places at once": (
        built("discard all cards from your hand and your lanes"),
        "unexpected-word: `discard` takes one thing, not a list",
        "write a line `discard …` for each",
        built("discard all cards from your hand\ndiscard all cards from your lanes"),
    ),
    "the facts of a whole place": (
        card("end of game", "score points of your hand"),
        "unknown-name: a place for cards has no `points`",
        "of the card on top write `(top of your hand)'s points`; what all its cards have together is "
        "`total points of your hand`",
        card("end of game", "score total points of your hand"),
    ),
    "a fact of the card at the bottom": (
        built("if bottom of rubbish's colour is red\n    gain 1 coin"),
        "unknown-name: a place for cards has no `colour`",
        "of the card at the bottom write `(bottom of rubbish)'s colour`",
        built("if (bottom of rubbish)'s colour is red\n    gain 1 coin"),
    ),
    "two places": (
        built("put a stall from your hand or your lanes into rubbish"),
        "unexpected-word: places that are joined stand in brackets",
        "write `(your hand or your lanes)`",
        built("put a stall from (your hand or your lanes) into rubbish"),
    ),
    "a card lies where others lie": (
        built("put this card into inn"),
        "wrong-place: no stall can lie in `inn`: it is a place for a guest",
        "it can lie in `deck`, `rubbish`, `hand`, `lanes`",
        built("put this card into rubbish"),
    ),
    "the bottom of a place": (
        built("put a stall from your hand into bottom of rubbish"),
        "wrong-kind: `bottom of rubbish` is a card, but a place for cards is needed here",
        "write `under rubbish`",
        built("put a stall from your hand under rubbish"),
    ),
    "to the top of a place": (
        built("put a stall from your hand to top of rubbish"),
        "unexpected-part: `put` does not take `to top of rubbish`",
        "write `onto rubbish`",
        built("put a stall from your hand onto rubbish"),
    ),
    "at the bottom of a place": (
        built("put a stall from your hand at the bottom of rubbish"),
        "unexpected-word: where something is put is said with `into`, `onto` or `under`",
        "write `under rubbish`",
        built("put a stall from your hand under rubbish"),
    ),
    "a pile of the game from elsewhere": (
        JETTIES + built("put top of deck into a jetty from your hand"),
        "wrong-place: no jetty can lie in `your hand`",
        "write `jetty`",
        JETTIES + built("put top of deck into a jetty"),
    ),
    "so many of a card by its name": (
        built("put 1 mill into rubbish"),
        "unknown-kind: `mill` is a card, and no kind of things",
        "write `put a (stall from PLACE where it is mill) into PLACE`",
        built("put a (stall from your hand where it is mill) into rubbish"),
    ),
    "face down": (
        built("choose a stall from your hand\nput it face down into rubbish"),
        "unexpected-word: which way up things lie is said by their place",
        "delete it; a zone has a line `face down` if nobody is to see what lies there",
        built("choose a stall from your hand\nput it into rubbish"),
    ),
    "one adjective or another, and a place": (
        built("put a red or blue stall from your hand into rubbish"),
        "unexpected-word: `or` joins conditions, and `blue` is none",
        "write `put a (stall from your hand where its FACT is either red or blue) into rubbish`",
        built("put a (stall from your hand where its colour is either red or blue) into rubbish"),
    ),
    "cards are dealt": (
        built("deal 2 cards to each player"),
        "unknown-verb: the verb `deal` does not exist",
        "write `each player draws 2 cards`",
        built("each player draws 2 cards"),
    ),
    "cards of one name moved in a line": (
        built("put 2 wells from rubbish into your hand"),
        "unknown-kind: `well` is a card, and no kind of things",
        "write `(stalls from rubbish where it is well)`",
        built("put 2 (stalls from rubbish where it is well) into your hand"),
    ),
    "the top card": (
        built("put the top card of deck into your hand"),
        "unexpected-word: `the top card of` is said `top of` here",
        "write `top of`",
        built("put top of deck into your hand"),
    ),
    "a fact is asked of a place": (
        built("if rubbish's colour is red\n    gain 1 coin"),
        "unknown-name: a place for cards has no `colour`",
        "of the card on top write `(top of rubbish)'s colour`",
        built("if (top of rubbish)'s colour is red\n    gain 1 coin"),
    ),
    "a place is refilled": (
        built("refill your hand"),
        "unknown-verb: the verb `refill` does not exist",
        "for a hand write `draw (5 - number of cards in your hand) cards`, for a row "
        "`put top (4 - number of cards in ROW) of PLACE into ROW`; what is done when a place is drawn from and "
        "empty stands under its own `refill:`",
        'zone row of stall "row"\n\n'
        + built("draw (5 - number of cards in your hand) cards")
        + "        put top (4 - number of cards in row) of deck into row\n",
    ),
    "a place stands behind a where": (
        built("put a stall from your hand where its colour is blue into rubbish"),
        "unexpected-word: `into` stands behind a `where` that is still open",
        "put brackets round the things and their `where`: `a (stall from your hand where its colour is blue) into …`",
        built("put a (stall from your hand where its colour is blue) into rubbish"),
    ),
    "a card of a place": (
        built("discard 1 stall of your hand"),
        "wrong-kind: `stall` are things on the table, not something that is counted",
        "where things lie stands behind `from`: `stall from PLACE`; how many lie somewhere is a number alone: `1`",
        built("discard 1 stall from your hand"),
    ),
    "a card is put to a place": (
        built("put a stall from rubbish to your hand"),
        "unexpected-part: `put` does not take `to your hand`",
        "write `into your hand`",
        built("put a stall from rubbish into your hand"),
    ),
    "the card below": (
        built("gain (card_below's points) coin"),
        "missing-owner: whose `card_below`?",
        "write `this card's card_below`",
        built("gain (this card's card_below's points) coin"),
    ),
    "how many are put": (
        built("put stall from your hand into rubbish"),
        "missing-number: `stall` does not say how many, or which",
        "write how many: `put 1 stall from your hand into rubbish`",
        built("put 1 stall from your hand into rubbish"),
    ),
    "of what so many are put": (
        built("put 2 from your hand into rubbish"),
        "unexpected-word: `2` says how many, but not of what",
        "write `put 2 cards from your hand into rubbish`, or the name of their kind",
        built("put 2 cards from your hand into rubbish"),
    ),
    "of what so many are drawn": (
        built("draw 1 from deck"),
        "unexpected-word: `1` says how many, but not of what",
        "write `draw 1 card`, or the name of their kind",
        built("draw 1 card"),
    ),
    "one of several copies is put by its name": (
        built("put barn into rubbish"),
        "wrong-kind: `barn` is the name of a card, but a card or a piece is needed here",
        "there can be several: write `choose a stall from PLACE where it is barn` above",
        built("choose a stall from your hand where it is barn\nput stall into rubbish"),
    ),
    "cards of another place are drawn": (
        built("draw 2 stalls from rubbish"),
        "unexpected-part: what is drawn cannot be picked: `2 stalls from rubbish`",
        "cards are drawn as they come; write `draw 2 cards`, or pick some: `put 2 stalls from rubbish into your hand`",
        built("put 2 stalls from rubbish into your hand"),
    ),
    "all go home": (
        built("all your workers go home"),
        "unexpected-word: a line begins with what is done",
        "write `put all workers from PLACE into PLACE`",
        built("put all workers from your field into your hut"),
    ),
    "a pile that nobody has picked": (
        JETTIES + built("put top of jetty into your hand"),
        "unknown-name: the name `jetty` does not exist here",
        "which pile it is stands above: `choose a jetty from jetties`",
        JETTIES + built("choose a jetty from jetties\nput top of jetty into your hand"),
    ),
    "pieces lie under a card": (
        'zone helpers of worker for each stall "helpers"\n\nvalue crew of stall = number of stall\'s helpers\n\n'
        + built("gain (crew of this card) coin"),
        "unsupported: only cards can lie under a stall",
        "make them cards: `kind worker is card`, and `owned by_player` if each player has his own",
        DISCS,
    ),
    "cards are no places that lie side by side": (
        DISCS.replace("number of your discs in stall's discs", "number of your discs in stalls' discs"),
        "wrong-place: `stalls` alone are no places that lie on the table from the start",
        "say where they lie: `PLACE's …`",
        DISCS.replace("number of your discs in stall's discs", "number of your discs in your stalls's discs"),
    ),
    "a card is put back": (
        built("choose a stall from your hand\nput it back"),
        "unexpected-word: `put` does not take `back`",
        "write `put it into PLACE`",
        built("choose a stall from your hand\nput it into rubbish"),
    ),
}
