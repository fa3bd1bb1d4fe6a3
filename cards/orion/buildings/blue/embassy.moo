building embassy "Embassy"
    ru      "Посольство"
    colour  blue
    cost    5 food, 2 fleet
    income  1 food
    points  2
    copies  2
    source  design original, numbers original

    on build:
        gain 4 loyalty
        may hire an advisor from middle
