building communications_satellite "Communications Satellite"
    ru      "Спутник связи"
    colour  grey
    cost    2 food, 1 fleet, 1 production
    income  1 food
    points  2
    copies  2
    source  effect "rulebook, clarifications", colour "rulebook, order of the clarifications", numbers original

    # R56: a card that comes to the top works again, but its effect on build is not repeated.
    on build:
        for each system in your systems where number of cards in it is at least 2
            may arrange system
