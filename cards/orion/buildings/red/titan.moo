building titan "Titan"
    ru      "Титан"
    colour  red
    cost    5 food, 4 fleet
    points  5
    marked  yes
    copies  2
    source  counting "rulebook, clarifications", moment original, harm original, colour "public notes", numbers original

    # X149: Alluvia's system counts as one, with or without cards on her.
    after attack:
        target loses (number of (systems in target's systems where it is not empty)) food
