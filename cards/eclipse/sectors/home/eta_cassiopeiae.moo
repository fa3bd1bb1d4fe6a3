sector eta_cassiopeiae "Eta Cassiopeiae"
    ru             "Эта Кассиопеи"
    sector_number  225
    ring           home
    points         3
    wormholes      0, 1, 3, 4
    squares        credits, advanced credits, science, advanced science, materials
    artifact       yes
