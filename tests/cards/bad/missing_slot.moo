# The kind says that `sell` takes the slot [A].

stall inn "Inn"
    colour  red
    price   1 coin
    points  1

    sell:                               ### missing-slot
        gain 1 coin
