sector zeta_herculis "Zeta Herculis"
    ru             "Дзета Геркулеса"
    sector_number  105
    ring           inner
    points         2
    wormholes      0, 1, 3, 4, 5
    squares        credits, science, advanced materials
    discovery      yes
    ancients       1
