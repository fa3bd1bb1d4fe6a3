building death_spores "Death Spores"
    ru      "Споры смерти"
    colour  red
    cost    3 food, 3 fleet, 1 production
    income  1 food
    points  3
    copies  2
    source  name "public notes", effect original, colour "public notes", numbers original

    on build:
        each opponent
            lose 2 loyalty
            lose 3 food
