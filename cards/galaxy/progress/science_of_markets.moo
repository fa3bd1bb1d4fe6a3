progress science_of_markets "Science of Markets"
    ru       "Наука о рынках"
    cells    blue, 2 yellow
    symbols  economic
    source   effect original, numbers original

    after you begin_turn:
        if your has_most_planets is yes
            take_cubes with count 1
