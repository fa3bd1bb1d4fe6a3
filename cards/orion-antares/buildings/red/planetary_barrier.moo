building planetary_barrier "Planetary Barrier"
    ru      "Планетарный щит"
    colour  red
    cost    1 food, 2 fleet, 1 production
    income  1 fleet
    points  1
    copies  2
    source  design original, numbers original

    always:
        your defence is 2 more
