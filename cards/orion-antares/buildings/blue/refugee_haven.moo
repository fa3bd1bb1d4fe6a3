building refugee_haven "Refugee Haven"
    ru      "Приют беженцев"
    colour  blue
    cost    4 food
    income  1 food
    points  1
    copies  2
    source  design original, numbers original

    after suffer:
        gain 2 food, 1 loyalty
