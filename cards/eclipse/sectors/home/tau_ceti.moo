sector tau_ceti "Tau Ceti"
    ru             "Тау Кита"
    sector_number  229
    ring           home
    points         3
    wormholes      0, 1, 3, 4
    squares        credits, advanced credits, science, advanced science, materials
    artifact       yes
