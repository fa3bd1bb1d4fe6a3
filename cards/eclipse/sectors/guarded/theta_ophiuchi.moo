sector theta_ophiuchi "Theta Ophiuchi"
    ru             "Тета Змееносца"
    sector_number  273
    ring           guarded
    points         2
    wormholes      0, 1, 3, 4
    squares        credits, advanced materials, materials
    discovery      yes
    artifact       yes
