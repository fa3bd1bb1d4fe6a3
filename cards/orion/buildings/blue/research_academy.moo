building research_academy "Research Academy"
    ru      "Исследовательская академия"
    colour  blue
    cost    4 food, 1 production
    income  1 food
    points  2
    copies  2
    source  design original, numbers original

    always:
        your research_draw is 1 more
