building hydroponic_gardens "Hydroponic Gardens"
    ru      "Гидропонные сады"
    colour  blue
    cost    5 food, 1 production
    points  3
    copies  2
    source  design original, numbers original

    at round start:
        if your food is at most 3
            gain 3 food
        otherwise
            gain 1 food, 1 loyalty
