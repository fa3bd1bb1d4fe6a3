building spy_center "Spy Center"
    ru      "Центр шпионажа"
    colour  grey
    cost    2 food, 1 production
    points  3
    copies  2
    source  name "public notes", effect original, colour "public notes", numbers original

    at round start:
        each opponent where number of cards in their hand is at least 4
            discard 1 card from their hand
