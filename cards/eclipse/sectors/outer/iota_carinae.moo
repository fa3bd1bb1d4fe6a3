sector iota_carinae "Iota Carinae"
    ru             "Йота Киля"
    sector_number  316
    ring           outer
    points         1
    wormholes      0, 1, 3
    discovery      yes
