building biosphere "Biosphere"
    ru      "Биосфера"
    colour  blue
    cost    5 food, 1 fleet, 1 production
    points  3
    copies  2
    source  design original, numbers original

    after you build a card [P]:
        pay 1 cube from your reserve into this card's [P]
        gain 1 food, 2 loyalty
