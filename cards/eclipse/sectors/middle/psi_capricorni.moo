sector psi_capricorni "Psi Capricorni"
    ru             "Пси Козерога"
    sector_number  210
    ring           middle
    points         1
    wormholes      0, 3, 5
    squares        credits, materials
