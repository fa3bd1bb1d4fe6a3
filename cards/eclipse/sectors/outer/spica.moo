sector spica "Spica"
    ru             "Спика"
    sector_number  314
    ring           outer
    points         1
    wormholes      2, 3, 4
    squares        any
    discovery      yes
