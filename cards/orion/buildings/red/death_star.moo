building death_star "Death Star"
    ru      "Звезда смерти"
    colour  red
    cost    5 food, 4 fleet, 1 production
    points  6
    marked  yes
    copies  2
    source  moment "rulebook, clarifications", reward original, colour "rulebook, order of the clarifications", numbers original

    after attack:
        gain 2 score
