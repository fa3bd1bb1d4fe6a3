sector iota_bootis "Iota Bootis"
    ru             "Йота Волопаса"
    sector_number  110
    ring           inner
    points         2
    wormholes      0, 2, 3, 4
    squares        advanced credits, advanced any
    discovery      yes
