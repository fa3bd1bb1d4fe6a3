stall inn "Inn"
    colour  red
    price   1 coin
    points  1

    sell [B]:                           ### wrong-slot
        gain 1 coin
