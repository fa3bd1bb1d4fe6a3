building spy_center "Spy Center"
    ru      "Центр шпионажа"
    colour  grey
    cost    5 food, 1 fleet, 1 production
    points  4
    copies  2
    source  name "public notes", effect original, colour "public notes", numbers original

    at round start:
        each opponent where number of cards in their hand is at least 4
            discard 1 card from their hand
