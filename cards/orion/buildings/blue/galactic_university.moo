building galactic_university "Galactic University"
    ru      "Галактический университет"
    colour  blue
    cost    6 food, 2 fleet, 2 production
    points  6
    marked  yes
    copies  2
    source  design original, numbers original

    on build:
        draw 2 cards
        gain 4 loyalty
