"""The cards, scenarios and small games in which ways out are tried. They stand beside `tests/cards/base.moo`."""

from __future__ import annotations

from textwrap import indent

CARD = 'stall well "Well"\n    colour  red\n    price   1 coin\n    points  1\n'


def card(*moments: str) -> str:
    """A card with these moments, each followed by the lines that stand below it."""
    pairs = zip(moments[::2], moments[1::2], strict=True)
    return CARD + "".join(f"\n    {moment}:\n{indent(lines, ' ' * 8)}\n" for moment, lines in pairs)


def built(lines: str) -> str:
    """A card that does this when it is built: where most lines are tried."""
    return card("on build", lines)


WELL = built("gain 1 coin")


def well_with(fact: str) -> str:
    """A card with one line more among its facts."""
    return WELL.replace("points  1", f"points  1\n    {fact}")


def scenario(then: str, given: str = "your coin is 2", when: str = "you gain 1 coin") -> str:
    """A scenario with these lines in its parts."""
    parts = {"given": given, "when": when, "then": then}
    blocks = (f"    {part}\n{indent(lines, ' ' * 8)}\n" for part, lines in parts.items())
    return 'scenario "short"\n' + "".join(blocks)


BUILT = 'counter built for each player "built"\n    range  0 or more\n\n'
FEE = "value fee of player against other (player) = 1 coin\n\nto rob target (player)\n"
FEE += "    pay fee of you against target\n    gain 1 fame\n\n"
FEE += 'action robbing "Rob"\n    rob an opponent\n\n'
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


def spots(lines: str) -> str:
    """An action with these lines in a game with workers who are sent to places."""
    return SPOTS.format(indent(lines, "    ").lstrip())


PATCHES = """
kind patch is place "patch"

board meadow of patch "meadow"
    form   hexagons
    reach  1

zone crop of stall for each patch "crop"

action planting "Plant"
    {0}
"""


def patches(lines: str) -> str:
    """An action with these lines in a game on a board of hexagons."""
    return PATCHES.format(indent(lines, "    ").lstrip())


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


def furrows(lines: str) -> str:
    """An action with these lines in a game with one place and a verb."""
    return FURROWS.format(indent(lines, "    ").lstrip())


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


def pits(lines: str, far: str = "0 otherwise") -> str:
    """An action with these lines in a game on a ring of places that carry stones and sides, and the last line of its
    value `far`."""
    return PITS.format(indent(lines, "    ").lstrip(), far)
