sector beta_sextantis "Beta Sextantis"
    ru             "Бета Секстанта"
    sector_number  381
    ring           outer
    points         1
    wormholes      0, 3, 4
    squares        credits, materials
    discovery      yes
    portal         yes
