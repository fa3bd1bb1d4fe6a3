sector theta_pegasi "Theta Pegasi"
    ru             "Тета Пегаса"
    sector_number  304
    ring           outer
    points         2
    wormholes      0, 3
    squares        advanced credits, materials
