building colony_ship "Colony Ship"
    ru      "Колонизаторский корабль"
    colour  yellow
    cost    4 food, 2 fleet
    income  1 food
    points  0
    copies  2
    source  effect "rulebook, building actions", colour original, numbers original

    # R58: only into the system this card lies in.
    on build:
        may build a card from your hand into this system with discount 2
