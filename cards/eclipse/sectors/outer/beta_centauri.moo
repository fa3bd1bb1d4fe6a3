sector beta_centauri "Beta Centauri"
    ru             "Бета Центавра"
    sector_number  306
    ring           outer
    points         1
    wormholes      1, 3
    squares        credits, materials
