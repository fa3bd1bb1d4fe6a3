building rearguard "Rearguard"
    ru      "Тыловая стража"
    colour  red
    cost    3 food, 1 fleet, 1 production
    income  1 fleet
    points  1
    copies  2
    source  design original, numbers original

    after an opponent raids:
        gain 1 fleet
