building captured_archive "Captured Archive"
    ru      "Трофейный архив"
    colour  blue
    cost    2 food, 1 production
    income  1 food
    points  1
    copies  2
    source  design original, numbers original

    on build:
        gain (your glory + 1) food
