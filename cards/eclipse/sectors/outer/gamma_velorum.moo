sector gamma_velorum "Gamma Velorum"
    ru             "Гамма Парусов"
    sector_number  318
    ring           outer
    points         1
    wormholes      2, 3
    squares        advanced materials, any
