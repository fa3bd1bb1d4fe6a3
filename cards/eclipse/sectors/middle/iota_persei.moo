sector iota_persei "Iota Persei"
    ru             "Йота Персея"
    sector_number  208
    ring           middle
    points         2
    wormholes      0, 2, 3, 5
    discovery      yes
