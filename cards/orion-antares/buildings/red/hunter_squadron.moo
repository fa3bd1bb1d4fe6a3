building hunter_squadron "Hunter Squadron"
    ru      "Эскадра охотников"
    colour  red
    cost    1 food, 3 fleet
    income  1 fleet
    points  1
    copies  2
    source  design original, numbers original

    after raid, once a round:
        gain 2 score
