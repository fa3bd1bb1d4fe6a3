sector beta_centauri "Beta Centauri"
    ru         "Бета Центавра"
    number     306
    ring       outer
    points     1
    wormholes  1, 3
    squares    credits, materials
