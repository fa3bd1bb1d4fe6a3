building frigate "Frigate"
    ru      "Фрегат"
    colour  grey
    cost    4 food, 1 fleet, 1 production
    points  3
    copies  2
    source  moment "rulebook, clarifications", reward original, colour "rulebook, order of the clarifications", numbers original

    after attack:
        gain 1 fleet
