sector delta_corvi "Delta Corvi"
    ru             "Дельта Ворона"
    sector_number  281
    ring           middle
    points         2
    wormholes      0, 2, 3, 5
    squares        credits, science
    discovery      yes
    portal         yes
