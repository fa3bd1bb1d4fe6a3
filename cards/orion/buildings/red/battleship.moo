building battleship "Battleship"
    ru      "Линкор"
    colour  red
    cost    6 food, 4 fleet
    points  5
    marked  yes
    copies  2
    source  effect "rulebook, clarifications", moment original, colour "public notes", numbers original

    # R54: the attacker picks the slot, the cube is the target's own.
    after attack:
        choose a slot on target's cards where it is empty and its card is working
        put 1 cube from target's reserve into slot
