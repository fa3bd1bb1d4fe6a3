sector kappa_scorpii "Kappa Scorpii"
    ru             "Каппа Скорпиона"
    sector_number  308
    ring           outer
    points         2
    wormholes      2, 3, 5
    squares        science, advanced materials
