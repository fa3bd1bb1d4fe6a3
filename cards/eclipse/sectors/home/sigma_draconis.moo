sector sigma_draconis "Sigma Draconis"
    ru             "Сигма Дракона"
    sector_number  228
    ring           home
    points         3
    wormholes      0, 1, 3, 4
    squares        credits, science, advanced materials
    artifact       yes
