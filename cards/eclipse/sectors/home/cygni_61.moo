sector cygni_61 "61 Cygni"
    ru             "61 Лебедя"
    sector_number  226
    ring           home
    points         3
    wormholes      0, 1, 3, 4
    squares        science, materials
    artifact       yes
