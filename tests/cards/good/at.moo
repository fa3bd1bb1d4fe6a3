building farm
    at round start:
        gain 1 food

    at end of turn, once a round:
        lose 1 food
