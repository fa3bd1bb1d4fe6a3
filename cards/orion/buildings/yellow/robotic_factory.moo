building robotic_factory "Robotic Factory"
    ru      "Роботизированный завод"
    colour  yellow
    cost    2 food, 1 fleet
    income  1 production
    points  1
    copies  2
    source  design original, numbers original

    always:
        system_discount for this system is 1 more
