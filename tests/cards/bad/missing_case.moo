value mood of player                    ### missing-case
    1 if player's coin is 1
    2 if player's coin is 2

stall cellar "Cellar"
    colour  red
    price   1 coin
    points  1

    on build:
        gain (your mood) coin
