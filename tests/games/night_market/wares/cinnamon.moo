ware cinnamon "Cinnamon"
    sort    spice
    worth   2
    asks    2 coin
    copies  2

    after buy:
        draw 1 bid
