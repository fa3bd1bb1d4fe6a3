sector alpha_lyncis "Alpha Lyncis"
    ru             "Альфа Рыси"
    sector_number  274
    ring           guarded
    points         2
    wormholes      0, 1, 3, 4
    squares        credits, science, advanced science
    discovery      yes
    artifact       yes
