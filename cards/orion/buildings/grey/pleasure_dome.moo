building pleasure_dome "Pleasure Dome"
    ru      "Купол наслаждений"
    colour  grey
    cost    4 food, 1 production
    income  1 food
    points  2
    copies  2
    source  effect "rulebook, clarifications", colour "rulebook, order of the clarifications", numbers original

    on build:
        gain 6 loyalty
