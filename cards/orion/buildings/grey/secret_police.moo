building secret_police "Secret Police"
    ru      "Тайная полиция"
    colour  grey
    cost    3 food, 2 fleet, 1 production
    points  4
    copies  2
    source  design original, numbers original

    when you would lose loyalty, once a round:
        needs amount is at least 1
        pay 1 card from your hand
