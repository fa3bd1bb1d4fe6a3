building farm
    before an opponent attacks you, once a round:
        gain 1 fleet

    before attack:
        gain 1 food
