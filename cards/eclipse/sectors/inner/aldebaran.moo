sector aldebaran "Aldebaran"
    ru             "Альдебаран"
    sector_number  107
    ring           inner
    points         3
    wormholes      0, 1, 2, 3, 5
    squares        credits, advanced science, advanced materials
    artifact       yes
