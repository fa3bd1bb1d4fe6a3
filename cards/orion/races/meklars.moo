race meklars "Meklars"
    ru      "Меклары"
    start   3 food, 1 fleet, 1 production
    source  effect original, numbers original

    at round start:
        may
            pay 1 food
            gain 1 production
