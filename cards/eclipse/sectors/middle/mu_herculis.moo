sector mu_herculis "Mu Herculis"
    ru             "Мю Геркулеса"
    sector_number  205
    ring           middle
    points         1
    wormholes      2, 3, 4
    squares        credits, advanced credits, advanced science
    artifact       yes
