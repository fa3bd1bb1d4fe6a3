sector pollux "Pollux"
    ru             "Поллукс"
    sector_number  102
    ring           inner
    points         2
    wormholes      0, 2, 3, 5
    squares        science, science
