"""What is done to a state, and what is asked of it. Generated code calls these for whatever is more than a line of its
own.
"""

from interpreter.game.moves import (
    agreement,
    alike,
    cards,
    chance,
    pieces,
    players,
    prices,
    shown,
    values,
    ways,
    working,
)

ALL = (agreement, alike, cards, chance, pieces, players, prices, shown, values, ways, working)
