# A worker lies only at home, unless the place takes guests.

stall cellar "Cellar"
    colour  red
    price   1 coin
    points  1

    after visit:
        put 1 worker from your hut into target's yard
        put 1 worker from your hut into target's field  ### foreign-piece
        put 1 worker from target's hut into your hut    ### foreign-piece
        may
            pay 1 worker from your hut into target's hut    ### foreign-piece
            gain 1 coin
