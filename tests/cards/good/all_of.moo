setup:
    all of
        pay 1 food
        gain 1 fleet
