sector capella "Capella"
    ru             "Капелла"
    sector_number  106
    ring           inner
    points         2
    wormholes      0, 1, 2, 3
    squares        science, materials
