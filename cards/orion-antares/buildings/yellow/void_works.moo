building void_works "Void Crystal Works"
    ru      "Шахта кристаллов пустоты"
    colour  yellow
    cost    4 food, 2 fleet
    income  1 production
    points  1
    copies  2
    source  design original, numbers original

    at round start:
        if your glory is at least 1
            gain 1 food
