sector canopus "Canopus"
    ru             "Канопус"
    sector_number  311
    ring           outer
    points         1
    wormholes      0, 2, 3
    squares        materials
    discovery      yes
