sector beta_aquilae "Beta Aquilae"
    ru             "Бета Орла"
    sector_number  211
    ring           middle
    points         1
    wormholes      0, 1, 2, 3
    squares        credits, advanced materials, any
    discovery      yes
    ancients       1
