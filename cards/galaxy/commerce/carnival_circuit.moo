commerce carnival_circuit "Carnival Circuit"
    ru       "Карнавальный маршрут"
    cells    2 green, yellow
    symbols  cultural
    source   effect original, numbers original

    after you receive a leader:
        take_cubes with count 1
