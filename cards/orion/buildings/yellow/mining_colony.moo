building mining_colony "Mining Colony"
    ru      "Шахтёрская колония"
    colour  yellow
    cost    5 food, 2 fleet
    income  1 food
    points  1
    copies  2
    source  design original, numbers original

    at round start:
        may
            pay 2 food
            gain 1 production
