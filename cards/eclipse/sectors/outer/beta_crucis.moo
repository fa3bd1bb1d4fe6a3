sector beta_crucis "Beta Crucis"
    ru             "Бета Южного Креста"
    sector_number  317
    ring           outer
    points         2
    wormholes      3, 4
    squares        credits, advanced credits
