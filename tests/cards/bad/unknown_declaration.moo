# A card of a kind that does not exist. That other cards name it, is no fault of theirs.

stal cave "Cave"                        ### unknown-declaration
    colour  red
    price   1 coin
    points  1

stall cellar "Cellar"
    colour  red
    price   1 coin
    points  1

    on build:
        if this card's card_below is cave
            gain 1 coin
