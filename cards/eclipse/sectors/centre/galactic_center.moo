sector galactic_center "Galactic Center"
    ru             "Центр Галактики"
    sector_number  1
    ring           centre
    points         4
    wormholes      0, 1, 2, 3, 4, 5
    squares        credits, credits, advanced science, science, advanced materials, materials
    discovery      yes
    artifact       yes
