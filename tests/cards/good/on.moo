building farm
    on build:
        gain 1 food
