sector sirius "Sirius"
    ru             "Сириус"
    sector_number  227
    ring           home
    points         3
    wormholes      0, 1, 3, 4
    squares        credits, advanced credits, science, advanced science, materials
    artifact       yes
