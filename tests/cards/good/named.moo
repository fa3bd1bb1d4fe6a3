setup:
    shuffle deck

building farm
    activate [A]:
        gain 1 food

    end of game, working or not:
        score 1

    harvest, once a game, working or not:
        gain 1 food
