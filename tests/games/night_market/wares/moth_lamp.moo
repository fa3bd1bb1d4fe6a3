ware moth_lamp "Moth Lamp"
    sort    silk
    worth   1
    asks    1 coin
    copies  2

    # A guest's lantern in the square is enough to draw the moths.
    before buy:
        if there is a lantern in square
            gain 1 incense
