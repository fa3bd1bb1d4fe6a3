ware black_tea "Black Tea"
    sort    tea
    worth   1
    asks    2 coin
    copies  2

    # Everybody at the table drinks, the host first.
    on buy:
        for each ware in your stall where it is not this
            gain 1 coin
        each opponent loses 1 incense
