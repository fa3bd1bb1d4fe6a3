building robotic_factory "Robotic Factory"
    ru      "Роботизированный завод"
    colour  yellow
    cost    3 food, 2 fleet, 1 production
    income  1 production
    points  3
    copies  2
    source  design original, numbers original

    always:
        system_discount for this system is 1 more
