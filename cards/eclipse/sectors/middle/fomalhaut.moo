sector fomalhaut "Fomalhaut"
    ru             "Фомальгаут"
    sector_number  202
    ring           middle
    points         2
    wormholes      1, 3, 5
    squares        science, advanced science
    artifact       yes
