"""Ways out: places of a map or a board, and what they carry."""

from __future__ import annotations

from ways_out.games import built, furrows, patches, pits, spots

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
BESIDE = "\nrelation beside of patch\n    from meadow\n"
MARSH = 'kind field is place "field"\n\nfield marsh_bed "Marsh"\n\nto drain field\n    gain 1 fame\n\n'
MARSH += 'action draining "Drain"\n    drain marsh_bed\n\n'
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
GARDENS = """
kind patch is place "patch"
{owned}
zone crop of stall for each patch "crop"

board garden of patch {each}
    form    squares
    width   3
    height  3

action weeding "Weed"
    {line}
"""
EACH, PICKED = 'for each player "garden"', "choose a patch from your garden\n    put top of patch's crop into rubbish"


def garden(line: str = PICKED, each: str = EACH, owned: str = "") -> str:
    """An action with this line in a game in which every player has a board."""
    return GARDENS.format(line=line, each=each, owned=owned)


TRIED = {
    "everybody's board, by whom it is for": (
        garden(each='for each opponent "garden"'),
        "wrong-kind: a board is there once, or once for each player",
        "write `for each player`, or leave it out",
        garden(),
    ),
    "everybody's board, with its title too early": (
        garden(each='"garden" for each player'),
        "unexpected-word: the title stands at the end of the line",
        'write `board garden of patch for each player "garden"`',
        garden(),
    ),
    "everybody's board, by whose the places are": (
        garden(owned="    owned by_player\n"),
        "wrong-fact: a patch is a place, and belongs to whoever's board it lies on",
        "leave the line out, and write `board NAME of patch for each player`",
        garden(),
    ),
    "the places of one's own board": (
        garden("choose a patch where it is empty\n    gain (number of your patches) coin"),
        "missing-place: your patches from where?",
        "write `patches on your garden`",
        garden("choose a patch where it is empty\n    gain (number of patches on your garden) coin"),
    ),
    "a place of a board that everybody has": (
        garden("put top of garden_a1's crop into rubbish"),
        "missing-owner: whose garden_a1? every player has one",
        "write `your garden_a1`, or `their garden_a1` under `each player`",
        garden("put top of your garden_a1's crop into rubbish"),
    ),
    "what lies on one's own board": (
        garden(PICKED + "\n    choose a stall from your garden\n    put stall into rubbish"),
        "wrong-place: no stall can lie in `your garden`",
        "write what lies on its places: `your garden's crop`",
        garden(PICKED + "\n    choose a stall from your garden's crop\n    put stall into rubbish"),
    ),
    "whether a place that everybody has is empty": (
        garden(PICKED + "\n    if garden_a1 is empty\n        gain 1 coin"),
        "missing-owner: whose garden_a1? every player has one",
        "write `your garden_a1`, or `their garden_a1` under `each player`",
        garden(PICKED + "\n    if your garden_a1 is empty\n        gain 1 coin"),
    ),
    "what every place has, of everybody": (
        furrows("gain (number of everybody's crop) coin\nplough\ngain 1 depth"),
        "unknown-name: `crop` is no place that every player has",
        "each patch has one; for all of them together write the plural before it, as in `hexes' ground`",
        furrows("gain (number of patches' crop) coin\nplough\ngain 1 depth"),
    ),
    "onto a place that is picked there": (
        patches("put a stall from your hand onto an empty patch"),
        "wrong-kind: `an empty patch` is a patch, but a place for cards is needed here",
        "pick it first, on a line above: `choose an empty patch`; then write what lies on it: `patch's crop`",
        patches("choose an empty patch\nput a stall from your hand onto patch's crop"),
    ),
    "a place on a board": (
        patches("choose a patch\nput top of patch's crop into rubbish\nput a stall on meadow into rubbish"),
        "wrong-kind: `meadow` is a board, but a value is needed here",
        "its places are of a kind: write `a patch`, or `patch's ZONE` for what lies there",
        patches("choose a patch\nput a stall from patch's crop into rubbish"),
    ),
    "a place on the map": (
        MARSH + built("drain marshes"),
        "unknown-name: the name `marshes` does not exist here",
        "did you mean `marsh_bed`?",
        MARSH + built("drain marsh_bed"),
    ),
    "a free place": (
        spots("choose a free spot\ngain 1 coin"),
        "unknown-word: no spot is `free`",
        "write `where its mates is empty`",
        spots("choose a spot where its mates is empty\ngain 1 coin"),
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
    "a relation without its `to`, of what belongs to something": (
        built("choose a stall beside stall's lane"),
        "unexpected-word: behind a relation stands `to`",
        "write `stall beside to stall's lane`",
        patches("choose a patch beside to meadow_1\nput a stall from your hand into its crop") + BESIDE,
    ),
    "a relation without its `to`": (
        patches("choose a patch beside meadow_1\nput a stall from your hand into its crop") + BESIDE,
        "unknown-kind: behind a relation stands `to`",
        "write `patch beside to meadow_1`",
        patches("choose a patch beside to meadow_1\nput a stall from your hand into its crop") + BESIDE,
    ),
    "steps along nothing": (
        pits("gain (steps from pit to circle_1) coin"),
        "unfinished-line: this does not say along which relation the steps are taken",
        "write `along` and the name of a relation behind it",
        pits("gain (steps from pit to circle_1 along beside) coin"),
    ),
    "more of what a place carries": (
        pits("add 1 stone to pit"),
        "unknown-verb: the verb `add` does not exist",
        "write `pit gains 1 stones`",
        pits("pit gains 1 stones"),
    ),
    "a place that holds nothing": (
        pits("if pit is empty\n    gain 1 coin"),
        "wrong-kind: nothing can lie on a pit: it is neither empty nor full",
        "ask for what it carries: `pit's side is nobody`",
        pits("if pit's side is nobody\n    gain 1 coin"),
    ),
    "an empty place of those that hold nothing": (
        pits("gain (number of empty pits) coin"),
        "unknown-word: no pit is `empty`",
        "ask for what it carries: `its side is nobody`",
        pits("gain (number of (pits where its side is nobody)) coin"),
    ),
    "the next place without its side": (
        pits("set last to (neighbour of pit)"),
        "unknown-fact: a pit has no `neighbour`",
        "write `neighbour of pit towards 0`",
        pits("set last to (neighbour of pit towards 0)"),
    ),
    "whose it is, an opponent": (
        pits("if pit's side is an opponent\n    gain 1 coin"),
        "unknown-kind: there are no things called `opponent`",
        "of a player write `is not you`, or `is not nobody`",
        pits("if pit's side is not you\n    gain 1 coin"),
    ),
    "a mark that is turned": (
        pits("flip pit's side"),
        "wrong-kind: `pit's side` is a player, but a card is needed here",
        "write `set pit's side to …`",
        pits("set pit's side to you"),
    ),
    "a mark of each place without its place": (
        pits("gain 1 coin\nset side to you"),
        "missing-owner: whose `side`? every pit has its own",
        "write `set pit's side to …`",
        pits("gain 1 coin\nset pit's side to you"),
    ),
    "a pit without a mark": (
        pits("choose a pit without side as free\ngain 1 coin"),
        "unknown-kind: what things lack says a condition behind `where`",
        "write `pit where its side is nobody`",
        pits("choose a pit as free where its side is nobody\ngain 1 coin"),
    ),
    "places without things": (
        spots("choose a spot without mates\ngain 1 coin"),
        "unknown-kind: what things lack says a condition behind `where`",
        "write `spot where its mates is empty`",
        spots("choose a spot where its mates is empty\ngain 1 coin"),
    ),
    "nothing on a place": (
        spots("choose a spot where its mates is nothing\ngain 1 coin"),
        "wrong-kind: `nothing` is a card, but a place for cards is needed here",
        "write `is empty`",
        spots("choose a spot where its mates is empty\ngain 1 coin"),
    ),
    "from all places of a kind": (
        spots("put all your mates from spots into your lodge"),
        "unknown-name: the name `spots` does not exist here",
        "write what lies on it: `spots' mates`",
        spots("put all your mates from spots' mates into your lodge"),
    ),
    "what a thing is marked with": (
        spots("choose a mate from your lodge\nset mate to busy"),
        "wrong-kind: `mate` are things on the table, not something that is counted",
        "write `set mate's state to busy`",
        spots("choose a mate from your lodge\nset mate's state to busy"),
    ),
    "a place on which nothing can lie": (
        BOGS.format("", "bog is empty", "pool"),
        "wrong-kind: `bog` is a bog, but a place is needed here",
        "declare what lies there, `zone NAME of KIND for each bog`, and write `bog's NAME`",
        BOGS.format('\nzone frogs of frog for each bog "frogs"\n', "its frogs is empty", "bog's frogs"),
    ),
    "what is related to a place, inside a line": (
        patches(
            "choose a patch as spot\n"
            "gain (number of patches beside to spot) coin\n"
            "put a stall from your hand into spot's crop"
        )
        + BESIDE,
        "unexpected-word: things that are related to a place stand in brackets inside a line",
        "write `(patches beside to spot)`",
        patches(
            "choose a patch as spot\n"
            "gain (number of (patches beside to spot)) coin\n"
            "put a stall from your hand into spot's crop"
        )
        + BESIDE,
    ),
    "a place of one's own": (
        patches("choose your patch\nput a stall from your hand into patch's crop"),
        "unknown-name: a player has no `patch`",
        "places belong to nobody: say behind `where` what is so of it, `a patch where its MARK is you`",
        patches("choose a patch where its keeper is you\nput a stall from your hand into patch's crop")
        + 'mark keeper for each patch "keeper"\n    names  player\n\naction keeping "Keep"\n'
        + "    choose a patch\n    set its keeper to you\n",
    ),
}
