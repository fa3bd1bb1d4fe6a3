building stock_exchange "Planetary Stock Exchange"
    ru      "Планетарная фондовая биржа"
    colour  blue
    cost    4 food, 1 production
    points  3
    copies  2
    source  cost "rulebook, discounts", price "rulebook, clarifications", reward original, colour "rulebook, order of the clarifications", numbers original

    activate [A]:
        pay 1 score
        gain 2 production
