part plasma_missile "Plasma Missile"
    ru         "Плазменные ракеты"
    opened_by  plasma_missiles
    energy     -1
    throws     orange, orange
    missile    yes
