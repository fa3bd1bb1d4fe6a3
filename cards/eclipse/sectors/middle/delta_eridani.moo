sector delta_eridani "Delta Eridani"
    ru             "Дельта Эридана"
    sector_number  209
    ring           middle
    points         1
    wormholes      0, 1, 3, 5
    squares        credits, science
