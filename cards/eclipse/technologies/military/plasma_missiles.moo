technology plasma_missiles "Plasma Missile"
    ru        "Плазменные ракеты"
    category  military
    cost      16
    least     8
    copies    3
