building hunter_squadron "Hunter Squadron"
    ru      "Эскадра охотников"
    colour  red
    cost    1 food, 3 fleet, 1 production
    income  1 fleet
    points  2
    copies  2
    source  design original, numbers original

    after raid, once a round:
        gain 2 score
