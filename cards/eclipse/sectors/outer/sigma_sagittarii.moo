sector sigma_sagittarii "Sigma Sagittarii"
    ru             "Сигма Стрельца"
    sector_number  307
    ring           outer
    points         2
    wormholes      0, 2, 3
    squares        credits, advanced science
