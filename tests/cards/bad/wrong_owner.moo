# What there is one of for the whole game, is nobody's.

stall cellar "Cellar"
    colour  red
    price   1 coin
    points  1

    on build:
        shuffle your deck               ### wrong-owner
        if your day is 2                ### wrong-owner
            gain 1 coin
