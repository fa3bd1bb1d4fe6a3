building titan "Titan"
    ru      "Титан"
    colour  red
    cost    4 food, 3 fleet
    points  4
    marked  yes
    copies  2
    source  counting "rulebook, clarifications", moment original, harm original, colour "public notes", numbers original

    # X149: Alluvia's system counts as one, with or without cards on her.
    after attack:
        target loses (number of (systems in target's systems where it is not empty)) food
