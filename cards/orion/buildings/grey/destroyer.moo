building destroyer "Destroyer"
    ru      "Эсминец"
    colour  grey
    cost    2 food, 2 fleet, 1 production
    points  3
    copies  2
    source  effect "rulebook, clarifications", moment original, colour "public notes", numbers original

    after attack:
        target chooses one
            discard 2 cards from their hand
            lose 1 loyalty
