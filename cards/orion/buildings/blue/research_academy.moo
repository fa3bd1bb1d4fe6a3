building research_academy "Research Academy"
    ru      "Исследовательская академия"
    colour  blue
    cost    3 food
    income  1 food
    points  1
    copies  2
    source  design original, numbers original

    always:
        your research_draw is 1 more
