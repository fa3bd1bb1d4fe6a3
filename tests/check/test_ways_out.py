"""What somebody tries first, what he is told, and that doing what he is told works."""

from __future__ import annotations

import pytest

from interpreter.report import closest, in_language

CARD = 'stall well "Well"\n    colour  red\n    price   1 coin\n    points  1\n\n    {0}:\n        {1}\n'
FEE = "value fee of player against other (player) = 1 coin\n\nto rob target (player)\n"
FEE += "    pay fee of you against target\n    gain 1 fame\n\n"
FEE += 'action robbing "Rob"\n    rob an opponent\n\n'
SCENARIO = (
    'scenario "short"\n    given\n        your coin is 2\n    when\n        you gain 1 coin\n    then\n        {0}\n'
)
TWO_OPPONENTS = """choose an opponent as former
        choose an opponent as latter where it is not former
        former loses 1 coin
        latter loses 1 coin"""
TWO_COLOURS = """choose a colour as former
        choose a colour as latter where it is not former
        gain (number of (stalls in your hand where its colour is former)) coin
        gain (number of (stalls in your hand where its colour is latter)) coin"""
JETTIES = 'zone jetties of stall "jetties"\n    piles  3\n\n'
PICK = "put a stall from your hand where its colour is blue into rubbish"
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
YIELDING = """
kind square is place "square"
    good  resource

square meadow "Meadow"
    good  grain

action gathering "Gather"
    choose a square
    gain 1 {0}
"""
RICHEST = """
value leads of {0} = there is no (player where its coin is more than {1}'s coin)

action leading "Lead"
    needs leads of you
    gain 1 fame
"""
PLACING = """
to place stall onto lane
    put stall onto lane
    gain {0} coin

action placing "Place"
    place a stall from your hand onto a lane from your lanes
"""
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
SEEDS = """
counter seeds of colour for each player "seeds"
    range  0 to 5

action sowing_red "Sow red"
    choose a colour as chosen
    gain 1 seeds of chosen
    gain ({0}) coin
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
OMENS = """
kind omen is card "omen"
    ru      "знак", "знака", "знаков"
    starts  omens

zone omens of omen "omens"
{0}

omen raven "Raven"

{1} magpie "Magpie"

action foretelling "Foretell"
    {2}
"""
SPOTS = """
kind spot is place "spot"

spot moor "Moor"

spot fen "Fen"

kind mate is card "mate"
    owned   by_player
    starts  lodge

zone lodge of mate for each player "lodge"

zone mates of mate for each spot "mates"

mark state for each mate "state"
    words  idle, busy

counter debts for each player "debts"
    range  0 or more

kind white_die is die "white die"

kind black_die is die "black die"

action borrowing "Borrow"
    choose a mate from your lodge where its state is busy
    set mate's state to idle
    choose a spot
    put mate into spot's mates
    lose (your debts) coin
    gain 1 debts
    roll 2 white_dice, 1 black_die as thrown
    gain (total of thrown) coin

mate helper "Helper"
    copies  2

action toiling "Toil"
    {0}
"""
HUTS = """
kind mate is card "mate"
    strong  yes, no{0}
    starts  lodge{1}

zone lodge of mate for each player "lodge"

mate helper "Helper"

action toiling "Toil"
    gain (number of strong mates in your lodge) coin
"""
POINTS = 'counter points for each player\n    range  0 or more\n\naction raising "Raise"\n    gain 1 {0}\n'
BOGS = """
kind bog is place "bog"

bog moor "Moor"

bog fen "Fen"

kind frog is card "frog"
    starts  pool

zone pool of frog "pool"
{0}
frog toad "Toad"

action leaping "Leap"
    choose a bog where {1}
    put a frog from pool into {2}
