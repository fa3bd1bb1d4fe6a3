sector phi_piscium "Phi Piscium"
    ru             "Фи Рыб"
    sector_number  309
    ring           outer
    points         2
    wormholes      0, 3, 5
    squares        credits, advanced science
