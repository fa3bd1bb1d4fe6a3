# Lines that can be read and do nothing.

stall cellar "Cellar"
    colour  red
    price   1 coin
    points  1

    on build:
        choose one                      ### missing-part
            gain 1 coin
        roll 2 cubes as thrown          ### unused
        gain 1 coin
