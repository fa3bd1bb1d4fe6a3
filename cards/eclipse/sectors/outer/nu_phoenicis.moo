sector nu_phoenicis "Nu Phoenicis"
    ru             "Ню Феникса"
    sector_number  310
    ring           outer
    points         1
    wormholes      0, 3
    squares        science, materials
