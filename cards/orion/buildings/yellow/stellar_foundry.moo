building stellar_foundry "Stellar Foundry"
    ru      "Звёздная кузница"
    colour  yellow
    cost    2 food, 3 fleet, 2 production
    points  5
    marked  yes
    copies  2
    source  design original, numbers original

    activate [A]:
        pay 5 food, 1 production
        for each system in your systems where it is not empty and bottom of it is not alluvia
            put top of discard_pile under system
