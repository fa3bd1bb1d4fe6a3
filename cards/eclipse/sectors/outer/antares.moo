sector antares "Antares"
    ru             "Антарес"
    sector_number  312
    ring           outer
    points         1
    wormholes      0, 1, 3
    squares        materials
    discovery      yes
