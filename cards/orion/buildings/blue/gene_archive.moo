building gene_archive "Gene Archive"
    ru      "Генный архив"
    colour  blue
    cost    4 food, 1 production
    income  1 food
    points  2
    copies  2
    source  design original, numbers original

    activate [A]:
        pay 1 card from your hand
        put a blue card from discard_pile into your hand
