building dimensional_laboratory "Dimensional Laboratory"
    ru      "Межпространственная лаборатория"
    colour  blue
    cost    3 food, 1 production
    income  1 food
    points  2
    copies  2
    source  design original, numbers original

    after raid:
        draw 1 card
