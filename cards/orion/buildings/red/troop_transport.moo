building troop_transport "Troop Transport"
    ru      "Десантный корабль"
    colour  red
    cost    2 food, 3 fleet, 1 production
    points  4
    copies  2
    source  effect "rulebook, clarifications", moment original, colour "public notes", numbers original

    # R53: the card goes to the very bottom of its system, above Alluvia if she lies there.
    after attack:
        choose a card from target's systems where it is working
        arrange card under its system
