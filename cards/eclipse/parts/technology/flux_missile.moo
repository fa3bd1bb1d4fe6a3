part flux_missile "Flux Missile"
    ru          "Искривляющие ракеты"
    opened_by   flux_missiles
    initiative  1
    throws      yellow, yellow
    missile     yes
