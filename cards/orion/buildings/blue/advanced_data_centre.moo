building advanced_data_centre "Advanced Data Centre"
    ru      "Передовой центр данных"
    colour  blue
    cost    4 food, 1 production
    income  1 food
    points  2
    copies  2
    source  effect "rulebook, clarifications", colour "rulebook, order of the clarifications", numbers original

    on build:
        put a card from discard_pile into your hand
