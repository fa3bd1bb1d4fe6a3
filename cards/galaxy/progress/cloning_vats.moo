progress cloning_vats "Cloning Vats"
    ru       "Чаны клонирования"
    cells    blue, 2 green
    symbols  cultural
    source   effect original, numbers original

    after you begin_turn:
        if number of your bag is at most 8
            take_cubes with count 1
