sector arcturus "Arcturus"
    ru             "Арктур"
    sector_number  104
    ring           inner
    points         2
    wormholes      0, 1, 3, 4
    squares        credits, advanced credits, science, advanced science
    discovery      yes
    ancients       2
