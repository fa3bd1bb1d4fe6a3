setup:
    in any order
        may draw 1 card
        gain 1 food
