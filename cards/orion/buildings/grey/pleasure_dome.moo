building pleasure_dome "Pleasure Dome"
    ru      "Купол наслаждений"
    colour  grey
    cost    3 food
    income  1 food
    points  1
    copies  2
    source  effect "rulebook, clarifications", colour "rulebook, order of the clarifications", numbers original

    on build:
        gain 3 loyalty
