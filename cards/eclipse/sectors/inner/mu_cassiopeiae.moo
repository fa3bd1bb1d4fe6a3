sector mu_cassiopeiae "Mu Cassiopeiae"
    ru             "Мю Кассиопеи"
    sector_number  108
    ring           inner
    points         2
    wormholes      0, 1, 3, 4
    squares        advanced credits, science, any
    discovery      yes
    ancients       1
