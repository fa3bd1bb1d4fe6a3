sector sigma_hydrae "Sigma Hydrae"
    ru             "Сигма Гидры"
    sector_number  272
    ring           guarded
    points         2
    wormholes      0, 1, 3, 4
    squares        credits, advanced science, materials
    discovery      yes
    artifact       yes
