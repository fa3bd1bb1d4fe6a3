sector chi_draconis "Chi Draconis"
    ru             "Хи Дракона"
    sector_number  203
    ring           middle
    points         2
    wormholes      0, 1, 3, 5
    squares        advanced credits, science, materials
    discovery      yes
    ancients       2
