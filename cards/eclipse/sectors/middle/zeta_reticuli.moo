sector zeta_reticuli "Zeta Reticuli"
    ru             "Дзета Сетки"
    sector_number  207
    ring           middle
    points         2
    wormholes      0, 1, 3
    discovery      yes
