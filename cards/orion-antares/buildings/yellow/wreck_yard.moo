building wreck_yard "Wreck Yard"
    ru      "Кладбище кораблей"
    colour  yellow
    cost    3 food, 2 fleet, 1 production
    points  3
    copies  2
    source  design original, numbers original

    after raid [P]:
        pay 1 cube from your reserve into this card's [P]
        gain 1 production
