building death_star "Death Star"
    ru      "Звезда смерти"
    colour  red
    cost    3 food, 2 fleet, 1 production
    points  5
    marked  yes
    copies  2
    source  moment "rulebook, clarifications", reward original, colour "rulebook, order of the clarifications", numbers original

    after attack:
        gain 2 score
