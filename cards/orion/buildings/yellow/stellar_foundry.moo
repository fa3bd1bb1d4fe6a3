building stellar_foundry "Stellar Foundry"
    ru      "Звёздная кузница"
    colour  yellow
    cost    3 fleet, 3 production
    points  6
    marked  yes
    copies  2
    source  design original, numbers original

    activate [A]:
        pay 3 food
        gain 3 score
