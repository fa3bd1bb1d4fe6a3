building star_fortress "Star Fortress"
    ru      "Звёздная крепость"
    colour  yellow
    cost    1 food, 2 fleet, 2 production
    points  3
    copies  2
    source  moment "rulebook, clarifications", reward original, colour "rulebook, order of the clarifications", numbers original

    after an opponent attacks you:
        gain 1 production, 2 loyalty
