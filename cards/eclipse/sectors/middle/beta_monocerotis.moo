sector beta_monocerotis "Beta Monocerotis"
    ru             "Бета Единорога"
    sector_number  214
    ring           middle
    points         2
    wormholes      0, 1, 2, 4, 5
    squares        science, advanced materials, advanced any
    discovery      yes
    ancients       1
