sector alpha_ursae_minoris "Alpha Ursae Minoris"
    ru             "Альфа Малой Медведицы"
    sector_number  313
    ring           outer
    points         1
    wormholes      0, 3
    squares        any
    discovery      yes
