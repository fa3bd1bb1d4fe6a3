# More starts there than there is room for.

kind omen is card "omen"
    starts  omens

zone omens of omen                      ### overflow
    holds  3

zone heap of worker
    holds  2
    start  3                            ### overflow

omen raven "Raven"
    copies  4

    after build:
        put top of omens into omens
        if there is a worker in heap
            gain 1 coin
