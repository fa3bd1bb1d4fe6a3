ancient_part antimatter_missile "Antimatter Missile"
    ru       "Антиматериальные ракеты"
    dice     red
    missile  yes
