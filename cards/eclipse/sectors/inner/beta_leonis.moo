sector beta_leonis "Beta Leonis"
    ru             "Бета Льва"
    sector_number  103
    ring           inner
    points         2
    wormholes      0, 1, 2, 4, 5
    squares        credits, science
