sector alpha_centauri "Alpha Centauri"
    ru             "Альфа Центавра"
    sector_number  201
    ring           middle
    points         1
    wormholes      1, 3, 5
    squares        credits, materials
