stall inn "Inn"
    colour  red
    price   1 coin
    points  1

    after visit [C]:                    ### unknown-slot
        gain 1 coin

    on build:
        put 1 worker from your hut into this card's [D]     ### unknown-slot
