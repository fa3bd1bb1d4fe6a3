technology monoliths "Monolith"
    ru        "Монолит"
    category  nano
    cost      12
    least     6
    copies    3
