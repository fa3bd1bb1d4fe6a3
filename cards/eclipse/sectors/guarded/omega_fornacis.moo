sector omega_fornacis "Omega Fornacis"
    ru             "Омега Печи"
    sector_number  271
    ring           guarded
    points         2
    wormholes      0, 1, 3, 4
    squares        credits, science, advanced materials
    discovery      yes
    artifact       yes