"""
CROP = "put a stall from your hand into spot's crop"
BESIDE = "\nrelation beside of patch\n    from meadow\n"
BUILT = 'counter built for each player "built"\n    range  0 or more\n\n'
RICH = "value is_rich of player = player's coin is at least 5\n\n"
RICH += 'action boasting "Boast"\n    needs your is_rich is yes\n    gain 1 fame\n\n'
WALK = 'to night_walk\n    gain 1 fame\n\naction walking "Walk"\n    night_walk\n\n'
MARSH = 'kind field is place "field"\n\nfield marsh_bed "Marsh"\n\nto drain field\n    gain 1 fame\n\n'
MARSH += 'action draining "Drain"\n    drain marsh_bed\n\n'
HUES = """
value has_hue of player for colour (word)
    1 if there is a (stall in player's lanes where its colour is colour)
    0 otherwise

value hues of player = (player's has_hue for green) + (player's has_hue for red) + (player's has_hue for blue)

"""
TILES = """
kind patch is place "patch"

board meadow of patch "meadow"
    form   hexagons
    reach  1

kind tile is card "tile"
    holes   yes, no, sides
    starts  shed

zone shed of tile "shed"
zone ground of tile for each patch "ground"

mark turn for each tile "turn"
    sides  meadow

tile gate "Gate"
    holes  {0}

value open of patch towards other (patch) = holes of (top of patch's ground) towards other

action laying "Lay"
    choose a patch as spot where its ground is empty
    put top of shed into spot's ground
    set (top of spot's ground)'s turn to 1
    choose a patch as other where open of spot towards it
    gain 1 coin
"""
PATCHES = """
kind patch is place "patch"

board meadow of patch "meadow"
    form   hexagons
    reach  1

zone crop of stall for each patch "crop"

action planting "Plant"
    {0}
"""
PAINT = """
to paint stall
    needs stall is in your hand
    gain 1 coin

action painting "Paint it"
    paint a stall from your hand
"""
TILED = """
kind tile is card "tile"
    starts  tiles
    works when it is in its owner's path

zone tiles of tile "tiles"

zone path of tile for each player "path"

action stepping "Step"
    needs tiles is not empty
    put top of tiles into your path

tile stone "Stone"
"""
INN = """
kind inn is stall "tavern"

inn boar "The Boar"
    colour  red
    price   1 coin
    points  1

"""
EDGES = "known here: `at morning start:`, `at morning end:`, `at evening start:`, `at evening end:`, `at market start:`"
FURROWS = """
kind patch is place "patch"

patch bed "Bed"

zone crop of stall for each patch "crop"

counter depth "depth"
    range  0 to 9

to plough
    gain 1 coin

action ploughing "Plough"
    {0}
"""
PITS = """
kind pit is place "pit"

board circle of pit "Circle"
    form    ring
    length  6

relation beside of pit
    from circle

mark side for each pit "side"
    names  player

counter stones for each pit "stones"
    range  0 to 9

mark last "last pit"
    names  pit

kind bone is die "bone"

value far of pit
    1 if steps from pit to circle_1 along beside is 3
    {1}

action pitting "Sow"
    choose a pit where its side is you and its stones is at least 1
    set last to (neighbour of pit towards 0)
    roll 3 bones as thrown
    pit gains (far of pit + total of thrown) stones
    set pit's side to first
    {0}
"""
SOMEBODY_OWNS = (
    "each player\n        if there is no (player where there is a (pit where its side is {0}))\n            gain 1 coin"
)
ENDING = """
ending drowned "all is under water"
{0}
action drowning "Drown"
    end game by drowned{1}
"""
TRIED = {
    "all who share the most": (
        CARD.format("on build", "the players with the highest coin gain 1 fame"),
        "wrong-kind: `the players` cannot do something together: each of them does it",
        "write `each player …` for all who share it, `the player …` for the one who has it alone",
        CARD.format("on build", "each player with the highest coin gains 1 fame"),
    ),
    "who is second": (
        CARD.format("on build", "each player with the second highest coin gains 1 fame"),
        "unexpected-word: only what is highest or lowest has a word of its own",
        "write `each player with the highest coin where their coin is less than highest coin of players`",
        CARD.format(
            "on build",
            "each player with the highest coin where their coin is less than highest coin of players\n"
            "            gain 1 fame",
        ),
    ),
    "so much for each pair": (
        CARD.format("on build", "gain 5 fame for each pair of red stalls in your lanes"),
        "unexpected-word: `for each pair of` is said `for each 2` here",
        "write `for each 2`",
        CARD.format("on build", "gain 5 fame for each 2 red stalls in your lanes"),
    ),
    "one heap shuffled into another": (
        CARD.format("on build", "shuffle rubbish into deck"),
        "unexpected-part: `shuffle` does not take `into deck`",
        "write `put all cards from rubbish into deck`, and below it `shuffle deck`",
        CARD.format("on build", "put all cards from rubbish into deck\n        shuffle deck"),
    ),
    "hands that are passed on": (
        CARD.format("on build", "rotate hands"),
        "unknown-verb: the verb `rotate` does not exist",
        "hands are passed on at once, so that none is passed twice: write `each player at once`, and below it `put all "
        "cards from their hand into their left's hand`",
        CARD.format(
            "on build", "each player at once\n            put all cards from their hand into their left's hand"
        ),
    ),
    "a hand trimmed to so many": (
        CARD.format("on build", "discard down to 3 cards"),
        "unexpected-part: `discard` does not take `to 3 cards`",
        "write `discard (number of cards in your hand - 3) cards from your hand`",
        CARD.format("on build", "discard (number of cards in your hand - 3) cards from your hand"),
    ),
    "a sum before what is discarded": (
        CARD.format("on build", "discard number of cards in your hand - 3 cards from your hand"),
        "unexpected-word: `discard` does not take `cards`",
        "write it in brackets: `discard (number of cards in your hand - 3) cards`",
        CARD.format("on build", "discard (number of cards in your hand - 3) cards from your hand"),
    ),
    "a line with a plus and cards": (
        CARD.format("on build", "+2 cards"),
        "unexpected-word: a line begins with what is done",
        "write `draw 2 cards`",
        CARD.format("on build", "draw 2 cards"),
    ),
    "an offer on one line, and what is done otherwise": (
        CARD.format("on build", "may discard a card from your hand\n        otherwise\n            gain 1 coin"),
        "unexpected-word: this `otherwise` belongs to no `if` or `may` above it",
        "a `may` with `otherwise` has a block: write `may`, and below it, four spaces deeper, `discard a card from "
        "your hand`",
        CARD.format(
            "on build", "may\n            discard a card from your hand\n        otherwise\n            gain 1 coin"
        ),
    ),
    "what is done otherwise on the same line": (
        CARD.format("on build", "may\n            discard a card from your hand\n        otherwise gain 1 coin"),
        "unexpected-word: what is done otherwise stands below it",
        "write `otherwise`, and below it, four spaces deeper, `gain 1 coin`",
        CARD.format(
            "on build", "may\n            discard a card from your hand\n        otherwise\n            gain 1 coin"
        ),
    ),
    "two places at once": (
        CARD.format("on build", "discard all cards from your hand and your lanes"),
        "unexpected-word: `discard` takes one thing, not a list",
        "write a line `discard …` for each",
        CARD.format("on build", "discard all cards from your hand\n        discard all cards from your lanes"),
    ),
    "less than nothing is scored": (
        CARD.format("end of game", "score -this card's points"),
        "unexpected-word: `-` stands before a number that is written with digits, or between two numbers",
        "write `score 0 - this card's points`",
        CARD.format("end of game", "score 0 - this card's points"),
    ),
    "a card is moved while all are asked": (
        CARD.format("on build", "each opponent at once\n            put a card from their hand into rubbish"),
        "missing-part: what all are asked at once stands first: `choose …`, `choose one`, `may` or `put all …`",
        "write `choose a card from their hand`, and below it `put card into rubbish`",
        CARD.format(
            "on build",
            "each opponent at once\n            choose a card from their hand\n            put card into rubbish",
        ),
    ),
    "a number of a player without its owner": (
        CARD.format("on build", "gain harvest fame"),
        "unexpected-part: `gain` does not take `fame`",
        "write it in brackets: `gain (your harvest) fame`",
        CARD.format("on build", "gain (your harvest) fame"),
    ),
    "cards of one name moved in a line": (
        CARD.format("on build", "put 2 wells from rubbish into your hand"),
        "unknown-kind: `well` is a card, and no kind of things",
        "write `(stalls from rubbish where it is well)`",
        CARD.format("on build", "put 2 (stalls from rubbish where it is well) into your hand"),
    ),
    "that all lose together": (
        ENDING.format("", ", won by nobody"),
        "unexpected-part: that nobody wins stands at the ending",
        "give the ending a line `lost yes`",
        ENDING.format("    lost  yes\n", ""),
    ),
    "the player of whom something holds, in brackets": (
        CARD.format("on build", "(the player with the highest coin) gains 1 coin"),
        "unexpected-word: no brackets stand round whoever does something",
        "write `the player with the highest FACT` without them",
        CARD.format("on build", "the player with the highest coin gains 1 coin"),
    ),
    "what every place has, of everybody": (
        FURROWS.format("gain (number of everybody's crop) coin\n    plough\n    gain 1 depth"),
        "unknown-name: `crop` is no place that every player has",
        "each patch has one; for all of them together write the plural before it, as in `hexes' ground`",
        FURROWS.format("gain (number of patches' crop) coin\n    plough\n    gain 1 depth"),
    ),
    "a name that a loop changes": (
        FURROWS.format(
            "let here be 1\n    gain 1 depth\n    plough\n    repeat 2 times\n        gain (here) coin\n"
            "        let here be here + 1\n    discard all cards from patches' crop"
        ),
        "unused: the name `here` is never used",
        "a name ends with its block, and `here` outside stays what it was: what a loop changes is kept in a counter, "
        "or in a `mark` of a card or place",
        FURROWS.format(
            "set depth to 1\n    plough\n    repeat 2 times\n        gain (depth) coin\n        gain 1 depth\n"
            "    discard all cards from patches' crop"
        ),
    ),
    "whether an action can be taken": (
        FURROWS.format(
            "if you can perform ploughing\n        gain 1 depth\n    plough\n    discard all cards from patches' crop"
        ),
        "unsupported: `can` asks about declared verbs, not about `perform`",
        "ask for the verb that is done: `you can VERB …`",
        FURROWS.format("if you can plough\n        gain 1 depth\n    plough\n    discard all cards from patches' crop"),
    ),
    "the lowest of what is said of each": (
        CARD.format("on build", "gain (lowest 2 times its points of stalls in your hand) coin"),
        "unexpected-word: what is said of each stands in brackets",
        "write `lowest (2 times its points) of …`",
        CARD.format("on build", "gain (lowest (2 times its points) of stalls in your hand) coin"),
    ),
    "the lowest of what each has": (
        CARD.format("on build", "gain (lowest its points of stalls in your hand) coin"),
        "unexpected-word: what is said of each stands in brackets",
        "write `lowest (its points) of …`",
        CARD.format("on build", "gain (lowest (its points) of stalls in your hand) coin"),
    ),
    "the lowest for each": (
        CARD.format("on build", "gain (lowest (its points) for each stall in your hand) coin"),
        "unexpected-word: `for each` is said `of` here",
        "write `of`",
        CARD.format("on build", "gain (lowest (its points) of stalls in your hand) coin"),
    ),
    "the lowest of what all have": (
        CARD.format("on build", "gain (lowest (points) of stalls in your hand) coin"),
        "wrong-kind: `(points)` is the same for all of them: it says nothing of `it`",
        "each of them is `it`: `(its points)`",
        CARD.format("on build", "gain (lowest (its points) of stalls in your hand) coin"),
    ),
    "one resource of an amount": (
        CARD.format("on build", "choose a stall from your hand\n        gain (stall's price's grain) fame"),
        "unknown-name: an amount of resources has no `grain`",
        "write `number of grain in stall's price`",
        CARD.format("on build", "choose a stall from your hand\n        gain (number of grain in stall's price) fame"),
    ),
    "something that is counted, for each": (
        CARD.format("on build", "gain 2 fame for each grain in your hand"),
        "unknown-kind: `grain` is a number, and no kind of things",
        "how many there are is `your grain`; so much for each is a product in brackets: `(2 times your grain)`; one "
        "for each 3 is `(your grain divided by 3)`",
        CARD.format("on build", "gain (2 times your grain) fame"),
    ),
    "all of what is counted": (
        CARD.format("on build", "lose all coin"),
        "wrong-kind: `lose` takes numbers of something counted, and `all coin` is none",
        "write `set coin to 0`",
        CARD.format("on build", "set coin to 0"),
    ),
    "less than nothing": (
        CARD.format("on build", "gain -2 coin"),
        "unexpected-word: `gain -2` is said `lose 2` here",
        "write `lose 2`",
        CARD.format("on build", "lose 2 coin"),
    ),
    "the facts of a whole place": (
        CARD.format("end of game", "score points of your hand"),
        "unknown-name: a place for cards has no `points`",
        "of the card on top write `(top of your hand)'s points`; what all its cards have together is `total points of "
        "your hand`",
        CARD.format("end of game", "score total points of your hand"),
    ),
    "a fact of the card at the bottom": (
        CARD.format("on build", "if bottom of rubbish's colour is red\n            gain 1 coin"),
        "unknown-name: a place for cards has no `colour`",
        "of the card at the bottom write `(bottom of rubbish)'s colour`",
        CARD.format("on build", "if (bottom of rubbish)'s colour is red\n            gain 1 coin"),
    ),
    "two places": (
        CARD.format("on build", "put a stall from your hand or your lanes into rubbish"),
        "unexpected-word: places that are joined stand in brackets",
        "write `(your hand or your lanes)`",
        CARD.format("on build", "put a stall from (your hand or your lanes) into rubbish"),
    ),
    "onto a place that is picked there": (
        PATCHES.format("put a stall from your hand onto an empty patch"),
        "wrong-kind: `an empty patch` is a patch, but a place for cards is needed here",
        "pick it first, on a line above: `choose an empty patch`; then write what lies on it: `patch's crop`",
        PATCHES.format("choose an empty patch\n    put a stall from your hand onto patch's crop"),
    ),
    "a place on a board": (
        PATCHES.format(
            "choose a patch\n    put top of patch's crop into rubbish\n    put a stall on meadow into rubbish"
        ),
        "wrong-kind: `meadow` is a board, but a value is needed here",
        "its places are of a kind: write `a patch`, or `patch's ZONE` for what lies there",
        PATCHES.format("choose a patch\n    put a stall from patch's crop into rubbish"),
    ),
    "an action as if it were a verb": (
        CARD.format("on build", "resting"),
        "unknown-verb: the verb `resting` does not exist",
        "write `perform resting`",
        CARD.format("on build", "perform resting"),
    ),
    "what a place contains": (
        SCENARIO.format("rival's hand contains barn"),
        "unexpected-word: what lies in a place is said of what lies there",
        "write `barn is in rival's hand`",
        SCENARIO.format("barn is in rival's hand"),
    ),
    "how many a place contains": (
        SCENARIO.format("rubbish contains 2 stalls"),
        "unexpected-word: what lies in a place is said of what lies there",
        "write `number of stalls in rubbish is 2`",
        SCENARIO.format("number of stalls in rubbish is 2"),
    ),
    "whether a place contains one": (
        CARD.format("on build", "if rubbish contains a stall\n            gain 1 coin"),
        "unexpected-word: what lies in a place is said of what lies there",
        "write `there is a stall in rubbish`",
        CARD.format("on build", "if there is a stall in rubbish\n            gain 1 coin"),
    ),
    "where a card lies, without is": (
        SCENARIO.format("barn in your hand"),
        "unexpected-word: `barn in` is said `barn is in` here",
        "write `barn is in`",
        SCENARIO.format("barn is in your hand"),
    ),
    "what a place has": (
        SCENARIO.format("rival's hand has the barn"),
        "unexpected-word: what somebody has is said with the place where it lies",
        "write `barn is in rival's hand`",
        SCENARIO.format("barn is in rival's hand"),
    ),
    "how much lies in a place of the game": (
        CARD.format("on build", "if rubbish has 2 stalls\n            gain 1 coin"),
        "unexpected-word: what somebody has is said with `is`",
        "write `number of stalls in rubbish is at least 2` if it is a place, `rubbish's stalls is at least 2` if it is "
        "a player",
        CARD.format("on build", "if number of stalls in rubbish is at least 2\n            gain 1 coin"),
    ),
    "so many cards where a scenario begins": (
        SCENARIO.format("your coin is 3").replace("your coin is 2", "number of stalls in your hand is 2"),
        "cannot-set-up: `number of stalls in your hand is 2` cannot be set up",
        "cards are named one by one: write `your hand is [CARD, CARD]`",
        SCENARIO.format("your coin is 3").replace("your coin is 2", "your hand is [barn, mill]"),
    ),
    "what single things are, without its": (
        CARD.format("on build", "discard a stall from your hand where red"),
        "wrong-kind: `red` is a word of a fact, but a condition is needed here",
        "write `its colour is red`",
        CARD.format("on build", "discard a stall from your hand where its colour is red"),
    ),
    "a die that is declared as a card is": (
        'die d8 "die"\n\n' + CARD.format("on build", "gain 1 coin"),
        "unknown-declaration: `die` is no kind of card",
        "write `kind d8 is die`",
        'kind d8 is die "die"\n\n' + CARD.format("on build", "roll 1 d8 as shown\n        gain (total of shown) coin"),
    ),
    "players who have something": (
        CARD.format("on build", "if there is no player with at least 3 coin\n            gain 1 coin"),
        "unexpected-word: a condition on things stands behind `where`",
        "write `where their coin is at least 3`",
        CARD.format("on build", "if there is no player where their coin is at least 3\n            gain 1 coin"),
    ),
    "what does not hold, behind what is done": (
        CARD.format("on build", "gain 1 coin unless your coin is 3"),
        "same-line: what is done stands below the `if`",
        "write `if not your coin is 3`, and below it, four spaces deeper, `gain 1 coin`",
        CARD.format("on build", "if not your coin is 3\n            gain 1 coin"),
    ),
    "the end of what a verb is called after": (
        WALK + CARD.format("at walk end", "gain 1 coin"),
        "unknown-moment: nothing called `walk` starts or ends",
        "known here: `evening`, `market`, `morning`",
        WALK + CARD.format("at evening end", "gain 1 coin"),
    ),
    "a place on the map": (
        MARSH + CARD.format("on build", "drain marshes"),
        "unknown-name: the name `marshes` does not exist here",
        "did you mean `marsh_bed`?",
        MARSH + CARD.format("on build", "drain marsh_bed"),
    ),
    "a verb of the language that is forbidden": (
        CARD.format("always", "your opponents cannot lose 2 coin"),
        "unsupported: what is forbidden is one action, by its name, or a verb of the game",
        "write `when an opponent would lose coin:`, and below it what happens in its place",
        CARD.format(
            "when an opponent would lose coin", "gain 1 fame\n\n    on build:\n        each opponent loses 1 coin"
        ),
    ),
    "cards of another place are drawn": (
        CARD.format("on build", "draw 2 stalls from rubbish"),
        "unexpected-part: what is drawn cannot be picked: `2 stalls from rubbish`",
        "cards are drawn as they come; write `draw 2 cards`, or pick some: `put 2 stalls from rubbish into your hand`",
        CARD.format("on build", "put 2 stalls from rubbish into your hand"),
    ),
    "something is taken from somebody": (
        CARD.format("after you visit", "take 1 coin from target"),
        "unknown-verb: the verb `take` does not exist",
        "write `target loses 1 coin`, and below it `you gain 1 coin`",
        CARD.format("after you visit", "target loses 1 coin\n        you gain 1 coin"),
    ),
    "something is stolen from nobody who is known": (
        CARD.format("on build", "steal 1 coin from rival"),
        "unknown-verb: the verb `steal` does not exist",
        "pick first: `choose an opponent as rival`; then write `rival loses 1 coin`, and below it `you gain 1 coin`",
        CARD.format("on build", "choose an opponent as rival\n        rival loses 1 coin\n        you gain 1 coin"),
    ),
    "in place of a verb": (
        CARD.format("instead of visit", "gain 1 coin"),
        "unknown-moment: there is no moment `instead of visit`",
        "write `when you would visit:`, and below it what happens in its place",
        CARD.format("when you would visit", "gain 1 coin"),
    ),
    "an effect of another kind": (
        CARD.format("activate", "gain 1 coin"),
        "unknown-effect: a stall has no effect `activate`",
        "its effects: `sell:`, `age:`; a moment begins with `on`, `after` or `at`",
        CARD.format("age", "gain 1 coin"),
    ),
    "somebody wins a moment": (
        CARD.format("after you win", "gain 1 coin"),
        "unknown-verb: the verb `win` does not exist",
        "known here: `build`, `invite`, `open`, `rest`, `visit`",
        CARD.format("after you visit", "gain 1 coin"),
    ),
    "a die without its number": (
        CARD.format("on build", "roll cube"),
        "missing-number: roll how many dice?",
        "write `roll 1 cube as thrown`",
        CARD.format("on build", "roll 1 cube as thrown\n        gain (total of thrown) coin"),
    ),
    "a die in its short form": (
        CARD.format("on build", "gain 1d6 coin"),
        "stray-character: a name does not begin with a digit: `1d6`",
        "write `roll 1 DIE as thrown` above it, and here `(total of thrown)`",
        CARD.format("on build", "roll 1 cube as thrown\n        gain (total of thrown) coin"),
    ),
    "a die among what is gained": (
        CARD.format("on build", "gain 1 d6 coin"),
        "wrong-kind: `gain` takes numbers of something counted, and `1 d6 coin` is none",
        "write `roll 1 DIE as thrown` above it, and here `(total of thrown)`",
        CARD.format("on build", "roll 1 cube as thrown\n        gain (total of thrown) coin"),
    ),
    "a die of the game among what is gained": (
        CARD.format("on build", "gain 2 cube coin"),
        "wrong-kind: `gain` takes numbers of something counted, and `2 cube coin` is none",
        "write `roll 2 cube as thrown` above it, and here `(total of thrown)`",
        CARD.format("on build", "roll 2 cubes as thrown\n        gain (total of thrown) coin"),
    ),
    "a fact is changed": (
        CARD.format("always", "points is 2"),
        "wrong-kind: `points` is printed on a card, and `always:` cannot change it",
        "`always:` can change what is declared as `value`: `stalls`, `room`, `toll`, `rebate`, `harvest`, `is_open`, "
        "`crowd`",
        CARD.format("always", "your harvest is 2"),
    ),
    "yes or no of a player": (
        RICH + CARD.format("on build", "if you are rich\n            gain 1 coin"),
        "unknown-name: the name `rich` does not exist here",
        "write `your is_rich is yes`",
        RICH + CARD.format("on build", "if your is_rich is yes\n            gain 1 coin"),
    ),
    "a card lies where others lie": (
        CARD.format("on build", "put this card into inn"),
        "wrong-place: no stall can lie in `inn`: it is a place for a guest",
        "it can lie in `deck`, `rubbish`, `hand`, `lanes`",
        CARD.format("on build", "put this card into rubbish"),
    ),
    "so many times": (
        CARD.format("after you visit 2 times", "gain 1 coin"),
        "unexpected-word: a moment comes each time that something is done",
        "count them: `counter COUNTER for each player`; write `after you visit:`, and below it `gain 1 COUNTER` and "
        "`if your COUNTER is 2`",
        BUILT + CARD.format("after you visit", "gain 1 built\n        if your built is 2\n            gain 1 coin"),
    ),
    "twice": (
        CARD.format("after you visit twice", "gain 1 coin"),
        "unexpected-word: a moment comes each time that something is done",
        "count them: `counter COUNTER for each player`; write `after you visit:`, and below it `gain 1 COUNTER` and "
        "`if your COUNTER is 2`",
        BUILT + CARD.format("after you visit", "gain 1 built\n        if your built is 2\n            gain 1 coin"),
    ),
    "twice, behind whom it is done to": (
        CARD.format("after an opponent visits you twice", "gain 1 coin"),
        "unexpected-word: a moment comes each time that something is done",
        "count them: `counter COUNTER for each player`; write `after an opponent visits you:`, and below it "
        "`gain 1 COUNTER` and `if your COUNTER is 2`",
        BUILT
        + CARD.format(
            "after an opponent visits you", "gain 1 built\n        if your built is 2\n            gain 1 coin"
        ),
    ),
    "any opponent has something": (
        CARD.format("on build", "if any opponent has coin\n            gain 1 coin"),
        "unexpected-word: what somebody has is said with `is`",
        "write `there is an opponent where their coin is at least 1`",
        CARD.format("on build", "if there is an opponent where their coin is at least 1\n            gain 1 coin"),
    ),
    "an opponent has nothing": (
        CARD.format("on build", "if an opponent has no coin\n            gain 1 coin"),
        "unexpected-word: what somebody has is said with `is`",
        "write `there is an opponent where their coin is 0`",
        CARD.format("on build", "if there is an opponent where their coin is 0\n            gain 1 coin"),
    ),
    "so much per two": (
        CARD.format("end of game", "score 3 per 2 stalls in your lanes"),
        "unexpected-word: `per 2` is said `for each 2` here",
        "write `for each 2`",
        CARD.format("end of game", "score 3 for each 2 stalls in your lanes"),
    ),
    "the longest road": (
        CARD.format("on build", "if you have the longest road\n            gain 1 fame"),
        "unexpected-word: `the longest` is said `the player with the highest` here",
        "declare `value SIZE of player = …` and write `you are the player with the highest SIZE`",
        CARD.format("on build", "if you are the player with the highest coin\n            gain 1 fame"),
    ),
    "half, rounded up": (
        CARD.format("on build", "gain (your fame divided by 2 rounded up) coin"),
        "unexpected-word: `divided by` always rounds down",
        "leave it out; for what is rounded up add first: `(X + 1) divided by 2`",
        CARD.format("on build", "gain ((your fame + 1) divided by 2) coin"),
    ),
    "half of what is counted": (
        CARD.format("on build", "gain half your fame"),
        "unexpected-part: `gain` does not take `your fame`",
        "write `gain (your fame divided by 2) fame`",
        CARD.format("on build", "gain (your fame divided by 2) fame"),
    ),
    "the richest": (
        CARD.format("on build", "the richest player gains 1 coin"),
        "unexpected-word: what a player has most of is told by its name",
        "write `the player with the highest COUNTER`, or `lowest`",
        CARD.format("on build", "the player with the highest coin gains 1 coin"),
    ),
    "the left player": (
        CARD.format("on build", "the left player gains 1 coin"),
        "unexpected-word: `the left player` is said `your left` here",
        "write `your left`",
        CARD.format("on build", "your left gains 1 coin"),
    ),
    "game over": (
        CARD.format("on build", "game over"),
        "unknown-verb: the verb `game` does not exist",
        "write `end game by ENDING`",
        'ending flood "Flood"\n\n' + CARD.format("on build", "end game by flood"),
    ),
    "for every two": (
        CARD.format("end of game", "score 3 for every 2 stalls in your lanes"),
        "unexpected-word: `for every 2` is said `for each 2` here",
        "write `for each 2`",
        CARD.format("end of game", "score 3 for each 2 stalls in your lanes"),
    ),
    "so many times, without the word": (
        CARD.format("on build", "repeat 2:\n            gain 1 coin"),
        "unfinished-line: `times` is missing",
        "write `repeat 2 times`",
        CARD.format("on build", "repeat 2 times\n            gain 1 coin"),
    ),
    "who wins in a scenario": (
        SCENARIO.format("you win"),
        "unexpected-word: who wins is what the scoring says",
        "end the game under `when`, with `you end game`, and write `your rank is 1` under `then`",
        SCENARIO.format("your rank is 1").replace("you gain 1 coin", "you gain 1 coin\n        you end game"),
    ),
    "things are counted and compared": (
        CARD.format("on build", "if number of stalls where its colour is red is at least 2\n            gain 1 coin"),
        "unexpected-word: this `where` does not stand behind the things it is about",
        "put brackets round the things and their `where`: `number of (stalls where its colour is red) is at least 2`",
        CARD.format("on build", "if number of (stalls where its colour is red) is at least 2\n            gain 1 coin"),
    ),
    "the bottom of a place": (
        CARD.format("on build", "put a stall from your hand into bottom of rubbish"),
        "wrong-kind: `bottom of rubbish` is a card, but a place for cards is needed here",
        "write `under rubbish`",
        CARD.format("on build", "put a stall from your hand under rubbish"),
    ),
    "to the top of a place": (
        CARD.format("on build", "put a stall from your hand to top of rubbish"),
        "unexpected-part: `put` does not take `to top of rubbish`",
        "write `onto rubbish`",
        CARD.format("on build", "put a stall from your hand onto rubbish"),
    ),
    "at the bottom of a place": (
        CARD.format("on build", "put a stall from your hand at the bottom of rubbish"),
        "unexpected-word: where something is put is said with `into`, `onto` or `under`",
        "write `under rubbish`",
        CARD.format("on build", "put a stall from your hand under rubbish"),
    ),
    "the end of the game, the wrong way round": (
        CARD.format("on build", "gain 1 coin") + "    game end:\n        gain 1 fame\n",
        "unexpected-word: `game end` is said `end of game` here",
        "write `end of game`",
        CARD.format("on build", "gain 1 coin") + "    end of game:\n        gain 1 fame\n",
    ),
    "a card without its kind": (
        'quay "Quay"\n    colour  red\n    price   1 coin\n    points  1\n',
        "unknown-declaration: no kind stands before `quay`",
        'say of which kind it is: `KIND quay "Quay"`',
        'stall quay "Quay"\n    colour  red\n    price   1 coin\n    points  1\n',
    ),
    "several players are chosen at once": (
        CARD.format("on build", "choose 2 opponents as rivals"),
        "unsupported: only cards and dice can be picked by number, not `2 opponents`",
        "choose one after the other: `choose an opponent as former`, then "
        "`choose an opponent as latter where it is not former`",
        CARD.format("on build", TWO_OPPONENTS),
    ),
    "several words are chosen at once": (
        CARD.format("on build", "choose 2 colours"),
        "unsupported: only cards and dice can be picked by number, not `2 colours`",
        "choose one after the other: `choose a colour as former`, then "
        "`choose a colour as latter where it is not former`",
        CARD.format("on build", TWO_COLOURS),
    ),
    "several players do something": (
        CARD.format("on build", "2 opponents lose 1 coin"),
        "unexpected-word: several players are chosen one after the other",
        "write `choose an opponent as former`, then `choose an opponent as latter where it is not former`",
        CARD.format("on build", TWO_OPPONENTS),
    ),
    "things in brackets are counted": (
        CARD.format("on build", "gain (number of stalls from your hand where its colour is red) coin"),
        "unexpected-word: this `where` does not stand behind the things it is about",
        "put brackets round the things and their `where`: "
        "`(number of (stalls from your hand where its colour is red)) coin`",
        CARD.format("on build", "gain (number of (stalls from your hand where its colour is red)) coin"),
    ),
    "a pile of the game from elsewhere": (
        JETTIES + CARD.format("on build", "put top of deck into a jetty from your hand"),
        "wrong-place: no jetty can lie in `your hand`",
        "write `jetty`",
        JETTIES + CARD.format("on build", "put top of deck into a jetty"),
    ),
    "so many things are had": (
        CARD.format("on build", "if you have at least 2 stalls\n            gain 1 coin"),
        "unexpected-word: what somebody has is said with `is`",
        "write `your stalls is at least 2` of what is counted, "
        "`number of stalls in your PLACE is at least 2` of things",
        CARD.format("on build", "if number of stalls in your hand is at least 2\n            gain 1 coin"),
    ),
    "a choice of one": (
        CARD.format("on build", "choose one\n            gain 1 coin"),
        "missing-part: `choose one` has one option, and nothing to choose",
        "write more options below it, or `may` where it can be left out",
        CARD.format("on build", "may\n            gain 1 coin"),
    ),
    "dice that nobody asks": (
        CARD.format("on build", "roll 2 cubes as thrown"),
        "unused: the name `thrown` is never used",
        "say below it what the dice do: `gain (total of thrown) …`",
        CARD.format("on build", "roll 2 cubes as thrown\n        gain (total of thrown) coin"),
    ),
    "a number that nobody asks": (
        CARD.format("on build", "let many be number of stalls\n        gain 1 coin"),
        "unused: the name `many` is never used",
        "use it, or take it out",
        CARD.format("on build", "let many be number of stalls\n        gain (many) coin"),
    ),
    "a position below what happens": (
        'scenario "short"\n    when\n        you gain 1 coin\n    given\n        your coin is 2\n'
        "    then\n        your coin is 3\n",
        "out-of-place: `given` stands below `when`, and would be played before it",
        "write `given`, `when`, `then` in this order; what happens behind a `then` is its own scenario",
        SCENARIO.format("your coin is 3"),
    ),
    "a verb that is done to other cards": (
        CARD.format("on invite", "gain 1 coin"),
        "wrong-kind: `invite` is done to a guest, not to a stall: `on invite` never comes",
        "write `after invite:` if it is about you doing it",
        CARD.format("after invite", "gain 1 coin"),
    ),
    "several things that were chosen": (
        CARD.format("on build", "choose 2 cards from your hand\n        put them into rubbish"),
        "nobody-acts: nobody but you acts here",
        "several things have a name: `choose 2 cards from PLACE as kept`, and then `put kept into PLACE`",
        CARD.format("on build", "choose 2 cards from your hand as kept\n        put kept into rubbish"),
    ),
    "whoever acts besides you": (
        CARD.format("on build", "put a stall from their hand into rubbish"),
        "nobody-acts: nobody but you acts here",
        "`they` is a player who acts for a while: inside `each opponent`, `target may`, or under `after an opponent …`"
        "; elsewhere whoever acts is `you`",
        CARD.format("after an opponent builds", "put a stall from their hand into rubbish"),
    ),
    "so many of a card by its name": (
        CARD.format("on build", "put 1 mill into rubbish"),
        "unknown-kind: `mill` is a card, and no kind of things",
        "write `put a (stall from PLACE where it is mill) into PLACE`",
        CARD.format("on build", "put a (stall from your hand where it is mill) into rubbish"),
    ),
    "a phase alone": (
        CARD.format("in the evening", "gain 1 fame"),
        "unexpected-word: a phase has a beginning and an end, and a line waits for one of them",
        "write `at evening start:` or `at evening end:`",
        CARD.format("at evening end", "gain 1 fame"),
    ),
    "can not": (
        CARD.format("always", "you can not build"),
        "unexpected-word: `cannot` is one word",
        "write `you cannot build`",
        CARD.format("always", "you cannot build"),
    ),
    "a number that is added": (
        CARD.format("on build", "add 7 coins"),
        "unknown-verb: the verb `add` does not exist",
        "write `gain 7 coin`",
        CARD.format("on build", "gain 7 coin"),
    ),
    "a number that is taken off": (
        CARD.format("on build", "reduce coin by 5"),
        "unknown-verb: the verb `reduce` does not exist",
        "write `lose 5 coin`",
        CARD.format("on build", "lose 5 coin"),
    ),
    "to have none": (
        CARD.format("on build", "if you have 0 coin\n            gain 1 fame"),
        "unexpected-word: what somebody has is said with `is`",
        "write `your coin is 0` of what is counted, `number of coin in your PLACE is 0` of things",
        CARD.format("on build", "if your coin is 0\n            gain 1 fame"),
    ),
    "to have no coin": (
        CARD.format("on build", "if you have no coin\n            gain 1 fame"),
        "unexpected-word: what somebody has is said with the place where it lies",
        "write `your coin is 0` of what is counted, `there is no coin in your PLACE` of things",
        CARD.format("on build", "if your coin is 0\n            gain 1 fame"),
    ),
    "per": (
        CARD.format("end of game", "score 3 per red stall in your lanes"),
        "unexpected-part: what is counted is said with `for each`",
        "write `for each`",
        CARD.format("end of game", "score 3 for each red stall in your lanes"),
    ),
    "cards per thing": (
        CARD.format("on build", "draw 1 card per red stall in your lanes"),
        "unexpected-part: what is counted is said with `for each`",
        "write `draw (number of red stall in your lanes) card`",
        CARD.format("on build", "draw (number of red stall in your lanes) card"),
    ),
    "cards for each thing": (
        CARD.format("on build", "draw 2 cards for each red stall in your lanes"),
        "missing-number: draw how many cards?",
        "write `draw (2 times number of red stall in your lanes) cards`",
        CARD.format("on build", "draw (2 times number of red stall in your lanes) cards"),
    ),
    "victory points": (
        CARD.format("end of game", "gain 5 victory points"),
        "unknown-resource: points of the result have no name",
        "write `score 5`",
        CARD.format("end of game", "score 5"),
    ),
    "that thing": (
        CARD.format("on build", "choose a stall from your hand\n        put that stall into rubbish"),
        "unknown-name: `that stall` does not say which one",
        "write `stall`",
        CARD.format("on build", "choose a stall from your hand\n        put stall into rubbish"),
    ),
    "face down": (
        CARD.format("on build", "choose a stall from your hand\n        put it face down into rubbish"),
        "unexpected-word: which way up things lie is said by their place",
        "delete it; a zone has a line `face down` if nobody is to see what lies there",
        CARD.format("on build", "choose a stall from your hand\n        put it into rubbish"),
    ),
    "one adjective or another": (
        CARD.format("on build", "choose a red or blue stall from your hand"),
        "unexpected-word: `or` joins conditions, and `blue` is none",
        "write `choose a stall from your hand where its FACT is either red or blue`",
        CARD.format("on build", "choose a stall from your hand where its colour is either red or blue"),
    ),
    "one adjective or another, and a place": (
        CARD.format("on build", "put a red or blue stall from your hand into rubbish"),
        "unexpected-word: `or` joins conditions, and `blue` is none",
        "write `put a (stall from your hand where its FACT is either red or blue) into rubbish`",
        CARD.format("on build", "put a (stall from your hand where its colour is either red or blue) into rubbish"),
    ),
    "half of a place": (
        CARD.format("end of game", "score half your hand"),
        "unexpected-part: `score` does not take `your hand`",
        "write `score your hand divided by 2`",
        CARD.format("end of game", "score your hand divided by 2"),
    ),
    "half of something": (
        CARD.format("on build", "gain (half of number of stalls in your hand) coin"),
        "unexpected-word: `half` of something is so much divided by 2",
        "write `gain (number of stalls in your hand divided by 2) coin`",
        CARD.format("on build", "gain (number of stalls in your hand divided by 2) coin"),
    ),
    "between two numbers": (
        CARD.format("on build", "if your coin is between 2 and 4\n            gain 1 coin"),
        "unexpected-word: `is between 2 and 4` is said `is at least 2 and your coin is at most 4` here",
        "write `is at least 2 and your coin is at most 4`",
        CARD.format("on build", "if your coin is at least 2 and your coin is at most 4\n            gain 1 coin"),
    ),
    "a fact alone": (
        CARD.format("on build", "gain 1 coin").replace("points  1", "points  1\n    old"),
        "unfinished-line: nothing stands behind `old`",
        "write what it is: `old yes`, `old 2`, or its words",
        CARD.format("on build", "gain 1 coin").replace("points  1", "points  1\n    old     yes"),
    ),
    "a free place": (
        SPOTS.format("choose a free spot\n    gain 1 coin"),
        "unknown-word: no spot is `free`",
        "write `where its mates is empty`",
        SPOTS.format("choose a spot where its mates is empty\n    gain 1 coin"),
    ),
    "a kind before card": (
        CARD.format("on build", "discard a stall card from your hand"),
        "unknown-word: `stall` is a kind of things itself",
        "write `stall` alone",
        CARD.format("on build", "discard a stall from your hand"),
    ),
    "how many lie on a kind": (
        SPOTS.format("gain 1 coin").replace('is place "spot"', 'is place "spot"\n    holds  1 mate'),
        "wrong-fact: `holds` is followed by single words, with a comma between two",
        "how many lie on a thing says their zone: `zone ZONE of KIND for each THING`, with a line `holds 1`",
        SPOTS.format("gain 1 coin").replace('spot "mates"', 'spot "mates"\n    holds  1'),
    ),
    "a word or two others": (
        CARD.format("on build", "discard a card from your hand where its points is 1 or 2 or 3"),
        "wrong-kind: `or` joins conditions, and `2` is none",
        "write `is either 1, 2 or 3`",
        CARD.format("on build", "discard a card from your hand where its points is either 1, 2 or 3"),
    ),
    "a word or another": (
        CARD.format("on build", "discard a card from your hand where its colour is red or blue"),
        "wrong-kind: `or` joins conditions, and `blue` is none",
        "write `is either red or blue`",
        CARD.format("on build", "discard a card from your hand where its colour is either red or blue"),
    ),
    "the part of a verb is called it": (
        "to bury stall\n    put it into rubbish\n\n" + CARD.format("on build", "bury a stall from your hand"),
        "nothing-meant: `it` means nothing here",
        "write `stall`",
        "to bury stall\n    put stall into rubbish\n\n" + CARD.format("on build", "bury a stall from your hand"),
    ),
    "a place per player": (
        "zone attic of stall per player\n\n" + CARD.format("on build", "put a stall from your hand into your attic"),
        "unexpected-word: what is counted is said with `for each`",
        "write `for each`",
        "zone attic of stall for each player\n\n"
        + CARD.format("on build", "put a stall from your hand into your attic"),
    ),
    "a range with a dash": (
        'counter built for each player "built"\n    range  3-5\n' + CARD.format("on build", "gain 1 built"),
        "wrong-fact: `range` is a range: `0 to 9`, `up to 10` or `0 or more`",
        "write `range 3 to 5`",
        'counter built for each player "built"\n    range  3 to 5\n' + CARD.format("on build", "gain 1 built"),
    ),
    "a range as a list": (
        'counter built for each player "built"\n    range  3, 4, 5\n' + CARD.format("on build", "gain 1 built"),
        "wrong-fact: `range` is a range: `0 to 9`, `up to 10` or `0 or more`",
        "write `range 3 to 5`",
        'counter built for each player "built"\n    range  3 to 5\n' + CARD.format("on build", "gain 1 built"),
    ),
    "the first player": (
        CARD.format("on build", "the first player draws 1 card"),
        "unexpected-word: `the first player` is said `first` here",
        "write `first`",
        CARD.format("on build", "first draws 1 card"),
    ),
    "the left neighbour": (
        CARD.format("on build", "put all cards from your hand into your left neighbour's hand"),
        "unexpected-word: `your left neighbour` is said `your left` here",
        "write `your left`",
        CARD.format("on build", "put all cards from your hand into your left's hand"),
    ),
    "the player to the left": (
        CARD.format("on build", "the player to your left draws 1 card"),
        "unexpected-word: `the player to your left` is said `your left` here",
        "write `your left`",
        CARD.format("on build", "your left draws 1 card"),
    ),
    "another player is chosen": (
        CARD.format("on build", "choose another player as rival\n        rival draws 1 card"),
        "unexpected-word: `another player` is said `an opponent` here",
        "write `an opponent`",
        CARD.format("on build", "choose an opponent as rival\n        rival draws 1 card"),
    ),
    "all at the same time": (
        CARD.format(
            "on build",
            "each player simultaneously\n            choose a card from their hand\n            discard card",
        ),
        "unexpected-word: what all choose before anybody sees it stands below `at once`",
        "write `each player at once`, and below it, four spaces deeper, what each of them chooses",
        CARD.format(
            "on build", "each player at once\n            choose a card from their hand\n            discard card"
        ),
    ),
    "all at once, behind what they do": (
        CARD.format("on build", "each player chooses a card from their hand at once"),
        "unexpected-word: what all choose before anybody sees it stands below `at once`",
        "write `each player at once`, and below it, four spaces deeper, what each of them chooses",
        CARD.format(
            "on build", "each player at once\n            choose a card from their hand\n            discard card"
        ),
    ),
    "cards are dealt": (
        CARD.format("on build", "deal 2 cards to each player"),
        "unknown-verb: the verb `deal` does not exist",
        "write `each player draws 2 cards`",
        CARD.format("on build", "each player draws 2 cards"),
    ),
    "with highest": (
        CARD.format("on build", "the player with highest fame draws 1 card"),
        "unexpected-word: `with highest` is said `with the highest` here",
        "write `with the highest`",
        CARD.format("on build", "the player with the highest fame draws 1 card"),
    ),
    "what the player with the highest has": (
        CARD.format("on build", "put all cards from your hand into the player with the highest fame's hand"),
        "unexpected-word: it does not show what belongs to `the player with the highest fame`",
        "put brackets round whoever it is: `(the player with the highest fame)'s …`",
        CARD.format("on build", "put all cards from your hand into (the player with the highest fame)'s hand"),
    ),
    "the highest of a value with more parts": (
        CARD.format("on build", "the player with the highest (fame of you) draws 1 card"),
        "unexpected-word: behind `with the highest` stands one word, a counter or a value of a player alone",
        "declare `value VALUE of player = …`, and write `the player with the highest VALUE`",
        CARD.format("on build", "the player with the highest room draws 1 card"),
    ),
    "the apostrophe is missing": (
        CARD.format("on build", "choose an opponent as rival\n        put all cards from your hand into rivals hand"),
        "unexpected-word: `rivals` does not say whose it is",
        "write `rival's …`",
        CARD.format("on build", "choose an opponent as rival\n        put all cards from your hand into rival's hand"),
    ),
    "greater than": (
        CARD.format("on build", "if your coin is greater than 3\n            gain 1 coin"),
        "unexpected-word: `is greater than` is said `is more than` here",
        "write `is more than`",
        CARD.format("on build", "if your coin is more than 3\n            gain 1 coin"),
    ),
    "equals": (
        CARD.format("on build", "if your coin equals 3\n            gain 1 coin"),
        "unexpected-word: `equals` is said `is` here",
        "write `is`",
        CARD.format("on build", "if your coin is 3\n            gain 1 coin"),
    ),
    "equal to": (
        CARD.format("on build", "if your coin is equal to 3\n            gain 1 coin"),
        "unexpected-word: `is equal to` is said `is` here",
        "write `is`",
        CARD.format("on build", "if your coin is 3\n            gain 1 coin"),
    ),
    "not at least": (
        CARD.format("on build", "if your coin is not at least 3\n            gain 1 coin"),
        "unexpected-word: `is not at least` is said `is less than` here",
        "write `is less than`",
        CARD.format("on build", "if your coin is less than 3\n            gain 1 coin"),
    ),
    "so much or less": (
        CARD.format("on build", "if your coin is 3 or less\n            gain 1 coin"),
        "unexpected-word: `is 3 or less` is said `is at most 3` here",
        "write `is at most 3`",
        CARD.format("on build", "if your coin is at most 3\n            gain 1 coin"),
    ),
    "more of some than of others": (
        CARD.format("on build", "if there are more red stalls than blue stalls in your lanes\n            gain 1 coin"),
        "unexpected-word: how many there are is compared as numbers",
        "write `number of red stalls in your lanes is more than number of blue stalls in your lanes`",
        CARD.format(
            "on build",
            "if number of red stalls in your lanes is more than number of blue stalls in your lanes"
            "\n            gain 1 coin",
        ),
    ),
    "this and that": (
        CARD.format("on build", "if there is a red stall and a blue stall in your lanes\n            gain 1 coin"),
        "unexpected-word: each of them stands behind its own `there is`",
        "write `there is a red stall in your lanes and there is a blue stall in your lanes`",
        CARD.format(
            "on build",
            "if there is a red stall in your lanes and there is a blue stall in your lanes\n            gain 1 coin",
        ),
    ),
    "somebody has this and that": (
        CARD.format("on build", "if you have a red stall and a blue stall in your lanes\n            gain 1 coin"),
        "unexpected-word: what somebody has is said with the place where it lies",
        "write `there is a red stall in your PLACE and there is a blue stall in your lanes`",
        CARD.format(
            "on build",
            "if there is a red stall in your lanes and there is a blue stall in your lanes\n            gain 1 coin",
        ),
    ),
    "a place has so many": (
        CARD.format("on build", "if your hand has 3 red stalls\n            gain 1 coin"),
        "unexpected-word: what somebody has is said with the place where it lies",
        "write `there are at least 3 red stalls in your hand`",
        CARD.format("on build", "if there are at least 3 red stalls in your hand\n            gain 1 coin"),
    ),
    "more in a place than somebody else": (
        CARD.format("on build", "if you have less cards in your hand than your left\n            gain 1 coin"),
        "unexpected-word: what somebody has is said with `is`",
        "write `number of cards in your hand is less than number of cards in WHOSE hand`",
        CARD.format(
            "on build",
            "if number of cards in your hand is less than number of cards in your left's hand\n            gain 1 coin",
        ),
    ),
    "the condition stands behind": (
        CARD.format("on build", "gain 3 coin if your hand is empty"),
        "same-line: what is done stands below the `if`",
        "write `if your hand is empty`, and below it, four spaces deeper, `gain 3 coin`",
        CARD.format("on build", "if your hand is empty\n            gain 3 coin"),
    ),
    "a loop without a number": (
        CARD.format("on build", "while your coin is less than 5\n            gain 1 coin"),
        "unexpected-word: a loop has a number: nothing may go on for ever",
        "write `repeat at most 10 times while your coin is less than 5`",
        CARD.format("on build", "repeat at most 10 times while your coin is less than 5\n            gain 1 coin"),
    ),
    "the top card": (
        CARD.format("on build", "put the top card of deck into your hand"),
        "unexpected-word: `the top card of` is said `top of` here",
        "write `top of`",
        CARD.format("on build", "put top of deck into your hand"),
    ),
    "one of them is chosen": (
        CARD.format("on build", "choose card from your hand\n        discard card"),
        "missing-number: `card` does not say how many, or which",
        "write `choose a card from …`",
        CARD.format("on build", "choose a card from your hand\n        discard card"),
    ),
    "a sum without brackets": (
        CARD.format("on build", "gain 1 + your fame coin"),
        "unexpected-word: `gain` does not take `coin`",
        "write it in brackets: `gain (1 + your fame) coin`",
        CARD.format("on build", "gain (1 + your fame) coin"),
    ),
    "as many as a name says": (
        CARD.format("on build", "each player draws crowd cards"),
        "unexpected-word: `draws` does not take `cards`",
        "write it in brackets: `each player draws (crowd) cards`",
        CARD.format("on build", "each player draws (crowd) cards"),
    ),
    "the most, below each player": (
        CARD.format("on build", "each player\n            if they have the most coin\n                gain 1 fame"),
        "unexpected-word: `the most` is said `the player with the highest` here",
        "write `they are the player with the highest coin`",
        CARD.format(
            "on build",
            "each player\n            if they are the player with the highest coin\n                gain 1 fame",
        ),
    ),
    "a word of a fact is no kind": (
        CARD.format("on build", "gain (number of reds in your lanes) coin"),
        "unknown-kind: `red` is a word of the fact `colour`, and no kind of things",
        "write `red stall`",
        CARD.format("on build", "gain (number of red stalls in your lanes) coin"),
    ),
    "a fact is asked of nothing": (
        CARD.format("on build", "discard a card from your hand where colour is red"),
        "missing-owner: whose `colour`?",
        "write `its colour`",
        CARD.format("on build", "discard a card from your hand where its colour is red"),
    ),
    "a fact is asked of a place": (
        CARD.format("on build", "if rubbish's colour is red\n            gain 1 coin"),
        "unknown-name: a place for cards has no `colour`",
        "of the card on top write `(top of rubbish)'s colour`",
        CARD.format("on build", "if (top of rubbish)'s colour is red\n            gain 1 coin"),
    ),
    "there are so many players": (
        CARD.format("on build", "if 3 players\n            gain 1 coin"),
        "unknown-resource: `players` are not said to be so many",
        "write `number of players is 3`",
        CARD.format("on build", "if number of players is 3\n            gain 1 coin"),
    ),
    "so many points": (
        CARD.format("end of game", "score 5 points for each red card in your lanes"),
        "unknown-resource: points of the result have no name",
        "write `score 5`",
        CARD.format("end of game", "score 5 for each red card in your lanes"),
    ),
    "points are gained": (
        CARD.format("end of game", "gain 5 points"),
        "unknown-resource: points of the result have no name",
        "write `score 5`",
        CARD.format("end of game", "score 5"),
    ),
    "the result is called score": (
        CARD.format("end of game", "if your score is 3\n            score 1"),
        "unknown-name: a player has no `score`",
        "did you mean `result`?",
        CARD.format("end of game", "if your result is 3\n            score 1"),
    ),
    "everyone is everybody": (
        CARD.format("on build", "gain (number of cards in everyone's hand) coin"),
        "unknown-name: the name `everyone` does not exist here",
        "write `everybody's PLACE`",
        CARD.format("on build", "gain (number of cards in everybody's hand) coin"),
    ),
    "the game ends for a reason": (
        CARD.format("on build", "end game market_day"),
        "unexpected-part: `end` does not take `market_day`",
        "write `by market_day`",
        CARD.format("on build", "end game by market_day"),
    ),
    "different words are counted": (
        CARD.format("on build", "gain (number of different colours in your lanes) coin"),
        "unknown-kind: `colour` is what a stall has, and no kind of things",
        "how many different ones there are, a value adds up of a term for each word: `value HAS of player for colour "
        "(word)` is `1 if there is a (stall in PLACE where its colour is colour)` and `0 otherwise`, and another "
        "`(player's HAS for green) + …`",
        HUES + CARD.format("on build", "gain (your hues) coin"),
    ),
    "a number that is worked out stands without brackets, in a verb": (
        PLACING.format("stall's points"),
        "unexpected-word: `gain` does not take `coin`",
        "write it in brackets: `gain (stall's points) coin`",
        PLACING.format("(stall's points)"),
    ),
    "somebody has the most": (
        CARD.format("on build", "if you have the most coin\n            gain 1 fame"),
        "unexpected-word: `the most` is said `the player with the highest` here",
        "write `you are the player with the highest coin`",
        CARD.format("on build", "if you are the player with the highest coin\n            gain 1 fame"),
    ),
    "so many cards in hand": (
        CARD.format("on build", "if you have at least 3 cards in your hand\n            gain 1 coin"),
        "unexpected-word: what somebody has is said with the place where it lies",
        "write `there are at least 3 cards in your hand`",
        CARD.format("on build", "if there are at least 3 cards in your hand\n            gain 1 coin"),
    ),
    "more than so many cards in hand": (
        CARD.format("on build", "if you have more than 3 cards in your hand\n            gain 1 coin"),
        "unexpected-word: what somebody has is said with the place where it lies",
        "write `number of cards in your hand is more than 3`",
        CARD.format("on build", "if number of cards in your hand is more than 3\n            gain 1 coin"),
    ),
    "what is done stands behind its condition": (
        CARD.format("on build", "if there are at least 3 cards in your hand, gain 1 coin"),
        "same-line: what is done stands below the `if`",
        "move it to the next line, four spaces deeper",
        CARD.format("on build", "if there are at least 3 cards in your hand\n            gain 1 coin"),
    ),
    "a condition stands in place of a moment": (
        CARD.format("when your coin is 5 or more", "gain 1 fame"),
        "unexpected-word: `when your coin is 5 or more` is no moment: it is so for a while, or never",
        "wait for what makes it so, as `after you gain coin:`, and write `if your coin is at least 5` below it; what "
        "holds for as long as it is so stands under `always:` with the same `if`",
        CARD.format("after you gain coin", "if your coin is at least 5\n            gain 1 fame")
        + "\n    always:\n        if your coin is at least 5\n            your room is 1 more\n",
    ),
    "a condition behind a moment": (
        CARD.format("after you build a stall where its points is 1", "gain 1 coin"),
        "unexpected-word: a moment has no `where`",
        "write `after you build a stall:`, and what must be so as `if …` below it",
        CARD.format("after you build a stall", "if stall's points is 1\n            gain 1 coin"),
    ),
    "a phase in place of a verb": (
        CARD.format("on build", "morning start"),
        "unknown-verb: the verb `morning` does not exist",
        "a phase comes by itself; a scenario goes there with `reach start of morning` or `reach end of morning`",
        SCENARIO.format("your coin is 3").replace("when\n", "when\n        reach start of morning\n"),
    ),
    "turns are taken while": (
        CARD.format("on build", "take turns while their coin is at least 1\n            lose 1 coin"),
        "unexpected-word: `take turns` does not say who begins",
        "write `take turns from first while their coin is at least 1`",
        CARD.format("on build", "take turns from first while their coin is at least 1\n            lose 1 coin"),
    ),
    "turns are taken, while": (
        CARD.format("on build", "take turns, while their coin is at least 1\n            lose 1 coin"),
        "unexpected-word: `take turns` does not say who begins",
        "write `take turns from first while their coin is at least 1`",
        CARD.format("on build", "take turns from first while their coin is at least 1\n            lose 1 coin"),
    ),
    "once per stretch is a moment": (
        CARD.format("once per morning", "gain 1 coin"),
        "unexpected-word: how often it happens stands behind the moment",
        "write `on VERB, once a morning:`",
        CARD.format("on build, once a morning", "gain 1 coin"),
    ),
    "once in what is no stretch": (
        CARD.format("on build, once a round", "gain 1 coin"),
        "unknown-moment: `round` is no stretch of the game that begins again and again",
        "known here: `morning`, `market`, `evening`, `game`, `turn` (phases, and what `announce start of …` names)",
        CARD.format("on build, once a market", "gain 1 coin"),
    ),
    "something is done in a place": (
        "to crown stall onto guest\n    put stall into rubbish\n    gain (number of cards in your hand) coin\n\n"
        + 'action crowning "Crown"\n    crown a stall from your hand onto a guest from your bench\n\n'
        + CARD.format("after an opponent crowns a stall on a guest", "gain 1 coin"),
        "unexpected-word: `on a guest` is no part of what is done",
        "write `onto a guest`",
        "to crown stall onto guest\n    put stall into rubbish\n    gain (number of cards in your hand) coin\n\n"
        + 'action crowning "Crown"\n    crown a stall from your hand onto a guest from your bench\n\n'
        + CARD.format("after an opponent crowns a stall onto a guest", "gain 1 coin"),
    ),
    "something is done in a place that is a pile": (
        CARD.format("after an opponent builds a stall on a lane", "gain 1 coin"),
        "unexpected-word: `on a lane` is no part of what is done",
        "leave it out; `lane` is the place in the lines below, where `if` can ask about it",
        CARD.format("after you build a stall", "if number of cards in lane is 2\n            gain 1 coin"),
    ),
    "something is done with a pile": (
        CARD.format("after you build a stall into a lane", "gain 1 coin"),
        "wrong-kind: `into a lane` is no part of what is done",
        "leave it out; `lane` is the place in the lines below, where `if` can ask about it",
        CARD.format("after you build a stall", "if number of cards in lane is 2\n            gain 1 coin"),
    ),
    "something is done with another joint": (
        CARD.format("after you build a stall onto your lanes", "gain 1 coin"),
        "unexpected-part: `build` does not take `onto your lanes`",
        "write `build STALL into LANE`, and perhaps `with discount NUMBER` behind it",
        CARD.format("after you build a stall", "gain 1 coin"),
    ),
    "what would be done comes before": (
        CARD.format("before you would gain coin", "gain 1 fame"),
        "unexpected-word: `before` stands before what is done; what somebody `would` do is said with `when`",
        "write `when you would gain coin:`",
        CARD.format("when you would gain coin", "gain 1 fame"),
    ),
    "things cost less": (
        CARD.format("always", "green stalls cost 1 grain less"),
        "unexpected-word: what something costs is changed by a value that the game takes off the price",
        "write `your DISCOUNT for green stalls is 1 more` under `always:`; the game declares it, `value DISCOUNT of "
        "player for KIND = 0`, and pays `with discount (your DISCOUNT for …)`",
        CARD.format("always", "your rebate for green stalls is 1 more"),
    ),
    "so many in a stretch": (
        CARD.format("after you build 2 stalls in one evening", "gain 1 coin"),
        "unexpected-word: a moment does not say how many times something was done in a stretch of the game",
        "count them: `counter COUNTER for each player`; under the moment of one (`after VERB:`) write `gain 1 COUNTER` "
        "and `if your COUNTER is 2`, and under `at evening start:` write `set COUNTER to 0`",
        BUILT
        + CARD.format("after build", "gain 1 built\n        if your built is 2\n            gain 1 coin")
        + "\n    at evening start:\n        set built to 0\n",
    ),
    "so many at a time": (
        CARD.format("after you build 2 stalls", "gain 1 coin"),
        "wrong-kind: a moment tells of one thing at a time, and `2 stalls` are several",
        "write `a stall`, and count them: `gain 1 COUNTER` below it and `if your COUNTER is 2`, with a `counter "
        "COUNTER for each player`",
        BUILT
        + CARD.format("after you build a stall", "gain 1 built\n        if your built is 2\n            gain 1 coin"),
    ),
    "so many at a time of a kind that is called by its title": (
        INN + CARD.format("after you build 2 taverns", "gain 1 coin"),
        "wrong-kind: a moment tells of one thing at a time, and `2 taverns` are several",
        "write `an inn`, and count them: `gain 1 COUNTER` below it and `if your COUNTER is 2`, with a `counter "
        "COUNTER for each player`",
        INN
        + BUILT
        + CARD.format("after you build an inn", "gain 1 built\n        if your built is 2\n            gain 1 coin"),
    ),
    "so many of what is not there": (
        CARD.format("after you build 2 stals", "gain 1 coin"),
        "unknown-kind: there are no things called `stals`",
        "did you mean `stall`?",
        CARD.format("after you build a stall", "gain 1 coin"),
    ),
    "a value of one": (
        "value most of one (player) = one's coin\n" + CARD.format("on build", "gain (most of you) coin"),
        "reserved-word: `one` is a word of the language and cannot be a name",
        "choose another name",
        "value most of who (player) = who's coin\n" + CARD.format("on build", "gain (most of you) coin"),
    ),
    "a comma in place of a colon": (
        CARD.format("on build", "gain 1 coin").replace("build:", "build,"),
        "missing-colon: `:` is missing at the end of what says when",
        "write `:`",
        CARD.format("on build", "gain 1 coin"),
    ),
    "a phase of two words": (
        CARD.format("at late evening start", "gain 1 coin"),
        "unexpected-word: a name is one word",
        f"nothing called `late_evening` starts or ends; {EDGES}",
        CARD.format("at evening start", "gain 1 coin"),
    ),
    "the start of a phase of two words": (
        CARD.format("at the start of late evening", "gain 1 coin"),
        "unexpected-word: where a phase begins or ends is said without `the` and `of`",
        f"nothing called `late_evening` starts or ends; {EDGES}",
        CARD.format("at evening start", "gain 1 coin"),
    ),
    "a moment of things without `a`": (
        CARD.format("after you build red stall", "gain 1 coin"),
        "unexpected-word: `red stall` does not say which",
        "write `a red stall`",
        CARD.format("after you build a red stall", "gain 1 coin"),
    ),
    "what is being done": (
        CARD.format("after building a red stall", "gain 1 coin"),
        "unexpected-word: a moment says who does it",
        "write `after you VERB a red stall:`",
        CARD.format("after you build a red stall", "gain 1 coin"),
    ),
    "a part of a verb with `a`": (
        PAINT.replace("to paint stall", "to paint a stall"),
        "unexpected-word: a part of a verb is named without `a`",
        "write `to paint stall`",
        PAINT,
    ),
    "a verb is declared by another word": (
        PAINT.replace("to paint stall", "verb paint stall"),
        "unexpected-word: a verb is declared with `to`",
        "write `to paint stall`",
        PAINT,
    ),
    "need": (
        PAINT.replace("needs", "need"),
        "unexpected-word: `need` is said `needs` here",
        "write `needs`",
        PAINT,
    ),
    "needs something somewhere": (
        PAINT.replace("stall is in", "stall in"),
        "unexpected-word: what has to be so is said with `is`",
        "write `needs stall is in your hand`",
        PAINT,
    ),
    "an action without a name": (
        PAINT.replace("action painting", "action"),
        "missing-name: this `action` has a title but no name",
        'give it a name before the title: `action paint_it "Paint it"`',
        PAINT.replace("action painting", "action paint_it"),
    ),
    "a verb of things without `a`": (
        PAINT.replace("paint a stall from", "paint stall from"),
        "unexpected-word: `stall` does not say which",
        "write `a stall`",
        PAINT,
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
    "a sum in words": (
        CARD.format("on build", "gain (your fame plus 2) coin"),
        "unexpected-word: `plus` is said `+` here",
        "write `+`",
        CARD.format("on build", "gain (your fame + 2) coin"),
    ),
    "for so many times": (
        CARD.format("on build", "for 2 times\n            gain 1 coin"),
        "unexpected-word: `for 2 times` is said `repeat 2 times` here",
        "write `repeat 2 times`",
        CARD.format("on build", "repeat 2 times\n            gain 1 coin"),
    ),
    "perform action": (
        CARD.format("on build", "perform action"),
        "unexpected-word: `action` does not say which",
        "write `perform an action`",
        CARD.format("on build", "perform an action"),
    ),
    "a semicolon in place of a colon": (
        CARD.format("on build", "gain 1 coin").replace("build:", "build;"),
        "stray-character: `;` is not in the language",
        "write `:`",
        CARD.format("on build", "gain 1 coin"),
    ),
    "words without commas": (
        TILED.replace("    starts", "    sort    wet dry\n    starts").replace('"Stone"', '"Stone"\n    sort  wet'),
        "wrong-fact: `sort` is followed by single words, with a comma between two",
        "write `sort wet, dry`",
        TILED.replace("    starts", "    sort    wet, dry\n    starts").replace('"Stone"', '"Stone"\n    sort  wet'),
    ),
    "a fact by another name": (
        CARD.format("on build", "gain 1 coin").replace("points  1", "points  1\n    coulour  3"),
        "unknown-fact: `well` cannot have a line `coulour …`",
        "known here: `copies`, `old`, `source`, `yield`",
        CARD.format("on build", "gain 1 coin").replace("points  1", "points  1\n    copies  3"),
    ),
    "everyone does it": (
        CARD.format("on build", "everyone gains 1 coin"),
        "unknown-name: the name `everyone` does not exist here",
        "write `each player …`",
        CARD.format("on build", "each player gains 1 coin"),
    ),
    "the game ends, as a line": (
        CARD.format("on build", "game ends"),
        "unknown-name: nothing can be asked of `game` here",
        "write `end game by market_day`",
        CARD.format("on build", "end game by market_day"),
    ),
    "each of a phase": (
        CARD.format("each evening", "gain 1 coin"),
        "unexpected-word: `each evening` does not say when",
        "write `at evening start:` or `at evening end:`",
        CARD.format("at evening start", "gain 1 coin"),
    ),
    "a range of two numbers": (
        CARD.format("on build", "gain 1 nut") + 'counter nut for each player "nut"\n    range  0 or 9\n',
        "unexpected-word: numbers from one to another are said with `to`",
        "write `range 0 to 9`",
        CARD.format("on build", "gain 1 nut") + 'counter nut for each player "nut"\n    range  0 to 9\n',
    ),
    "a counter is set to more than its range": (
        'counter awake for each player "awake"\n    range  0 to 1\n\n' + CARD.format("on build", "set awake to 2"),
        "out-of-bounds: `awake` cannot be 2: it is 0 to 1",
        "write `set awake to 1`, or change the `range` of `awake`",
        'counter awake for each player "awake"\n    range  0 to 1\n\n' + CARD.format("on build", "set awake to 1"),
    ),
    "a card's counter is set to less than its range": (
        'counter wear for each stall "wear"\n    range  1 to 5\n\n'
        + CARD.format("on build", "set this stall's wear to 0"),
        "out-of-bounds: `wear` cannot be 0: it is 1 to 5",
        "write `set this stall's wear to 1`, or change the `range` of `wear`",
        'counter wear for each stall "wear"\n    range  1 to 5\n\n'
        + CARD.format("on build", "set this stall's wear to 1"),
    ),
    "one of several counters is set to more than their range": (
        'counter cubes of colour for each player "cubes"\n    range  0 to 4\n\n'
        + CARD.format("on build", "set your cubes of red to 7"),
        "out-of-bounds: `cubes_of_red` cannot be 7: it is 0 to 4",
        "write `set your cubes of red to 4`, or change the `range` of `cubes`",
        'counter cubes of colour for each player "cubes"\n    range  0 to 4\n\n'
        + CARD.format("on build", "set your cubes of red to 4"),
    ),
    "an amount beside a number": (
        CARD.format("on build", "gain (highest of your resources and 3) coin"),
        "wrong-kind: `your resources` is an amount of resources, but a number is needed here",
        "write `highest of (highest of your resources) and 3`",
        CARD.format("on build", "gain (highest of (highest of your resources) and 3) coin"),
    ),
    "an extra turn is taken": (
        CARD.format("on build", "take an extra turn"),
        "unknown-verb: `an extra turn` is said `another turn` here",
        "write `take another turn`",
        CARD.format("on build", "take another turn"),
    ),
    "a place is refilled": (
        CARD.format("on build", "refill your hand"),
        "unknown-verb: the verb `refill` does not exist",
        "for a hand write `draw (5 - number of cards in your hand) cards`, for a row `put top (4 - number of cards in "
        "ROW) of PLACE into ROW`; what is done when a place is drawn from and empty stands under its own `refill:`",
        'zone row of stall "row"\n\n'
        + CARD.format("on build", "draw (5 - number of cards in your hand) cards")
        + "        put top (4 - number of cards in row) of deck into row\n",
    ),
    "a title stands between single quotes": (
        CARD.format("on build", "gain 1 coin").replace('"Well"', "'Rival's Well'"),
        'curly-quote: `\'` does not open a text; a text stands between `"` and `"`',
        'write `"Rival\'s Well"`',
        CARD.format("on build", "gain 1 coin").replace('"Well"', '"Rival\'s Well"'),
    ),
    "nothing is to be paid": (
        CARD.format("on build", "gain 1 coin").replace("1 coin", "free", 1),
        "wrong-fact: `price` is an amount of resources, with a comma between two",
        "write `price 0 grain`",
        CARD.format("on build", "gain 1 coin").replace("1 coin", "0 grain", 1),
    ),
    "a coin is gained": (
        CARD.format("on build", "gain a coin"),
        "wrong-kind: `gain` takes numbers of something counted, and `a coin` is none",
        "write `gain 1 coin`",
        CARD.format("on build", "gain 1 coin"),
    ),
    "a text of its own without a language": (
        CARD.format("on build", "gain 1 coin").replace("points  1", 'points  1\n    text    "Take a coin."'),
        "unknown-fact: `well` cannot have a line `text …`",
        'say in which language it is: `text en "Take a coin."`',
        CARD.format("on build", "gain 1 coin").replace("points  1", 'points  1\n    text en "Take a coin."'),
    ),
    "a kind is called as in another language": (
        OMENS.format("", "знак", "shuffle omens"),
        'missing-quotes: `знак` is not a name; a text stands between `"` and `"`',
        "write `omen`",
        OMENS.format("", "omen", "shuffle omens"),
    ),
    "several cards are chosen in one line": (
        SCENARIO.format("your coin is 3").replace("you gain 1 coin", "you choose barn, mill"),
        "unexpected-word: what is asked for is answered one by one",
        "write a line for each: `you choose …`",
        SCENARIO.format("your coin is 3").replace("you gain 1 coin", "you choose barn\n        you choose mill"),
    ),
    "a slot is named without its brackets": (
        "to air stall\n    needs stall's A is empty\n    gain 1 coin\n\n" + CARD.format("on build", "air this card"),
        "upper-case: the letter of a slot stands in square brackets",
        "write `[A]`",
        "to air stall\n    needs stall's [A] is empty\n    gain 1 coin\n\n" + CARD.format("on build", "air this card"),
    ),
    "pieces lie in a slot": (
        SCENARIO.format("number of workers in barn's [A] is 0"),
        "wrong-kind: `barn's [A]` is a slot, but a place for pieces is needed here",
        "what lies in the slots of a card lies on it: write `on barn`",
        SCENARIO.format("number of workers on barn is 0"),
    ),
    "somebody who does not sit at the table is asked for": (
        SCENARIO.format("your coin is 3").replace("your coin is 2", "second's coin is 2"),
        "no-such-player: `second` does not sit at this table",
        "name the players first: `players are you, rival, second`",
        SCENARIO.format("your coin is 4").replace(
            "your coin is 2", "second's coin is 2\n        players are you, rival, second"
        ),
    ),
    "dice are drawn": (
        SCENARIO.format("your coin is 3").replace("your coin is 2", "draws are 5, 2"),
        "cannot-set-up: nothing is drawn at random in this game",
        "write `rolls are 1, 2`",
        SCENARIO.format("your coin is 3").replace("your coin is 2", "rolls are 5, 2"),
    ),
    "pieces lie under a card": (
        'zone helpers of worker for each stall "helpers"\n\nvalue crew of stall = number of stall\'s helpers\n\n'
        + CARD.format("on build", "gain (crew of this card) coin"),
        "unsupported: only cards can lie under a stall",
        "make them cards: `kind worker is card`, and `owned by_player` if each player has his own",
        DISCS,
    ),
    "a verb is written as two words": (
        "to take_coins with count (number)\n    gain (count) coin\n\n" + CARD.format("on build", "take 2 coins"),
        "unknown-verb: the verb `take` does not exist",
        "write `take_coins`, and perhaps `with count NUMBER` behind it",
        "to take_coins with count (number)\n    gain (count) coin\n\n"
        + CARD.format("on build", "take_coins with count 2"),
    ),
    "a number of a name stands without brackets": (
        "to save count (number)\n    gain count coin\n\n" + CARD.format("on build", "save 2"),
        "unexpected-part: `gain` does not take `coin`",
        "write it in brackets: `gain (count) coin`",
        "to save count (number)\n    gain (count) coin\n\n" + CARD.format("on build", "save 2"),
    ),
    "any action is forbidden": (
        CARD.format("always", "you cannot perform an action"),
        "unsupported: what is forbidden is one action, by its name, or a verb of the game",
        "write `you cannot perform ACTION`",
        CARD.format("always", "you cannot perform visiting"),
    ),
    "players are gone through twice": (
        CARD.format("on build", "for each player\n            for each player\n                gain 1 coin"),
        "wrong-kind: `player` is a player, but a place or several things is needed here",
        "write the inner lines as a verb, `to NAME`, and name it here: players are gone through there anew",
        "to rain\n    for each player\n        gain 1 coin\n\n"
        + CARD.format("on build", "for each player\n            rain"),
    ),
    "a verb is called one": (
        'verb rain "rain"\n    for each player\n        gain 1 coin\n\n' + CARD.format("on build", "rain"),
        "clause-outside: a line such as `for each …` belongs to something",
        "what is done under a name is declared with `to rain`",
        "to rain\n    for each player\n        gain 1 coin\n\n" + CARD.format("on build", "rain"),
    ),
    "a place stands behind a where": (
        CARD.format("on build", PICK),
        "unexpected-word: `into` stands behind a `where` that is still open",
        "put brackets round the things and their `where`: `a (stall from your hand where its colour is blue) into …`",
        CARD.format("on build", "put a (stall from your hand where its colour is blue) into rubbish"),
    ),
    "somebody's own cost is lowered": (
        CARD.format("always", "your toll is 1 coin less"),
        "wrong-parts: `toll` is written as it was declared: `toll against PLAYER`",
        "write a player in place of PLAYER: that is whom it is about, whoever acts; for one who acts the game declares "
        "`value toll of player against other (player)`",
        FEE + CARD.format("always", "fee of you against players is 1 coin less"),
    ),
    "the game ends": (
        CARD.format("at game end", "gain 1 coin"),
        "unknown-moment: nothing called `game` starts or ends",
        "write `end of game:`",
        CARD.format("end of game", "gain 1 coin"),
    ),
    "another player does it": (
        FEE + CARD.format("after another player robs", "gain 1 coin"),
        "unknown-verb: the verb `player` does not exist",
        "the others are called opponents: `an opponent` in a moment, `each opponent …` before what they do",
        FEE + CARD.format("after an opponent robs you", "gain 1 coin"),
    ),
    "points are scored": (
        CARD.format("end of game", "score 1 point for each stall in your stalls"),
        "unknown-resource: points of the result have no name",
        "write `score 1`",
        CARD.format("end of game", "score 1 for each stall in your stalls"),
    ),
    "so much per thing": (
        CARD.format("on build", "gain 1 coin per stall in your stalls"),
        "unexpected-part: what is counted is said with `for each`",
        "write `for each`",
        CARD.format("on build", "gain 1 coin for each stall in your stalls"),
    ),
    "a card of a place": (
        CARD.format("on build", "discard 1 stall of your hand"),
        "wrong-kind: `stall` are things on the table, not something that is counted",
        "where things lie stands behind `from`: `stall from PLACE`; how many lie somewhere is a number alone: `1`",
        CARD.format("on build", "discard 1 stall from your hand"),
    ),
    "a card is put to a place": (
        CARD.format("on build", "put a stall from rubbish to your hand"),
        "unexpected-part: `put` does not take `to your hand`",
        "write `into your hand`",
        CARD.format("on build", "put a stall from rubbish into your hand"),
    ),
    "the card below": (
        CARD.format("on build", "gain (card_below's points) coin"),
        "missing-owner: whose `card_below`?",
        "write `this card's card_below`",
        CARD.format("on build", "gain (this card's card_below's points) coin"),
    ),
    "an opponent hands something over": (
        CARD.format("on build", "each opponent gives you 1 coin"),
        "unexpected-word: what one player loses and another gains is said on two lines",
        "write `for each opponent`, and below it `opponent loses 1 coin` and `you gain 1 coin`",
        CARD.format("on build", "for each opponent\n            opponent loses 1 coin\n            you gain 1 coin"),
    ),
    "all opponents are stolen from": (
        CARD.format("on build", "steal 1 coin from each opponent"),
        "unexpected-word: what one player loses and another gains is said on two lines",
        "write `for each opponent`, and below it `opponent loses 1 coin` and `you gain 1 coin`",
        CARD.format("on build", "for each opponent\n            opponent loses 1 coin\n            you gain 1 coin"),
    ),
    "one is stolen from": (
        CARD.format("on build", "steal 1 coin from an opponent"),
        "unexpected-word: `an opponent` cannot be picked behind `from`",
        "pick first, on a line above: `choose an opponent`; then `opponent loses 1 coin` and `you gain 1 coin`",
        CARD.format("on build", "choose an opponent\n        opponent loses 1 coin\n        you gain 1 coin"),
    ),
    "how many are put": (
        CARD.format("on build", "put stall from your hand into rubbish"),
        "missing-number: `stall` does not say how many, or which",
        "write how many: `put 1 stall from your hand into rubbish`",
        CARD.format("on build", "put 1 stall from your hand into rubbish"),
    ),
    "of what so many are put": (
        CARD.format("on build", "put 2 from your hand into rubbish"),
        "unexpected-word: `2` says how many, but not of what",
        "write `put 2 cards from your hand into rubbish`, or the name of their kind",
        CARD.format("on build", "put 2 cards from your hand into rubbish"),
    ),
    "one is picked at random": (
        CARD.format("on build", "discard 1 card from your hand at random"),
        "unexpected-word: `random` is said before the thing",
        "write `discard 1 random card from your hand`",
        CARD.format("on build", "discard 1 random card from your hand"),
    ),
    "one is put at random": (
        CARD.format("on build", "put a card at random from your hand into rubbish"),
        "unexpected-word: `random` is said before the thing",
        "write `put a random card from your hand into rubbish`",
        CARD.format("on build", "put a random card from your hand into rubbish"),
    ),
    "one is chosen randomly": (
        CARD.format("on build", "choose randomly an opponent as rival\n        rival gains 1 coin"),
        "unexpected-word: `random` is said before the thing",
        "write `choose a random opponent as rival`",
        CARD.format("on build", "choose a random opponent as rival\n        rival gains 1 coin"),
    ),
    "random twice": (
        CARD.format("on build", "discard a random card from your hand at random"),
        "unexpected-word: `random` is said before the thing",
        "write `discard a random card from your hand`",
        CARD.format("on build", "discard a random card from your hand"),
    ),
    "a random number is gained": (
        CARD.format("on build", "gain a random number from 1 to 3 coin"),
        "unexpected-word: what nobody chooses is drawn on a line of its own",
        "write `choose a random number from 1 to 3 as drawn` above this line, and here `drawn`",
        CARD.format("on build", "choose a random number from 1 to 3 as drawn\n        gain (drawn) coin"),
    ),
    "a random resource is gained": (
        CARD.format("on build", "gain a random resource"),
        "unexpected-word: what nobody chooses is drawn on a line of its own",
        "write `choose a random resource as found` above this line, and here `1 found`",
        CARD.format("on build", "choose a random resource as found\n        gain 1 found"),
    ),
    "all random ones": (
        CARD.format("on build", "discard all random cards from your hand"),
        "unknown-word: no stall is `random`",
        "behind a verb and `choose` stands `a random card from PLACE`, or `2 random cards from PLACE`",
        CARD.format("on build", "discard 2 random cards from your hand"),
    ),
    "of what so many are drawn": (
        CARD.format("on build", "draw 1 from deck"),
        "unexpected-word: `1` says how many, but not of what",
        "write `draw 1 card`, or the name of their kind",
        CARD.format("on build", "draw 1 card"),
    ),
    "a thing belongs to somebody": (
        CARD.format("on build", "choose your stall\n        discard it"),
        "unknown-name: a player has no `stall`",
        "things are picked from where they lie, `a stall from your PLACE`, and counted there, `number of stall in your "
        "PLACE`; for several places declare `value stall of player = player's PLACE or player's PLACE`",
        CARD.format("on build", "choose a stall from your hand\n        discard it"),
    ),
    "one of several copies is put by its name": (
        CARD.format("on build", "put barn into rubbish"),
        "wrong-kind: `barn` is the name of a card, but a card or a piece is needed here",
        "there can be several: write `choose a stall from PLACE where it is barn` above",
        CARD.format("on build", "choose a stall from your hand where it is barn\n        put stall into rubbish"),
    ),
    "who wins": (
        CARD.format("on build", "winner is player with most coin"),
        "unexpected-word: who wins is what the scoring says",
        "write `rank by their coin` under `scoring:`",
        'variant quick "Quick"\n    scoring:\n        rank by their coin\n',
    ),
    "who has the most": (
        CARD.format("on build", "each player with the most coin gains 1 coin"),
        "unexpected-word: `the most` is said `the highest` here",
        "write `with the highest coin`",
        CARD.format("on build", "each player with the highest coin gains 1 coin"),
    ),
    "who has more": (
        CARD.format("on build", "choose an opponent\n        if you have more coin than them\n            gain 1 coin"),
        "unexpected-word: what somebody has is said with `is`",
        "write `your coin is more than WHOSE coin`: whose it is, is picked first",
        CARD.format(
            "on build", "choose an opponent\n        if your coin is more than opponent's coin\n            gain 1 coin"
        ),
    ),
    "then something is done": (
        CARD.format("on build", "pay 1 coin\n        then gain 1 coin"),
        "unexpected-word: `then` is left out",
        "delete it: lines are done one after the other",
        CARD.format("on build", "pay 1 coin\n        gain 1 coin"),
    ),
    "a plural stands behind the title": (
        'resource cake for each player "cake", "cakes"\n',
        "unexpected-word: an English title has one form",
        "delete what follows; its plural is written into `words/en.ftl`: `counter-cake =` with `.plural = …`",
        'resource cake for each player "cake"\n\n' + CARD.format("on build", "gain 1 cake"),
    ),
    "as many as there are": (
        CARD.format("on build", "draw cards equal to your coin"),
        "unexpected-part: `draw` does not take `equal`",
        "write how many they are in brackets: `draw (your …) cards`",
        CARD.format("on build", "draw (your coin) cards"),
    ),
    "so many or fewer": (
        CARD.format("on build", "if you have 3 or fewer coin\n            gain 1 coin"),
        "unexpected-word: what somebody has is said with `is`",
        "write `your coin is at most 3` of what is counted, `number of coin in your PLACE is at most 3` of things",
        CARD.format("on build", "if your coin is at most 3\n            gain 1 coin"),
    ),
    "so many or more things": (
        CARD.format("on build", "if you have 3 or more stalls in your hand\n            gain 1 coin"),
        "unexpected-word: what somebody has is said with the place where it lies",
        "write `there are at least 3 stalls in your hand`",
        CARD.format("on build", "if there are at least 3 stalls in your hand\n            gain 1 coin"),
    ),
    "one more is written with a plus": (
        CARD.format("always", "your room is +1"),
        "unexpected-word: `+` stands between two numbers",
        "write `is 1 more`",
        CARD.format("always", "your room is 1 more"),
    ),
    "a thing is called by its title": (
        'resource honey for each player "gold"\n\n' + CARD.format("on build", "gain 1 gold"),
        "unknown-resource: the resource or counter `gold` does not exist",
        "did you mean `honey`?",
        'resource honey for each player "gold"\n\n' + CARD.format("on build", "gain 1 honey"),
    ),
    "what must be so stands among what happens": (
        SCENARIO.format("your coin is 3").replace("    then", "        nothing is asked\n    then"),
        "cannot-set-up: `nothing is asked` is nothing that a player does",
        "what must be so stands below `then`, and what was so before below `given`",
        SCENARIO.format("nothing is asked"),
    ),
    "what could be done stands among what happens": (
        SCENARIO.format("your coin is 3").replace("    then", "        you can visit rival\n    then"),
        "unexpected-word: `you can visit rival` is nothing that a player does",
        "what must be so stands below `then`, and what was so before below `given`",
        SCENARIO.format("you can visit rival"),
    ),
    "what is picked is called by the name that it will have": (
        CARD.format("on build", "choose an opponent as foe where foe's coin is at least 2\n        foe loses 1 coin"),
        "unknown-name: the name `foe` does not exist here",
        "write `it`: a thing has its name only when it has been picked",
        CARD.format("on build", "choose an opponent as foe where it's coin is at least 2\n        foe loses 1 coin"),
    ),
    "which resource is gained says a fact": (
        YIELDING.format("square's good"),
        "unexpected-word: `square's good` is said `good of square` here",
        "write `good of square`",
        YIELDING.format("good of square"),
    ),
    "words of a mark stand without commas": (
        'mark mood for each stall "mood"\n    words  calm merry\n\n'
        + CARD.format("on build", "set this's mood to merry"),
        "wrong-fact: `words` is followed by single words, with a comma between two",
        "write `words calm, merry`",
        'mark mood for each stall "mood"\n    words  calm, merry\n\n'
        + CARD.format("on build", "set this's mood to merry"),
    ),
    "cards are no places that lie side by side": (
        DISCS.replace("number of your discs in stall's discs", "number of your discs in stalls' discs"),
        "wrong-place: `stalls` alone are no places that lie on the table from the start",
        "say where they lie: `PLACE's …`",
        DISCS.replace("number of your discs in stall's discs", "number of your discs in your stalls's discs"),
    ),
    "words of a fact are counted": (
        "change kind stall\n    sails  square, lateen, several, optional\n\n"
        + CARD.format("on build", "gain 1 coin").replace("points  1", "points  1\n    sails   2 square"),
        "wrong-fact: `sails` is followed by single words, with a comma between two",
        "write `sails square, square`",
        "change kind stall\n    sails  square, lateen, several, optional\n\n"
        + CARD.format("on build", "gain 1 coin").replace("points  1", "points  1\n    sails   square, square"),
    ),
    "a kind of card is misspelt as a fact is called": (
        CARD.format("on build", "gain 1 coin").replace("stall well", "old well"),
        "unknown-declaration: `old` is no kind of card",
        "a line at the very left says what it declares: `stall`, `guest`, `game`, `ending`, `pack`, `variant`",
        CARD.format("on build", "gain 1 coin"),
    ),
    "what is done begins": (
        CARD.format("at rest start", "gain 1 coin"),
        "unknown-moment: nothing called `rest` starts or ends",
        "known here: `evening`, `market`, `morning`; what is done is waited for with `after you rest:`",
        CARD.format("after you rest", "gain 1 coin"),
    ),
    "a thing is gained": (
        CARD.format("after you gain a stall", "gain 1 coin"),
        "unknown-moment: `gain` gives no moment that a card could wait for",
        "what the game does with a stall: `build`, `open`",
        CARD.format("after you build a stall", "gain 1 coin"),
    ),
    "sides have names": (
        TILES.format("north, south"),
        "unknown-word: `north` is no holes",
        "write 6 words, or the numbers of the sides that have it: they are 0 to 5",
        TILES.format("0, 3"),
    ),
    "sides stand without commas": (
        TILES.format("0 3"),
        "wrong-fact: `holes` is followed by single words, with a comma between two",
        "write 6 words, or the numbers of the sides that have it: they are 0 to 5",
        TILES.format("0, 3"),
    ),
    "your turn begins": (
        CARD.format("at the start of your evening", "gain 1 coin"),
        "unexpected-word: where a phase begins or ends is said without `the` and `of`",
        "write `at evening start:`",
        CARD.format("at evening start", "gain 1 coin"),
    ),
    "what nothing calls so begins": (
        CARD.format("at start of your turn", "gain 1 coin"),
        "unexpected-word: where a phase begins or ends is said without `the` and `of`",
        f"nothing called `turn` starts or ends; {EDGES}",
        CARD.format("at evening start", "gain 1 coin"),
    ),
    "a stretch that there is not, alone": (
        CARD.format("at night", "gain 1 coin"),
        "unexpected-word: a phase has a beginning and an end, and a line waits for one of them",
        f"nothing called `night` starts or ends; {EDGES}",
        CARD.format("at evening start", "gain 1 coin"),
    ),
    "each of a stretch that there is not": (
        CARD.format("every turn", "gain 1 coin"),
        "unexpected-word: `every turn` does not say when",
        f"nothing called `turn` starts or ends; {EDGES}",
        CARD.format("at evening start", "gain 1 coin"),
    ),
    "a card gives more of something": (
        CARD.format("always", "draw 1 more card"),
        "unexpected-word: a change is said with `is`, of a value that the game declares",
        "write `VALUE is 1 more` under `always:`",
        CARD.format("always", "your room is 1 more"),
    ),
    "plus so much": (
        CARD.format("always", "your room is minus 1"),
        "unexpected-word: a change is said with `is`, of a value that the game declares",
        "write `is 1 less`",
        CARD.format("always", "your room is 1 less"),
    ),
    "a fact with a plus": (
        CARD.format("on build", "gain 1 coin").replace("points  1", "points  +1"),
        "unexpected-word: `+` stands between two numbers",
        "write `1`",
        CARD.format("on build", "gain 1 coin"),
    ),
    "a fact is said as a sentence": (
        CARD.format("on build", "gain 1 coin").replace("colour  red", "colour  a red one"),
        "clause-outside: a line such as `colour …` belongs to something",
        "put it under a line that says when, such as `on build:`; a fact is written without `a`",
        CARD.format("on build", "gain 1 coin"),
    ),
    "one fact or another": (
        "change kind stall\n    sails  square, lateen, several, optional\n\n"
        + CARD.format("on build", "gain 1 coin").replace("points  1", "points  1\n    sails   square or lateen"),
        "missing-comma: `or` joins conditions; a list is joined by commas",
        "write `,` instead",
        "change kind stall\n    sails  square, lateen, several, optional\n\n"
        + CARD.format("on build", "gain 1 coin").replace("points  1", "points  1\n    sails   square, lateen"),
    ),
    "things that somebody does something with": (
        CARD.format("on build", "gain 1 coin for each stall you own"),
        "unexpected-word: which things are meant is said behind `where`",
        "write `for each (stall where …)`, or where they lie: `for each stall in your PLACE`",
        CARD.format("on build", "gain 1 coin for each stall in your lanes"),
    ),
    "a game is not over": (
        SCENARIO.format("not game is over"),
        "unknown-name: nothing can be asked of `game` here",
        "under `then` of a scenario write `game is over` or `game is not over`, on a line of its own",
        SCENARIO.format("game is not over"),
    ),
    "how a game ended": (
        SCENARIO.format("end game by market_day"),
        "unexpected-word: a scenario asks how the game stands",
        "write `game is over`, or `ending is ENDING` for the way in which it ended",
        SCENARIO.format("ending is market_day"),
    ),
    "a verb of another pack": (
        "change verb rest\n    gain 1 coin\n",
        "nothing-to-change: a verb is replaced by its whole declaration",
        "write `replace to rest …`, and all of it as it shall be",
        "replace to rest\n    gain 1 coin\n",
    ),
    "a verb of another pack with its parts": (
        "replace verb open stall\n    gain 1 coin\n",
        "nothing-to-change: a verb is replaced by its whole declaration",
        "write `replace to open …`, and all of it as it shall be",
        "replace to open stall\n    perform stall's sell\n",
    ),
    "a card by the name of no kind": (
        "change card mill\n    points  3\n",
        "nothing-to-change: there is no card `mill` to change",
        "write `change stall mill`",
        "change stall mill\n    points  3\n",
    ),
    "a place of another pack": (
        "remove zone rubbish\n",
        "nothing-to-change: cards, verbs and actions are removed, and no `zone`",
        "remove the cards and actions that use it: what nothing uses any more does no harm",
        "remove stall mill\n",
    ),
    "a mark of another pack": (
        "replace mark mood for each stall\n    words  calm, glad\n",
        "nothing-to-change: a mark of another pack stays as it is",
        "declare another one, with a name of its own",
        "mark temper for each stall\n    words  calm, glad\n\n"
        + CARD.format("on build", "set this card's temper to calm"),
    ),
    "the setup of a game": (
        "replace setup:\n    each player gains 1 coin\n",
        "nothing-to-change: the `setup:` of the game stays as it is",
        "write a variant with a `setup:` of its own, or a rule, such as `at round start:`",
        'variant rich "Rich"\n    setup:\n        each player gains 1 coin\n',
    ),
    "a rule of a game": (
        "change after a player visits:\n    they gain 1 coin\n",
        "nothing-to-change: a rule without a name stays as it is",
        "write a rule of your own; what has a name is replaced: `replace to VERB`, `replace action ACTION`",
        "after a player visits:\n    they gain 1 coin\n",
    ),
    "a scenario of another pack": (
        'remove scenario "rest"\n',
        "nothing-to-change: the scenarios of another pack stay as they are",
        "write scenarios of your own: only those of your pack are played with it",
        SCENARIO.format("your coin is 3"),
    ),
    "a pack itself": (
        'change pack village\n    version  "0.2.0"\n',
        "nothing-to-change: what a pack says of itself stays as it is",
        "change what it declares: each card, value, verb and action by its own name",
        "change stall mill\n    points  3\n",
    ),
    "what belongs to a player, without its sign": (
        SCENARIO.format("rival coin is 2"),
        "unexpected-word: `rival coin` is said `rival's coin` here",
        "write `rival's coin`",
        SCENARIO.format("rival's coin is 2"),
    ),
    "what belongs to you, without its sign": (
        CARD.format("on build", "if you coin is 2\n            gain 1 coin"),
        "unexpected-word: `you coin` is said `your coin` here",
        "write `your coin`",
        CARD.format("on build", "if your coin is 2\n            gain 1 coin"),
    ),
    "a table of another pack": (
        "replace table harvest\n",
        "nothing-to-change: there is no table `harvest` to replace",
        "write `replace value harvest …`",
        "replace value harvest of player = 2\n",
    ),
    "who did what a rule of the game waits for": (
        "after a player visits:\n    gain 1 coin\n",
        "nobody-acts: nobody acts here",
        "write `they` before it for who did what the moment says, `each player` for all",
        "after a player visits:\n    they gain 1 coin\n",
    ),
    "with whom": (
        CARD.format("on build", "visit an opponent with an opponent"),
        "unexpected-word: behind `with` stand the name of a number and how much it is",
        "a thing stands behind the word that its verb was declared with: `by`, `to`, `into`, `onto`, `under` …",
        CARD.format("on build", "build a stall from your hand into a lane from your lanes with discount 1"),
    ),
    "a roll for somebody": (
        CARD.format("on build", "roll a cube for rival"),
        "unexpected-word: `roll` does not take `for rival`",
        "write `roll 1 cube as thrown`, and on the next lines `(total of thrown)`",
        CARD.format("on build", "roll 1 cube as thrown\n        gain (total of thrown) coin"),
    ),
    "all go home": (
        CARD.format("on build", "all your workers go home"),
        "unexpected-word: a line begins with what is done",
        "write `put all workers from PLACE into PLACE`",
        CARD.format("on build", "put all workers from your field into your hut"),
    ),
    "a relation without its `to`, of what belongs to something": (
        CARD.format("on build", "choose a stall beside stall's lane"),
        "unexpected-word: behind a relation stands `to`",
        "write `stall beside to stall's lane`",
        PATCHES.format("choose a patch beside to meadow_1\n    put a stall from your hand into its crop") + BESIDE,
    ),
    "a relation without its `to`": (
        PATCHES.format("choose a patch beside meadow_1\n    put a stall from your hand into its crop") + BESIDE,
        "unknown-kind: behind a relation stands `to`",
        "write `patch beside to meadow_1`",
        PATCHES.format("choose a patch beside to meadow_1\n    put a stall from your hand into its crop") + BESIDE,
    ),
    "what somebody does not have": (
        CARD.format("on build", "if you don't have a stall\n            gain 1 coin"),
        "stray-character: `'` is not in the language",
        "write `there is no … in your PLACE` of things, `your … is less than 1` of what is counted",
        CARD.format("on build", "if there is no stall in your hand\n            gain 1 coin"),
    ),
    "what somebody does not have, in full": (
        CARD.format("on build", "if you do not have a stall\n            gain 1 coin"),
        "unexpected-word: what somebody has is said with the place where it lies",
        "write `there is no … in your PLACE` of things, `your … is less than 1` of what is counted",
        CARD.format("on build", "if your grain is less than 1\n            gain 1 coin"),
    ),
    "a verb of the game behind `perform`": (
        CARD.format("on build", "perform visit an opponent"),
        "wrong-kind: `visit` cannot be performed",
        "write `visit an opponent`",
        CARD.format("on build", "visit an opponent"),
    ),
    "to buy": (
        CARD.format("on build", "buy a stall from deck"),
        "unknown-verb: the verb `buy` does not exist",
        "declare the verb, `to buy KIND`, and below it `pay KIND's price` and `put KIND into your PLACE`",
        "to buy stall\n    pay stall's price\n    put stall into your hand\n\n"
        + CARD.format("on build", "buy a stall from rubbish"),
    ),
    "somebody picked where none can be": (
        CARD.format("on build", "set first to an opponent"),
        "unsupported: `an opponent` cannot be used here",
        "pick it first: write `choose an opponent as chosen` above it, and `chosen` here",
        CARD.format("on build", "choose an opponent as chosen\n        set first to chosen"),
    ),
    "the end of a round": (
        CARD.format("on build", "end round"),
        "unsupported: `round` cannot be ended, only `game` and `turn`",
        "what is repeated ends behind its last line; `repeat at most 10 times while CONDITION` may end earlier",
        CARD.format("on build", "repeat at most 10 times while your coin is less than 3\n            gain 1 coin"),
    ),
    "a die in place of a number": (
        CARD.format("on build", "gain cube coin"),
        "unexpected-part: `gain` does not take `coin`",
        "write `roll 1 cube as thrown`, and below it `gain (total of thrown) coin`",
        CARD.format("on build", "roll 1 cube as thrown\n        gain (total of thrown) coin"),
    ),
    "a word of the card on top": (
        CARD.format("on build", "if top of rubbish is red\n            gain 1 coin"),
        "wrong-kind: `top of rubbish` is a card, and `red` is only a word of its colour",
        "write `(top of rubbish)'s colour is red`",
        CARD.format("on build", "if (top of rubbish)'s colour is red\n            gain 1 coin"),
    ),
    "each of nobody": (
        CARD.format("on build", "each playr\n            gain 1 coin"),
        "wrong-kind: `each` is followed by players, and `playr` is none",
        "did you mean `player`?",
        CARD.format("on build", "each player\n            gain 1 coin"),
    ),
    "a player beside the one that is looked at": (
        RICHEST.format("player", "player"),
        "unknown-name: `player` does not say which one",
        "the player that is looked at here is `it`; give the one from before another name: `who (player)`",
        RICHEST.format("who (player)", "who"),
    ),
    "a line of a value that begins with otherwise": (
        PITS.format("gain 1 coin", "otherwise 0"),
        "unexpected-word: `otherwise` stands behind what the value is",
        "write `0 otherwise`",
        PITS.format("gain 1 coin", "0 otherwise"),
    ),
    "a number among several that is counted": (
        PITS.format("gain (lowest of 2 and number of pits) coin", "0 otherwise"),
        "unexpected-word: what is counted stands in brackets here",
        "write `(number of pits)`",
        PITS.format("gain (lowest of 2 and (number of pits)) coin", "0 otherwise"),
    ),
    "a condition inside a sum": (
        PITS.format("gain (2 + (3 if your coin is 1)) coin", "0 otherwise"),
        "unexpected-word: `if` stands behind a line of a value, not inside a sum",
        "declare a value of its own, with `3 if your coin is 1` and `0 otherwise` below it, and write its name here",
        PITS.format("gain (2 + your richer) coin", "0 otherwise")
        + "\nvalue richer of player\n    3 if player's coin is 1\n    0 otherwise\n",
    ),
    "steps along nothing": (
        PITS.format("gain (steps from pit to circle_1) coin", "0 otherwise"),
        "unfinished-line: this does not say along which relation the steps are taken",
        "write `along` and the name of a relation behind it",
        PITS.format("gain (steps from pit to circle_1 along beside) coin", "0 otherwise"),
    ),
    "so many rounds": (
        PITS.format("repeat 2 rounds\n        gain 1 coin", "0 otherwise"),
        "unfinished-line: `times` is missing",
        "write `repeat 2 times`",
        PITS.format("repeat 2 times\n        gain 1 coin", "0 otherwise"),
    ),
    "more of what a place carries": (
        PITS.format("add 1 stone to pit", "0 otherwise"),
        "unknown-verb: the verb `add` does not exist",
        "write `pit gains 1 stones`",
        PITS.format("pit gains 1 stones", "0 otherwise"),
    ),
    "a place that holds nothing": (
        PITS.format("if pit is empty\n        gain 1 coin", "0 otherwise"),
        "wrong-kind: nothing can lie on a pit: it is neither empty nor full",
        "ask for what it carries: `pit's side is nobody`",
        PITS.format("if pit's side is nobody\n        gain 1 coin", "0 otherwise"),
    ),
    "an empty place of those that hold nothing": (
        PITS.format("gain (number of empty pits) coin", "0 otherwise"),
        "unknown-word: no pit is `empty`",
        "ask for what it carries: `its side is nobody`",
        PITS.format("gain (number of (pits where its side is nobody)) coin", "0 otherwise"),
    ),
    "the next place without its side": (
        PITS.format("set last to (neighbour of pit)", "0 otherwise"),
        "unknown-fact: a pit has no `neighbour`",
        "write `neighbour of pit towards 0`",
        PITS.format("set last to (neighbour of pit towards 0)", "0 otherwise"),
    ),
    "whose it is, an opponent": (
        PITS.format("if pit's side is an opponent\n        gain 1 coin", "0 otherwise"),
        "unknown-kind: there are no things called `opponent`",
        "of a player write `is not you`, or `is not nobody`",
        PITS.format("if pit's side is not you\n        gain 1 coin", "0 otherwise"),
    ),
    "a number for a die": (
        PITS.format("discard highest of thrown", "0 otherwise"),
        "wrong-kind: `highest of thrown` is a number, but a card is needed here",
        "write `the die in thrown where its face is the highest`",
        PITS.format("discard the die in thrown where its face is the highest", "0 otherwise"),
    ),
    "the highest of one number": (
        PITS.format("gain (highest of (number of pits)) coin", "0 otherwise"),
        "wrong-kind: `(number of pits)` is one number, and `highest` asks for several",
        "write `highest of A and B`",
        PITS.format("gain (highest of (number of pits) and 3) coin", "0 otherwise"),
    ),
    "a mark that is turned": (
        PITS.format("flip pit's side", "0 otherwise"),
        "wrong-kind: `pit's side` is a player, but a card is needed here",
        "write `set pit's side to …`",
        PITS.format("set pit's side to you", "0 otherwise"),
    ),
    "a player inside what is asked of one": (
        PITS.format(SOMEBODY_OWNS.format("player"), "0 otherwise"),
        "unknown-name: `player` does not say which one",
        "the player that is looked at here is `they`",
        PITS.format(SOMEBODY_OWNS.format("they"), "0 otherwise"),
    ),
    "a part of a sum that depends on something": (
        BUILT
        + "value worth of player = player's coin + 2 if player's built is 3\n\n"
        + CARD.format("after you visit", "gain (worth of you) coin\n        gain 1 built"),
        "unexpected-word: behind `=` stands what a value always is",
        "write `value worth of player`, and below it, four spaces deeper, `player's coin + 2 if player's built is 3` "
        "and `player's coin otherwise`",
        BUILT
        + "value worth of player\n    player's coin + 2 if player's built is 3\n    player's coin otherwise\n\n"
        + CARD.format("after you visit", "gain (worth of you) coin\n        gain 1 built"),
    ),
    "two such parts": (
        BUILT + "value worth of player = 2 if player's built is 3 + 1 if player's coin is 0\n\n",
        "unexpected-word: behind `=` stands what a value always is",
        "of each part that depends on something make a value of its own, with `AMOUNT if CONDITION` and `0 otherwise` "
        "below it, and write its name here",
        "value rich of player\n    2 if player's coin is 3\n    0 otherwise\n\n"
        "value poor of player\n    1 if player's coin is 0\n    0 otherwise\n\n"
        "value worth of player = rich of player + poor of player\n\n"
        + CARD.format("after you visit", "gain (worth of you) coin"),
    ),
    "a mark of each place without its place": (
        PITS.format("gain 1 coin\n    set side to you", "0 otherwise"),
        "missing-owner: whose `side`? every pit has its own",
        "write `set pit's side to …`",
        PITS.format("gain 1 coin\n    set pit's side to you", "0 otherwise"),
    ),
    "the resource that was chosen": (
        'action trading "Trade"\n    choose a resource\n    pay 4 resource\n',
        "unexpected-word: `resource` does not say which one",
        "give the one that is chosen a name: `choose a resource as good`, and write `pay 4 good`",
        'action trading "Trade"\n    choose a resource as good\n    pay 4 good\n    gain 1 coin\n',
    ),
    "the third time": (
        CARD.format("after you visit for the third time", "gain 1 coin"),
        "unexpected-word: a moment comes each time that something is done",
        "count them: `counter COUNTER for each player`; write `after you visit:`, and below it `gain 1 COUNTER` and "
        "`if your COUNTER is 3`",
        BUILT + CARD.format("after you visit", "gain 1 built\n        if your built is 3\n            gain 1 coin"),
    ),
    "resources that are chosen together": (
        'action trading "Trade"\n    choose 2 resources\n    gain 1 coin\n',
        "unknown-resource: `2 resources` does not say which",
        "choose each on a line of its own: `choose a resource as NAME`, and below it `gain 1 NAME`",
        'action trading "Trade"\n    choose a resource as good\n    gain 1 good\n    choose a resource as other\n'
        "    gain 1 other\n",
    ),
    "a pit without a mark": (
        PITS.format("choose a pit without side as free\n    gain 1 coin", "0 otherwise"),
        "unknown-kind: what things lack says a condition behind `where`",
        "write `pit where its side is nobody`",
        PITS.format("choose a pit as free where its side is nobody\n    gain 1 coin", "0 otherwise"),
    ),
    "an even number": (
        CARD.format("on build", "if your coin is even\n            gain 1 coin"),
        "unknown-name: the name `even` does not exist here",
        "half of an even number is a whole one: write `NUMBER is 2 times (NUMBER divided by 2)`",
        CARD.format("on build", "if your coin is 2 times (your coin divided by 2)\n            gain 1 coin"),
    ),
    "an odd number": (
        CARD.format("on build", "if your coin is odd\n            gain 1 coin"),
        "unknown-name: the name `odd` does not exist here",
        "half of an even number is a whole one: write `NUMBER is not 2 times (NUMBER divided by 2)`",
        CARD.format("on build", "if your coin is not 2 times (your coin divided by 2)\n            gain 1 coin"),
    ),
    "one number or another": (
        CARD.format("on build", "if your coin is 1 or 2\n            gain 1 coin"),
        "wrong-kind: `or` joins conditions, and `2` is none",
        "write `is either 1 or 2`",
        CARD.format("on build", "if your coin is either 1 or 2\n            gain 1 coin"),
    ),
    "numbers with a hyphen": (
        SACKS.format("1-9"),
        "wrong-fact: `weight` is followed by single words, with a comma between two",
        "write `weight 1 to 9`",
        SACKS.format("1 to 9"),
    ),
    "counters of words that are added up": (
        SEEDS.format("total seeds of colours"),
        "wrong-kind: `seeds` is counted by word, and not added up of things",
        "write `your seeds of green + your seeds of red + your seeds of blue`",
        SEEDS.format("your seeds of red + your seeds of green + your seeds of blue"),
    ),
    "places without things": (
        SPOTS.format("choose a spot without mates\n    gain 1 coin"),
        "unknown-kind: what things lack says a condition behind `where`",
        "write `spot where its mates is empty`",
        SPOTS.format("choose a spot where its mates is empty\n    gain 1 coin"),
    ),
    "nothing on a place": (
        SPOTS.format("choose a spot where its mates is nothing\n    gain 1 coin"),
        "wrong-kind: `nothing` is a card, but a place for cards is needed here",
        "write `is empty`",
        SPOTS.format("choose a spot where its mates is empty\n    gain 1 coin"),
    ),
    "from all places of a kind": (
        SPOTS.format("put all your mates from spots into your lodge"),
        "unknown-name: the name `spots` does not exist here",
        "write what lies on it: `spots' mates`",
        SPOTS.format("put all your mates from spots' mates into your lodge"),
    ),
    "so much for each of what is counted, in the singular": (
        SPOTS.format("gain (2 for each debt) coin"),
        "unknown-kind: `debts` is a number, and no kind of things",
        "how many there are is `your debts`; so much for each is a product in brackets: `(2 times your debts)`; one "
        "for each 3 is `(your debts divided by 3)`",
        SPOTS.format("gain (2 times your debts) coin"),
    ),
    "so much for each of a number": (
        SPOTS.format("gain (2 for each your debts) coin"),
        "wrong-kind: `your debts` is a number, but a place or several things is needed here",
        "so much for each is a product: `2 times your debts`",
        SPOTS.format("gain (2 times your debts) coin"),
    ),
    "what a thing is marked with": (
        SPOTS.format("choose a mate from your lodge\n    set mate to busy"),
        "wrong-kind: `mate` are things on the table, not something that is counted",
        "write `set mate's state to busy`",
        SPOTS.format("choose a mate from your lodge\n    set mate's state to busy"),
    ),
    "a die of two words": (
        SPOTS.format("roll 2 white dice as shown\n    gain (total of shown) coin"),
        "split-name: a name is one word",
        "join the words: `white_dice`",
        SPOTS.format("roll 2 white_dice as shown\n    gain (total of shown) coin"),
    ),
    "a roll without a name": (
        SPOTS.format("roll 2 white_dice\n    gain 1 coin"),
        "missing-part: what becomes of the roll?",
        "write `roll 2 white_dice as thrown`",
        SPOTS.format("roll 2 white_dice as thrown\n    gain (total of thrown) coin"),
    ),
    "points that are lost": (
        CARD.format("end of game", "lose 5 vp"),
        "unknown-resource: points of the result have no name",
        "write `score -5`",
        CARD.format("end of game", "score -5"),
    ),
    "a point, where points are counted": (
        POINTS.format("point"),
        "unknown-resource: the resource or counter `point` does not exist",
        "did you mean `points`?",
        POINTS.format("points"),
    ),
    "somebody who becomes first": (
        CARD.format("on build", "you become first"),
        "unknown-verb: the verb `become` does not exist",
        "write `set first to you`",
        CARD.format("on build", "set first to you"),
    ),
    "somebody who has so much": (
        CARD.format("on build", "if somebody's coin is 2\n            gain 1 fame"),
        "unknown-name: the name `somebody` does not exist here",
        "write `there is a player where their …`",
        CARD.format("on build", "if there is a player where their coin is 2\n            gain 1 fame"),
    ),
    "dice that are thrown": (
        'action casting "Cast"\n    throw 2 cubes\n    roll 2 cubes as thrown\n    gain (total of thrown) coin\n',
        "unknown-verb: the verb `throw` does not exist",
        "write `roll 2 dice as thrown`",
        'action casting "Cast"\n    roll 2 cubes as thrown\n    gain (total of thrown) coin\n',
    ),
    "counters of words without a word": (
        SEEDS.format("total of seeds"),
        "missing-part: seeds of what?",
        "write which one, or add them up: `your seeds of green + your seeds of red + your seeds of blue`",
        SEEDS.format("your seeds of green + your seeds of red + your seeds of blue"),
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
        "let them start in a place of the game, and deal them in `setup:`; if each player has such cards of his own, "
        "write a line `owned by_player`",
        HUTS.format(", default no", "\n    owned  by_player"),
    ),
    "a place on which nothing can lie": (
        BOGS.format("", "bog is empty", "pool"),
        "wrong-kind: `bog` is a bog, but a place is needed here",
        "declare what lies there, `zone NAME of KIND for each bog`, and write `bog's NAME`",
        BOGS.format('\nzone frogs of frog for each bog "frogs"\n', "its frogs is empty", "bog's frogs"),
    ),
    "what is related to a place, inside a line": (
        PATCHES.format("choose a patch as spot\n    gain (number of patches beside to spot) coin\n    {0}").format(CROP)
        + BESIDE,
        "unexpected-word: things that are related to a place stand in brackets inside a line",
        "write `(patches beside to spot)`",
        PATCHES.format("choose a patch as spot\n    gain (number of (patches beside to spot)) coin\n    {0}").format(
            CROP
        )
        + BESIDE,
    ),
    "a moment of another card after `on`": (
        CARD.format("on build a red stall", "gain 1 coin"),
        "unexpected-word: `on build:` waits for this very card alone",
        "write `after you build a red stall:`",
        CARD.format("after you build a red stall", "gain 1 coin"),
    ),
    "such a thing of one's own": (
        CARD.format("on build", "choose your red stall\n        discard it"),
        "unexpected-word: behind `your` stands one word: a place, a number, or a thing that belongs to a player",
        "write `choose a red stall from your PLACE`, or behind `where` what is so of it",
        CARD.format("on build", "choose a red stall from your hand\n        discard it"),
    ),
    "a counter and a plus": (
        CARD.format("on build", "coin + 2"),
        "unexpected-word: `coin +` is said `gain` here",
        "write `gain 2 coin`",
        CARD.format("on build", "gain 2 coin"),
    ),
    "a counter and a minus": (
        CARD.format("on build", "coin - 2"),
        "unknown-verb: the verb `coin` does not exist",
        "write `lose 2 coin`",
        CARD.format("on build", "lose 2 coin"),
    ),
    "some of yours": (
        CARD.format("on build", "gain (number of stalls from yours) coin"),
        "unknown-name: the name `yours` does not exist here",
        "whose things are is said by where they lie, `a THING from your PLACE`, or behind `where`",
        CARD.format("on build", "gain (number of stalls from your hand) coin"),
    ),
    "a pile that nobody has picked": (
        JETTIES + CARD.format("on build", "put top of jetty into your hand"),
        "unknown-name: the name `jetty` does not exist here",
        "which pile it is stands above: `choose a jetty from jetties`",
        JETTIES + CARD.format("on build", "choose a jetty from jetties\n        put top of jetty into your hand"),
    ),
    "a place of one's own": (
        PATCHES.format("choose your patch\n    put a stall from your hand into patch's crop"),
        "unknown-name: a player has no `patch`",
        "places belong to nobody: say behind `where` what is so of it, `a patch where its MARK is you`",
        PATCHES.format("choose a patch where its keeper is you\n    put a stall from your hand into patch's crop")
        + 'mark keeper for each patch "keeper"\n    names  player\n\naction keeping "Keep"\n'
        + "    choose a patch\n    set its keeper to you\n",
    ),
    "one for so many that are counted": (
        CARD.format("on build", "score 1 for each 2 coin"),
        "unknown-kind: `coin` is a number, and no kind of things",
        "how many there are is `your coin`; so much for each is a product in brackets: `(2 times your coin)`; one for "
        "each 2 is `(your coin divided by 2)`",
        CARD.format("end of game", "score your coin divided by 2"),
    ),
    "words of a fact that are resources": (
        YIELDS.format("grain, coin"),
        "wrong-kind: `good` is a resource, but a word of a fact is needed here",
        "a fact whose words are resources is declared so: `NAME resource`",
        YIELDS.format("resource"),
    ),
}


@pytest.mark.parametrize("tried", TRIED)
def test_the_message_names_the_way_that_works(faults_of, tried):
    text, told, help, way = TRIED[tried]
    (fault,) = faults_of(text)
    assert (f"{fault.code}: {fault.message}", fault.help) == (told, help)
    assert faults_of(way) == []


RANKED = 'game bare "Bare"\n    players  2 to 4\n\ncounter fame for each player "fame"\n\nsetup:\n    each player\n'
RANKED += "        gain 1 fame\n\nplay:\n    each player\n        gain 1 fame\n\nscoring:\n    rank by {0}\n"


@pytest.mark.parametrize(
    ("by", "way"), [("their fame", "their fame"), ("fame", "their fame"), ("points", "their result")]
)
def test_points_of_the_result_and_those_who_are_ranked_are_not_named(faults_of, by, way):
    faults = faults_of(RANKED.format(by).replace("    rank by", "    score 2 fame\n    rank players by"))
    helps = ["write `score 2`; or `gain 2 fame`, if it is counted in `fame`", f"write `rank by {way}`"]
    assert [fault.help for fault in faults] == helps


@pytest.mark.parametrize(
    ("tried", "told", "way"),
    [
        ("score", "the name `score` does not exist here", "their result"),
        ("highest score", "`highest score` is said `their result` here", "their result"),
        ("the lowest fame", "`the lowest fame` is said `0 - their fame` here", "0 - their fame"),
    ],
)
def test_the_order_of_the_players_is_told_by_a_number(faults_of, tried, told, way):
    (fault,) = faults_of(RANKED.format(tried))
    assert (fault.message, fault.fix) == (told, way)
    assert faults_of(RANKED.format(way)) == []


@pytest.mark.parametrize(
    "line",
    [
        "each player\n            if there is a player where their fame is 1\n                gain 1 coin",
        "each player\n            if there are at least 2 players where their fame is 1\n                gain 1 coin",
        "each opponent\n            if there is an opponent where their fame is 1\n                gain 1 coin",
        "first invites a guest from their bench",
        "first draws 1 card",
    ],
)
def test_players_are_asked_for_among_players_and_their_things_are_whose_they_are(faults_of, line):
    assert faults_of(CARD.format("on build", line)) == []


def test_in_every_loop_through_the_players_the_one_whose_turn_it_is_is_called_player(faults_of):
    loop = "each player where their coin is at least 2\n            player gains 1 fame"
    assert faults_of(CARD.format("on build", f"{loop}\n        {loop}")) == []


def test_an_ending_may_be_called_as_a_number_is_spoken(faults_of):
    assert faults_of('ending five "five in a row"\n\n' + CARD.format("on build", "end game by five")) == []


def test_a_moment_of_any_thing_of_a_kind_is_written_with_its_article(faults_of):
    (fault,) = faults_of(CARD.format("after you build stall", "gain 1 coin"))
    assert (fault.code, fault.help) == ("never-true", "write `a stall`")
    assert faults_of(CARD.format("after you build a stall", "gain 1 coin")) == []


@pytest.mark.parametrize(
    ("moment", "tried", "way"),
    [
        ("on build", "if your coin at least 3\n            gain 1 fame", "is at least"),
        ("on build", "if your coin at most 3\n            gain 1 fame", "is at most"),
        ("on build", "if your coin more than 3\n            gain 1 fame", "is more than"),
        ("on build", "if your coin less than 3\n            gain 1 fame", "is less than"),
        ("always", "your harvest +1", "is 1 more"),
    ],
)
def test_a_condition_and_a_change_that_have_lost_their_is(faults_of, moment, tried, way):
    (fault,) = faults_of(CARD.format(moment, tried))
    assert (fault.help, fault.fix) == (f"write `{way}`", way)
    mended = tried.replace("+1", way) if way not in tried and "+1" in tried else tried.replace(way[3:], way, 1)
    assert faults_of(CARD.format(moment, mended)) == []


def test_names_in_a_language_are_written_with_commas(faults_of):
    text = 'counter pearls for each player "pearls"\n    ru  {0}\n\n' + CARD.format("on build", "gain 1 pearls")
    (fault,) = faults_of(text.format('"жемчужина" "жемчужины"'))
    assert (fault.code, fault.help) == ("wrong-fact", 'write `ru "жемчужина", "жемчужины"`')
    assert faults_of(text.format('"жемчужина", "жемчужины"')) == []


def test_a_name_in_another_alphabet_is_no_word_of_the_language(faults_of):
    """«Перец» is like «перед», and still nobody means `before` where a card gets its name."""
    (fault,) = faults_of(CARD.format("on build", "gain 1 coin").replace("stall well", "stall перец"))
    assert fault.help.startswith("words of the language are English, names have letters from a to z")


def test_cards_of_several_kinds_are_drawn_by_their_kind(faults_of):
    """The two lines of the base game that say `cards` are told as well."""
    drawn = '    drawn  signs\n\nzone signs of omen for each player "signs"'
    faults = faults_of(OMENS.format(drawn, "omen", "draw 2 cards"))
    assert {str(fault.help) for fault in faults} == {"write which: `draw 2 stalls`, `draw 2 omens`"}
    ways = [OMENS.format(drawn, "omen", line) for line in ("draw 2 stalls", "draw 2 omens")]
    assert all(fault.span.source.name != "input.moo" for way in ways for fault in faults_of(way))


def test_an_unknown_word_of_another_language_is_told_no_command_that_fails(faults_of):
    (fault,) = faults_of('фонарь lamp "Lamp"\n    colour  red\n')
    assert fault.help == (
        "words of the language are English, names have letters from a to z; texts of any language stand in quotes"
    )


@pytest.mark.parametrize(
    ("line", "word"),
    [("после visit", "after"), ("при постройке", "on"), ("on build:\n        получите 2 монеты", "gain")],
)
def test_a_word_of_the_language_that_is_said_in_another_one_is_named(faults_of, line, word):
    (fault,) = faults_of(CARD.format(line, "gain 1 coin"))
    assert (fault.code, fault.help) == ("missing-quotes", f"the words of the language are English: write `{word}`")


def test_a_word_that_only_sounds_like_one_of_the_language_is_not_taken_for_it(faults_of):
    (fault,) = faults_of(CARD.format("on build", "for each поле\n            gain 1 coin"))
    assert fault.help.startswith("words of the language are English, names have letters from a to z")


def test_a_mark_that_nothing_uses_is_called_a_mark(faults_of):
    (fault,) = faults_of('mark mood for each stall "mood"\n    words  calm, glad\n')
    assert fault.message == "the mark `mood` is never used"
    (fault,) = faults_of('mark mood "mood"\n    words  calm, glad\n')
    assert fault.message == "the mark `mood` is never used"


def test_of_a_board_with_a_fault_its_places_and_their_sides_are_not_told(faults_of):
    line = "set circle_3's side to first\n    set last to (neighbour of pit towards 1)"
    (fault,) = faults_of(PITS.format(line, "0 otherwise").replace("length  6", "length  6x"))
    assert fault.code == "stray-character"


def test_a_value_that_is_a_place_stands_where_a_place_does(faults_of):
    store = "\nvalue store of player = the pit where its side is player\n"
    line = "if steps from pit to your store along beside is 2\n        gain 1 coin"
    assert faults_of(PITS.format(line, "0 otherwise") + store) == []


def test_a_game_without_resources_is_told_so(faults_of):
    game = 'game bare "Bare"\n    players  2 to 4\n\n{0} oil for each player "oil"\n\nkind lamp is card "lamp"\n'
    game += (
        '    cost    resources\n    starts  shelf\n\nzone shelf of lamp "shelf"\n\nlamp big "Big"\n    cost  2 oil\n\n'
    )
    game += "setup:\n    shuffle shelf\n\nplay:\n    each player\n        gain 1 oil\n"
    (fault,) = faults_of(game.format("counter"))
    assert fault.help == "declare it as one: `resource oil for each player`"
    assert faults_of(game.format("resource")) == []


def test_a_card_that_never_works_can_wait_working_or_not(faults_of):
    omens = 'kind omen is card "omen"\n    effect  speak\n    starts  omens\n\nzone omens of omen "omens"\n\n'
    omens += "to hearken omen\n    perform omen's speak\n\n"
    omens += 'action hearkening "Hearken"\n    choose an omen from omens\n    hearken omen\n\n'
    raven = 'omen raven "Raven"\n    speak:\n        gain 1 coin\n\n    on hearken{0}:\n        gain 1 fame\n'
    row = '\nzone row of omen for each player "row"\n\naction taking "Take"\n    put top of omens into your row\n'
    assert faults_of(omens + raven.format(", working or not") + row) == []
    (fault,) = faults_of(omens + raven.format(", working or not"))
    assert fault.message.endswith("never comes: an omen never lies openly before a player")
    (fault,) = faults_of(omens + raven.format(""))
    assert fault.message == "an omen waits for nothing: it never lies where it works"


@pytest.mark.parametrize("verb", ["twice", "thrice"])
def test_a_verb_may_be_called_as_what_says_how_often(faults_of, verb):
    acts = f'to {verb}\n    gain 1 fame\n\naction acting "Act"\n    {verb}\n\n'
    assert faults_of(acts + CARD.format(f"after {verb}", "gain 1 coin")) == []


def test_a_name_is_no_slip_for_one_with_another_first_word():
    assert closest("hand_limit", ["attack_limit", "room"]) is None
    assert closest("atack_limit", ["attack_limit", "room"]) == "attack_limit"
    assert closest("attacklimit", ["attack_limit", "room"]) == "attack_limit"


@pytest.mark.parametrize(
    ("said", "way"), [("ag", "did you mean `age`?"), ("dance", "a kind declares it: `effect NAME`")]
)
def test_an_effect_that_is_performed_and_that_nothing_declares_is_named(faults_of, said, way):
    stall = 'stall inn "Inn"\n    colour  red\n    price   1 coin\n    points  1\n\n'
    [fault] = faults_of(stall + f"    on build:\n        perform this card's {said}\n")
    assert (fault.code, fault.message, fault.help) == ("unknown-effect", f"a stall has no effect `{said}`", way)
    assert in_language(fault, "ru").message == f"у `stall` нет эффекта `{said}`"


def test_a_place_that_nobody_declared_is_no_guess(faults_of):
    towns = 'kind town is place "town"\n\ntown mill "Mill"\n\nkind note is card "note"\n    {0}\n'
    faults = faults_of(towns.format("home    town\n    starts  rubbish"))
    (fault,) = [one for one in faults if one.code == "unknown-zone"]
    assert fault.help is not None and "town_places" not in str(fault.help)


def test_two_places_of_a_card_without_a_comma_are_set_apart(faults_of):
    sown = 'kind bed is place "bed"\n    soil  sand, loam\n\nkind garden is card "garden"\n    beds  bed, printed\n'
    faults = faults_of(sown + '    starts  gardens\n\ngarden herbs "Herbs"\n    beds  2 sand loam\n')
    (fault,) = [one for one in faults if one.code == "duplicate"]
    assert fault.help == "between two places stands a comma: write `2 sand, loam`"


def test_a_player_who_rests_does_what_the_game_calls_so(faults_of):
    assert faults_of("after a player rests:\n    they gain 1 coin\n") == []
    assert faults_of(CARD.format("after an opponent rests", "gain 1 coin")) == []


def test_a_title_without_quotes_is_told_once(faults_of):
    (fault,) = [one for one in faults_of("stall Deep Archive\n    colour  red\n") if one.code == "upper-case"]
    assert fault.help == 'write `stall deep_archive "Deep Archive"`'


IN_THREE = "you have no more than 3 stalls in your hand"


@pytest.mark.parametrize(
    ("tried", "help", "way"),
    [
        ("get a coin", "write `gain 1 coin`", "gain 1 coin"),
        ("get an additional coin", "write `gain 1 coin`", "gain 1 coin"),
        (
            f"if {IN_THREE}\n            gain 1 fame",
            "write `there are at most 3 stalls in your hand`",
            "if there are at most 3 stalls in your hand\n            gain 1 fame",
        ),
        (
            "if there are no more than 3 stalls in your hand\n            gain 1 fame",
            "write `there are at most`",
            "if there are at most 3 stalls in your hand\n            gain 1 fame",
        ),
        (
            "if your coin is no fewer than 3\n            gain 1 fame",
            "write `is at least`",
            "if your coin is at least 3\n            gain 1 fame",
        ),
        (
            "choose one stall from your hand\n        discard stall",
            "write `a`",
            "choose a stall from your hand\n        discard stall",
        ),
        (
            "player with the highest fame gains 1 coin",
            "write `the player`",
            "the player with the highest fame gains 1 coin",
        ),
        ("2 times\n            gain 1 coin", "write `repeat 2 times`", "repeat 2 times\n            gain 1 coin"),
        (
            "choose a stall from your hand\n        put it back",
            "write `put it into PLACE`",
            "choose a stall from your hand\n        put it into rubbish",
        ),
    ],
)
def test_what_a_rulebook_says_has_a_way_that_works(faults_of, tried, help, way):
    (fault,) = faults_of(CARD.format("on build", tried))
    assert fault.help == help
    assert faults_of(CARD.format("on build", way)) == []


@pytest.mark.parametrize(("tried", "help"), [("8 copies", "write `copies 8`"), ("copies  eight", "write `copies 8`")])
def test_how_many_there_are_of_a_card(faults_of, tried, help):
    card = CARD.format("on build", "gain 1 coin").replace("    points  1\n", "    points  1\n    {0}\n")
    (fault,) = faults_of(card.format(tried))
    assert fault.help == help
    assert faults_of(card.format("copies  8")) == []


def test_a_card_says_of_which_kind_it_is(faults_of):
    card = CARD.format("on build", "gain 1 coin")
    (fault,) = faults_of(card.replace("stall well", "card well"))
    assert fault.message == "`card` is no kind of card"
    assert str(fault.help).startswith("say of which kind it is, in place of `card`: `")
    assert "`stall`" in str(fault.help)


def test_what_lies_in_a_place_is_said_with_is(faults_of):
    place = CARD.format("on build", "gain 1 coin") + "\n" + SCENARIO
    (fault,) = faults_of(place.format("your hand has [well, well]"))
    assert (fault.message, fault.fix) == ("`has` is said `is` here", "is")
    assert faults_of(place.format("your hand is [well, well]")) == []


def test_a_kind_is_declared_by_its_name(faults_of):
    (fault,) = faults_of('kind of card omen "Omen"\n    starts  rubbish\n')
    assert fault.help == 'write `kind omen is card "Omen"`'


def test_several_cards_are_no_card(faults_of):
    text = 'mark finest "finest stall"\n    names  stall\n\n'
    text += CARD.format("on build", "choose 1 stall from your hand\n        {0}")
    (fault,) = faults_of(text.format("set finest to stall"))
    assert fault.help == "one is picked by `choose a …`; several are gone through by `for each card in stall`"
    assert faults_of(text.format("for each card in stall\n            set finest to card")) == []
