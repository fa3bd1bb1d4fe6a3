building death_spores "Death Spores"
    ru      "Споры смерти"
    colour  red
    cost    3 food, 1 fleet
    income  1 food
    points  2
    copies  2
    source  name "public notes", effect original, colour "public notes", numbers original

    on build:
        each opponent
            lose 1 loyalty
            lose 2 food
