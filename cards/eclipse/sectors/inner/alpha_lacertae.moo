sector alpha_lacertae "Alpha Lacertae"
    ru             "Альфа Ящерицы"
    sector_number  109
    ring           inner
    points         4
    wormholes      1, 2, 3, 4, 5
    squares        credits, materials
    discovery      yes
    ancients       2
    artifact       yes
