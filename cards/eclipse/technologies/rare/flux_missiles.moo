technology flux_missiles "Flux Missile"
    ru        "Искривляющие ракеты"
    category  rare
    cost      11
    least     8
