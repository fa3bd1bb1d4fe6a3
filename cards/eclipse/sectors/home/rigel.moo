sector rigel "Rigel"
    ru             "Ригель"
    sector_number  232
    ring           home
    points         3
    wormholes      0, 1, 3, 4
    squares        advanced credits, science, advanced materials, materials
    artifact       yes
