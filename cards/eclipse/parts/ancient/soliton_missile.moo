ancient_part soliton_missile "Soliton Missile"
    ru          "Солитонные ракеты"
    initiative  1
    throws      blue
    missile     yes
