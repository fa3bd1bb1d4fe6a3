part flux_missile "Flux Missile"
    ru          "Искривляющие ракеты"
    opened_by   flux_missiles
    initiative  1
    dice        yellow, yellow
    missile     yes
