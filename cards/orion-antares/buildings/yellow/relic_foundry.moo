building relic_foundry "Relic Foundry"
    ru      "Литейная реликвий"
    colour  yellow
    cost    3 food, 1 production
    income  1 production
    points  1
    copies  2
    source  design original, numbers original

    activate [A]:
        pay 1 glory
        choose one
            gain 4 food
            gain 4 fleet
            gain 2 production
