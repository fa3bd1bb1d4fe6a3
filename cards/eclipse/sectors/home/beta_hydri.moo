sector beta_hydri "Beta Hydri"
    ru             "Бета Южной Гидры"
    sector_number  224
    ring           home
    points         3
    wormholes      0, 1, 3, 4
    squares        credits, advanced science, advanced materials
    artifact       yes
