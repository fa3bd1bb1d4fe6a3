building black_market "Black Market"
    ru      "Чёрный рынок"
    colour  grey
    cost    5 food, 1 production
    points  3
    copies  2
    source  design original, numbers original

    activate [A]:
        pay 1 loyalty
        choose one
            gain 3 food
            gain 3 fleet
            gain 2 production
