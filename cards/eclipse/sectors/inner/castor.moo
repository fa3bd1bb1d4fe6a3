sector castor "Castor"
    ru             "Кастор"
    sector_number  101
    ring           inner
    points         2
    wormholes      1, 2, 3, 4, 5
    squares        credits, advanced materials, materials
    discovery      yes
    ancients       1
