sector zeta_draconis "Zeta Draconis"
    ru             "Дзета Дракона"
    sector_number  301
    ring           outer
    points         2
    wormholes      0, 2, 3
    squares        credits, science, advanced materials
    discovery      yes
    ancients       2
    artifact       yes
