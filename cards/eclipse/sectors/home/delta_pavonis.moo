sector delta_pavonis "Delta Pavonis"
    ru             "Дельта Павлина"
    sector_number  231
    ring           home
    points         3
    wormholes      0, 1, 3, 4
    squares        credits, advanced credits, science, advanced science, materials
    artifact       yes
