sector vega "Vega"
    ru             "Вега"
    sector_number  204
    ring           middle
    points         2
    wormholes      0, 1, 3, 5
    squares        advanced credits, advanced materials, any
    discovery      yes
    ancients       1
    artifact       yes
